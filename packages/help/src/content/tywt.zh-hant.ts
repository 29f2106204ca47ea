import { links, section, steps, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  faq: true,
  sections: [
    section(
      'changed',
      '為什麼下注時賠率變了？',
      '賠率隨比賽和投注情況變化。您的設定決定怎樣處理：不接受、接受更好的，或者全部接受。沒有得到您同意的變化，注單不會成立。',
      links(['/app/help/tytzjc#changes', '接受新賠率的設定']),
    ),
    section(
      'pending',
      '注單一直顯示待確認？',
      '滾球注單要等幾秒，期間出現進球、紅牌或危險進攻，可能被拒絕。被拒絕不扣款。頁面斷線時不要重新下注，恢復後會自動查詢結果。',
    ),
    section(
      'half-result',
      '為什麼只贏了一半？',
      '四分之一球的盤口把投注額分成兩半，分別結算。一半贏、一半走水，就是贏半。',
      links(['/app/help/rqgl#quarter', '四分之一球']),
    ),
    section('push', '走水是什麼意思？', '減去盤口之後正好打平，退還本金，不贏不輸，也不計流水。'),
    section('extra', '延長賽和 PK 算不算？', '除非玩法另有註明，足球只計九十分鐘和傷停補時。'),
    section(
      'multi',
      '為什麼同一場不能串關？',
      '同一場比賽的選項互相影響，機會不能相乘，所以不能放進同一串。冠軍盤也不能與比賽盤口混在一起。',
    ),
    section(
      'cap',
      '為什麼說超過派彩上限？',
      '當日同一項目已經派發的和可能派發的，加上這張注單，會超過每日上限。降低投注額，或者等到下一個投注日；投注日從北京時間正午開始。',
      links(['/app/help/yhgz#limits', '派彩上限']),
    ),
    section(
      'cash-out-gone',
      '提前結算的按鈕不見了？',
      '盤口暫停、比賽結束，或者玩法不適用時，不能提前結算。金額變了會再問您一次。',
    ),
    section(
      'wrong',
      '結算好像錯了？',
      steps(
        '打開注單，先看「為什麼這樣結算」。',
        '對照官方比分，確認是否只計半場或投注之後的進球。',
        '仍有疑問，在賽果公布之日起 {disputeDays} 天內聯絡線上客服，並提供注單號。',
      ),
      links(['/mine/betRecord', '查看投注記錄'], ['/app/help/zxkf', '聯絡線上客服']),
    ),
  ],
};
