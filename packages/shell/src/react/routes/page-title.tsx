import { Suspense } from 'react';
import type { RouteFragment } from '../../core/route-fragment.ts';
import { lazyPart } from '../lazy-part.tsx';

export interface PageTitleProps {
  title: string;
  site: string;
  /** The current route, or null on the not-found page. */
  route: RouteFragment | null;
}

/** Sets the document's title; React hoists it into the head. */
function StillTitle({ title }: { title: string; site: string; route: RouteFragment | null }) {
  return <title>{title}</title>;
}

// A title that does not scroll is better than a page that fails because of it.
const PageExtras = lazyPart(async () => (await import('./page-extras.tsx')).PageExtras, StillTitle);

export function PageTitle({ title, site, route }: PageTitleProps) {
  const text = title === '' ? site : `${title} - ${site}`;
  return (
    <Suspense fallback={<StillTitle title={text} site={site} route={route} />}>
      <PageExtras title={text} site={site} route={route} />
    </Suspense>
  );
}
