export interface SkeletonProps {
  rows?: number;
  /** What is being loaded, for assistive technology. */
  label: string;
}

/** Stands where rows will be, at their height, so that nothing jumps when they come. */
export function Skeleton({ rows = 3, label }: SkeletonProps) {
  return (
    <div className="cs-skeleton" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="cs-skeleton__row" />
      ))}
    </div>
  );
}
