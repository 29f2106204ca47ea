import { expect, test } from 'vitest';
import { standardFeatures } from '../src/features/standard-features.ts';
import { makeSite } from './make-site.ts';

test('the areas of the standard features claim nothing twice, and keep below the paths that they name', async () => {
  const features = standardFeatures();
  const { site } = makeSite(features);
  const place = { services: site.services, store: site.store };
  const areas = features.flatMap(({ areas: own = [] }) =>
    typeof own === 'function' ? own(place) : own,
  );
  expect(areas.length).toBeGreaterThan(4);
  const first = site.table.rows().length;
  // Fails here if another feature has the same claim.
  for (const { under } of areas) await site.table.pendingAt(`${under[0]}`)?.load();
  const paths = site.table
    .rows()
    .slice(first)
    .map(({ route }) => route.path);
  const starts = areas.flatMap(({ under }) => under);
  expect(starts.filter((start) => !paths.some((path) => path.startsWith(start)))).toEqual([]);
  expect(paths.filter((path) => !starts.some((start) => path.startsWith(start)))).toEqual([]);
});
