import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { pickId, type OrderIntent, type SlipSettings } from '@courtside/betslip';
import { slipMessages } from '@courtside/betslip/messages';
import type { BetslipProps } from '@courtside/betslip/react';
import { createSiteI18n, type Locale } from '@courtside/i18n';
import { money } from '@courtside/money';
import { SiteI18nProvider } from '@courtside/i18n/react';
import { FRAME_MESSAGES } from '@courtside/site';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { livePick, pickOf, titlePick } from '../site/slip-picks.ts';
import { createSlipStage, SlipOnStage, type SlipStage } from '../site/slip-stage.tsx';
import { sayIn } from '../site/story-gateway.ts';

const zh = sayIn('zh-Hans');
const ends: (() => void)[] = [];
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function open({
  locale = 'zh-Hans',
  settings,
  ...props
}: { locale?: Locale; settings?: Partial<SlipSettings> } & Partial<BetslipProps> = {}) {
  const stage = createSlipStage(settings ? { settings } : {});
  const i18n = createSiteI18n();
  const missing = new Set<string>();
  i18n.i18n.on('missing', ({ id, locale: where }) => {
    if (where === 'zh-Hant') missing.add(id);
  });
  await Promise.all([...FRAME_MESSAGES, ...slipMessages].map((source) => i18n.use(source)));
  await i18n.activate(locale);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  ends.push(() => {
    stage.runner.dispose();
    root.unmount();
    host.remove();
  });
  root.render(
    <SiteI18nProvider site={i18n}>
      <SlipOnStage stage={stage} {...props} />
    </SiteI18nProvider>,
  );
  // On a phone the frame hides the slip while it is folded.
  await expect
    .element(page.getByRole('complementary', { includeHidden: true }))
    .toBeInTheDocument();
  return { stage, missing };
}

/** The orders that reach the house. */
function ordersOf(stage: SlipStage) {
  const orders: OrderIntent[] = [];
  stage.house.place = (intent, _, index) => {
    if (index === 0) orders.push(intent);
    return { status: 'accepted', ticketId: `T${index}` };
  };
  return orders;
}
const stakes = () => page.getByRole('textbox', { name: '投注额', exact: true });
const main = (name: string) => page.getByRole('button', { name, exact: true });

test('Enter in a field never places: it leads to the button, and Enter there does', async () => {
  const { stage } = await open();
  const orders = ordersOf(stage);
  stage.pick(pickOf(zh, 0), pickOf(zh, 1));
  for (const text of ['30', '70']) {
    const field = text === '30' ? stakes().first() : stakes().last();
    await field.fill(text);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(main('下注 ¥100')).toHaveFocus();
  await stage.settle();
  expect(orders).toEqual([]);
  // As does the field that sets them all.
  await page.getByRole('textbox', { name: '统一投注额' }).fill('50');
  await userEvent.keyboard('{Enter}');
  await expect.element(main('下注 ¥100')).toHaveFocus();
  await stage.settle();
  expect(orders).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => orders.length).toBe(1);
  expect(orders[0]?.lines.map(({ stake }) => stake)).toEqual(['50.00', '50.00']);
});

test('what a limit refused is lowered to what is possible, all of it with one press', async () => {
  const { stage } = await open();
  stage.pick(pickOf(zh, 0), pickOf(zh, 1));
  await page.getByRole('textbox', { name: '统一投注额' }).fill('100');
  stage.house.place = (_intent, _line, index) => ({
    status: 'rejected',
    reasons: [{ code: 'house.limit-selection' }],
    maxStake: index === 0 ? '40.00' : '12.50',
  });
  await main('下注 ¥200').click();
  await page.getByRole('button', { name: '都改为最高可投' }).click();
  await expect.element(stakes().first()).toHaveValue('40');
  await expect.element(stakes().last()).toHaveValue('12.50');
  await expect.element(main('下注 ¥52.50')).toBeVisible();
});

test('the slip names the formats that its prices stand in', async () => {
  const { stage } = await open();
  stage.pick(pickOf(zh, 0));
  await expect.element(page.getByText('香港盘', { exact: true })).toBeVisible();
  stage.send({ type: 'setOddsFormat', oddsFormat: 'M' });
  await expect.element(page.getByText('马来盘', { exact: true })).toBeVisible();
  // Three outcomes are European whatever was chosen.
  stage.pick({ ...pickOf(zh, 1), wtype: 'M', ratio: '', strong: '' });
  await expect.element(page.getByText('马来盘 · 欧洲盘')).toBeVisible();
});

test('one stake for all is held to the balance field by field, and each that was lowered says so', async () => {
  const { stage } = await open({ balance: money('1000', 'CNY') });
  stage.pick(pickOf(zh, 0), pickOf(zh, 1));
  const all = page.getByRole('textbox', { name: '统一投注额' });
  await all.fill('800');
  await expect.element(stakes().first()).toHaveValue('800');
  await expect.element(stakes().last()).toHaveValue('200');
  await expect.element(page.getByText('已调整为可用余额 ¥200')).toBeVisible();
  // What stood there before takes nothing from what is typed now.
  await all.fill('300');
  await expect.element(stakes().first()).toHaveValue('300');
  await expect.element(stakes().last()).toHaveValue('300');
  await expect.element(page.getByText('已调整为可用余额 ¥200')).not.toBeInTheDocument();
  await all.fill('9999999');
  await expect.element(stakes().first()).toHaveValue('1000');
  const told = page.getByText('已调整为可用余额 ¥1,000');
  await expect.element(told).toBeVisible();
  // A pick that comes back has no stake, and nothing to say of one.
  await page.getByRole('button', { name: '清空' }).click();
  stage.pick(pickOf(zh, 0));
  await expect.element(stakes().first()).toHaveValue('');
  await expect.element(told).not.toBeInTheDocument();
});

test('an order whose answer is lost tells how long, its number to copy, the records and who helps, and what became of it', async () => {
  let helped = 0;
  const { stage } = await open({ onCustomerService: () => void (helped += 1) });
  const pick = pickOf(zh, 0);
  stage.pick(pick);
  stage.stake(pickId(pick), '50');
  const lost = () => Promise.reject(new Error('lost'));
  Object.assign(stage.house, { place: lost, ask: lost });
  await stage.place();
  await expect.element(page.getByText(/^网络中断，正在查询注单结果/)).toBeVisible();
  // From when it was sent, by the clock of the site: also after a reload.
  stage.clock.advance(7000);
  await expect.element(page.getByText('已等待 7 秒')).toBeInTheDocument();
  const { order } = stage.slip();
  const key = order.status === 'idle' ? undefined : order.intent.lines[0]?.key;
  if (key === undefined) throw new Error('No order');
  await expect.element(page.getByText('订单号')).toBeVisible();
  await expect.element(page.getByText(key, { exact: true })).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: '复制订单号' }).click();
  expect(write).toHaveBeenCalledWith(key);
  write.mockRestore();
  const records = page.getByRole('link', { name: '查看注单' });
  await expect.element(records).toHaveAttribute('href', '/mine/betRecord');
  await page.getByRole('button', { name: '在线客服' }).click();
  expect(helped).toBe(1);
  stage.house.ask = () => ({ status: 'accepted', ticketId: 'CS2605160042' });
  stage.clock.advance(60_000);
  await expect.element(page.getByText('注单已确认')).toBeVisible();
  await expect.element(page.getByText('CS2605160042')).toBeVisible();
});

test('a series that is refused names the legs that stand against it', async () => {
  const { stage } = await open({ settings: { mode: 'series' } });
  const legs = [pickOf(zh, 0), pickOf(zh, 1), pickOf(zh, 2)];
  stage.pick(...legs);
  stage.stake('series', '20');
  stage.house.place = () => ({
    status: 'rejected',
    reasons: [
      { code: 'house.suspended', picks: [legs[0], legs[2]].map((leg) => leg && pickId(leg)) },
    ],
  });
  await stage.place();
  const reasons = page.getByText(/：盘口暂停投注$/);
  await expect.element(reasons).toBeVisible();
  const [first, second, third] = legs.map(({ team_h }) => team_h);
  expect(reasons.element().textContent).toContain(first);
  expect(reasons.element().textContent).toContain(third);
  expect(reasons.element().textContent).not.toContain(second);
});

test('a price that moved stands beside the one that was seen, with an arrow, until it is accepted', async () => {
  const { stage } = await open({ settings: { oddsFormat: 'H' } });
  const pick = pickOf(zh, 0);
  stage.pick(pick);
  const price = page.getByTestId('pick-price');
  const seen = pick.price;
  await expect.element(price).toHaveTextContent(seen);
  for (const [now, arrow] of [
    ['0.20', '▼'],
    ['1.90', '▲'],
  ] as const) {
    await stage.say(pick, { price: now });
    await expect.element(price).toHaveTextContent(`${seen}${arrow}${now}`);
    expect(price.element().querySelector('del')?.textContent).toBe(seen);
  }
  stage.send({ type: 'acceptChanges' });
  await expect.element(price).toHaveTextContent('1.90');
  expect(price.element().querySelector('del')).toBeNull();
});

test('a digit leads to the stake of that number, in a field it is typed', async () => {
  const { stage } = await open();
  stage.pick(pickOf(zh, 0), pickOf(zh, 1), pickOf(zh, 2));
  const clear = page.getByRole('button', { name: '清空' });
  await expect.element(clear).toBeInTheDocument();
  clear.element().focus();
  await userEvent.keyboard('2');
  await expect.element(stakes().nth(1)).toHaveFocus();
  await userEvent.keyboard('3');
  await expect.element(stakes().nth(1)).toHaveValue('3');
  // There is no ninth.
  clear.element().focus();
  await userEvent.keyboard('9');
  await expect.element(clear).toHaveFocus();
});

test('Enter on a changed price places nothing while a pick is suspended', async () => {
  const { stage } = await open();
  const orders = ordersOf(stage);
  const [one, two] = [pickOf(zh, 0), pickOf(zh, 1)];
  stage.pick(one, two);
  stage.send({ type: 'setStakeOfAll', text: '50' });
  await stage.say(one, { open: false });
  await stage.say(two, { price: '0.20' });
  main('已暂停').element().focus();
  await userEvent.keyboard('{Enter}');
  await stage.settle();
  expect(orders).toEqual([]);
  await main('移除失效项').click();
  await expect.element(main('接受 0.20 并下注')).toBeInTheDocument();
});

test.each([
  ['H', '1.25', '1.25'],
  ['E', '1.25', '2.25'],
  ['M', '1.25', '-0.80'],
  ['I', '1.25', '1.25'],
  ['I', '0.80', '-1.25'],
] as const)('a two-way price in format %s: %s is written %s', async (oddsFormat, price, shown) => {
  const { stage } = await open({ settings: { oddsFormat } });
  stage.pick(pickOf(zh, 0, { price }));
  await expect.element(page.getByText(shown, { exact: true })).toBeInTheDocument();
});

const winner = { wtype: 'M', ratio: '', strong: '', price: '1.25' } as const;
const priceShown = () => document.querySelector('.cs-betslip-pick__price')?.textContent;

test('a market of three outcomes is European in every format, in a series too, and as chosen where the brand says so', async () => {
  const asian = await open({ settings: { oddsFormat: 'M' } });
  asian.stage.pick(pickOf(zh, 0, winner), pickOf(zh, 1));
  await expect.poll(priceShown).toBe('2.25');
  asian.stage.send({ type: 'setMode', mode: 'series' });
  await expect.element(page.getByText('合计', { exact: false })).toBeInTheDocument();
  expect(priceShown()).toBe('2.25');
  for (const end of ends.splice(0)) end();
  const chosen = await open({ settings: { oddsFormat: 'M' }, oddsDisplay: 'as-chosen' });
  chosen.stage.pick(pickOf(zh, 0, winner));
  await expect.poll(priceShown).toBe('-0.80');
});

test('a receipt keeps the format of its order: that of a series is Hong Kong though the slip has left the series', async () => {
  const { stage } = await open({ settings: { oddsFormat: 'E' } });
  ordersOf(stage);
  stage.pick(pickOf(zh, 0), pickOf(zh, 1));
  stage.send({ type: 'setMode', mode: 'series' });
  stage.stake('series', '20');
  await stage.place();
  await expect.element(page.getByText('香港盘 0.95', { exact: true })).toBeInTheDocument();
  stage.send({ type: 'setMode', mode: 'multiple' });
  await expect.element(page.getByText('香港盘 0.95', { exact: true })).toBeInTheDocument();
});

test('a combination that has a stake stays in sight when the others are folded away', async () => {
  const { stage } = await open({ settings: { mode: 'series' } });
  stage.pick(pickOf(zh, 0), pickOf(zh, 1), pickOf(zh, 2));
  await page.getByRole('button', { name: '更多组合（3）' }).click();
  await page.getByRole('checkbox', { name: /^3串4/ }).click();
  await page.getByRole('button', { name: '收起组合' }).click();
  await expect.element(page.getByRole('checkbox', { name: /^3串4/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^3串3/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '更多组合（2）' })).toBeInTheDocument();
});

test('the slip of a phone that is unfolded in the moment of a pick shows that pick', async () => {
  await page.viewport(390, 844);
  const { stage } = await open();
  stage.pick(pickOf(zh, 0));
  const unfold = page.getByRole('button', { name: '展开投注单' });
  await expect.element(unfold).toBeVisible();
  const button = unfold.element() as HTMLElement;
  stage.pick(pickOf(zh, 1));
  button.click();
  // React draws what a press changes before the next task; what comes later would be too late.
  await Promise.resolve();
  const removers = [...document.querySelectorAll('.cs-betslip__body button')].filter((each) =>
    each.getAttribute('aria-label')?.startsWith('移除'),
  );
  expect(removers).toHaveLength(2);
});

/** Everything that the slip can say, one after the other. */
test('every text of the slip is there in Traditional', async () => {
  const { stage, missing } = await open({ locale: 'zh-Hant' });
  const hant = sayIn('zh-Hant');
  const [one, two, three] = [livePick(hant, 0), pickOf(hant, 1), pickOf(hant, 2)];
  stage.pick(one, two, three);
  await stage.say(one, { price: '0.20', score: [2, 0] });
  await stage.say(two, { ratio: '1' });
  await stage.say(three, { open: false });
  await expect.element(page.getByText('已暫停')).toBeInTheDocument();
  stage.send(
    { type: 'removeUnavailable' },
    { type: 'acceptChanges' },
    { type: 'setMode', mode: 'series' },
  );
  await expect.element(page.getByText('串關組合').or(page.getByText(/合計/))).toBeInTheDocument();
  stage.send({ type: 'setMode', mode: 'single' });
  stage.pick(titlePick(hant));
  await expect.element(page.getByText(/冠軍投注不能/)).toBeInTheDocument();
  stage.stake(pickId(titlePick(hant)), '20');
  stage.house.place = () => ({ status: 'pending', ticketId: 'T', wait: 'delay', leftMs: 3000 });
  await stage.place();
  await expect.element(page.getByText('約 3 秒後確認')).toBeInTheDocument();
  stage.house.ask = () => ({ status: 'pending', ticketId: 'T', wait: 'danger-ball', leftMs: 0 });
  stage.clock.advance(1000);
  await expect.element(page.getByText(/^滾球危險球：/)).toBeInTheDocument();
  stage.house.ask = () => ({ status: 'rejected', reasons: [{ code: 'house.suspended' }] });
  await stage.settle();
  stage.clock.advance(1000);
  await expect.element(page.getByText('投注未成功')).toBeInTheDocument();
  expect([...missing]).toEqual([]);
});
