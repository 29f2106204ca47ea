import { gatewayApi } from '@courtside/api-client/redux';
import { expect, test, vi } from 'vitest';

test('no two packages of the standard site inject an endpoint of one name', async () => {
  // Redux Toolkit ignores the second endpoint of a name.
  const names: string[] = [];
  const inject = gatewayApi.injectEndpoints.bind(gatewayApi);
  vi.spyOn(gatewayApi, 'injectEndpoints').mockImplementation((injected) => {
    const asItIs = (definition: unknown) => definition;
    names.push(...Object.keys(injected.endpoints({ query: asItIs, mutation: asItIs } as never)));
    return inject(injected);
  });
  await Promise.all([
    import('@courtside/chat/redux'),
    import('@courtside/lobby/redux'),
    import('@courtside/member/redux'),
    import('@courtside/promotions/redux'),
    import('@courtside/responsible-play/redux'),
    import('@courtside/wallet/redux'),
    import('@courtside/shell/redux'),
  ]);
  expect(names).toEqual(
    expect.arrayContaining([
      'chatRooms',
      'hotGames',
      'letters',
      'playState',
      'promotionStanding',
      'venueBalances',
    ]),
  );
  const twice = names.filter((name, at) => names.indexOf(name) < at);
  expect(twice).toEqual([]);
});
