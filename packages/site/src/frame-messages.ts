import { i18nFrameMessages, type I18nMessageId, type MessageSource } from '@courtside/i18n';
import { shellFrameMessages, type ShellMessageId } from '@courtside/shell/react';
import { siteFrameMessages, type SiteMessageId } from './catalogs/index.ts';

/** Texts that every site has, whatever its features. */
export const FRAME_MESSAGES: readonly MessageSource[] = [
  i18nFrameMessages,
  shellFrameMessages,
  siteFrameMessages,
];

/** The ids of the texts that every site has. */
export type FrameMessageId = I18nMessageId | ShellMessageId | SiteMessageId;
