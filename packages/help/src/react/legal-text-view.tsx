import type { Locale } from '@courtside/i18n';
import { useHasRoute } from '@courtside/shell/react';
import { Link } from 'react-router';
import type { LegalSection, LegalText } from '../core/legal-text.ts';
import { Figures } from './figures.tsx';

export type HeadingLevel = 2 | 3;

export interface LegalTextViewProps {
  text: LegalText;
  locale: Locale;
  level: HeadingLevel;
  /** The line with the day of the last change. */
  updated: string;
  /** Name of the list of contents. With it, each section has an anchor; a page may have only one such text. */
  contents?: string;
}

/** One legal text with the facts filled in. Uses no services, so that it renders anywhere. */
export function LegalTextView({ text, locale, level, updated, contents }: LegalTextViewProps) {
  const anchored = contents !== undefined;
  return (
    <div className={anchored ? 'cs-help-layout' : undefined}>
      {anchored && (
        <nav className="cs-help-contents" aria-label={contents}>
          <ol>
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <Link to={{ hash: id }}>{heading}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <article className="cs-help-text" lang={locale} aria-label={text.title}>
        <p className="cs-help-text__updated">{updated}</p>
        {text.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {text.sections.map((section) => (
          <Section key={section.id} section={section} level={level} anchored={anchored} />
        ))}
      </article>
    </div>
  );
}

interface SectionProps {
  section: LegalSection;
  level: HeadingLevel;
  anchored: boolean;
}

function Section({ section, level, anchored }: SectionProps) {
  const Heading = `h${level}` as const;
  const { link } = section;
  // No links in a dialog, as they would leave the page below it.
  const linked = useHasRoute(link?.path ?? '') && anchored;
  return (
    <section className="cs-help-section" id={anchored ? section.id : undefined}>
      <Heading className="cs-help-section__heading">{section.heading}</Heading>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.table && <Figures table={section.table} />}
      {section.items && (
        <ul className="cs-help-items">
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {link && linked && (
        <p>
          <Link to={link.path}>{link.text}</Link>
        </p>
      )}
    </section>
  );
}
