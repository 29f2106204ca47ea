import type { Language } from '../text/messages.ts';
import { translate } from '../text/translate.ts';

/** A launch's answer as a document, for venues that show a page of their own first. It has no script. */
export function launchDocument(path: string, language: Language): string {
  const t = (text: string): string => translate(text, language);
  return `<!doctype html>
<html lang="${language === 'zh-tw' ? 'zh-Hant-TW' : 'zh-Hans-CN'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark"><title>${t('进入游戏')}</title></head>
<body><p>${t('游戏已准备好。')}</p><p><a href="${path}">${t('进入游戏')}</a></p></body>
</html>
`;
}
