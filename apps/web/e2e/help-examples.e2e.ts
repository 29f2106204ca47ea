import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './fixtures.ts';

/** An amount as the page writes it, from hundredths: 117, 379.25. */
const amount = (hundredths: number): string =>
  `¥${(hundredths / 100).toLocaleString('en', { minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2 })}`;

/** What a bet pays that wins with all of its stake. Prices are in hundredths, so that nothing is lost on the way. */
const paid = (stake: number, price: number): number => stake * (100 + price);

interface Shown {
  result: Locator;
  steps: Locator;
  type: (label: string, text: string) => Promise<void>;
  choose: (label: string, value: string) => Promise<void>;
}

async function openExample(page: Page, path: string, name: string): Promise<Shown> {
  await page.goto(`/app/help/${path}`);
  const example = page.getByRole('region', { name, exact: true });
  return {
    result: example.locator('output'),
    steps: example.getByRole('list').getByRole('listitem'),
    type: (label, text) => example.getByLabel(label, { exact: true }).fill(text),
    async choose(label, value) {
      await example.getByLabel(label, { exact: true }).selectOption(value);
    },
  };
}

/** The sum over every choice of `fold` legs of the product of their factors: what a combination pays for one unit. */
function sumOfFolds(factors: readonly number[], fold: number): number {
  if (fold === 0) return 1;
  return factors.reduce(
    (sum, factor, at) => sum + factor * sumOfFolds(factors.slice(at + 1), fold - 1),
    0,
  );
}

for (const [at, locale] of (['zh-CN', 'zh-TW'] as const).entries()) {
  /** A text in the script of the page. */
  const say = (...both: [hans: string, hant: string]) => both[at] ?? '';

  test.describe(`the examples of help (${locale})`, () => {
    test.use({ locale });

    const price = say('香港盘赔率', '香港盤賠率');
    const stake = say('投注额', '投注額');
    const home = say('主队进球', '主隊進球');
    const side = '投注';

    test(`a handicap that wins one half of it, and one that wins both (${locale})`, async ({
      page,
    }) => {
      const name = say('试算：让球', '試算：讓球');
      const { result, steps, type, choose } = await openExample(page, 'rqgl', name);
      await type(stake, '200');
      await type(price, '1.2');
      // One goal of difference: 0.5 wins with a hundred, 1 gives the other hundred back.
      const half = paid(100, 120) + 100_00;
      await expect(result).toHaveText(`${say('赢半', '贏半')}，派彩 ${amount(half)}`);
      await expect(steps.filter({ hasText: '0.5' }).last()).toContainText(
        say('0.5 的一半赢，1 的一半走水', '0.5 的一半贏，1 的一半走水'),
      );
      await choose(home, '2');
      await expect(result).toHaveText(`${say('赢', '贏')}，派彩 ${amount(paid(200, 120))}`);
      await choose(side, 'C');
      await expect(result).toHaveText(`${say('输', '輸')}，派彩 ¥0`);
    });

    test(`a total that loses one half of it, and one that wins (${locale})`, async ({ page }) => {
      const name = say('试算：大小球', '試算：大小球');
      const { result, steps, type, choose } = await openExample(page, 'dxqgl', name);
      await type(stake, '60');
      await expect(result).toHaveText(`${say('输半', '輸半')}，派彩 ${amount(30_00)}`);
      await choose(home, '2');
      await type(price, '0.8');
      await expect(result).toHaveText(`${say('赢', '贏')}，派彩 ${amount(paid(60, 80))}`);
      await expect(steps.filter({ hasText: say('合计 3', '合計 3') })).toHaveCount(1);
      await choose(say('盘口', '盤口'), '3');
      await expect(result).toHaveText(`走水，派彩 ${amount(60_00)}`);
    });

    test(`a price in the four formats, and what it wins (${locale})`, async ({ page }) => {
      const name = say('试算：赔率格式', '試算：賠率格式');
      const { result, steps, type } = await openExample(page, 'tytzjc', name);
      await type(price, '0.8');
      await type(stake, '250');
      await expect(result).toContainText(amount(250 * 80));
      // 0.80 is 4 to 5: to win 250 takes 250 * 5 / 4.
      await expect(steps).toContainText([amount((250_00 * 5) / 4)]);
      const formats = page.getByRole('table', {
        name: say('同一个价格的四种写法', '同一個價格的四種寫法'),
      });
      for (const [format, shown] of [
        [say('香港盘', '香港盤'), '0.80'],
        [say('欧洲盘', '歐洲盤'), '1.80'],
        [say('马来盘', '馬來盤'), '0.80'],
        [say('印尼盘', '印尼盤'), '-1.25'],
      ] as const) {
        // A cell holds the name of its column too, which a phone shows.
        const row = formats.getByRole('row').filter({ hasText: format });
        await expect(row.getByRole('cell')).toHaveText(new RegExp(`(^|\\D)${shown}$`));
      }
    });

    test(`a series of several combinations, line by line (${locale})`, async ({ page }) => {
      const name = say('试算：串关', '試算：串關');
      const { result, steps, type, choose } = await openExample(page, 'tytzjc', name);
      const leg = (which: number) => say(`第 ${which} 场结果`, `第 ${which} 場結果`);
      await type(say('每注金额', '每注金額'), '5');
      const cost = steps.first();
      // Six pairs, four triples and one of all four.
      await expect(cost).toContainText(`${amount(11 * 5_00)}`);
      const of = (factors: readonly number[], folds: readonly number[]) =>
        folds.reduce((sum, fold) => sum + sumOfFolds(factors, fold), 0) * 5_00;
      await choose(leg(4), 'W');
      await expect(result).toHaveText(`派彩 ${amount(of([2, 2, 2, 2], [2, 3, 4]))}`);
      await choose(leg(1), 'LW');
      await choose(leg(4), 'L');
      // Half of it at 2.00 and half given back: 1.5.
      await expect(result).toHaveText(`派彩 ${amount(of([1.5, 2, 2, 0], [2, 3, 4]))}`);
      await choose(say('组合', '組合'), '4串1');
      await expect(result).toHaveText('派彩 ¥0');
      await expect(cost).toContainText(amount(5_00));
    });

    for (const path of ['yhgz', 'tysstqth']) {
      test(`any market, by the score of both halves, on ${path} (${locale})`, async ({ page }) => {
        const name = say('试算：各种玩法', '試算：各種玩法');
        const { result, steps, type, choose } = await openExample(page, path, name);
        await type(price, '0.4');
        await expect(result).toHaveText(`${say('赢', '贏')}，派彩 ${amount(paid(100, 40))}`);
        await choose(say('玩法', '玩法'), 'DC');
        await expect(result).toHaveText(`${say('赢', '贏')}，派彩 ${amount(paid(100, 40))}`);
        // The away team wins: "home or draw" has lost, "away or draw" has won.
        await choose(say('客队进球', '客隊進球'), '3');
        await expect(result).toHaveText(`${say('输', '輸')}，派彩 ¥0`);
        await choose(side, 'CN');
        await type(stake, '70');
        await expect(result).toHaveText(`${say('赢', '贏')}，派彩 ${amount(paid(70, 40))}`);
        await expect(steps.filter({ hasText: say('以全场比分', '以全場比分') })).toContainText([
          '2-3',
        ]);
      });

      test(`a leg that is void counts as one, on ${path} (${locale})`, async ({ page }) => {
        const name = say('试算：串关中的取消', '試算：串關中的取消');
        const { result, steps, type, choose } = await openExample(page, path, name);
        const unit = say('每注金额', '每注金額');
        const leg = (which: number) => say(`第 ${which} 场结果`, `第 ${which} 場結果`);
        await type(unit, '40');
        await expect(result).toHaveText(`派彩 ${amount((40 * 185 * 205) / 100)}`);
        await choose(leg(2), 'W');
        await expect(result).toHaveText(`派彩 ${amount((40 * 185 * 2 * 205) / 100)}`);
        await choose(leg(3), 'D0');
        await expect(result).toHaveText(`派彩 ${amount(40 * 185 * 2)}`);
        await expect(steps.filter({ hasText: say('赛事取消', '賽事取消') })).toHaveCount(1);
        await choose(leg(1), 'DC');
        await choose(leg(2), 'D4');
        await expect(result).toHaveText(`派彩 ${amount(40_00)}`);
      });
    }

    test(`what a running bet is bought back for (${locale})`, async ({ page }) => {
      const name = say('试算：提前结算', '試算：提前結算');
      const { result, steps, type } = await openExample(page, 'tytzjc', name);
      await type(stake, '200');
      await type(say('投注时的赔率', '投注時的賠率'), '1.5');
      await type(say('平台保留（%）', '平台保留（%）'), '10');
      // 1.25 against 5.00: a chance of 4 in 5 of the 500 that it pays, of which the house keeps a tenth.
      const full = paid(200, 150);
      await expect(result).toContainText(amount((full * 4 * 9) / 50));
      await expect(steps).toContainText([amount(full), '80.00%', amount((full * 4) / 5), '10%']);
      await type(say('现在的赔率', '現在的賠率'), '1');
      await type(say('另一方现在的赔率', '另一方現在的賠率'), '1');
      await expect(result).toContainText(amount((full * 9) / 20));
    });

    for (const path of ['ck', 'qk']) {
      test(`how much turnover is left, on ${path} (${locale})`, async ({ page }) => {
        const name = say('试算：流水', '試算：流水');
        const { result, steps, type, choose } = await openExample(page, path, name);
        const outcome = say('注单结果', '注單結果');
        const times = say('流水倍数', '流水倍數');
        await type(say('存款额', '存款額'), '2000');
        await type(say('加赠（%）', '加贈（%）'), '20');
        await type(times, '3');
        await type(stake, '500');
        const required = (2000_00 + 400_00) * 3;
        await choose(outcome, 'L');
        await expect(result).toContainText(amount(required - 500_00));
        await choose(outcome, 'LL');
        await expect(result).toContainText(amount(required - 250_00));
        await expect(steps).toContainText([amount(required), amount(250_00)]);
        await choose(outcome, 'P');
        await expect(result).toContainText(amount(required));
        await type(times, '0');
        await expect(result).toHaveText(say('流水已完成，可以取款', '流水已完成，可以取款'));
      });
    }
  });
}

test(
  'the example of a handicap is worked out anew with what the reader changes',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/app/help/rqgl');
    const example = page.getByRole('region', { name: '试算：让球' });
    const outcome = example.locator('output');
    await expect(outcome).toHaveText('赢半，派彩 ¥147.50');
    await example.getByLabel('主队进球', { exact: true }).selectOption('2');
    await expect(outcome).toHaveText('赢，派彩 ¥195');
    await example.getByLabel('盘口').selectOption('2');
    await expect(outcome).toHaveText('走水，派彩 ¥100');
    await example.getByLabel('香港盘赔率').fill('abc');
    await expect(outcome).toHaveText('请先改正上面的数值。');
    await example.getByLabel('香港盘赔率').fill('1.1');
    await example.getByLabel('客队进球', { exact: true }).selectOption('1');
    await expect(outcome).toHaveText('输，派彩 ¥0');
    await expect(example.getByRole('list', { name: '计算步骤' })).toContainText('主队 领先 1 球');
  },
);

test('the questions at the end say what is right, and how it comes about', async ({ page }) => {
  await page.goto('/app/help/dxqgl');
  const quiz = page.getByRole('region', { name: '自我测验' });
  await expect(quiz.getByRole('radiogroup')).toHaveCount(4);
  const first = quiz.locator('.cs-help-question').first();
  await first.getByRole('radio', { name: '赢，派彩 ¥195' }).click();
  await expect(first.locator('output')).toHaveText('答案是：输半，派彩 ¥50');
  await first.getByRole('radio', { name: '输半，派彩 ¥50' }).click();
  await expect(first.locator('output')).toHaveText('答对了。');
  await expect(first.getByRole('list', { name: '计算步骤' })).toContainText('结果：输半');
});
