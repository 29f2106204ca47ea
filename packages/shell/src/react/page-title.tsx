import { lazy, Suspense } from 'react';

/** Sets the document's title; React hoists it into the head. */
function StillTitle({ title }: { title: string }) {
  return <title>{title}</title>;
}

// A title that stands still is better than a page that fails over one that does not scroll.
const PageExtras = lazy(() =>
  import('./page-extras.tsx').then(
    ({ PageExtras: loaded }) => ({ default: loaded }),
    () => ({ default: StillTitle }),
  ),
);

export function PageTitle({ title, site }: { title: string; site: string }) {
  const text = title === '' ? site : `${title} - ${site}`;
  return (
    <Suspense fallback={<StillTitle title={text} />}>
      <PageExtras title={text} />
    </Suspense>
  );
}
