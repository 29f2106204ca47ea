import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** A sentence below the title. */
  note?: string | undefined;
  /** What stands at the right end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page. */
export function Section({ title, note, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="cs-lobby-section" aria-labelledby={id}>
      <header className="cs-lobby-section__head">
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {note && <p className="cs-lobby-section__note">{note}</p>}
      {children}
    </section>
  );
}
