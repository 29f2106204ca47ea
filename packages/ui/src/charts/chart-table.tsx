/** One value of a chart. */
export interface ChartPoint {
  label: string;
  /** The drawn value. */
  value: number;
  /** The value as it is shown. */
  text: string;
}

/** The values of a chart for screen readers. */
export function ChartTable({
  caption,
  labelHead,
  valueHead,
  points,
}: {
  caption: string;
  labelHead: string;
  valueHead: string;
  points: readonly ChartPoint[];
}) {
  return (
    <table className="cs-visually-hidden">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labelHead}</th>
          <th scope="col">{valueHead}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
