import { emptySlip, entryOf, intentOf, transition } from '@courtside/betslip';
import { championSelection, matchSelection } from '@courtside/betslip/testing';
import type { SportsGateway } from '@courtside/sports';
import { expect, test } from 'vitest';
import { namedPicks, type NamedPick, pickNames } from './pick-names.ts';

const match = (gameId: string, gidm: string): NamedPick => ({
  ...{ gameId, gidm, wtype: 'R', pick: 'H' },
  id: `${gameId}:R:H`,
});

function gatewayOf(answer: (method: string, request: { gidm?: string }) => unknown) {
  const asked: string[] = [];
  const ask = async (method: string, request: { gidm?: string }) => {
    asked.push(`${method} ${request.gidm ?? ''}`);
    return answer(method, request);
  };
  return { asked, gateway: { ask } as unknown as SportsGateway };
}

test('each match of the slip is asked once, and one that is gone keeps its names', async () => {
  const { asked, gateway } = gatewayOf((_, { gidm }) => {
    if (gidm === '9') throw new Error('gone');
    return { match: { team_h: '皇馬', team_c: '拜仁', league_name: '歐冠' } };
  });
  const names = await pickNames(gateway, [match('1', '7'), match('2', '7'), match('3', '9')]);
  expect(asked).toEqual(['getMatch 7', 'getMatch 9']);
  expect(names).toEqual(
    ['1:R:H', '2:R:H'].map((id) => ({ id, team_h: '皇馬', team_c: '拜仁', league: '歐冠' })),
  );
});

test('a champion is called as its runner', async () => {
  const { id, gameInfo, gidm, pick } = entryOf(championSelection({}));
  const { gameId } = gameInfo;
  const { gateway } = gatewayOf(() => ({
    outrights: [{ gid: gameId, league_name: '世界盃', runners: [{ pick, name: '墨西哥' }] }],
  }));
  const champion: NamedPick = { id, gameId, gidm, pick, wtype: 'FS' };
  expect(await pickNames(gateway, [champion])).toEqual([
    { id, team_h: '墨西哥', team_c: '', league: '世界盃' },
  ]);
});

test('what a slip shows is named: its picks, those that were removed, those of its order, each once', () => {
  const [first, second] = [
    matchSelection({ gameId: '1' }),
    matchSelection({ gameId: '2', gidm: '2' }),
  ];
  const withPicks = [first, second].reduce(
    (slip, selection) => transition(slip, { type: 'toggle', selection }).state,
    emptySlip({ mode: 'multiple' }),
  );
  const staked = transition(withPicks, { type: 'setStake', id: '1:R:H', text: '10' }).state;
  const intent = intentOf(staked, {
    ...{ key: 'k', owner: 'm', currency: 'CNY' },
    lineKey: () => 'line',
  });
  const removed = transition(staked, { type: 'remove', id: '2:R:H' }).state;
  const { state } = transition(removed, { type: 'order', event: { type: 'confirm', intent } });
  expect(namedPicks(state).map(({ id }) => id)).toEqual(['1:R:H', '2:R:H']);
  const cleared = { ...state, entries: [], removed: null };
  expect(namedPicks(cleared).map(({ id }) => id)).toEqual(['1:R:H']);
});

test('an empty slip asks nothing', async () => {
  const { asked, gateway } = gatewayOf(() => undefined);
  expect(await pickNames(gateway, [])).toEqual([]);
  expect(asked).toEqual([]);
});
