import { NotFound, type Screen } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { useT } from '@courtside/i18n/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { GLOSSARY_PATH, HELP_PATH, isHelpPage } from '../core/help-pages.ts';
import { HelpIndex } from './help-index.tsx';
import type { HelpOptions } from './help-options.ts';
import { HelpPage } from './help-page.tsx';
import { m } from './messages.ts';

/** The screen of all pages of help; the address selects the page. */
export function createHelpScreen(options: HelpOptions): Screen {
  return function HelpScreen() {
    const t = useT();
    const { pathname } = useLocation();
    const [, , , page = ''] = pathname.split('/');
    const isOwn = Object.hasOwn(options.pages ?? {}, page);
    // The glossary is shown at both its paths, without a redirect, which would need scripts.
    const id = `${HELP_PATH}/${page}` === GLOSSARY_PATH && !isOwn ? 'sy' : page;
    if (id !== '' && !isHelpPage(id) && !isOwn) return <NotFound />;
    return (
      <Suspense fallback={<Skeleton rows={8} label={t(m.loading)} />}>
        {id === '' ? <HelpIndex options={options} /> : <HelpPage id={id} options={options} />}
      </Suspense>
    );
  };
}
