import { expect, test, type Page } from './fixtures.ts';

/** What must stand on a page of terms, a line for each requirement, in both scripts. */
const TERMS = [
  ['[TE-01]', /必须年满 18 周岁.*法律规定的合法博彩年龄/, /必須年滿 18 歲.*法律規定的合法博彩年齡/],
  ['[TE-01]', /每位会员只能持有一个账户/, /每位會員只能持有一個帳戶/],
  ['[TE-01]', /持卡人姓名必须与您注册的姓名一致/, /持卡人姓名必須與您註冊的姓名一致/],
  ['[TE-01]', /居住于或身处受限地区的人士不得注册/, /居住於或身處受限地區的人士不得註冊/],
  ['[TE-02]', /最终投注，会员不得取消或更改/, /最終投注，會員不得取消或更改/],
  ['[TE-02]', /已经开始的赛事.*赛果已知之后.*一律无效/, /已經開始的賽事.*賽果已知之後.*一律無效/],
  ['[TE-02]', /不接受同一会员对同一赛事的重复投注/, /不接受同一會員對同一賽事的重複投注/],
  ['[TE-02]', /禁止使用机器人.*自动化手段/, /禁止使用機器人.*自動化手段/],
  ['[TE-03]', /足球、篮球.{0,14}1,500,000/, /足球、籃球.{0,14}1,500,000/],
  ['[TE-03]', /排球.{0,14}300,000/, /排球.{0,14}300,000/],
  ['[TE-03]', /其他体育项目.{0,14}200,000/, /其他體育項目.{0,14}200,000/],
  ['[TE-03]', /冠军盘.{0,14}25,000/, /冠軍盤.{0,14}25,000/],
  ['[TE-03]', /娱乐场.{0,14}600,000/, /娛樂場.{0,14}600,000/],
  ['[TE-03]', /金融投注.{0,14}180,000/, /金融投注.{0,14}180,000/],
  ['[TE-04]', /明显错误.*故障.*有权将受影响的投注作废/, /明顯錯誤.*故障.*有權將受影響的投注作廢/],
  ['[TE-04]', /有权随时更改、暂停或撤销任何优惠活动/, /有權隨時更改、暫停或撤銷任何優惠活動/],
  ['[TE-04]', /有权.*暂停、冻结或关闭账户/, /有權.*暫停、凍結或關閉帳戶/],
  ['[TE-05]', /以该笔投注的本金为上限/, /以該筆投注的本金為上限/],
  ['[TE-05]', /赛果公布之日起 14 天内提出/, /賽果公布之日起 14 天內提出/],
  ['[TE-05]', /自交易之日起保存 5 年/, /自交易之日起保存 5 年/],
  [
    '[TE-06]',
    /彩票中奖作废、没收账户余额，并冻结或关闭账户/,
    /彩票中獎作廢、沒收帳戶餘額，並凍結或關閉帳戶/,
  ],
  ['[TE-06]', /欺诈行为、使用机器人程序或与他人串通/, /詐欺行為、使用機器人程式或與他人串通/],
  ['[TE-07]', /不控制第三方网站/, /不控制第三方網站/],
  ['[TE-07]', /自然灾害、战争.*不承担责任/, /天然災害、戰爭.*不承擔責任/],
  ['[TE-07]', /不构成对该权利的放弃/, /不構成對該權利的放棄/],
] as const;
const PRIVACY = [
  ['[TE-08]', /姓名；\s*地址；\s*电子邮箱；/, /姓名；\s*地址；\s*電子郵件信箱；/],
  ['[TE-08]', /使用 Cookie/, /使用 Cookie/],
  ['[TE-08]', /记录您的 IP 地址/, /記錄您的 IP 位址/],
  ['[TE-08]', /法院、监管机构、执法机关/, /法院、監管機構、執法機關/],
  ['[TE-08]', /电话通话和电子邮件进行监控/, /電話通話及電子郵件進行監控/],
  ['[TE-08]', /有权随时拒绝接收营销信息/, /有權隨時拒絕接收行銷資訊/],
  ['[TE-08]', /本网站公布.*继续使用本网站，即表示接受/, /本網站公布.*繼續使用本網站，即表示接受/],
] as const;

async function expectClaims(
  page: Page,
  claims: readonly (readonly [string, RegExp, RegExp])[],
): Promise<void> {
  const text = page.getByRole('main');
  for (const [id, simplified] of claims) {
    await expect.soft(text, `${id} ${simplified.source}`).toContainText(simplified);
  }
  await page.getByRole('button', { name: '语言 繁體' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  for (const [id, , traditional] of claims) {
    await expect.soft(text, `${id} ${traditional.source}`).toContainText(traditional);
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
