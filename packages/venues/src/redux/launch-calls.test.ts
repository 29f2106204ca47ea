import { GatewayError } from '@courtside/api-client';
import { expect, test } from 'vitest';
import type { EntryRequest } from '../core/entry-flow.ts';
import { gatewayLaunches, gatewayLooks } from './launch-calls.ts';

const request: EntryRequest = { enName: 'QFDZ', category: 'DZ', name: '七福电子', from: '/' };

function clientOf(answer: unknown) {
  const calls: unknown[] = [];
  const call = async (path: string, body: unknown, options?: { retry?: boolean }) => {
    calls.push([path, body, options?.retry]);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, launch: gatewayLaunches({ call } as never) };
}

test('[VE-01] a launch sends enName, gameCode and isActivity where it is wanted, once, and takes the url', async () => {
  const { calls, launch } = clientOf({ url: 'https://games.example/t', transferred: '12.00' });
  expect(await launch(request, false)).toEqual({
    status: 'launched',
    url: 'https://games.example/t',
    transferred: '12.00',
  });
  await launch({ ...request, gameCode: 'QFDZ001' }, true);
  const path = '/game/api/v1/venue/launch';
  expect(calls).toEqual([
    [path, { enName: 'QFDZ' }, false],
    [path, { enName: 'QFDZ', gameCode: 'QFDZ001', isActivity: 1 }, false],
  ]);
});

test('a refusal keeps its code and data, a fault has none', async () => {
  const refused = await clientOf(new GatewayError(6415, '维护', { reopensAt: 5 })).launch(
    request,
    false,
  );
  expect(refused).toMatchObject({
    status: 'refused',
    refusal: { statusCode: 6415, message: '维护', data: { reopensAt: 5 } },
  });
  const cut = await clientOf(new Error('cut')).launch(request, false);
  expect(cut).toMatchObject({ refusal: { statusCode: null } });
});

test('a look brings what the entry is about, and a refused one its code', async () => {
  const activity = { promotionId: 'p', title: '首存礼遇', required: '9', done: '0', left: '9' };
  const venues = [{ enName: 'QFDZ', balance: '5.00', activity }];
  const wallets = { centerWalletBalance: '80.00', currency: 'CNY', autoTransfer: 1, venues };
  const answers = (answer: unknown) =>
    gatewayLooks({
      call: async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
    } as never);
  expect(await answers(wallets)(request)).toEqual({
    status: 'known',
    funds: { autoTransfer: 1, centre: '80.00', there: '5.00', currency: 'CNY', activity },
  });
  expect(await answers(wallets)({ ...request, enName: 'KXZR' })).toMatchObject({
    funds: { there: null, activity: null },
  });
  expect(await answers(new GatewayError(6001, '', null))(request)).toMatchObject({
    status: 'refused',
    refusal: { statusCode: 6001 },
  });
});
