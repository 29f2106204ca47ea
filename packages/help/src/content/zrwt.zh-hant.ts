import { links, list, section, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  faq: true,
  sections: [
    section(
      'cut',
      '牌局中途斷線怎麼辦？',
      '已經成立的投注繼續有效，由場館照常開牌和派彩。重新進入後，在場館的記錄裡可以看到結果。',
    ),
    section(
      'void',
      '牌局取消，錢退不退？',
      '設備故障、洗牌錯誤等原因取消的一局，退還本金，由場館決定並公告。',
    ),
    section(
      'enter',
      '為什麼進不去？',
      list(
        '場館正在維護：等維護結束。',
        '地區受限：不能使用。',
        '提示「資料異常」：退出之後重新進入。',
        '瀏覽器阻擋新視窗：允許本站打開視窗，再試一次。',
      ),
      links(['/game/realbet', '打開真人']),
    ),
    section(
      'money',
      '場館裡沒有餘額？',
      '先從中心錢包轉入。轉入視窗會在進入時出現。',
      links(['/app/help/zz', '場館轉帳']),
    ),
    section(
      'late',
      '點了投注卻沒有成立？',
      '投注時間結束之後的點選無效，不扣款。以場館顯示的「投注成功」為準。',
    ),
    section('limit', '限紅是什麼？', '每一桌的最低和最高投注額。不同的桌不一樣，進桌前會顯示。'),
    section(
      'fair',
      '結果怎樣保證公平？',
      '由真人荷官現場發牌，全程直播。每局都有局號，便於查詢和複核。',
    ),
    section(
      'problem',
      '對結果有異議？',
      '記下局號和時間，聯絡線上客服，由場館複核錄影。',
      links(['/app/help/zxkf', '聯絡線上客服']),
    ),
  ],
};
