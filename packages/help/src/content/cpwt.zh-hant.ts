import { links, section, warning, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  faq: true,
  sections: [
    section(
      'closed',
      '為什麼提示已封盤？',
      '每期在開獎之前停止投注。封盤前沒有確認成功的投注不會成立，也不扣款。',
    ),
    section('cancel', '投注之後能撤銷嗎？', '不能。確認之前請核對期號、號碼、注數和總投注額。'),
    section(
      'late',
      '開獎了卻沒有派彩？',
      '先重新整理投注記錄。仍然沒有派發，請帶上注單號聯絡線上客服。',
      links(['/mine/betRecord', '查看投注記錄'], ['/app/help/zxkf', '聯絡線上客服']),
    ),
    section(
      'where',
      '中獎的錢在哪裡？',
      '在該場館的錢包裡。轉回中心錢包之後可以取款。',
      links(['/app/help/zz', '場館轉帳']),
    ),
    section('delay', '官方延遲開獎怎麼辦？', '注單保留到補開為止。官方宣布該期取消，退還本金。'),
    section(
      'chase',
      '追號是什麼？',
      '預先投注以後的多期。中獎後是否停止、怎樣取消，以場館的說明為準。',
      warning('追號會讓投注額快速增加，請先定好總額。'),
    ),
    section(
      'turnover',
      '彩票計不計流水？',
      '已結算的有效投注計入流水；退款和取消的不計。同一期覆蓋大部分號碼的投注，可能不計入優惠的流水，以活動規則為準。',
    ),
    section('hot', '冷號和熱號有用嗎？', '沒有。每期獨立，過去的號碼不影響以後的機會。'),
  ],
};
