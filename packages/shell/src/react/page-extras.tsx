import { useEffect, useState } from 'react';
import { runMarquee } from '../core/marquee.ts';
import type { RouteFragment } from '../core/route-fragment.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageMeta } from './page-meta.tsx';
import { useServices } from './services.tsx';

/** What goes with the page from screen to screen and may come after the first paint. */
export function PageExtras({ title, route }: { title: string; route: RouteFragment | null }) {
  return (
    <>
      <ScrollingTitle key={title} title={title} />
      <PageMeta title={title} route={route} />
      <NavigationProgress />
    </>
  );
}

/** Keeps what it shows in state, so that React alone writes the title. */
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
