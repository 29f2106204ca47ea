import { useT } from '@courtside/i18n/react';
import { Link } from 'react-router';
import type { HelpGroup } from '../core/help-pages.ts';
import { ContentFailure } from './content-failure.tsx';
import type { HelpOptions } from './help-options.ts';
import { HelpSearchBox } from './help-search-box.tsx';
import { m } from './messages.ts';
import { titles } from './route-titles.ts';
import { useEntries } from './use-entries.ts';

const GROUPS: Readonly<Record<HelpGroup, (typeof m)[keyof typeof m]>> = {
  account: m.groupAccount,
  sport: m.groupSport,
  games: m.groupGames,
  more: m.groupMore,
  about: m.groupAbout,
};

/** `/app/help`: all pages by topic, and the search. */
export function HelpIndex({ options }: { options: HelpOptions }) {
  const t = useT();
  const groups = useEntries(options);
  if (groups.status === 'failed') return <ContentFailure {...groups} />;
  return (
    <div className="cs-help-page">
      <h1 className="cs-help-page__title">{t(titles.help)}</h1>
      <p className="cs-help-page__summary">{t(m.lead)}</p>
      <HelpSearchBox options={options} pages={groups.value.flatMap(({ pages }) => pages)} />
      <div className="cs-help-groups">
        {groups.value
          .filter(({ pages }) => pages.length > 0)
          .map(({ group, pages }) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 className="cs-help-section__heading" id={`group-${group}`}>
                {t(GROUPS[group])}
              </h2>
              <ul className="cs-help-list">
                {pages.map(({ path, title, summary }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                    <p>{summary}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </div>
  );
}
