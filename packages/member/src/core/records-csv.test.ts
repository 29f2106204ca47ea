import { expect, test } from 'vitest';
import { recordsCsv } from './records-csv.ts';

const heads = {
  ...{ number: '注单号', placedAt: '投注时间', match: '赛事', pick: '投注内容', price: '赔率' },
  ...{ stake: '投注额', result: '结果', payout: '派彩', winLoss: '输赢' },
};

test('a club named like a formula is text in a spreadsheet, and a loss stays a number', () => {
  const line = {
    ...{ number: '42', placedAt: '2026-06-12 03:00', match: '=HYPERLINK("x")', pick: '-0.5/1' },
    ...{ price: '0.97', stake: '100.00', result: '输半', payout: '50.00', winLoss: '-50.00' },
  };
  expect(recordsCsv(heads, [line]).split('\r\n')[1]).toBe(
    `42,2026-06-12 03:00,"'=HYPERLINK(""x"")",'-0.5/1,0.97,100.00,输半,50.00,-50.00`,
  );
});
