import { links, list, note, section, steps, warning, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  sections: [
    section(
      'invite',
      '邀請好友',
      '您的邀請連結帶有邀請碼。好友透過連結打開本站並註冊，關係就綁定了，之後不能更改。',
      steps(
        '取得您的邀請連結。',
        '傳給年滿 {age} 歲、同意接收的朋友。',
        '朋友用連結打開本站，在同一台裝置上完成註冊。',
      ),
      warning('不要向未成年人、正在自我排除或受博彩困擾的人傳送邀請，也不要大量發送。'),
      links(['/activity/friendInvitation', '邀請好友']),
    ),
    section(
      'reward',
      '推薦禮怎樣發放',
      '推薦禮的條件和金額以活動頁面公布的為準。好友達到活動要求之後，獎勵金進入您的中心錢包，並按活動要求完成流水。',
      list(
        '自己邀請自己、多個帳戶互相邀請，不發放並會追回。',
        '好友的資料必須真實，收款帳戶必須是本人的。',
      ),
    ),
    section(
      'rebate',
      '返水怎樣計算',
      '返水是有效投注額的一定比例，與輸贏無關。有效投注額達到最低要求才有返水，按兩位小數無條件捨去。',
      note('您的等級和場館決定比例。返水也是花錢之後的一點退還，不是收入。'),
    ),
    section(
      'agent',
      '長期推廣',
      '需要長期推廣的，請申請成為代理。',
      links(['/agent', '代理'], ['/app/help/hzhb', '合作夥伴']),
    ),
  ],
};
