import { convertOdds, type OddsFormat } from '@courtside/money';
import { from as oddsFrom } from 'oddslib';
import { expect, test } from 'vitest';

const NAMES = { H: 'hongKong', M: 'malay', I: 'indonesian' } as const;

test.each(Object.keys(NAMES) as (keyof typeof NAMES)[])(
  '[SP-03] %s agrees with oddslib for every price from 1.01 to 100.00, except that evens is +1',
  (format: OddsFormat) => {
    for (let hundredths = 101; hundredths <= 10_000; hundredths++) {
      const price = (hundredths / 100).toFixed(2);
      const ours = Number(convertOdds(price, 'E', format, 'half-up', 9));
      const theirs = oddsFrom('decimal', Number(price)).to(NAMES[format as 'H']);
      if (hundredths === 200) {
        expect(ours).toBe(1);
        expect(Math.abs(theirs)).toBe(1);
      } else expect(Math.abs(ours - theirs)).toBeLessThan(1e-8);
    }
  },
);
