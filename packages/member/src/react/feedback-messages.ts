import type { FeedbackStatus, FeedbackType } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import { titles } from './route-titles.ts';

export const fm = {
  title: titles.feedback,
  views: /*i18n*/ { id: 'member.feedback-views', message: '反馈页面' },
  form: /*i18n*/ { id: 'member.feedback-form', message: '提交反馈' },
  list: /*i18n*/ { id: 'member.feedback-list', message: '反馈记录' },
  listCount: /*i18n*/ { id: 'member.feedback-list-count', message: '反馈记录（{count} 条新回复）' },
  type: /*i18n*/ { id: 'member.feedback-type', message: '反馈类型' },
  bet: /*i18n*/ { id: 'member.feedback-bet', message: '相关注单' },
  betNone: /*i18n*/ { id: 'member.feedback-bet-none', message: '不指定注单' },
  betLine: /*i18n*/ { id: 'member.feedback-bet-line', message: '{teams} · {stake} · {ticket}' },
  reward: /*i18n*/ { id: 'member.feedback-reward', message: '相关存款优惠' },
  rewardNone: /*i18n*/ { id: 'member.feedback-reward-none', message: '不涉及优惠' },
  content: /*i18n*/ { id: 'member.feedback-content', message: '反馈内容' },
  contentHint: /*i18n*/ {
    id: 'member.feedback-content-hint',
    message: '请写明时间、金额或页面，勿填写密码与验证码。',
  },
  contentEmpty: /*i18n*/ { id: 'member.feedback-content-empty', message: '请输入反馈内容' },
  images: /*i18n*/ { id: 'member.feedback-images', message: '图片（选填）' },
  imagesHint: /*i18n*/ {
    id: 'member.feedback-images-hint',
    message: '最多 {count} 张 PNG、JPEG 或 WebP；过大的图片会先压缩再上传。',
  },
  imagesPrompt: /*i18n*/ {
    id: 'member.feedback-images-prompt',
    message: '选择、拖入或粘贴图片',
  },
  imageRemove: /*i18n*/ { id: 'member.feedback-image-remove', message: '移除' },
  imageRetry: /*i18n*/ { id: 'member.feedback-image-retry', message: '重新上传' },
  imageUploading: /*i18n*/ { id: 'member.feedback-image-uploading', message: '正在上传' },
  imageDone: /*i18n*/ { id: 'member.feedback-image-done', message: '已上传' },
  imageType: /*i18n*/ { id: 'member.feedback-image-type', message: '不是可用的图片' },
  imageSize: /*i18n*/ { id: 'member.feedback-image-size', message: '文件过大，请换一张' },
  imageCount: /*i18n*/ { id: 'member.feedback-image-count', message: '超过可上传的张数' },
  imageBroken: /*i18n*/ {
    id: 'member.feedback-image-broken',
    message: '图片已损坏，无法读取，请换一张',
  },
  imagesFailed: /*i18n*/ {
    id: 'member.feedback-images-failed',
    message: '有图片没有上传成功，请重新上传或移除后再提交',
  },
  imagesBusy: /*i18n*/ {
    id: 'member.feedback-images-busy',
    message: '图片还在上传，请稍候再提交',
  },
  send: /*i18n*/ { id: 'member.feedback-send', message: '提交' },
  sent: /*i18n*/ { id: 'member.feedback-sent', message: '反馈已提交，回复会显示在反馈记录中' },
  none: /*i18n*/ { id: 'member.feedback-none', message: '还没有反馈' },
  noneDetail: /*i18n*/ {
    id: 'member.feedback-none-detail',
    message: '遇到问题或有建议，都可以告诉我们。',
  },
  status: /*i18n*/ { id: 'member.feedback-status', message: '回复状态' },
  statusAll: /*i18n*/ { id: 'member.feedback-status-all', message: '所有反馈' },
  newAnswer: /*i18n*/ { id: 'member.feedback-new-answer', message: '有新回复' },
  thread: /*i18n*/ { id: 'member.feedback-thread', message: '反馈详情' },
  fromMe: /*i18n*/ { id: 'member.feedback-from-me', message: '我' },
  fromService: /*i18n*/ { id: 'member.feedback-from-service', message: '客服' },
  waiting: /*i18n*/ {
    id: 'member.feedback-waiting',
    message: '正在处理，回复后会在此显示并以站内信通知。',
  },
  about: /*i18n*/ { id: 'member.feedback-about', message: '关于注单 {ticket}' },
  image: /*i18n*/ { id: 'member.feedback-image', message: '反馈图片 {number}' },
  remove: /*i18n*/ { id: 'member.feedback-remove', message: '删除这条反馈' },
  removeAsk: /*i18n*/ {
    id: 'member.feedback-remove-ask',
    message: '删除后您将不能再查看这条反馈与回复。',
  },
  removed: /*i18n*/ { id: 'member.feedback-removed', message: '反馈已删除' },
  back: /*i18n*/ { id: 'member.feedback-back', message: '返回反馈记录' },
} as const;

export const typeMessages: Readonly<Record<FeedbackType, Message>> = {
  deposit: /*i18n*/ { id: 'member.feedback-type-deposit', message: '存款问题' },
  withdraw: /*i18n*/ { id: 'member.feedback-type-withdraw', message: '取款问题' },
  transfer: /*i18n*/ { id: 'member.feedback-type-transfer', message: '转账问题' },
  bet: /*i18n*/ { id: 'member.feedback-type-bet', message: '注单问题' },
  promotion: /*i18n*/ { id: 'member.feedback-type-promotion', message: '优惠问题' },
  account: /*i18n*/ { id: 'member.feedback-type-account', message: '账户问题' },
  other: /*i18n*/ { id: 'member.feedback-type-other', message: '建议与其他' },
};

export const statusMessages: Readonly<Record<FeedbackStatus, Message>> = {
  waiting: /*i18n*/ { id: 'member.feedback-status-waiting', message: '待回复' },
  answered: /*i18n*/ { id: 'member.feedback-status-answered', message: '已回复' },
};
