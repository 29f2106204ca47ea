import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconPause, IconPlay } from '../../icons.ts';

export interface Notice {
  id: string;
  text: string;
  /** Makes it a link; without it, it is a button. */
  href?: string;
}

/** Everything else reaches the root. */
export interface NoticeMarqueeProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'onSelect'
> {
  notices: readonly Notice[];
  onSelect: (id: string) => void;
  /** Names it. */
  label: string;
  pauseLabel: string;
  playLabel: string;
}

/** Seconds that a character takes to pass. */
const PACE = 0.3;
const LEAST = 12;

/** Notices that pass by in a line. They stop under pointer and focus, and stand still under reduced motion. */
export function NoticeMarquee({
  notices,
  onSelect,
  label,
  pauseLabel,
  playLabel,
  className,
  ...rest
}: NoticeMarqueeProps) {
  const [stopped, setStopped] = useState(false);
  const characters = notices.reduce((sum, { text }) => sum + [...text].length, 0);
  const row = notices.map(({ id, text, href }) => (
    <li key={id}>
      {href === undefined ? (
        <button type="button" className="cs-marquee__notice" onClick={() => onSelect(id)}>
          {text}
        </button>
      ) : (
        <a className="cs-marquee__notice" href={href} onClick={() => onSelect(id)}>
          {text}
        </a>
      )}
    </li>
  ));
  return (
    <section
      aria-label={label}
      {...rest}
      className={classNames('cs-marquee', stopped && 'is-stopped', className)}
    >
      <div className="cs-marquee__window">
        <div
          className="cs-marquee__track"
          style={{ animationDuration: `${Math.max(LEAST, characters * PACE)}s` }}
        >
          <ul className="cs-marquee__row">{row}</ul>
          {/* What follows the last notice while it passes, for the eye only. */}
          <ul className="cs-marquee__row cs-marquee__copy" aria-hidden inert>
            {row}
          </ul>
        </div>
      </div>
      <button
        type="button"
        className="cs-icon-button cs-marquee__pause"
        aria-label={stopped ? playLabel : pauseLabel}
        onClick={() => setStopped(!stopped)}
      >
        {stopped ? <IconPlay size={16} aria-hidden /> : <IconPause size={16} aria-hidden />}
      </button>
    </section>
  );
}
