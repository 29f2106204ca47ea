import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, order, quote, type TestSandbox } from './harness.ts';
import { user } from './people.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

interface Grade {
  grade: number;
  turnover: string;
  withdrawalLimit: string;
}

test('[CA-11] eleven grades, each harder to reach and worth more than the one before', async () => {
  const client = await site.member('grade1', '0');
  const { data } = await client.call(`${user}/member/memberGradeConfigList`);
  const list = data['list'] as Grade[];
  expect(list.map((each) => each.grade)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const field of ['turnover', 'withdrawalLimit'] as const) {
    const values = list.map((each) => Number(each[field]));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(11);
  }
});

test('[CA-10] [CA-12] turnover is what was staked and settled; it makes the grade and its rebates', async () => {
  const client = await site.member('grade2', '40000');
  const standing = async (grade?: number) =>
    (
      await client.call(
        `${user}/member/memberGradeInfoByGrade`,
        grade === undefined ? {} : { grade },
      )
    ).data;
  const own = async () => {
    const { data } = await client.call(`${user}/member/getGameFanshuiHighLow`);
    return (data['list'] as { category: string }[]).find((each) => each.category === 'sport');
  };
  expect(await own()).toEqual({ category: 'sport', low: '0.30', high: '0.80', own: '0.30' });

  const match = await site.match('South Korea');
  const called = await site.match('Canada');
  for (const [on, pick, stake] of [
    [match, 'H', '6000.00'],
    [match, 'C', '5000.00'],
    [called, 'H', '9000.00'],
  ] as const) {
    const quoted = await quote(client, on, 'M', pick);
    const { data } = await client.sports('placeBet', order(quoted, stake));
    expect(data.active).toBe('accepted');
  }
  expect(await standing()).toMatchObject({ memberGrade: 0, turnover: '0.00' });
  await site.door('POST', `/matches/${match.gidm}`, { finish: true, score: { h: 1, c: 0 } });
  await site.door('POST', `/matches/${called.gidm}`, { void: true });

  expect(await standing()).toMatchObject({
    config: { grade: 1, name: 'V1' },
    memberGrade: 1,
    turnover: '11000.00',
    missing: '0.00',
  });
  expect(await standing(2)).toMatchObject({ config: { grade: 2 }, missing: '39000.00' });
  expect(await own()).toMatchObject({ own: '0.35' });
  expect((await client.call(`${user}/member/info`)).data).toMatchObject({ vipLevel: 1 });
  const beyond = await client.call(`${user}/member/memberGradeInfoByGrade`, { grade: 11 });
  expect(beyond.status_code).toBe(6303);
});
