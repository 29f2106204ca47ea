import type { Language } from '../text/messages.ts';
import { translate } from '../text/translate.ts';
import { type DemoGame, MAX_STAKE, MIN_STAKE, returnToPlayer } from './demo-rules.ts';
import { DEMO_SCRIPT } from './demo-script.ts';
import { DEMO_STYLE } from './demo-style.ts';

const STAKES = ['1.00', '5.00', '20.00', '100.00'];

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface PageFrame {
  readonly nonce: string;
  readonly language: Language;
  readonly title: string;
}

const frame = ({ nonce, language, title }: PageFrame, body: string, script = ''): string =>
  `<!doctype html>
<html lang="${language === 'zh-tw' ? 'zh-Hant-TW' : 'zh-Hans-CN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${DEMO_STYLE}</style>
</head>
<body>
${body}
${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`;

/** The page of a ticket that is over. */
export function overPage(nonce: string, language: Language): string {
  const t = (text: string): string => translate(text, language);
  const title = t('页面已失效');
  return frame(
    { nonce, language, title },
    `<main><h1>${title}</h1><p class="soft">${t('请回到游戏大厅重新进入。')}</p></main>`,
  );
}

export interface DemoPageInput {
  readonly nonce: string;
  readonly language: Language;
  readonly game: DemoGame;
  /** Name of the game in the catalogue; empty for a venue as such. */
  readonly name: string;
  readonly ticket: string;
  readonly balance: string;
}

/** A game to play with the venue wallet: what it pays, what is at stake, what came of it. */
export function demoPage({ nonce, language, game, name, ticket, balance }: DemoPageInput): string {
  const t = (text: string): string => escaped(translate(text, language));
  const data = {
    ticket,
    texts: {
      back: translate('返还', language),
      lost: translate('本局未中', language),
      again: translate('网络异常，请重试；同一局不会重复扣款', language),
    },
  };
  const choices = game.choices
    .map(
      ({ id, label }, index) =>
        `<label><input type="radio" name="choice" value="${id}"${index === 0 ? ' checked' : ''}><span>${t(label)}</span></label>`,
    )
    .join('');
  const lines = new Map<string, string[]>();
  for (const choice of game.choices) {
    const pays = [...new Set(Object.values(choice.pays))].map((pay) => `${pay / 100}`).join(' / ');
    const line = `<td>${pays}</td><td>${returnToPlayer(game, choice)}%</td>`;
    lines.set(line, [...(lines.get(line) ?? []), t(choice.label)]);
  }
  const rows = [...lines]
    .map(([line, labels]) => `<tr><td>${labels.join(' ')}</td>${line}</tr>`)
    .join('');
  const chips = STAKES.map(
    (stake) => `<button type="button" data-stake="${stake}">${stake.replace('.00', '')}</button>`,
  ).join('');
  const title = name === '' || name === game.title ? game.title : `${name} · ${game.title}`;
  const body = `<main data-game="${escaped(JSON.stringify(data))}">
<header>
  <div><h1>${t(title)}</h1><p class="soft">${t(game.rule)}</p></div>
  <p class="soft balance">${t('场馆余额')}<b id="balance">${balance}</b></p>
</header>
<output class="stage" for="round"><b id="label">${t('准备就绪')}</b><span id="result"></span></output>
<form id="round">
  <fieldset><legend>${t('选择')}</legend><div class="choices">${choices}</div></fieldset>
  <fieldset><legend>${t('每局金额')} ${MIN_STAKE} - ${MAX_STAKE}</legend>
    <div class="stake"><input id="stake" inputmode="decimal" autocomplete="off" maxlength="6" value="${STAKES[1]}" aria-label="${t('每局金额')}">
    <div class="chips">${chips}</div><button id="play" class="play">${t('开始一局')}</button></div></fieldset>
  <p class="notice" id="notice" role="alert"></p>
</form>
<table><thead><tr><th>${t('选择')}</th><th>${t('赔付倍数')}</th><th>${t('理论返还率')}</th></tr></thead><tbody>${rows}</tbody></table>
<table><thead><tr><th>${t('结果')}</th><th>${t('金额')}</th><th>${t('返还')}</th></tr></thead><tbody id="log"></tbody></table>
<footer>${t('仅限年满 18 周岁人士。演示游戏，结果由随机数决定，请理性娱乐。')}</footer>
</main>`;
  return frame({ nonce, language, title: translate(title, language) }, body, DEMO_SCRIPT);
}
