import { useLocale, useT } from '@courtside/i18n/react';
import { useCustomerService, useNamePage, useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { loadHelpText, type HelpTextId } from '../content/load-page.ts';
import { fillText } from '../core/fill-text.ts';
import { helpFacts } from '../core/help-facts.ts';
import type { HelpText } from '../core/help-page.ts';
import { HELP_PATH } from '../core/help-pages.ts';
import { ContentFailure } from './content-failure.tsx';
import { Contact } from './contact.tsx';
import { HelpLines } from './help-lines.tsx';
import type { HelpOptions } from './help-options.ts';
import { HelpTextView } from './help-text-view.tsx';
import { LegalDocument } from './legal-document.tsx';
import { m } from './messages.ts';
import { Quiz } from './quiz.tsx';
import { titles } from './route-titles.ts';
import { useAnchor } from './use-anchor.ts';
import { useContent } from './use-content.ts';
import { useEntries } from './use-entries.ts';

export interface HelpPageProps {
  id: string;
  options: HelpOptions;
}

const LEGAL = { gztk: 'terms', ysgz: 'privacy' } as const;
const ABOUT_THE_SITE: readonly string[] = ['gywm', 'hzhb'];

/** `/app/help/<id>`: one page of help. */
export function HelpPage({ id, options }: HelpPageProps) {
  const t = useT();
  const groups = useEntries(options);
  if (groups.status === 'failed') return <ContentFailure {...groups} />;
  const group = groups.value.find(({ pages }) => pages.some((page) => page.id === id));
  const entry = group?.pages.find((page) => page.id === id);
  const isLegal = id === 'gztk' || id === 'ysgz';
  return (
    <div className="cs-help-page">
      <nav className="cs-help-crumbs" aria-label={t(m.crumbs)}>
        <Link to={HELP_PATH}>{t(titles.help)}</Link>
      </nav>
      <PageHead
        id={id}
        title={entry?.title ?? ''}
        summary={isLegal ? '' : (entry?.summary ?? '')}
      />
      {isLegal && !options.pages?.[id] ? (
        <LegalDocument kind={LEGAL[id]} level={2} contents />
      ) : (
        <Fetched id={id} options={options} title={entry?.title ?? ''} />
      )}
      <More others={group?.pages.filter((page) => page.id !== id) ?? []} />
    </div>
  );
}

function PageHead({ id, title, summary }: { id: string; title: string; summary: string }) {
  // The routes of these two already have their titles.
  useNamePage(id === 'gztk' || id === 'ysgz' ? '' : title);
  return (
    <>
      <h1 className="cs-help-page__title">{title}</h1>
      {summary !== '' && <p className="cs-help-page__summary">{summary}</p>}
    </>
  );
}

function Fetched({ id, options, title }: HelpPageProps & { title: string }) {
  const locale = useLocale();
  const load = options.pages?.[id]?.text[locale] ?? (() => loadHelpText(id as HelpTextId, locale));
  const content = useContent(`page ${id} ${locale}`, load);
  if (content.status === 'failed') return <ContentFailure {...content} />;
  return (
    <Filled text={content.value} title={title}>
      {ABOUT_THE_SITE.includes(id) && <Contact contact={options.contact} />}
      {id === 'bczr' && <HelpLines />}
      {!options.pages?.[id] && <Quiz page={id} />}
    </Filled>
  );
}

interface FilledProps {
  text: HelpText;
  title: string;
  children: ReactNode;
}

function Filled({ text, title, children }: FilledProps) {
  const t = useT();
  const locale = useLocale();
  const { brand } = useServices();
  const filled = useMemo(() => fillText(text, helpFacts(brand, locale)), [brand, locale, text]);
  useAnchor(true);
  return (
    <HelpTextView
      text={filled}
      title={title}
      locale={locale}
      contents={t(m.contents)}
      updated={t(m.updated, { day: filled.updated })}
    >
      {children}
    </HelpTextView>
  );
}

/** Links for a reader who did not find the answer. */
function More({ others }: { others: readonly { path: string; title: string }[] }) {
  const t = useT();
  const { open, busy } = useCustomerService();
  return (
    <aside className="cs-help-more" aria-label={t(m.more)}>
      <h2 className="cs-help-more__title">{t(m.more)}</h2>
      <ul>
        {others.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      <p>{t(m.notFound)}</p>
      <Button size="sm" aria-busy={busy} onClick={open}>
        {t(m.service)}
      </Button>
    </aside>
  );
}
