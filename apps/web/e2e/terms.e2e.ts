import { expect, test, type Page } from './fixtures.ts';

/** What must stand in which section of a page of terms, in both scripts. */
const TERMS = [
  [
    '[TE-01]',
    'eligibility',
    /必须年满 18 周岁.*法律规定的合法博彩年龄/,
    /必須年滿 18 歲.*法律規定的合法博彩年齡/,
  ],
  ['[TE-01]', 'eligibility', /每位会员只能持有一个账户/, /每位會員只能持有一個帳戶/],
  ['[TE-01]', 'account', /持卡人姓名必须与您注册的姓名一致/, /持卡人姓名必須與您註冊的姓名一致/],
  [
    '[TE-01]',
    'eligibility',
    /居住于或身处受限地区的人士不得注册/,
    /居住於或身處受限地區的人士不得註冊/,
  ],
  [
    '[TE-01]',
    'eligibility',
    /受限地区包括：\s*伊朗、朝鲜、缅甸/,
    /受限地區包括：\s*伊朗、北韓、緬甸/,
  ],
  ['[TE-01]', 'account', /必须使用本人的真实姓名注册/, /必須使用本人的真實姓名註冊/],
  ['[TE-02]', 'betting', /最终投注，会员不得取消或更改/, /最終投注，會員不得取消或更改/],
  [
    '[TE-02]',
    'betting',
    /已经开始的赛事.*赛果已知之后.*一律无效/,
    /已經開始的賽事.*賽果已知之後.*一律無效/,
  ],
  [
    '[TE-02]',
    'betting',
    /不接受同一会员对同一赛事的重复投注/,
    /不接受同一會員對同一賽事的重複投注/,
  ],
  ['[TE-02]', 'betting', /禁止使用机器人.*自动化手段/, /禁止使用機器人.*自動化手段/],
  ['[TE-03]', 'payouts', /足球、篮球.{0,14}1,500,000/, /足球、籃球.{0,14}1,500,000/],
  ['[TE-03]', 'payouts', /排球.{0,14}300,000/, /排球.{0,14}300,000/],
  ['[TE-03]', 'payouts', /其他体育项目.{0,14}200,000/, /其他體育項目.{0,14}200,000/],
  ['[TE-03]', 'payouts', /冠军盘.{0,14}25,000/, /冠軍盤.{0,14}25,000/],
  ['[TE-03]', 'payouts', /娱乐场.{0,14}600,000/, /娛樂場.{0,14}600,000/],
  ['[TE-03]', 'payouts', /金融投注.{0,14}180,000/, /金融投注.{0,14}180,000/],
  [
    '[TE-04]',
    'errors',
    /明显错误.*故障.*有权将受影响的投注作废/,
    /明顯錯誤.*故障.*有權將受影響的投注作廢/,
  ],
  [
    '[TE-04]',
    'promotions',
    /有权随时更改、暂停或撤销任何优惠活动/,
    /有權隨時更改、暫停或撤銷任何優惠活動/,
  ],
  ['[TE-04]', 'suspension', /有权.*暂停、冻结或关闭账户/, /有權.*暫停、凍結或關閉帳戶/],
  ['[TE-05]', 'liability', /以该笔投注的本金为上限/, /以該筆投注的本金為上限/],
  ['[TE-05]', 'disputes', /赛果公布之日起 14 天内提出/, /賽果公布之日起 14 天內提出/],
  ['[TE-05]', 'disputes', /自交易之日起保存 5 年/, /自交易之日起保存 5 年/],
  [
    '[TE-06]',
    'lottery',
    /彩票中奖作废、没收账户余额，并冻结或关闭账户/,
    /彩票中獎作廢、沒收帳戶餘額，並凍結或關閉帳戶/,
  ],
  [
    '[TE-06]',
    'lottery',
    /欺诈行为、使用机器人程序或与他人串通/,
    /詐欺行為、使用機器人程式或與他人串通/,
  ],
  ['[TE-05]', 'disputes', /交易记录为最终依据/, /交易記錄為最終依據/],
  [
    '[TE-06]',
    'lottery',
    /一个以上的有效账户；\s*持卡人姓名与注册姓名不一致；\s*.*未达到活动要求即退出/,
    /一個以上的有效帳戶；\s*持卡人姓名與註冊姓名不一致；\s*.*未達到活動要求即退出/,
  ],
  ['[TE-07]', 'links', /不控制第三方网站/, /不控制第三方網站/],
  ['[TE-07]', 'force-majeure', /自然灾害、战争.*不承担责任/, /天然災害、戰爭.*不承擔責任/],
  ['[TE-07]', 'general', /不构成对该权利的放弃/, /不構成對該權利的放棄/],
] as const;
const PRIVACY = [
  ['[TE-08]', 'collection', /姓名；\s*地址；\s*电子邮箱；/, /姓名；\s*地址；\s*電子郵件信箱；/],
  ['[TE-08]', 'cookies', /使用 Cookie/, /使用 Cookie/],
  ['[TE-08]', 'cookies', /记录您的 IP 地址/, /記錄您的 IP 位址/],
  ['[TE-08]', 'disclosure', /法院、监管机构、执法机关/, /法院、監管機構、執法機關/],
  ['[TE-08]', 'monitoring', /电话通话和电子邮件进行监控/, /電話通話及電子郵件進行監控/],
  ['[TE-08]', 'marketing', /有权随时拒绝接收营销信息/, /有權隨時拒絕接收行銷資訊/],
  [
    '[TE-08]',
    'changes',
    /本网站公布.*继续使用本网站，即表示接受/,
    /本網站公布.*繼續使用本網站，即表示接受/,
  ],
] as const;

async function expectClaims(
  page: Page,
  claims: readonly (readonly [string, string, RegExp, RegExp])[],
): Promise<void> {
  // Within its own section: a word of another one proves nothing.
  const text = (section: string) => page.getByRole('main').locator(`section#${section}`);
  for (const [id, section, simplified] of claims) {
    await expect.soft(text(section), `${id} ${simplified.source}`).toContainText(simplified);
  }
  await page.getByRole('button', { name: '语言 繁體' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  for (const [id, section, , traditional] of claims) {
    await expect.soft(text(section), `${id} ${traditional.source}`).toContainText(traditional);
  }
}

test('[TE-01] [TE-02] [TE-03] [TE-04] [TE-05] [TE-06] [TE-07] the footer leads anybody to terms that say what binds whom, in both scripts', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: '规则与条款' }).click();
  await expect(page.getByRole('heading', { name: '规则与条款', level: 1 })).toBeVisible();
  await expectClaims(page, TERMS);
});

test('[TE-08] the footer leads anybody to what is kept of them, who gets it and what they can choose, in both scripts', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
  await expect(page.getByRole('heading', { name: '隐私政策', level: 1 })).toBeVisible();
  await expectClaims(page, PRIVACY);
});
