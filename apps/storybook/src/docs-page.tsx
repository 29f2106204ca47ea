import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** A key or keys, and what they do. */
type KeyRow = readonly [keys: string, does: string];

/** The page of a component: what it is, its props, its keys, its stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Keyboard />
      <Stories />
    </>
  );
}

/** What the stories of the component say in `parameters.keyboard`. */
function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rows = preparedMeta.parameters['keyboard'] as readonly KeyRow[] | undefined;
  if (!rows) return null;
  return (
    <>
      <h2>Keyboard</h2>
      {rows.length === 0 ? (
        <p>Nothing to operate.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Does</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([keys, does]) => (
              <tr key={keys + does}>
                <td>{keys}</td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
