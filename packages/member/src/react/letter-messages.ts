import type { Message } from '@courtside/i18n';
import type { LetterTab } from '../core/letter-groups.ts';
import { m } from './messages.ts';
import { titles } from './route-titles.ts';

export const lm = {
  title: titles.letters,
  tabs: /*i18n*/ { id: 'member.letter-tabs', message: '消息类别' },
  unreadName: /*i18n*/ { id: 'member.letter-unread', message: '未读' },
  choose: /*i18n*/ { id: 'member.letter-choose', message: '选择：{title}' },
  chooseAll: /*i18n*/ { id: 'member.letter-choose-all', message: '全选本页' },
  chosen: /*i18n*/ { id: 'member.letter-chosen', message: '已选 {count} 条' },
  remove: /*i18n*/ { id: 'member.letter-remove', message: '删除所选' },
  removeOne: /*i18n*/ { id: 'member.letter-remove-one', message: '删除这条消息' },
  removed: /*i18n*/ { id: 'member.letter-removed', message: '已删除 {count} 条消息' },
  undo: /*i18n*/ { id: 'member.letter-undo', message: '撤销' },
  readAll: /*i18n*/ { id: 'member.letter-read-all', message: '全部标为已读' },
  readDone: /*i18n*/ { id: 'member.letter-read-done', message: '{count} 条消息已标为已读' },
  none: /*i18n*/ { id: 'member.letter-none', message: '没有消息' },
  noneDetail: /*i18n*/ {
    id: 'member.letter-none-detail',
    message: '有新的消息时，页首的信封会显示未读数量。',
  },
  loading: /*i18n*/ { id: 'member.letter-loading', message: '正在加载消息' },
} as const;

export const tabMessages: Readonly<Record<LetterTab, Message>> = {
  notice: /*i18n*/ { id: 'member.letter-notice', message: '通知' },
  activity: /*i18n*/ { id: 'member.letter-activity', message: '活动' },
  match: m.match,
  funds: /*i18n*/ { id: 'member.letter-funds', message: '资金' },
};
