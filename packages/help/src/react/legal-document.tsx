import { words } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { LoadFailure, useServices } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { useEffect, useMemo } from 'react';
import { fillText } from '../core/fill-text.ts';
import type { LegalKind, LegalText } from '../core/legal-text.ts';
import { LegalTextView, type HeadingLevel } from './legal-text-view.tsx';
import { m } from './messages.ts';
import { useLegalText } from './use-legal-text.ts';

export interface LegalDocumentProps {
  kind: LegalKind;
  /** Level of the section headings: 3 (default) below a dialog's title, 2 below the h1 of a page. */
  level?: HeadingLevel;
  /** Adds a list of contents and makes each section an anchor. For pages: only one of them may be on a page. */
  contents?: boolean;
}

/**
 * The terms or the privacy policy in the current locale, with the brand's name and minimum age filled in.
 * Fetches the text when it is first shown; needs the services of `@courtside/shell`.
 *
 * @example <LegalDocument kind="terms" />
 */
export function LegalDocument({ kind, level = 3, contents = false }: LegalDocumentProps) {
  const t = useT();
  const state = useLegalText(kind, useLocale());
  if (state.status === 'loading') return <Skeleton rows={8} label={t(m.loading)} />;
  if (state.status === 'failed') return <Failed again={state.again} retry={state.retry} />;
  return <Filled text={state.text} level={level} contents={contents} />;
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
  const filled = useMemo(
    () => fillText(text, { brand: brand.name, age: brand.minimumAge }),
    [brand, text],
  );
  useEffect(() => {
    // The browser looked for the anchor of the address before the text was there.
    const anchor = location.hash.slice(1);
    if (contents && anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [contents]);
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

function Failed({ again, retry }: { again: boolean; retry: () => void }) {
  const t = useT();
  // Some browsers remember that a module could not be fetched until the page is loaded anew.
  return (
    <LoadFailure
      title={t(m.failed)}
      detail={t(again ? m.stillFailedDetail : m.failedDetail)}
      retry={again ? () => location.reload() : retry}
      {...(again && { retryText: t(words.reload) })}
    />
  );
}
