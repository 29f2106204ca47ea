import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { runMarquee } from '../../core/marquee.ts';
import type { RouteFragment } from '../../core/route-fragment.ts';
import { NavigationProgress } from '../frame/navigation-progress.tsx';
import { PageMeta } from './page-meta.tsx';
import { useServices } from '../services.tsx';
import { useLanguageCookie } from '../frame/use-language-cookie.ts';
import { usePageNames } from './use-page-name.ts';

export interface PageExtrasProps {
  title: string;
  /** Name of the site, appended to the title of a page that names itself. */
  site: string;
  route: RouteFragment | null;
}

/** Parts that stay from screen to screen and may load after the first paint. */
export function PageExtras({ title: given, site, route }: PageExtrasProps) {
  const { pathname } = useLocation();
  const name = usePageNames()(pathname);
  const title = name === null ? given : `${name} - ${site}`;
  useLanguageCookie();
  // The site handles clicks now: a page that was rendered by the build repeats the click that it stored.
  useEffect(() => void dispatchEvent(new Event('courtside:ready')), []);
  return (
    <>
      <ScrollingTitle key={title} title={title} />
      <PageMeta title={title} route={route} />
      <NavigationProgress />
    </>
  );
}

/** Keeps the shown text in state, so that only React writes the title. */
function ScrollingTitle({ title }: { title: string }) {
  const { clock } = useServices();
  const [shown, setShown] = useState(title);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let stop = () => undefined as void;
    const follow = () => {
      stop();
      stop = () => undefined;
      if (calm.matches) setShown(title);
      else stop = runMarquee(clock, title, setShown);
    };
    follow();
    calm.addEventListener('change', follow);
    return () => {
      calm.removeEventListener('change', follow);
      stop();
    };
  }, [clock, title]);
  return <title>{shown}</title>;
}
