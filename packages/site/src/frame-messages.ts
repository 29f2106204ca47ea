import { i18nFrameMessages, type I18nMessageId, type MessageSource } from '@courtside/i18n';
import { shellFrameMessages, type ShellMessageId } from '@courtside/shell/react';
import { siteFrameMessages, type SiteMessageId } from './catalogs/index.ts';

/** Texts of every site, whatever its features. */
export const FRAME_MESSAGES: readonly MessageSource[] = [
  i18nFrameMessages,
  shellFrameMessages,
  siteFrameMessages,
];

/** Ids of the texts of every site. */
export type FrameMessageId = I18nMessageId | ShellMessageId | SiteMessageId;
