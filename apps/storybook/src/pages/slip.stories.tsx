import { toLocale } from '@courtside/i18n';
import type { Money } from '@courtside/money';
import { money } from '@courtside/money';
import type { OrderOutcome, SlipSettings } from '@courtside/betslip';
import { slipMessages } from '@courtside/betslip/messages';
import type { BetslipProps } from '@courtside/betslip/react';
import type { QuickBetter } from '@courtside/betslip/runner';
import { Banner } from '@courtside/ui';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { expectNoOverflow } from '../site/no-overflow.ts';
import { livePick, pickOf, titlePick } from '../site/slip-picks.ts';
import { createSlipStage, slipId, SlipOnStage, type SlipStage } from '../site/slip-stage.tsx';
import { sayIn, type Say } from '../site/story-gateway.ts';
import { SITE } from '../with-site.tsx';

/** What a story of the slip says in `parameters.slip`. */
interface SlipParameters {
  settings?: Partial<SlipSettings>;
  loggedIn?: boolean;
  /** What happened before the slip is looked at. */
  before: (stage: SlipStage, zh: Say) => void | Promise<void>;
  props?: (zh: Say) => Partial<BetslipProps>;
}

function Staged({ slip, zh }: { slip: SlipParameters; zh: Say }) {
  const { settings, loggedIn = true } = slip;
  const [stage] = useState(() => createSlipStage({ loggedIn, ...(settings && { settings }) }));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.resolve(slip.before(stage, zh)).then(() => setReady(true));
    return () => stage.runner.dispose();
  }, [slip, stage, zh]);
  return (
    <main data-ready={ready || undefined}>
      <SlipOnStage stage={stage} loggedIn={loggedIn} {...slip.props?.(zh)} />
    </main>
  );
}

const withSlip: Decorator = (_, { globals, id, parameters }) => {
  const locale = toLocale(String(globals['locale']));
  return (
    <Staged
      key={`${id} ${locale}`}
      slip={parameters['slip'] as SlipParameters}
      zh={locale === 'zh-Hant' ? HANT : HANS}
    />
  );
};
const HANS = sayIn('zh-Hans');
const HANT = sayIn('zh-Hant');

const meta = {
  title: 'Pages/Slip',
  loaders: [() => Promise.all(slipMessages.map((source) => SITE.use(source)))],
  decorators: [withSlip],
  render: () => <></>,
  // In a test; in Storybook the width is chosen in the toolbar.
  async afterEach() {
    if ('__vitest_browser__' in globalThis) await expectNoOverflow(window, '.cs-betslip');
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A story that waits for what happened before, then for a text in one of the scripts. */
function story(slip: SlipParameters, ...texts: readonly RegExp[]): Story {
  return {
    parameters: { slip },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await within(document.body).findByRole('main');
      for (const text of texts) {
        await expect(canvas.findAllByText(text)).resolves.not.toHaveLength(0);
      }
    },
  };
}

const yuan = (amount: string): Money => money(amount, 'CNY');
const accepted = (ticketId = 'CS2605160042'): OrderOutcome => ({ status: 'accepted', ticketId });
const refused = (code: string, maxStake: string | null = null): OrderOutcome => ({
  status: 'rejected',
  reasons: [{ code }],
  maxStake,
});
const lost = () => Promise.reject(new Error('lost'));

/** One pick with a stake, placed at a house that answers so. */
const placed = (answer: () => OrderOutcome | Promise<never>, ask?: () => OrderOutcome) => ({
  async before(stage: SlipStage, zh: Say) {
    const pick = livePick(zh, 0);
    stage.pick(pick);
    stage.stake(slipId(pick), '200');
    stage.house.place = answer;
    if (ask) stage.house.ask = ask;
    await stage.place();
    if (ask) {
      stage.clock.advance(5000);
      await stage.settle();
    }
  },
});

/** So many picks in one mode, with what the house says after. */
const picks = (count: number, mode: SlipSettings['mode'], more?: SlipParameters['before']) => ({
  settings: { mode },
  async before(stage: SlipStage, zh: Say) {
    stage.pick(...Array.from({ length: count }, (_, at) => pickOf(zh, at)));
    await stage.settle();
    await more?.(stage, zh);
  },
});

export const Empty = story({ before: () => undefined }, /点击赔率|點擊賠率/);

export const Single = story(
  picks(1, 'single', (stage, zh) => stage.stake(slipId(pickOf(zh, 0)), '200')),
  /^下注 ¥?200$/,
);

/** Each pick has its stake, and one field sets them all. */
export const Multiple = story(
  picks(3, 'multiple', (stage) => stage.send({ type: 'setStakeOfAll', text: '50' })),
  /^下注 ¥?150$/,
);

export const Series = story(
  picks(3, 'series', (stage) => stage.stake('series', '20')),
  /^3串1$/,
  /^下注 ¥?20$/,
);

const COMBINATIONS = {
  3: ['3串3', '3串4', '3串7'],
  4: ['4串4', '4串5', '4串6', '4串11', '4串15'],
} as const;

const everyCombination = (legs: 3 | 4) =>
  picks(legs, 'series', (stage) => {
    stage.stake('series', '10');
    for (const id of COMBINATIONS[legs]) stage.send({ type: 'toggleCombination', id });
  });

/** Every combination of three legs open, each with what it costs and may bring. */
export const CombinationsOfThree = story(everyCombination(3), /^3串7$/);
export const CombinationsOfFour = story(everyCombination(4), /^4串15$/);

/** As many as a slip takes, with names that it is too narrow for. */
export const TenPicks = story(
  picks(10, 'multiple', (stage) => stage.send({ type: 'setStakeOfAll', text: '4999.99' })),
  /^下注/,
);
export const TenLegs = story(
  picks(10, 'series', (stage) => {
    stage.stake('series', '10');
    stage.send({ type: 'toggleCombination', id: '10串1013' });
  }),
  /^10串1013$/,
);

export const Outright = story(
  {
    settings: { mode: 'single' },
    before(stage, zh) {
      stage.pick(pickOf(zh, 0), titlePick(zh));
    },
  },
  /冠军投注不能|冠軍投注不能/,
);

const MALAY = { settings: { mode: 'multiple', oddsFormat: 'M' } } as const;
/** A negative Malay price: 可赢额 is what it wins, never with the stake. */
export const Malay = story(
  {
    ...MALAY,
    before(stage, zh) {
      const pick = pickOf(zh, 0, { price: '1.25' });
      stage.pick(pick);
      stage.stake(slipId(pick), '100');
    },
  },
  /-0\.80/,
);

const changed =
  (selection: Parameters<SlipStage['say']>[0], change: Parameters<SlipStage['say']>[1]) =>
  async (stage: SlipStage) => {
    stage.pick(selection);
    stage.stake(slipId(selection), '100');
    await stage.say(selection, change);
  };

export const PriceFell = story(
  { before: (stage, zh) => changed(pickOf(zh, 0), { price: '0.45' })(stage) },
  /^接受 0\.45 (并|並)下注$/,
);
export const PriceRose = story(
  { before: (stage, zh) => changed(pickOf(zh, 0), { price: '1.05' })(stage) },
  /^下注 ¥?100$/,
);
export const LineMoved = story(
  { before: (stage, zh) => changed(pickOf(zh, 0), { ratio: '0.5 / 1' })(stage) },
  /^原(盘|盤)口 -0\.5$/,
  /由 -0\.5 (变为|變為) -0\.5\/1$/,
  /^接受(变化|變化|變動)(并|並)下注$/,
);
export const Goal = story(
  { before: (stage, zh) => changed(livePick(zh, 0), { score: [2, 0] })(stage) },
  /^接受(变化|變化|變動)(并|並)下注$/,
);
export const Suspended = story(
  { before: (stage, zh) => changed(pickOf(zh, 0), { open: false })(stage) },
  /^已暂停$|^已暫停$/,
  /^移除失效(项|項目|項)$/,
);

/** One of three is closed for good; the others stay as they are. */
export const Closed = story(
  picks(3, 'multiple', (stage, zh) => {
    const { gameId, wtype, pick } = pickOf(zh, 1);
    stage.send({ type: 'setStakeOfAll', text: '50' });
    stage.send({ type: 'pricesUpdated', updates: [{ gameId, wtype, pick, status: 'closed' }] });
  }),
  /^比赛已结束$|^比賽已結束$/,
);

/** Two of one match: both are left out with the reason, and the others can be placed. */
export const ExcludedInSeries = story(
  {
    settings: { mode: 'series' },
    before(stage, zh) {
      stage.pick(...[0, 1, 2].map((at) => pickOf(zh, at)));
      stage.pick(
        pickOf(zh, 0, { gameId: '1900', wtype: 'OU', pick: 'C', ratio: '2.5', strong: '' }),
      );
      stage.stake('series', '20');
    },
  },
  /^2串1$/,
);

/** A stake that is typed too high becomes what is possible, with the reason why. */
const capped = (props: Partial<BetslipProps>, ...texts: readonly RegExp[]): Story => {
  const plain = story({ ...picks(1, 'single'), props: () => props }, ...texts);
  return {
    ...plain,
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('textbox'), '9999999');
      for (const text of texts) await canvas.findByText(text);
    },
  };
};
export const CappedByLimit = capped({}, /限[额額] ¥?5,000$/);
export const CappedByBalance = capped({ balance: yuan('88.40') }, /[余餘][额額] ¥?88$/);
export const CappedByPayout = capped({ caps: { maxPayout: yuan('390') } }, /派彩.*¥?200$/);
export const CappedByExposure = capped(
  { caps: { exposure: { '1000:R:H': yuan('300') } } },
  /上限 ¥?300$/,
);

export const Submitting = story(
  placed(() => new Promise<never>(() => {})),
  /^正在提交(注单|注單)$/,
);
export const Pending = story(
  placed(() => ({ status: 'pending', ticketId: 'CS2605160042', wait: 'delay', leftMs: 4200 })),
  /^(注单确认|注單確認)中$/,
  /^[约約] 5 秒/,
);
export const DangerBall = story(
  placed(() => ({ status: 'pending', ticketId: 'CS2605160042', wait: 'danger-ball', leftMs: 0 })),
  /^(滚|滾)球危(险|險)球：/,
);

/** The answer was lost: the number of the order, its records and somebody who helps. */
export const Unknown = story(placed(lost), /(网络|網路)中(断|斷)/, /^在线客服$|^線上客服$/);
export const Absent = story(
  placed(lost, () => ({ status: 'absent' })),
  /^重新提交$/,
);
export const Accepted = story(
  placed(() => accepted()),
  /^(注单|注單)已(确认|確認)$/,
  /CS2605160042/,
);
export const Refused = story(
  placed(() => refused('house.limit-match', '300')),
  /最高可投 ¥?300$/,
);

/** A price moved at the last moment: the picks are there, to be placed at what holds now. */
export const Returned = story(
  {
    async before(stage, zh) {
      const pick = pickOf(zh, 0);
      stage.pick(pick);
      stage.stake(slipId(pick), '100');
      stage.house.place = () => refused('house.odds-changed');
      await stage.place();
      await stage.say(pick, { price: '0.45' });
    },
  },
  /^未接受，未扣款$/,
  /^接受 0\.45 (并|並)下注$/,
);

const placedMany = (answers: readonly OrderOutcome[]) =>
  picks(answers.length, 'multiple', async (stage) => {
    stage.send({ type: 'setStakeOfAll', text: '50' });
    stage.house.place = (_, __, index) => answers[index] ?? accepted();
    await stage.place();
  });
export const AcceptedWithManyLines = story(
  placedMany([accepted('CS2605160042'), accepted('CS2605160043'), accepted('CS2605160044')]),
  /CS2605160044/,
);
export const PartlyAccepted = story(
  placedMany([accepted(), refused('house.limit-selection', '20'), refused('house.suspended')]),
  /^部分(注单|注單)已/,
);

/** Several combinations of one series: what they are on is told once. */
export const AcceptedCombinations = story(
  picks(3, 'series', async (stage) => {
    stage.stake('series', '10');
    stage.send({ type: 'toggleCombination', id: '3串4' });
    stage.house.place = (_, __, index) => accepted(`CS260516004${index}`);
    await stage.place();
  }),
  /CS2605160041/,
);

export const Undo = story(
  picks(3, 'multiple', (stage, zh) => stage.send({ type: 'remove', id: slipId(pickOf(zh, 1)) })),
  /^已移除 1 (项|項)$/,
);

export const LoggedOut = story(
  {
    ...picks(1, 'single'),
    loggedIn: false,
    props: () => ({ loggedIn: false, balance: null }),
  },
  /^登(录|入)(后|後)下注$/,
);

/** The member takes a break: what was picked and typed stays, and nothing can be placed. */
export const ShutByBreak = story(
  {
    ...picks(1, 'single', (stage, zh) => stage.stake(slipId(pickOf(zh, 0)), '100')),
    props: (zh) => ({
      shut: (
        <Banner tone="warning" role="status">
          {zh('您正在休息中，暂时不能下注。', '您正在休息中，暫時無法下注。')}
        </Banner>
      ),
    }),
  },
  /休息中/,
);

/** Quick bets that are off, or on with one bet placed. */
function quickBets(on: boolean): QuickBetter {
  const quick = { amount: yuan('50.00'), bound: yuan('500.00'), used: yuan('50.00') };
  return {
    current: () => (on ? quick : null),
    subscribe: () => () => undefined,
    turnOn: () => undefined,
    turnOff: () => undefined,
    judgeBy: () => undefined,
    touch: () => {
      throw new Error('No board in this story');
    },
  };
}

/** 快速下注 asks for both amounts and suggests none. */
export const QuickBetsAsked: Story = {
  parameters: {
    slip: { before: () => undefined, props: () => ({ quickBets: quickBets(false) }) },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '快速下注' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(开启|開啟)$/ }));
    await expect(canvas.findByText(/^(请输入每次投注额|請輸入每次投注額)$/)).resolves.toBeVisible();
    for (const field of canvas.getAllByRole('textbox').slice(-2))
      await expect(field).toHaveValue('');
  },
};

export const QuickBetsOn = story(
  { before: () => undefined, props: () => ({ quickBets: quickBets(true) }) },
  /已提交 ¥50/,
);
