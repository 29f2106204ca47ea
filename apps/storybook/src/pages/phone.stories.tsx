import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { all, board, member, overviewBoard } from '../site/scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Phone',
  globals: { viewport: { value: 'w390' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const LIVE = '/game/sport?show=RB';
const asMember = at({
  path: LIVE,
  member: true,
  script: all(board({ active: 'accepted', reason: null }), member()),
});

/** The frame is that of a phone in a window as narrow as one; a test run draws stories in a wide one too. */
const isNarrow = () => matchMedia('(width < 768px)').matches;

async function press(canvasElement: HTMLElement, ...prices: readonly number[]) {
  await within(canvasElement).findAllByRole('article');
  for (const at of prices) {
    const price = canvasElement.querySelectorAll<HTMLElement>('.cs-sports-match .cs-price:enabled')[
      at
    ];
    if (!price) throw new Error(`the board has no price ${at}`);
    await userEvent.click(price);
  }
}

/** Loaded with the first pick. */
const slipOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('complementary', { name: /^投注[单單]$/ }));

async function unfold(canvasElement: HTMLElement) {
  if (!isNarrow()) return;
  const slip = await slipOf(canvasElement);
  await userEvent.click(await slip.findByRole('button', { name: /^展[开開]投注[单單]$/ }));
}

export const Visitor: Story = {
  parameters: at({ path: LIVE, script: board() }),
  play: async ({ canvas }) => {
    await expect(canvas.findAllByRole('article')).resolves.toHaveLength(3);
  },
};

/** All sports, each with its own columns. */
export const EverySport: Story = {
  parameters: at({ path: '/game/sport?sport=ALL&show=RB', script: overviewBoard }),
  play: async ({ canvas }) => {
    await expect(canvas.findAllByRole('article')).resolves.toHaveLength(6);
  },
};

export const Member: Story = {
  parameters: at({ path: LIVE, member: true, script: all(board(), member('1234567.89')) }),
  play: async ({ canvas }) => {
    await canvas.findByText('¥1,234,567.89');
  },
};

/** The folded slip says what was picked. */
export const OnePick: Story = {
  parameters: asMember,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 0);
    await waitFor(async () => {
      await expect(canvasElement.querySelector('.cs-betslip-summary') !== null).toBe(isNarrow());
    });
  },
};

/** Three picks, side by side as single bets. */
export const ThreePicks: Story = {
  parameters: asMember,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 0);
    await unfold(canvasElement);
    const slip = await slipOf(canvasElement);
    await userEvent.click(await slip.findByText(/^多[项項]$/));
    await press(canvasElement, 5, 9);
    await waitFor(async () => {
      await expect(canvasElement.querySelectorAll('.cs-betslip-pick').length).toBeGreaterThan(1);
    });
  },
};

export const OpenSlip: Story = {
  parameters: asMember,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 0);
    await unfold(canvasElement);
    const slip = await slipOf(canvasElement);
    await slip.findByRole('textbox', { name: /投注[额額]/ });
  },
};

/** Folded again, it says how the order stands. */
export const AcceptedOrder: Story = {
  parameters: asMember,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 0);
    await unfold(canvasElement);
    const slip = await slipOf(canvasElement);
    await userEvent.type(await slip.findByRole('textbox', { name: /投注[额額]/ }), '200');
    await userEvent.click(await slip.findByRole('button', { name: /^下注/ }));
    await slip.findAllByText(/^注[单單]已[确確][认認]$/);
    if (!isNarrow()) return;
    await userEvent.click(slip.getByRole('button', { name: /^收起投注[单單]$/ }));
    await waitFor(async () => {
      await expect(canvasElement.querySelector('.cs-betslip-summary')).not.toBeNull();
    });
  },
};

/** Scrolled down: the header has made room, the lists and the head of the league stay. */
export const HeaderAway: Story = {
  parameters: asMember,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    document.documentElement.scrollTo(0, 400);
    if (!isNarrow()) return;
    await waitFor(async () => {
      await expect(document.documentElement.dataset['header']).toBe('away');
    });
  },
};

/** What is the member's own, and how the site looks. */
/** Where a member has pages of their own, a visitor has this sheet. */
export const AccountSheet: Story = {
  parameters: at({ path: LIVE, script: board() }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    if (!isNarrow()) return;
    await userEvent.click(await canvas.findByRole('button', { name: '我的' }));
    await within(document.body).findByRole('dialog', { name: '我的' });
  },
};
