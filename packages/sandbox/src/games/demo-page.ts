import type { Language } from '../text/messages.ts';
import { translate } from '../text/translate.ts';
import { DEMO_DRAWINGS } from './demo-drawings.ts';
import type { DemoLook } from './demo-looks.ts';
import { type DemoGame, returnToPlayer } from './demo-rules.ts';
import type { Standing } from './demo-rounds.ts';
import { DEMO_SCRIPT } from './demo-script.ts';
import { DEMO_STYLE } from './demo-style.ts';
import type { DemoPage } from './launch.ts';

const CHIPS = ['1.00', '5.00', '20.00', '100.00'];

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface PageFrame {
  readonly nonce: string;
  readonly language: Language;
  readonly title: string;
  readonly look: DemoLook;
}

const frame = ({ nonce, language, title, look }: PageFrame, body: string, script = ''): string =>
  `<!doctype html>
<html lang="${language === 'zh-tw' ? 'zh-Hant-TW' : 'zh-Hans-CN'}" data-look="${look}">
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

/** Tells the site around the frame that the ticket has expired, so that it offers a new one. */
const OVER_SCRIPT = `
if (window.parent !== window) {
  const above = location.ancestorOrigins && location.ancestorOrigins[0];
  const origin = above || (URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
  if (origin) {
    window.parent.postMessage({ type: 'courtside.game', version: 1, event: 'closed', code: 6302 }, origin);
  }
}
`;

/** The page of an expired ticket. */
export function overPage(nonce: string, language: Language, look: DemoLook): string {
  const t = (text: string): string => translate(text, language);
  const title = t('页面已失效');
  return frame(
    { nonce, language, title, look },
    `<main><h1>${title}</h1><p class="soft">${t('请回到游戏大厅重新进入。')}</p></main>`,
    OVER_SCRIPT,
  );
}

/** Content of the stage's places before the first round. */
const PLACES: Readonly<Record<DemoPage, readonly string[]>> = {
  slots: ['seven', 'bell', 'fruit'],
  fishing: ['small', 'middle', 'big'],
  live: ['back', 'back'],
  cards: ['back'],
  lottery: ['–'],
  esports: ['–', '–', '–'],
  sport: ['–', '–'],
};

/** Names of the places, if they have any. */
const PLACE_NAMES: Readonly<Partial<Record<DemoPage, readonly string[]>>> = {
  live: ['龙', '虎'],
  fishing: ['小鱼', '海龟', '鲨鱼'],
  esports: ['第一局', '第二局', '第三局'],
  sport: ['主队', '客队'],
};

export interface DemoPageInput {
  readonly nonce: string;
  readonly language: Language;
  readonly look: DemoLook;
  readonly page: DemoPage;
  readonly rules: DemoGame;
  readonly stakes: { readonly least: string; readonly most: string };
  /** Name of the game in the catalogue; empty for a venue as such. */
  readonly name: string;
  readonly ticket: string;
  readonly standing: Standing;
}

/** A game to play with the venue wallet: its payouts, the stake, the results. */
export function demoPage(input: DemoPageInput): string {
  const { nonce, language, look, page, rules, stakes, name, ticket, standing } = input;
  const said = (text: string): string => translate(text, language);
  const t = (text: string): string => escaped(said(text));
  const title = name === '' || name === rules.title ? rules.title : `${name} · ${rules.title}`;
  const data = {
    page,
    ticket,
    elapsed: standing.elapsed,
    places: PLACES[page],
    words: { home: said('晨星'), away: said('夜航'), '–': '–' },
    texts: {
      back: said('返还'),
      lost: said('本局未中'),
      playing: said('本局进行中'),
      again: said('网络异常，请重试；同一局不会重复扣款'),
      hour: said('小时'),
      minute: said('分'),
      second: said('秒'),
    },
  };
  const choices = rules.choices
    .map(
      ({ id, label }, index) =>
        `<label><input type="radio" name="choice" value="${id}"${index === 0 ? ' checked' : ''}><span>${t(label)}</span></label>`,
    )
    .join('');
  const names = PLACE_NAMES[page] ?? [];
  const places = PLACES[page]
    .map(
      (_, at) =>
        `<div class="place"><span class="of">${t(names[at] ?? '')}</span><div class="thing"></div></div>`,
    )
    .join('');
  const chips = CHIPS.filter((chip) => Number(chip) >= Number(stakes.least))
    .filter((chip) => Number(chip) <= Number(stakes.most))
    .map((chip) => `<button type="button" data-stake="${chip}">${chip.replace('.00', '')}</button>`)
    .join('');
  const body = `${DEMO_DRAWINGS}<main data-game="${escaped(JSON.stringify(data))}">
<header>
  <h1>${t(title)}</h1>
  <button type="button" id="leave" class="plain" hidden>${t('返回大厅')}</button>
</header>
<dl class="standing">
  <div><dt>${t('场馆余额')}</dt><dd><b id="balance">${standing.balance}</b></dd></div>
  <div><dt>${t('本次净额')}</dt><dd><b id="net">${standing.net}</b></dd></div>
  <div><dt>${t('本场时长')}</dt><dd><b id="elapsed"></b></dd></div>
</dl>
<section class="stage stage-${page}"><div class="places" aria-hidden="true">${places}</div>
<output for="round" class="said"><b id="label">${t('准备就绪')}</b><span id="result"></span></output></section>
<form id="round">
  <p class="notice" id="notice" role="alert"></p>
  <fieldset${rules.choices.length > 1 ? '' : ' class="only"'}><legend>${t('选择')}</legend><div class="choices">${choices}</div></fieldset>
  <fieldset class="bar"><legend><label for="stake">${t('每局金额')} ${stakes.least} - ${stakes.most}</label></legend>
    <div class="stake"><input id="stake" inputmode="decimal" autocomplete="off" maxlength="6" aria-describedby="notice">
    <div class="chips">${chips}</div><button id="play" class="play">${t('开始一局')}</button></div></fieldset>
</form>
<section class="rules"><h2>${t('规则与赔付')}</h2><p>${t(rules.rule)}</p>
<table><thead><tr><th>${t('选择')}</th><th>${t('结果与赔付倍数')}</th><th>${t('理论返还率')}</th></tr></thead><tbody>${rowsOf(rules, t)}</tbody></table>
<p class="soft">${t('每局结果由服务器以随机数先行决定，动画只作呈现；本金从场馆钱包扣除。')}</p></section>
<section class="rules"><h2>${t('最近各局')}</h2>
<table><thead><tr><th>${t('结果')}</th><th>${t('金额')}</th><th>${t('返还')}</th></tr></thead><tbody id="log"></tbody></table></section>
<footer>${t('仅限年满 18 周岁人士。演示游戏，请理性娱乐。')}</footer>
</main>`;
  return frame({ nonce, language, look, title: said(title) }, body, DEMO_SCRIPT);
}

/** Payouts of each choice, with equal ones in one row. */
function rowsOf(rules: DemoGame, t: (text: string) => string): string {
  const lines = new Map<string, string[]>();
  for (const choice of rules.choices) {
    const paying = rules.outcomes.filter(({ id }) => choice.pays[id] !== undefined);
    const pays = new Set(paying.map(({ id }) => choice.pays[id] ?? 0));
    const told =
      pays.size === 1
        ? `${[...pays].map((pay) => pay / 100).join('')}`
        : paying.map(({ id, label }) => `${t(label)} ${(choice.pays[id] ?? 0) / 100}`).join(' · ');
    const line = `<td>${told}</td><td>${returnToPlayer(rules, choice)}%</td>`;
    lines.set(line, [...(lines.get(line) ?? []), t(choice.label)]);
  }
  return [...lines]
    .map(([line, labels]) => `<tr><th>${labels.join(' ')}</th>${line}</tr>`)
    .join('');
}
