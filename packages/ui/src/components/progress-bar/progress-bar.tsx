import { Progress } from '@base-ui/react/progress';
import { classNames } from '../../class-names.ts';

/** All other props go to the root element, which is the progress bar. */
export interface ProgressBarProps extends Omit<
  Progress.Root.Props,
  'value' | 'className' | 'children' | 'max' | 'min'
> {
  /** Finished part, from 0 to `max`; null while unknown. */
  value: number | null;
  /** @default 100 */
  max?: number;
  /** Shown above the bar, and its name. */
  label: string;
  /** @default false */
  hideLabel?: boolean;
  /** The value in words, such as `320 / 1,000`. */
  text?: string;
  /** @default 'brand' */
  tone?: 'brand' | 'success' | 'warning';
  className?: string | undefined;
}

/** A progress bar. */
export function ProgressBar({
  value,
  max = 100,
  label,
  hideLabel = false,
  text,
  tone = 'brand',
  className,
  ...rest
}: ProgressBarProps) {
  return (
    <Progress.Root
      aria-label={label}
      {...rest}
      {...(text !== undefined && { getAriaValueText: () => text })}
      value={value === null ? null : Math.min(max, Math.max(0, value))}
      max={max}
      className={classNames('cs-progress', `cs-progress--${tone}`, className)}
    >
      {(!hideLabel || text !== undefined) && (
        <span className="cs-progress__head" aria-hidden>
          <span>{hideLabel ? '' : label}</span>
          <span className="cs-progress__text">{text}</span>
        </span>
      )}
      <Progress.Track className="cs-progress__track">
        <Progress.Indicator className="cs-progress__done" />
      </Progress.Track>
    </Progress.Root>
  );
}
