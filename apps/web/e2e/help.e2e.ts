import { expect, test, type Page } from './fixtures.ts';

type Both = readonly [hans: string, hant: string];

interface HelpPage {
  /** Starts with the id, which `docs/requirements.tsv` has the sentence of. */
  title: string;
  page: string;
  heading: Both;
  /** Headings of what the page must explain. */
  explains: readonly Both[];
}

const PAGES: readonly HelpPage[] = [
  {
    title: '[RT-56] how to open an account',
    page: 'kh',
    heading: ['开户', '開戶'],
    explains: [['绑定手机号码和实名', '綁定手機號碼和實名']],
  },
  {
    title: '[RT-57] how to deposit',
    page: 'ck',
    heading: ['存款', '存款'],
    explains: [
      ['怎样存款', '怎樣存款'],
      ['付了款却没有到账', '付了款卻沒有入帳'],
    ],
  },
  {
    title: '[RT-58] how to withdraw',
    page: 'qk',
    heading: ['取款', '取款'],
    explains: [['取款的条件', '取款的條件']],
  },
  {
    title: '[RT-59] how to transfer',
    page: 'zz',
    heading: ['场馆转账', '場館轉帳'],
    explains: [['转出和一键回收', '轉出和一鍵回收']],
  },
  {
    title: '[RT-60] the betting rules',
    page: 'yhgz',
    heading: ['投注规则', '投注規則'],
    explains: [
      ['哪些注单会作废', '哪些注單會作廢'],
      ['派彩上限', '派彩上限'],
    ],
  },
  {
    title: '[RT-61] the referral rebate',
    page: 'tjllq',
    heading: ['推荐礼与返水', '推薦禮與返水'],
    explains: [['返水怎样计算', '返水怎樣計算']],
  },
  {
    title: '[RT-62] a withdrawal in virtual coins',
    page: 'xnbcqkjc',
    heading: ['虚拟币存款与取款教程', '虛擬貨幣存款與取款教學'],
    explains: [['取到钱包', '取到錢包']],
  },
  {
    title: '[RT-63] placing a sports bet',
    page: 'tytzjc',
    heading: ['体育投注教程', '體育投注教學'],
    explains: [['下一张注单', '下一張注單']],
  },
  {
    title: '[RT-64] how sports bets are settled',
    page: 'tysstqth',
    heading: ['体育赛事提前、推迟与结算', '體育賽事提前、延期與結算'],
    explains: [['推迟与中断', '延期與中斷']],
  },
  {
    title: '[RT-65] the lottery guide',
    page: 'fjcjc',
    heading: ['彩票教程', '彩票教學'],
    explains: [['怎样投注', '怎樣投注']],
  },
  {
    title: '[RT-66] the guide to handicaps',
    page: 'rqgl',
    heading: ['让球攻略', '讓球攻略'],
    explains: [['四分之一球：分成两半', '四分之一球：分成兩半']],
  },
  {
    title: '[RT-67] the guide to totals',
    page: 'dxqgl',
    heading: ['大小球攻略', '大小球攻略'],
    explains: [['四分之一球盘口', '四分之一球盤口']],
  },
  {
    title: '[RT-68] questions about lotteries',
    page: 'cpwt',
    heading: ['彩票常见问题', '彩票常見問題'],
    explains: [['为什么提示已封盘？', '為什麼提示已封盤？']],
  },
  {
    title: '[RT-69] the rules of lotteries',
    page: 'dzjj',
    heading: ['彩票玩法与规则简介', '彩票玩法與規則簡介'],
    explains: [['中奖何时无效', '中獎何時無效']],
  },
  {
    title: '[RT-70] questions about sports',
    page: 'tywt',
    heading: ['体育常见问题', '體育常見問題'],
    explains: [['走水是什么意思？', '走水是什麼意思？']],
  },
  {
    title: '[RT-71] questions about live games',
    page: 'zrwt',
    heading: ['真人常见问题', '真人常見問題'],
    explains: [['牌局中途断线怎么办？', '牌局中途斷線怎麼辦？']],
  },
  {
    title: '[RT-72] questions about other matters',
    page: 'qtwt',
    heading: ['其他常见问题', '其他常見問題'],
    explains: [['收不到验证码？', '收不到驗證碼？']],
  },
  {
    title: '[RT-73] the page about responsible gambling',
    page: 'bczr',
    heading: ['博彩责任', '博彩責任'],
    explains: [
      ['该停下来的信号', '該停下來的訊號'],
      ['求助', '求助'],
    ],
  },
  {
    title: '[RT-74] what the site is',
    page: 'gywm',
    heading: ['关于我们', '關於我們'],
    explains: [['运营者与牌照', '營運者與牌照']],
  },
  {
    title: '[RT-75] the rules and terms',
    page: 'gztk',
    heading: ['规则与条款', '規則與條款'],
    explains: [['最高派彩', '最高派彩']],
  },
  {
    title: '[RT-76] cooperation',
    page: 'hzhb',
    heading: ['合作伙伴', '合作夥伴'],
    explains: [['联系方式', '聯絡方式']],
  },
  {
    title: '[RT-77] the privacy rules',
    page: 'ysgz',
    heading: ['隐私政策', '隱私權政策'],
    explains: [['Cookie 与 IP 地址', 'Cookie 與 IP 位址']],
  },
  {
    title: '[RT-78] online support',
    page: 'zxkf',
    heading: ['在线客服', '線上客服'],
    explains: [['安全提示', '安全提示']],
  },
];

const SCRIPTS = ['zh-CN', 'zh-TW'] as const;

for (const [at, locale] of SCRIPTS.entries()) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const { title, page: name, heading, explains } of PAGES) {
      test(`${title}: anybody can read it (${locale})`, async ({ page }) => {
        await page.goto(`/app/help/${name}`);
        await expect(page).toHaveURL(`/app/help/${name}`);
        const main = page.getByRole('main');
        await expect(
          main.getByRole('heading', { name: heading[at] ?? '', level: 1, exact: true }),
        ).toBeVisible();
        for (const section of explains) {
          await expect(
            main.getByRole('article').getByRole('heading', { name: section[at] ?? '', level: 2 }),
          ).toBeVisible();
        }
        await expect(page).toHaveTitle(new RegExp(`^${heading[at] ?? ''} - `));
        await expectWritten(page);
      });
    }
  });
}

/** Each section of the page says something below its heading. */
async function expectWritten(page: Page): Promise<void> {
  const sections = page.getByRole('main').getByRole('article').locator('section');
  await expect(sections.first()).toBeVisible();
  for (const section of await sections.all()) {
    const [heading = '', ...said] = (await section.innerText()).split('\n');
    expect(said.join('').length, heading).toBeGreaterThan(8);
  }
}

for (const [at, locale] of SCRIPTS.entries()) {
  test.describe(`without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale });

    for (const { page: name, heading, explains } of PAGES) {
      test(`${name} can be read as the build rendered it (${locale})`, async ({ page }) => {
        await page.goto(`/app/help/${name}`);
        await expect(page).toHaveTitle(new RegExp(`^${heading[at] ?? ''} - `));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[at] ?? '');
        for (const section of explains) {
          await expect(
            page.getByRole('heading', { name: section[at] ?? '', level: 2 }),
          ).toBeVisible();
        }
        await expectWritten(page);
      });
    }

    test(`the list of pages and the glossary can be read (${locale})`, async ({ page }) => {
      await page.goto('/app/help');
      const main = page.getByRole('main');
      for (const { page: name } of PAGES) {
        await expect(main.locator(`a[href="/app/help/${name}"]`).first()).toBeVisible();
      }
      for (const name of ['sy', 'terms']) {
        await page.goto(`/app/help/${name}`);
        await expect(main.getByRole('term').filter({ hasText: /^走水$/ })).toBeVisible();
      }
    });
  });
}

test('[NV-05] without deposits there is no page about them, and no link to it anywhere in help', async ({
  page,
}) => {
  await page.goto('/app/help/zxkf');
  await expect(page.locator('a[href*="/help/ck"]')).not.toHaveCount(0);
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    const brand = { COURTSIDE_BRAND_DEPOSIT: 'off' };
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
  await page.goto('/app/help/ck');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
  const ways = page.locator('a[href*="savemoney"], a[href*="/help/ck"]');
  for (const name of ['', '/zxkf', '/xnbcqkjc', '/qk']) {
    await page.goto(`/app/help${name}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(ways).toHaveCount(0);
  }
  await page.goto('/app/help');
  // Another brand than that of the build is drawn anew, and with it the field.
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await searchFor(page, '存款');
  await expect(hits(page).first()).toBeVisible();
  await expect(ways).toHaveCount(0);
});

const searchFor = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: '搜索帮助' }).fill(text);
const hits = (page: Page) => page.locator('.cs-help-hits > li');

test('the glossary is found by its word too, and each of its words', async ({ page }) => {
  await page.goto('/app/help/terms#handicap');
  await expect(page.locator('h1')).toHaveText('术语');
  await expect(page.getByRole('term').filter({ hasText: /^让球$/ })).toBeInViewport();
});

test('the contents lead to their sections after a reload too, and back and forward to where the reader was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/app/help/yhgz');
  const contents = page.getByRole('navigation', { name: '目录' });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
  await contents.getByRole('link', { name: '有异议' }).click();
  await expect(heading('有异议')).toBeInViewport();
  await page.reload();
  await expect(heading('有异议')).toBeInViewport();
  await contents.getByRole('link', { name: '派彩上限' }).click();
  await expect(page).toHaveURL(/#limits$/);
  await expect(heading('派彩上限')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#dispute$/);
  await expect(heading('有异议')).toBeInViewport();
  await page.goForward();
  await expect(heading('派彩上限')).toBeInViewport();
});

test('a name that is no page of help is not found', async ({ page }) => {
  await page.goto('/app/help/nothing');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
});

test(
  'help is found by word, by pinyin and by initials, and leads to the section that says it',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/app/help');
    for (const typed of ['取款', 'qukuan', 'qk']) {
      await searchFor(page, typed);
      await expect(hits(page).first().getByRole('link')).toHaveText(/^取款 · /);
    }
    await searchFor(page, '助记词');
    await expect(hits(page).first().locator('mark')).toHaveText('助记词');
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/app/help/xnbcqkjc#missing');
    await expect(page.getByRole('heading', { name: '没有收到币' })).toBeInViewport();
  },
);

test('a search that finds nothing offers customer service', async ({ page }) => {
  await page.goto('/app/help');
  await searchFor(page, '冰淇淋');
  await expect(page.getByText('没有找到“冰淇淋”', { exact: true })).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: '联系在线客服' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('谨防');
});

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

test('online support opens behind the security notice', async ({ page }) => {
  await page.goto('/app/help/zxkf');
  const notice = page.getByRole('alertdialog', { name: '安全提示' });
  // The button answers once the site has taken the page over.
  await expect(async () => {
    await page.getByRole('button', { name: '打开在线客服' }).click();
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(notice).toContainText('谨防诈骗');
});

test('every link of help leads to a page', async ({ page, logInAs }) => {
  test.slow();
  await logInAs('10.00');
  const targets = new Set<string>();
  for (const { page: name } of PAGES) {
    await page.goto(`/app/help/${name}`);
    await expect(page.getByRole('article')).toBeVisible();
    const found = await page
      .locator('.cs-help-page a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''));
    for (const target of found) targets.add(target);
  }
  expect(targets.size).toBeGreaterThan(25);
  for (const target of targets) {
    await page.goto(target);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await expect(page.getByRole('heading', { name: '页面不存在' })).toHaveCount(0);
    await expect(page.locator('h1').first()).toBeAttached();
  }
});

test('questions and answers are told to search engines as such', async ({ page }) => {
  await page.goto('/app/help/tywt');
  const faq = page.locator('[itemtype="https://schema.org/FAQPage"]');
  const questions = faq.locator('[itemprop="mainEntity"][itemtype="https://schema.org/Question"]');
  await expect(questions).toHaveCount(9);
  await expect(questions.locator('[itemprop="acceptedAnswer"] [itemprop="text"]')).toHaveCount(9);
  await page.goto('/app/help/kh');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(faq).toHaveCount(0);
});

test('printed, a page is its text', async ({ page }) => {
  await page.goto('/app/help/qk');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('.cs-help-contents')).toBeHidden();
  await expect(page.locator('.cs-help-more')).toBeHidden();
  await expect(page.locator('.cs-shell-header')).toBeHidden();
  await expect(page.locator('.cs-shell-footer')).toBeVisible();
});
