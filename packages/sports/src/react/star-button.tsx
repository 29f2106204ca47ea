import { classNames, IconStar } from '@courtside/ui';

export interface StarButtonProps {
  /** Name of the starred thing. */
  label: string;
  starred: boolean;
  onToggle: () => void;
  /** Reached with the arrow keys of an `OddsGrid`. @default false */
  inGrid?: boolean;
}

/** Puts a match or a league on top of the board, or back into its place. */
export function StarButton({ label, starred, onToggle, inGrid = false }: StarButtonProps) {
  return (
    <button
      type="button"
      className={classNames('cs-sports-star', starred && 'is-starred')}
      aria-label={label}
      aria-pressed={starred}
      {...(inGrid && { tabIndex: -1, 'data-odds-item': '' })}
      onClick={onToggle}
    >
      <IconStar size={14} aria-hidden />
    </button>
  );
}
