import { gatewayApi } from '@courtside/api-client/redux';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { CATALOGUE_PAGE } from './later-parts.ts';
import { venuesApi } from './venues-api.ts';

/** A store whose gateway has `total` games, at most a page of them in an answer. */
function storeOf(total: number) {
  const asked: Record<string, unknown>[] = [];
  const client = {
    async call(_: string, body: { pageNum: number; pageSize: number }) {
      asked.push(body);
      const start = (body.pageNum - 1) * body.pageSize;
      const length = Math.max(0, Math.min(total - start, body.pageSize));
      return {
        ...{ total, pageNum: body.pageNum, pageSize: body.pageSize },
        list: Array.from({ length }, (__, at) => ({ gameCode: `g${start + at}` })),
      };
    },
  };
  const store = configureStore({
    reducer: { [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { client } } }).concat(gatewayApi.middleware),
  });
  return { store, asked };
}

test('a search and the games of a venue are read to their end, each part once', async () => {
  const total = CATALOGUE_PAGE * 6 + 1;
  const all = Array.from({ length: total }, (_, at) => `g${at}`);
  const search = storeOf(total);
  const found = { category: 'DZ', keyword: 'a' } as const;
  expect(
    await search.store.dispatch(venuesApi.endpoints.searchedGames.initiate(found)).unwrap(),
  ).toEqual(all);
  expect(search.asked).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((pageNum) => ({ ...found, pageNum, pageSize: CATALOGUE_PAGE })),
  );

  const venue = storeOf(total);
  const games = await venue.store
    .dispatch(venuesApi.endpoints.venueGames.initiate('KXZR'))
    .unwrap();
  expect(games.map(({ gameCode }) => gameCode)).toEqual(all);
  expect(venue.asked.at(-1)).toEqual({
    ...{ venueCode: 'KXZR', pageNum: 7, pageSize: CATALOGUE_PAGE },
  });

  const short = storeOf(CATALOGUE_PAGE);
  await short.store.dispatch(venuesApi.endpoints.venueGames.initiate('KXZR'));
  expect(short.asked).toHaveLength(1);
});
