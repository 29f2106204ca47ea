import type { Locale } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useCustomerService } from '@courtside/shell/react';
import { Button, Skeleton } from '@courtside/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { HelpBlock, HelpLink, HelpSection, HelpText } from '../core/help-page.ts';
import { Figures } from './figures.tsx';
import { m } from './messages.ts';
import { useLinkOpen } from './use-link-open.ts';

export interface HelpTextViewProps {
  /** The text with the facts filled in. */
  text: HelpText;
  title: string;
  locale: Locale;
  /** The line with the day of the last change. */
  updated: string;
  /** Name of the list of contents. */
  contents: string;
  /** Content below the text. @default nothing */
  children?: ReactNode;
}

/** The text of one page of help: its contents, its sections with anchors, and the day of its last change. */
export function HelpTextView({
  text,
  title,
  locale,
  updated,
  contents,
  children,
}: HelpTextViewProps) {
  // Microdata, as the policy of the page would refuse a script.
  const faq = text.faq ? { itemScope: true, itemType: 'https://schema.org/FAQPage' } : {};
  return (
    <div className="cs-help-layout">
      <nav className="cs-help-contents" aria-label={contents}>
        <ol>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <Link to={{ hash: id }}>{heading}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <article className="cs-help-text" lang={locale} aria-label={title} {...faq}>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} faq={text.faq === true} />
          ))}
          <p className="cs-help-text__updated">{updated}</p>
        </article>
        {children}
      </div>
    </div>
  );
}

function Section({ section, faq }: { section: HelpSection; faq: boolean }) {
  const { id, heading, body } = section;
  const blocks = body.map((block) => <Block key={JSON.stringify(block)} block={block} />);
  if (!faq) {
    return (
      <section className="cs-help-section" id={id}>
        <h2 className="cs-help-section__heading">{heading}</h2>
        {blocks}
      </section>
    );
  }
  return (
    <section
      className="cs-help-section"
      id={id}
      itemScope
      itemProp="mainEntity"
      itemType="https://schema.org/Question"
    >
      <h2 className="cs-help-section__heading" itemProp="name">
        {heading}
      </h2>
      <div
        className="cs-help-section"
        itemScope
        itemProp="acceptedAnswer"
        itemType="https://schema.org/Answer"
      >
        <div className="cs-help-section" itemProp="text">
          {blocks}
        </div>
      </div>
    </section>
  );
}

// The rules engine is loaded with the first example, not with a text.
const Example = lazy(async () => ({ default: (await import('./examples/example.tsx')).Example }));

function Block({ block }: { block: HelpBlock }) {
  const t = useT();
  if (typeof block === 'string') return <p>{block}</p>;
  if ('steps' in block) {
    return (
      <ol className="cs-help-steps">
        {block.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  }
  if ('list' in block) {
    return (
      <ul className="cs-help-items">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('table' in block) return <Figures table={block.table} />;
  if ('warning' in block) return <Box tone="warning" lead={t(m.warning)} text={block.warning} />;
  if ('note' in block) return <Box tone="note" lead={t(m.note)} text={block.note} />;
  if ('links' in block) return <Links links={block.links} />;
  if ('words' in block) {
    return (
      <dl className="cs-help-words">
        {block.words.map(({ id, word, meaning }) => (
          <div key={id} id={id}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('service' in block) return <Service />;
  return (
    <Suspense fallback={<Skeleton rows={6} label={t(m.loading)} />}>
      <Example id={block.example} />
    </Suspense>
  );
}

function Box({ tone, lead, text }: { tone: 'warning' | 'note'; lead: string; text: string }) {
  return (
    <p className={`cs-help-box cs-help-box--${tone}`}>
      <strong>{lead}</strong>
      {text}
    </p>
  );
}

function Links({ links }: { links: readonly HelpLink[] }) {
  const isOpen = useLinkOpen();
  const open = links.filter(({ path }) => isOpen(path));
  if (open.length === 0) return null;
  return (
    <ul className="cs-help-links">
      {open.map(({ path, text }) => (
        <li key={path}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

function Service() {
  const t = useT();
  const { open, busy } = useCustomerService();
  return (
    <p>
      <Button variant="primary" aria-busy={busy} onClick={open}>
        {t(m.openService)}
      </Button>
    </p>
  );
}
