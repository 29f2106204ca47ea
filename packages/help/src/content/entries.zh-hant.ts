import type { HelpEntry } from '../core/help-page.ts';
import type { HelpPageId } from '../core/help-pages.ts';

export const entries: Readonly<Record<HelpPageId, HelpEntry>> = {
  kh: { title: '開戶', summary: '註冊、綁定手機號碼和實名，以及換了裝置怎樣登入。' },
  ck: { title: '存款', summary: '選擇存款管道、付款、確認入帳，以及沒有入帳時該怎麼辦。' },
  qk: { title: '取款', summary: '取款的條件、步驟和進度，以及為什麼暫時不能取款。' },
  zz: { title: '場館轉帳', summary: '中心錢包與場館錢包之間怎樣轉入和轉出。' },
  xnbcqkjc: {
    title: '虛擬貨幣存款與取款教學',
    summary: '用 USDT 存款和取款，怎樣選對網路，不讓幣遺失。',
  },
  tytzjc: {
    title: '體育投注教學',
    summary: '從看懂盤口到投注成功：賠率格式、投注單、串關和提前結算。',
  },
  yhgz: { title: '投注規則', summary: '哪些注單有效，哪些會作廢，派彩有什麼上限。' },
  tysstqth: {
    title: '體育賽事提前、延期與結算',
    summary: '賽事改期、中斷、取消時，注單怎樣處理，比分怎樣計算。',
  },
  rqgl: { title: '讓球攻略', summary: '整球、半球和四分之一球盤口，一步一步算出派彩。' },
  dxqgl: { title: '大小球攻略', summary: '大小盤口怎樣判定贏、贏半、走水、輸半和輸。' },
  tywt: { title: '體育常見問題', summary: '賠率變了、注單待確認、結算不如預期時的答案。' },
  fjcjc: { title: '彩票教學', summary: '進入彩票場館、看懂玩法、核對開獎的步驟。' },
  dzjj: { title: '彩票玩法與規則簡介', summary: '常見彩票玩法的意思，以及中獎何時無效。' },
  cpwt: { title: '彩票常見問題', summary: '開獎、封盤、追號和中獎派發的答案。' },
  zrwt: { title: '真人常見問題', summary: '斷線、牌局取消和轉入轉出的答案。' },
  qtwt: { title: '其他常見問題', summary: '登入、密碼、裝置、訊息和顯示設定的答案。' },
  tjllq: { title: '推薦禮與返水', summary: '邀請好友怎樣綁定關係，返水怎樣計算。' },
  sy: { title: '術語', summary: '本站使用的每一個詞是什麼意思。' },
  bczr: { title: '博彩責任', summary: '怎樣保持在自己負擔得起的範圍內，以及去哪裡求助。' },
  zxkf: { title: '線上客服', summary: '聯絡真正的客服，並避開冒充者。' },
  gywm: { title: '關於我們', summary: '{brand} 提供什麼，由誰負責，怎樣保護您。' },
  hzhb: { title: '合作夥伴', summary: '代理、贊助和內容合作的聯絡方式。' },
  gztk: { title: '規則與條款', summary: '您與 {brand} 之間的協議全文。' },
  ysgz: { title: '隱私權政策', summary: '收集哪些資料，交給誰，您有哪些選擇。' },
};
