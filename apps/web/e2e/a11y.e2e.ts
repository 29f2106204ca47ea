import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from './fixtures.ts';
import {
  authDialog,
  fillLogin,
  headerButton,
  questionDialog,
  sliderDialog,
  submit,
} from './support/auth-steps.ts';
import {
  openBoard,
  openRecords,
  place,
  priceButton,
  slip,
  stake,
  touch,
  marketOf,
} from './support/board-steps.ts';
import type { DoorMember } from './support/doors.ts';
import { wholeHome } from './support/home-blocks.ts';
import { drawer, newPhone } from './support/money-steps.ts';
import type { Site } from './support/site.ts';

// The longest of all files: its tests are spread over the workers.
test.describe.configure({ mode: 'parallel' });

interface Screen {
  name: string;
  member?: boolean;
  /** What the member has beside a balance. */
  more?: Partial<DoorMember>;
  open: (page: Page, site: Site) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    async open(page) {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: '今日焦点' })).toBeVisible();
    },
  },
  { name: 'sport', open: (page) => openBoard(page, 'RB') },
  {
    name: 'overview of all sports',
    async open(page) {
      await page.goto('/game/sport?sport=ALL&show=RB');
      await expect(page.locator('.cs-sports-group').first()).toBeVisible();
      await expect(page.locator('.cs-price').first()).toBeVisible();
    },
  },
  {
    name: 'outrights',
    async open(page) {
      await page.goto('/game/sport?show=FS');
      await expect(page.locator('.cs-price').first()).toBeVisible();
    },
  },
  {
    name: 'match in play',
    async open(page, site) {
      const match = await site.make('RB');
      await page.goto(`/game/sport/match/${match.gidm}`);
      await page.getByRole('button', { name: '全场独赢 赔率走势' }).click();
      await expect(page.locator('.cs-match-history__pick').first()).toBeVisible();
    },
  },
  {
    name: 'match before its start',
    async open(page, site) {
      const match = await site.make('FT');
      await page.goto(`/game/sport/match/${match.gidm}`);
      await page.getByRole('tab', { name: '波胆' }).click();
      await expect(page.locator('.cs-match-card').first()).toBeVisible();
    },
  },
  {
    name: 'results with how markets ended',
    async open(page) {
      await page.goto('/game/sport/results?sport=BK');
      await page.getByRole('button', { name: '前一天' }).click();
      await page.locator('.cs-results-match__open').first().click();
      await expect(page.locator('.cs-results-markets').first()).toBeVisible();
    },
  },
  {
    name: 'sport with a pick in the slip',
    member: true,
    async open(page, site) {
      const match = await site.make('FU');
      const market = marketOf(match, 'M');
      await openBoard(page, 'FU');
      await touch(page, match, market, 'H');
      await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'true');
      await stake(page).fill('1');
      await place(page).click();
      await expect(slip(page)).toContainText('投注额低于最低限额');
    },
  },
  {
    name: 'login',
    async open(page) {
      await page.goto('/');
      await headerButton(page, '登录').click();
      await expect(submit(page, '登录')).toBeVisible();
    },
  },
  {
    name: 'slider captcha',
    async open(page) {
      await page.goto('/');
      await headerButton(page, '登录').click();
      await fillLogin(page, 'ab123456', 'secret123');
      await submit(page, '登录').click();
      await expect(sliderDialog(page).getByRole('slider')).toBeVisible();
    },
  },
  {
    name: 'captcha in words, with a wrong answer',
    async open(page, { doors }) {
      await doors.captchaLimits({});
      await page.goto('/');
      await headerButton(page, '登录').click();
      await fillLogin(page, 'ab123456', 'secret123');
      await submit(page, '登录').click();
      await page.getByRole('button', { name: '看不到图片？改答文字题' }).click();
      const field = questionDialog(page).getByRole('textbox');
      await field.fill('1');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(/答案不对/);
    },
  },
  {
    name: 'register, with every field refused',
    async open(page) {
      await page.goto('/');
      await headerButton(page, '注册').click();
      await submit(page, '注册').click({ force: true });
      await expect(authDialog(page).getByText('用户名不能为空')).toBeVisible();
    },
  },
  {
    name: 'deposit',
    member: true,
    async open(page) {
      await page.goto('/mine/savemoney');
      await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible();
    },
  },
  {
    name: 'withdrawal',
    member: true,
    more: drawer({ turnover: '300.00' }),
    async open(page) {
      await page.goto('/mine/takemoney');
      await expect(page.getByText('取款需要')).toBeVisible();
    },
  },
  {
    name: 'withdrawal password',
    member: true,
    more: { phone: newPhone(), realName: '林晓岚' },
    async open(page) {
      await page.goto('/mine/takemoney?way=virtual');
      await page.getByRole('button', { name: '去设置' }).click();
      await expect(page.getByRole('dialog', { name: '设置取款密码' })).toBeVisible();
    },
  },
  {
    name: 'bank cards',
    member: true,
    more: drawer({ cards: [] }),
    async open(page) {
      await page.goto('/mine/addBankCard');
      await expect(page.getByText('已绑定 0 个，最多 5 个')).toBeVisible();
    },
  },
  {
    name: 'deposit, waiting',
    member: true,
    async open(page) {
      await page.goto('/mine/savemoney');
      // This amount is never paid.
      await page.getByRole('textbox', { name: '存款金额' }).fill('408');
      await page.getByRole('button', { name: '立即存款' }).click();
      await expect(page.getByText('等待付款')).toBeVisible();
    },
  },
  {
    name: 'bet record',
    member: true,
    async open(page) {
      await openRecords(page, '已结算');
      await expect(page.getByText('暂无已结算注单')).toBeVisible();
    },
  },
  {
    name: 'limits and breaks',
    member: true,
    async open(page) {
      await page.goto('/mine/play');
      await expect(page.getByRole('button', { name: '下载 CSV' })).toBeVisible();
    },
  },
  {
    name: 'before an exclusion',
    member: true,
    async open(page) {
      await page.goto('/mine/play');
      await page.getByRole('radio', { name: '永久' }).check();
      await page.getByRole('button', { name: '开始自我排除' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'responsible play',
    async open(page) {
      await page.goto('/responsible-play');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    name: 'chat',
    member: true,
    async open(page) {
      await page.goto('/chat');
      await expect(page.locator('.cs-chat-speech').first()).toBeVisible();
    },
  },
  {
    name: 'terms',
    async open(page) {
      await page.goto('/app/help/gztk');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    name: 'download',
    async open(page) {
      await page.goto('/download');
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
    },
  },
  {
    name: 'agent',
    async open(page) {
      await page.goto('/agent');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'sponsor',
    async open(page) {
      await page.route('/runtime-config.json', async (route) => {
        const response = await route.fetch();
        const brand = { COURTSIDE_BRAND_SHOW_SPONSOR: 'on' };
        await route.fulfill({ response, json: { ...(await response.json()), brand } });
      });
      await page.goto('/sponsor');
      await expect(page.getByRole('article')).toHaveCount(4);
    },
  },
  {
    name: 'home in whole',
    async open(page) {
      await page.goto('/');
      await wholeHome(page);
    },
  },
  {
    name: 'a notice',
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: '存款渠道安全提示' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'customer service’s notice',
    async open(page) {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: '在线客服' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'display settings',
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: '显示设置' }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'visited pages',
    async open(page) {
      await page.goto('/download');
      // A link of the page that the build rendered leads to another document until the site has taken it over.
      await expect(page.locator('#root[data-page]')).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: '合营计划' }).click();
      await expect(page.getByRole('navigation', { name: '访问过的页面' })).toBeVisible();
    },
  },
  {
    name: 'not found',
    async open(page) {
      await page.goto('/no/such/page');
      await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
    },
  },
];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page, colours: boolean): Promise<string[]> {
  // The other way opens a page of its own for every look.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // What only passes the focus on, hidden from everybody, beside an open menu.
    .exclude('[data-base-ui-focus-guard]');
  const found = await (colours ? axe.withRules(['color-contrast']) : axe.withTags(RULES)).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const screen of SCREENS) {
  test(`${screen.name}: can be used by everybody, at every width, in both editions`, async ({
    page,
    site,
    logInAs,
  }) => {
    // An animation half way would be measured by colours that do not stay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (screen.member) await logInAs('100.00', screen.more);
    await screen.open(page, site);
    for (const width of [1920, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // What has scrolled half behind the header would count as too small to press.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // What hangs from something is placed anew a moment after the window changed.
      await expect
        .configure({ soft: true })
        .poll(() => overflow(page), { message: `overflow at ${width}`, timeout: 3000 })
        .toBeLessThanOrEqual(0);
      if (width === 1920) continue;
      expect.soft(await violations(page, false), `classic at ${width}`).toEqual([]);
      // The editions differ in their colours only.
      await page.locator('html').evaluate((html) => (html.dataset['edition'] = 'professional'));
      expect.soft(await violations(page, true), `professional at ${width}`).toEqual([]);
      await page.locator('html').evaluate((html) => (html.dataset['edition'] = 'classic'));
    }
  });
}
