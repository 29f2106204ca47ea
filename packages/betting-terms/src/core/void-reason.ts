import { betResult } from '@courtside/contract';
import type { TermMessage } from './message.ts';

/** Reasons of a cancelled bet, by result code (spec betting 4; the contract's table assigns the codes). */
export const voidReasonMessages: Readonly<Record<string, TermMessage>> = {
  D: /*i18n*/ { id: 'terms.void.cancelled', message: '注单已取消' },
  D0: /*i18n*/ { id: 'terms.void.eventCancelled', message: '赛事取消' },
  D1: /*i18n*/ { id: 'terms.void.oddsError', message: '赔率错误' },
  D2: /*i18n*/ { id: 'terms.void.scoreError', message: '比分错误' },
  D3: /*i18n*/ { id: 'terms.void.postponed', message: '赛事延期' },
  D4: /*i18n*/ { id: 'terms.void.abandoned', message: '赛事腰斩' },
  D5: /*i18n*/ { id: 'terms.void.venueChanged', message: '比赛场地变更' },
  D6: /*i18n*/ { id: 'terms.void.homeAndAwaySwapped', message: '主客场调换' },
  D7: /*i18n*/ { id: 'terms.void.lineError', message: '盘口错误' },
  D8: /*i18n*/ { id: 'terms.void.wrongTeams', message: '参赛队伍错误' },
  D9: /*i18n*/ { id: 'terms.void.betAfterStart', message: '开赛后投注' },
  DA: /*i18n*/ { id: 'terms.void.resultKnown', message: '赛果已知后投注' },
  DB: /*i18n*/ { id: 'terms.void.duplicateBet', message: '重复投注' },
  DC: /*i18n*/ { id: 'terms.void.systemFault', message: '系统故障' },
  DD: /*i18n*/ { id: 'terms.void.walkover', message: '一方不战而胜' },
  DE: /*i18n*/ { id: 'terms.void.retired', message: '选手退赛' },
  DF: /*i18n*/ { id: 'terms.void.disqualified', message: '选手被取消资格' },
  DG: /*i18n*/ { id: 'terms.void.neverTookPart', message: '未参赛' },
  DH: /*i18n*/ { id: 'terms.void.lineUpChanged', message: '阵容变更' },
  DI: /*i18n*/ { id: 'terms.void.shortened', message: '赛程缩短' },
  DJ: /*i18n*/ { id: 'terms.void.startTimeChanged', message: '开赛时间变更' },
  DK: /*i18n*/ { id: 'terms.void.conditionsChanged', message: '比赛条件变更' },
  DL: /*i18n*/ { id: 'terms.void.cardError', message: '牌数错误' },
  DM: /*i18n*/ { id: 'terms.void.neutralGround', message: '改为中立场' },
  DN: /*i18n*/ { id: 'terms.void.marketWithoutResult', message: '盘口没有赛果' },
  DO: /*i18n*/ { id: 'terms.void.stalePrice', message: '赔率已过时' },
  DP: /*i18n*/ { id: 'terms.void.marketWasSuspended', message: '盘口当时已暂停' },
  DQ: /*i18n*/ { id: 'terms.void.relatedLegs', message: '串关选项互相关联' },
  DR: /*i18n*/ { id: 'terms.void.limitExceeded', message: '超出限额' },
  DS: /*i18n*/ { id: 'terms.void.stakeError', message: '投注额错误' },
  DT: /*i18n*/ { id: 'terms.void.automatedBetting', message: '使用自动投注' },
  DU: /*i18n*/ { id: 'terms.void.severalAccounts', message: '使用多个账户' },
  DV: /*i18n*/ { id: 'terms.void.fraud', message: '涉嫌欺诈' },
  DW: /*i18n*/ { id: 'terms.void.responsiblePlay', message: '理性博彩限制' },
  DX: /*i18n*/ { id: 'terms.void.authorityOrder', message: '监管机构要求' },
  DY: /*i18n*/ { id: 'terms.void.operatorDecision', message: '运营方决定' },
  DZ: /*i18n*/ { id: 'terms.void.other', message: '其他原因' },
};

/**
 * Returns why a bet was cancelled, or null for a code that is not of a cancelled bet.
 *
 * @example voidReason('D3')?.message // 赛事延期
 */
export function voidReason(code: string): TermMessage | null {
  return betResult(code)?.kind === 'void' ? (voidReasonMessages[code] ?? null) : null;
}
