import { entryOf } from '@courtside/betslip';
import { championSelection, matchSelection } from '@courtside/betslip/testing';
import type { SportsGateway } from '@courtside/sports';
import { expect, test } from 'vitest';
import { pickNames } from './pick-names.ts';

const match = (gameId: string, gidm: string) => entryOf(matchSelection({ gameId, gidm }));

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
  const champion = entryOf(championSelection({}));
  const { gameInfo, pick } = champion;
  const { gateway } = gatewayOf(() => ({
    outrights: [
      { gid: gameInfo.gameId, league_name: '世界盃', runners: [{ pick, name: '墨西哥' }] },
    ],
  }));
  expect(await pickNames(gateway, [champion])).toEqual([
    { id: champion.id, team_h: '墨西哥', team_c: '', league: '世界盃' },
  ]);
});

test('an empty slip asks nothing', async () => {
  const { asked, gateway } = gatewayOf(() => undefined);
  expect(await pickNames(gateway, [])).toEqual([]);
  expect(asked).toEqual([]);
});
