import { LOCALES, type Locale } from '@courtside/i18n';
import { describe, expect, it } from 'vitest';
import { fillText } from '../core/fill-text.ts';
import { helpFacts } from '../core/help-facts.ts';
import type { LegalKind, LegalSection } from '../core/legal-text.ts';
import { loadDocument } from './load-document.ts';

async function sectionOf(kind: LegalKind, locale: Locale, id: string): Promise<LegalSection> {
  const text = fillText(
    await loadDocument(kind, locale),
    helpFacts({ name: 'Testbrand', minimumAge: 21, restrictedRegions: ['KP', 'MM'] }, locale),
  );
  const section = text.sections.find((each) => each.id === id);
  if (!section) throw new Error(`The ${kind} in ${locale} have no section ${id}`);
  return section;
}

/** Required statements by section: one phrase in each locale, in the order of LOCALES. */
type Claims = Readonly<Record<string, readonly (readonly [hans: RegExp, hant: RegExp])[]>>;

function expectClaims(title: string, kind: LegalKind, claims: Claims): void {
  it.each(LOCALES)(`${title} (%s)`, async (locale) => {
    for (const [id, phrases] of Object.entries(claims)) {
      const { paragraphs, items = [] } = await sectionOf(kind, locale, id);
      const said = [...paragraphs, ...items].join('\n');
      for (const phrase of phrases) expect(said).toMatch(phrase[LOCALES.indexOf(locale)] ?? /^$/);
    }
  });
}

describe('terms', () => {
  expectClaims('[TE-01] who may be a member, with the age of the brand', 'terms', {
    eligibility: [
      [/必须年满 21 周岁.*法律规定的合法博彩年龄/, /必須年滿 21 歲.*法律規定的合法博彩年齡/],
      [/未满 18 周岁的人士不得使用/, /未滿 18 歲的人士不得使用/],
      [/每位会员只能持有一个账户/, /每位會員只能持有一個帳戶/],
      [
        /居住于或身处受限地区的人士不得注册.*包括：\n朝鲜、缅甸；\n/,
        /居住於或身處受限地區的人士不得註冊.*包括：\n北韓、緬甸；\n/,
      ],
    ],
    account: [
      [/必须使用本人的真实姓名/, /必須使用本人的真實姓名/],
      [/持卡人姓名必须与您注册的姓名一致/, /持卡人姓名必須與您註冊的姓名一致/],
    ],
  });

  expectClaims('[TE-02] what a bet is worth', 'terms', {
    betting: [
      [/最终投注，会员不得取消或更改/, /最終投注，會員不得取消或更改/],
      [/已经开始的赛事.*赛果已知之后.*一律无效/, /已經開始的賽事.*賽果已知之後.*一律無效/],
      [/不接受同一会员对同一赛事的重复投注/, /不接受同一會員對同一賽事的重複投注/],
      [/禁止使用机器人.*自动化手段/, /禁止使用機器人.*自動化手段/],
      [/投注将被取消，相关账户将被关闭/, /投注將被取消，相關帳戶將被關閉/],
    ],
  });

  it('[TE-03] the highest payout of a day in US dollars (zh-Hans)', async () => {
    const { table, paragraphs } = await sectionOf('terms', 'zh-Hans', 'payouts');
    expect(table?.caption).toBe('每位会员每日最高派彩（美元）');
    expect(table?.rows).toEqual([
      ['足球、篮球', '1,500,000'],
      ['网球、美式足球、棒球、冰球、橄榄球、排球', '300,000'],
      ['其他体育项目', '200,000'],
      ['冠军盘', '25,000'],
      ['娱乐场', '600,000'],
      ['金融投注', '180,000'],
    ]);
    expect(paragraphs.join()).toContain('每位会员每日可获得的派彩以下表所列金额为上限');
  });

  it('[TE-03] the highest payout of a day in US dollars (zh-Hant)', async () => {
    const { table, paragraphs } = await sectionOf('terms', 'zh-Hant', 'payouts');
    expect(table?.caption).toBe('每位會員每日最高派彩（美元）');
    expect(table?.rows).toEqual([
      ['足球、籃球', '1,500,000'],
      ['網球、美式足球、棒球、冰球、橄欖球、排球', '300,000'],
      ['其他體育項目', '200,000'],
      ['冠軍盤', '25,000'],
      ['娛樂場', '600,000'],
      ['金融投注', '180,000'],
    ]);
    expect(paragraphs.join()).toContain('每位會員每日可獲得的派彩以下表所列金額為上限');
  });

  expectClaims('[TE-04] what the operator may do', 'terms', {
    errors: [[/明显错误.*故障.*有权将受影响的投注作废/, /明顯錯誤.*故障.*有權將受影響的投注作廢/]],
    promotions: [[/有权随时更改、暂停或撤销任何优惠活动/, /有權隨時更改、暫停或撤銷任何優惠活動/]],
    suspension: [
      [/有权.*暂停、冻结或关闭账户/, /有權.*暫停、凍結或關閉帳戶/],
      [/作废相关投注、没收相关余额/, /作廢相關投注、沒收相關餘額/],
    ],
  });

  expectClaims('[TE-05] the cap, the time for disputes, the years of records', 'terms', {
    liability: [[/全部责任，以该笔投注的本金为上限/, /全部責任，以該筆投注的本金為上限/]],
    disputes: [
      [/赛果公布之日起 14 天内提出/, /賽果公布之日起 14 天內提出/],
      [/交易记录为最终依据/, /交易記錄為最終依據/],
      [/自交易之日起保存 5 年/, /自交易之日起保存 5 年/],
    ],
  });

  expectClaims('[TE-06] when lottery wins are void and balances lost', 'terms', {
    lottery: [
      [
        /彩票中奖作废、没收账户余额，并冻结或关闭账户/,
        /彩票中獎作廢、沒收帳戶餘額，並凍結或關閉帳戶/,
      ],
      [/一个以上的有效账户/, /一個以上的有效帳戶/],
      [/持卡人姓名与注册姓名不一致/, /持卡人姓名與註冊姓名不一致/],
      [/未达到活动要求即退出/, /未達到活動要求即退出/],
      [/欺诈行为、使用机器人程序或与他人串通/, /詐欺行為、使用機器人程式或與他人串通/],
    ],
  });

  expectClaims('[TE-07] links, force majeure, non-waiver', 'terms', {
    links: [[/不控制第三方网站.*承担任何责任/, /不控制第三方網站.*承擔任何責任/]],
    'force-majeure': [[/自然灾害、战争.*不承担责任/, /天然災害、戰爭.*不承擔責任/]],
    general: [[/不构成对该权利的放弃/, /不構成對該權利的放棄/]],
  });

  expectClaims('responsible gambling: limits, self-exclusion and help', 'terms', {
    'responsible-gambling': [
      [/限额：.*存款、亏损、投注额和使用时间/, /限額：.*存款、虧損、投注額及使用時間/],
      [/自我排除：.*不能撤销/, /自我排除：.*不能撤銷/],
      [/寻求帮助：.*戒赌辅导机构/, /尋求協助：.*戒賭輔導機構/],
    ],
  });
});

describe('privacy', () => {
  expectClaims('[TE-08] what is collected, who gets it, what a member can choose', 'privacy', {
    collection: [
      [/姓名；\n地址；\n电子邮箱；\n登录密码；/, /姓名；\n地址；\n電子郵件信箱；\n登入密碼；/],
      [/已年满 21 周岁的确认/, /已年滿 21 歲的確認/],
    ],
    cookies: [
      [/使用 Cookie/, /使用 Cookie/],
      [/记录您的 IP 地址/, /記錄您的 IP 位址/],
    ],
    disclosure: [
      [/支付服务商/, /支付服務商/],
      [/第三方供应商/, /第三方供應商/],
      [/法院、监管机构、执法机关/, /法院、監管機構、執法機關/],
    ],
    monitoring: [[/电话通话和电子邮件进行监控/, /電話通話及電子郵件進行監控/]],
    marketing: [[/有权随时拒绝接收营销信息/, /有權隨時拒絕接收行銷資訊/]],
    changes: [[/本网站公布.*继续使用本网站，即表示接受/, /本網站公布.*繼續使用本網站，即表示接受/]],
  });
});
