import { expect, test } from 'vitest';
import { historyCsv } from './history-csv.ts';

const totals = {
  deposited: '500.00',
  withdrawn: '0.00',
  staked: '120.00',
  returned: '20.00',
  net: '-100.00',
  minutes: 75,
};
const heads = {
  day: '日期',
  deposited: '存款',
  withdrawn: '取款',
  staked: '投注',
  returned: '返还',
  net: '净输赢',
  minutes: '分钟',
  total: '合计',
};

test('[PF-22] a spreadsheet reads the history as UTF-8, with every day and the total', () => {
  const text = historyCsv(
    { from: 0, until: 1, days: [{ day: '2026-06-12', ...totals }], total: totals },
    heads,
  );
  expect(text).toBe(
    '\u{FEFF}日期,存款,取款,投注,返还,净输赢,分钟\r\n' +
      '2026-06-12,500.00,0.00,120.00,20.00,-100.00,75\r\n' +
      '合计,500.00,0.00,120.00,20.00,-100.00,75\r\n',
  );
});
