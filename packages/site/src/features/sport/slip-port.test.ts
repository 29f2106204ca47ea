import { GatewayError } from '@courtside/api-client';
import type { QuotedPick } from '@courtside/betslip/runner';
import type { SportsGateway } from '@courtside/sports';
import { expect, test } from 'vitest';
import { createSlipPort } from './slip-port.ts';

const quote = {
  ...{
    gid: '1',
    gidm: '1',
    wtype: 'R',
    pick: 'H',
    open: true,
    ior: '0.95',
    ratio: '0.5',
    strong: 'H',
  },
  ...{ score: { h: 0, c: 0 }, isLive: false, min: '10', max: '500', token: 'q', expiresInMs: 9000 },
} as const;
const picks = ['1', '2'].map((gameId): QuotedPick => ({
  id: `${gameId}:R:H`,
  gameId,
  wtype: 'R',
  pick: 'H',
}));
const refusal = (statusCode: number) => new GatewayError(statusCode, '');

function portOf(ask: (method: string, request: { gid?: string }) => Promise<unknown>) {
  return createSlipPort({ ask } as unknown as SportsGateway);
}

test('one pick that the gateway does not know is not offered, and the others have their quotes', async () => {
  const port = portOf((method, { gid }) =>
    method === 'getQuotes' || gid === '2' ? Promise.reject(refusal(6004)) : Promise.resolve(quote),
  );
  const { quotes } = await port.quotes(picks, true);
  expect(quotes).toMatchObject([
    { open: true, price: '0.95', token: 'q' },
    { open: false, price: '0.00', token: '' },
  ]);
});

test('a series that is refused says which of its legs stand against it', async () => {
  const leg = (gid: string, reason: string | null) => ({ gid, wtype: 'R', pick: 'H', reason });
  const legs = [
    leg('1', 'suspended'),
    leg('2', null),
    leg('3', 'suspended'),
    leg('4', 'market-closed'),
  ];
  const port = portOf(() =>
    Promise.resolve({ active: 'refused', reason: 'suspended', maxStake: null, legs }),
  );
  expect(await port.ask('line-1')).toMatchObject({
    status: 'rejected',
    reasons: [
      { code: 'house.suspended', picks: ['1:R:H', '3:R:H'] },
      { code: 'house.market-closed', picks: ['4:R:H'] },
    ],
  });
});

test('a line is given up by its key, and only then', async () => {
  const asked: unknown[] = [];
  const port = portOf((method, request) => {
    asked.push([method, request]);
    return Promise.resolve({ active: 'refused', reason: 'given-up' });
  });
  const given = { status: 'rejected', reasons: [{ code: 'house.given-up' }] };
  expect(await port.giveUp('line-1')).toMatchObject(given);
  expect(await port.ask('line-1')).toMatchObject(given);
  expect(asked).toEqual([
    ['getOrder', { key: 'line-1', giveUp: true }],
    ['getOrder', { key: 'line-1' }],
  ]);
});

test.each(['getQuotes', 'getQuote'])(
  'a %s that is refused for another reason says nothing of the picks',
  async (failing) => {
    const port = portOf((method) => Promise.reject(refusal(method === failing ? 6415 : 6004)));
    await expect(port.quotes(picks, false)).rejects.toMatchObject({ statusCode: 6415 });
  },
);
