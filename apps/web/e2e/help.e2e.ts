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
