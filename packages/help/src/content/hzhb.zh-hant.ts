import { links, list, section, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  sections: [
    section(
      'agent',
      '代理合作',
      '代理向成年人介紹本站，按協議取得佣金。代理頁面說明方案和申請方式。',
      links(['/agent', '代理']),
    ),
    section(
      'sponsor',
      '贊助與品牌合作',
      '有意合作贊助體育賽事或俱樂部的，請附上專案說明和受眾資料。',
      links(['/sponsor', '贊助']),
    ),
    section('content', '內容與技術合作', '場館、支付和資料提供者，請說明持有的牌照和服務的地區。'),
    section(
      'rules',
      '合作的底線',
      list(
        '不向未成年人和自我排除的會員推廣。',
        '不承諾獲利，不隱瞞風險。',
        '不使用大量發送、冒充官方或其他騷擾的做法。',
      ),
      '違反其中一條，合作立即終止。',
    ),
    section(
      'contact',
      '聯絡方式',
      '請用下面的方式聯絡。沒有列出電子郵件的，請透過線上客服轉交。',
      links(['/app/help/zxkf', '聯絡線上客服']),
    ),
  ],
};
