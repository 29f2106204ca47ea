import { example, links, list, section, table, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  sections: [
    section(
      'valid',
      '注單何時成立',
      '平台接受並產生注單號，注單才成立。成立之後不能取消或更改，唯一的例外是平台提供的提前結算。',
      list(
        '請求沒有收到結果，不代表沒有成立。頁面會按同一個單號查詢，不會重複扣款。',
        '被拒絕的注單不扣款。',
        '投注前請核對選項、盤口、賠率和投注額。',
      ),
    ),
    section(
      'void',
      '哪些注單會作廢',
      table(
        '作廢的原因',
        ['情形', '怎樣處理'],
        ['在開賽或賽果已知之後投注（滾球除外）', '退還本金'],
        ['同一會員對同一賽事重複投注', '拒絕或退還本金'],
        ['賠率、盤口、比分有明顯錯誤', '退還本金'],
        ['系統故障', '退還本金'],
        ['機器人或自動化投注', '取消注單並關閉帳戶'],
      ),
      '串關中有一場作廢，那一場的賠率按 1 計算，其餘照常。可以在下面試一試。',
      example('void'),
    ),
    section(
      'limits',
      '派彩上限',
      '每位會員每日的派彩有上限，以美元計，其他貨幣按等值計算。',
      table(
        '每日最高派彩（美元）',
        ['項目', '每日最高派彩（美元）'],
        ['足球、籃球', '{payoutFootball}'],
        ['網球、美式足球、棒球、冰球、橄欖球、排球', '{payoutTennis}'],
        ['其他體育項目', '{payoutOther}'],
        ['冠軍盤', '{payoutOutright}'],
        ['娛樂場', '{payoutCasino}'],
        ['金融投注', '{payoutFinancials}'],
      ),
      '超過上限的部分不派發，但退還的本金不受上限影響。',
    ),
    section(
      'odds',
      '賠率與限額',
      '派彩按接受注單時的賠率計算，與之後的變化無關。每注的最低和最高投注額顯示在投注單裡。投注單最多放 {maxPicks} 個選項。',
    ),
    section(
      'settle',
      '結算',
      '結算依據官方賽果，按金額最小單位無條件捨去，每一注各取一次。賽果更正時，先前的派彩會收回並重新結算，兩次都會留在注單裡。',
      example('settlement'),
    ),
    section(
      'dispute',
      '有異議',
      '請在賽果公布之日起 {disputeDays} 天內提出。交易記錄保存 {recordYears} 年，是最終依據。',
      links(
        ['/mine/betRecord', '查看投注記錄'],
        ['/app/help/zxkf', '聯絡線上客服'],
        ['/app/help/gztk', '規則與條款全文'],
      ),
    ),
  ],
};
