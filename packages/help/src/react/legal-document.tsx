import { useLocale, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { Suspense, useMemo } from 'react';
import { fillText } from '../core/fill-text.ts';
import { helpFacts } from '../core/help-facts.ts';
import type { LegalKind, LegalText } from '../core/legal-text.ts';
import { loadDocument } from '../texts/load-document.ts';
import { ContentFailure } from './content-failure.tsx';
import { LegalTextView, type HeadingLevel } from './legal-text-view.tsx';
import { m } from './messages.ts';
import { useAnchor } from './use-anchor.ts';
import { useContent } from './use-content.ts';

export interface LegalDocumentProps {
  kind: LegalKind;
  /** Level of the section headings: 3 (default) below a dialog's title, 2 below the h1 of a page. @default 3 */
  level?: HeadingLevel;
  /**
   * Adds a list of contents and gives each section an anchor. For pages: only one of them may be on a page. @default
   * false
   */
  contents?: boolean;
}

/**
 * The terms or the privacy policy in the current locale, with the brand's name and minimum age filled in. Loads the
 * text when it is first shown; needs the services of `@courtside/shell`.
 *
 * @example <LegalDocument kind="terms" />
 */
export function LegalDocument(props: LegalDocumentProps) {
  const t = useT();
  return (
    <Suspense fallback={<Skeleton rows={8} label={t(m.loading)} />}>
      <Fetched {...props} />
    </Suspense>
  );
}

function Fetched({ kind, level = 3, contents = false }: LegalDocumentProps) {
  const locale = useLocale();
  const content = useContent(`${kind} ${locale}`, () => loadDocument(kind, locale));
  if (content.status === 'failed') return <ContentFailure {...content} />;
  return <Filled text={content.value} level={level} contents={contents} />;
}

interface FilledProps {
  text: LegalText;
  level: HeadingLevel;
  contents: boolean;
}

function Filled({ text, level, contents }: FilledProps) {
  const t = useT();
  const locale = useLocale();
  const { brand } = useServices();
  const filled = useMemo(() => fillText(text, helpFacts(brand, locale)), [brand, locale, text]);
  useAnchor(contents);
  return (
    <LegalTextView
      text={filled}
      locale={locale}
      level={level}
      updated={t(m.updated, { day: filled.updated })}
      {...(contents && { contents: t(m.contents) })}
    />
  );
}
