import { NotFound, type Screen } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { useT } from '@courtside/i18n/react';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { GLOSSARY_PATH, HELP_PATH, isHelpPage } from '../core/help-pages.ts';
import { HelpIndex } from './help-index.tsx';
import type { HelpOptions } from './help-options.ts';
import { HelpPage } from './help-page.tsx';
import { m } from './messages.ts';

/** Every page of help; which one, the address says. */
export function createHelpScreen(options: HelpOptions): Screen {
  return function HelpScreen() {
    const t = useT();
    const { pathname, hash } = useLocation();
    const [, , , page = ''] = pathname.split('/');
    // What it is called in words leads to the glossary as well, and to the same word of it.
    if (`${HELP_PATH}/${page}` === GLOSSARY_PATH && !Object.hasOwn(options.pages ?? {}, page)) {
      return <Navigate replace to={`${HELP_PATH}/sy${hash}`} />;
    }
    const known = page === '' || isHelpPage(page) || Object.hasOwn(options.pages ?? {}, page);
    if (!known) return <NotFound />;
    return (
      <Suspense fallback={<Skeleton rows={8} label={t(m.loading)} />}>
        {page === '' ? <HelpIndex options={options} /> : <HelpPage id={page} options={options} />}
      </Suspense>
    );
  };
}
