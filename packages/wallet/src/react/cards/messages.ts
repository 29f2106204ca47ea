import type { Message } from '@courtside/i18n';
import type { AddableCard, CardKind } from '@courtside/contract';
import type { CardViolationCode } from '../../core/card-draft.ts';
import { titles } from '../route-titles.ts';
import { shared } from '../shared-messages.ts';

/** Texts of the pages of cards. */
export const c = {
  ...titles,
  countText: /*i18n*/ { id: 'wallet.c-count', message: '已绑定 {count} 个，最多 {most} 个' },
  default: /*i18n*/ { id: 'wallet.c-default', message: '默认账户' },
  makeDefault: /*i18n*/ { id: 'wallet.c-make-default', message: '设为默认' },
  remove: /*i18n*/ { id: 'wallet.c-remove', message: '删除' },
  detail: shared.detail,
  addedAt: /*i18n*/ { id: 'wallet.c-added-at', message: '绑定时间' },
  bank: /*i18n*/ { id: 'wallet.c-bank', message: '开户银行' },
  bankHint: /*i18n*/ { id: 'wallet.c-bank-hint', message: '输入卡号后自动识别，也可自行选择' },
  bankFound: /*i18n*/ { id: 'wallet.c-bank-found', message: '已按卡号识别' },
  chooseBank: /*i18n*/ { id: 'wallet.c-choose-bank', message: '请选择开户银行' },
  network: /*i18n*/ { id: 'wallet.c-network', message: '网络' },
  networkWarning: /*i18n*/ {
    id: 'wallet.c-network-warning',
    message: '请确认地址属于{network}网络。选错网络，币将无法找回。',
  },
  holderHint: /*i18n*/ {
    id: 'wallet.c-holder-hint',
    message: '只能绑定与您真实姓名一致的本人账户，姓名不可修改',
  },
  confirmAdd: /*i18n*/ { id: 'wallet.c-confirm-add', message: '确认绑定' },
  confirmRemove: /*i18n*/ { id: 'wallet.c-confirm-remove', message: '确认删除' },
  removeLine: /*i18n*/ {
    id: 'wallet.c-remove-line',
    message: '删除 {name} {number}？删除后需要重新绑定才能收款。',
  },
  checkNumber: /*i18n*/ { id: 'wallet.c-check-number', message: '请逐位核对' },
  added: /*i18n*/ { id: 'wallet.c-added', message: '收款账户已绑定' },
  removed: /*i18n*/ { id: 'wallet.c-removed', message: '收款账户已删除' },
  madeDefault: /*i18n*/ { id: 'wallet.c-made-default', message: '已设为默认账户' },
  unknown: /*i18n*/ {
    id: 'wallet.c-unknown',
    message: '网络中断，正在查询操作结果，请稍候',
  },
  undone: /*i18n*/ { id: 'wallet.c-undone', message: '操作未成功，未作更改，可再试一次' },
  refused: /*i18n*/ { id: 'wallet.c-refused', message: '操作未成功' },
  tooMany: /*i18n*/ { id: 'wallet.c-too-many', message: '已达上限，删除一个后才能再绑定' },
  next: /*i18n*/ { id: 'wallet.c-next', message: '核对并绑定' },
  cardMissing: /*i18n*/ { id: 'wallet.c-missing', message: '未找到该收款账户' },
  back: /*i18n*/ { id: 'wallet.c-back', message: '返回列表' },
  backThere: /*i18n*/ { id: 'wallet.c-back-there', message: '返回' },
} as const satisfies Record<string, Message>;

export const cardTitles: Readonly<Record<CardKind, Message>> = {
  bank: shared.bankCard,
  virtual: /*i18n*/ { id: 'wallet.coin-cards', message: '虚拟币地址' },
  alipay: /*i18n*/ { id: 'wallet.alipay-cards', message: '支付宝账号' },
};

/** Label of the holder, for kinds with one. */
export const holderMessages: Readonly<Record<Exclude<CardKind, 'virtual'>, Message>> = {
  bank: /*i18n*/ { id: 'wallet.c-holder', message: '持卡人' },
  alipay: /*i18n*/ { id: 'wallet.c-account-name', message: '账户姓名' },
};

export const emptyMessages: Readonly<Record<CardKind, Message>> = {
  bank: /*i18n*/ { id: 'wallet.ce-bank', message: '还没有绑定银行卡' },
  virtual: /*i18n*/ { id: 'wallet.ce-virtual', message: '还没有绑定虚拟币地址' },
  alipay: /*i18n*/ { id: 'wallet.ce-alipay', message: '还没有绑定支付宝账号' },
};

export const addMessages: Readonly<Record<CardKind, Message>> = {
  bank: /*i18n*/ { id: 'wallet.ca-bank', message: '添加银行卡' },
  virtual: /*i18n*/ { id: 'wallet.ca-virtual', message: '添加虚拟币地址' },
  alipay: /*i18n*/ { id: 'wallet.ca-alipay', message: '添加支付宝账号' },
};

export const numberMessages: Readonly<Record<CardKind, Message>> = {
  bank: /*i18n*/ { id: 'wallet.cn-bank', message: '银行卡号' },
  virtual: /*i18n*/ { id: 'wallet.cn-virtual', message: '钱包地址' },
  alipay: /*i18n*/ { id: 'wallet.cn-alipay', message: '支付宝账号（手机号码或邮箱）' },
};

export const numberHints: Readonly<Record<'bank' | 'alipay', Message>> = {
  bank: /*i18n*/ { id: 'wallet.ch-bank', message: '16 至 19 位数字' },
  alipay: /*i18n*/ { id: 'wallet.ch-alipay', message: '须与实名认证的支付宝一致' },
};

const wrongNumber: Readonly<Record<CardKind, Message>> = {
  bank: /*i18n*/ { id: 'wallet.cw-bank', message: '银行卡号有误，请核对每一位' },
  virtual: /*i18n*/ { id: 'wallet.cw-virtual', message: '地址校验未通过，请重新复制粘贴' },
  alipay: /*i18n*/ { id: 'wallet.cw-alipay', message: '请输入正确的手机号码或邮箱' },
};

const violations: Readonly<Record<Exclude<CardViolationCode, 'card.number-wrong'>, Message>> = {
  'card.number-empty': /*i18n*/ { id: 'wallet.cv-empty', message: '请填写收款账户' },
  'card.other-network': /*i18n*/ {
    id: 'wallet.cv-network',
    message: '这是 {network} 网络的地址，与所选网络不符',
  },
  'card.bank-missing': /*i18n*/ { id: 'wallet.cv-bank', message: '未识别出银行，请自行选择' },
  'card.network-missing': /*i18n*/ { id: 'wallet.cv-network-missing', message: '请选择网络' },
};

/** The message beside a field, by the code of its violation. */
export function cardMessage(code: CardViolationCode, kind: CardKind): Message {
  return code === 'card.number-wrong' ? wrongNumber[kind] : violations[code];
}

/** The reason why no card can be added, by the gateway's code. */
export const notAllowed: Readonly<Record<Exclude<AddableCard['reason'], ''>, Message>> = {
  'unbound-phone': /*i18n*/ { id: 'wallet.cr-phone', message: '请先绑定手机号码' },
  'unbound-name': /*i18n*/ { id: 'wallet.cr-name', message: '请先绑定真实姓名' },
  'password-unset': /*i18n*/ {
    id: 'wallet.cr-password',
    message: '请先设置取款密码，绑定和删除收款账户时使用',
  },
  'too-many': c.tooMany,
};
