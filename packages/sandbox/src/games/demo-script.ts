/**
 * Script of the page: sends rounds, draws their results, informs the site. The texts come with the page's data. A round
 * is decided before anything is drawn; only the member starts a round.
 */
export const DEMO_SCRIPT = `
const main = document.querySelector('main');
const data = JSON.parse(main.dataset.game);
const find = (id) => document.getElementById(id);
const form = find('round'), play = find('play'), stake = find('stake'), stage = document.querySelector('.stage');
const things = [...document.querySelectorAll('.thing')];
const still = matchMedia('(prefers-reduced-motion: reduce)');
// Minimum time between the starts of two rounds.
const PACE_MS = 2500;
// Codes after which the gateway accepts no further round from this page.
const SHUT = [6001, 6302, 6415, 6702, 6703, 6704, 6705, 6706, 6707, 6709];
let busy = false, shut = false;
// The request of a round that was not answered. It is sent again with the same key, so that no round is played twice.
let open = null;

const site = window.parent !== window ? window.parent : window.opener;
function siteOrigin() {
  if (window.parent === window) return location.origin;
  const above = location.ancestorOrigins && location.ancestorOrigins[0];
  if (above) return above;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : location.origin;
}
function tell(event, more) {
  if (site) site.postMessage({ type: 'courtside.game', version: 1, event, ...more }, siteOrigin());
}
const wait = (ms) => new Promise((done) => setTimeout(done, still.matches ? 0 : ms));

function drawing(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', '#d-' + name);
  svg.append(use);
  return svg;
}
const RANKS = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
function put(thing, token) {
  const card = /^(spade|heart|club|diamond)-([0-9]+)$/.exec(token);
  thing.className = 'thing';
  thing.replaceChildren();
  if (token === 'back') return thing.classList.add('card', 'back');
  if (card || token === 'joker') {
    thing.classList.add('card');
    const rank = document.createElement('b');
    rank.textContent = card ? RANKS[card[2]] || card[2] : '';
    if (card && /heart|diamond/.test(token)) thing.classList.add('red');
    return thing.append(rank, drawing(card ? card[1] : 'joker'));
  }
  if (find('d-' + token)) return thing.append(drawing(token));
  thing.classList.add('text');
  thing.textContent = data.words[token] || token;
}
const chosen = () => new FormData(form).get('choice');
function lay(shown) {
  for (const [at, thing] of things.entries()) put(thing, shown[at] === undefined ? '–' : shown[at]);
}
lay(data.places);

// A hidden page gets no timer ticks, so the elapsed time is calculated from the start.
const start = performance.now() - data.elapsed;
function clock() {
  const seconds = Math.floor((performance.now() - start) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const t = data.texts;
  find('elapsed').textContent = hours > 0
    ? hours + ' ' + t.hour + ' ' + minutes + ' ' + t.minute : minutes + ' ' + t.minute + ' ' + (seconds % 60) + ' ' + t.second;
}
clock();
setInterval(clock, 1000);

// \`crypto.randomUUID\` exists on secure pages only; a page on a local network is not one.
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 15) | 64;
  bytes[8] = (bytes[8] & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
function intent() {
  const typed = stake.value.trim();
  // A request that was not answered is repeated unchanged before a new one is made.
  if (open === null) open = { ticket: data.ticket, choice: chosen(), stake: typed, key: newKey() };
  return open;
}
async function show(answer) {
  // Fish keep their places; a ring marks the one that was shot at.
  const shown = data.page === 'fishing' ? data.places : answer.shown;
  const won = Number(answer.payout) > Number(answer.stake), some = Number(answer.payout) > 0;
  stage.className = 'stage stage-' + data.page + ' hidden-result';
  for (const [at, thing] of things.entries()) {
    await wait(data.page === 'fishing' ? 80 : 220);
    put(thing, shown[at] === undefined ? '–' : shown[at]);
    if (data.page !== 'fishing') thing.classList.add('laid');
  }
  await wait(120);
  stage.className = 'stage stage-' + data.page + (won ? ' won' : '') + (some ? ' hit' : ' missed');
  find('label').textContent = answer.label;
  find('result').textContent = some ? data.texts.back + ' ' + answer.payout : data.texts.lost;
  find('balance').textContent = answer.balance;
  find('net').textContent = answer.net;
  const row = find('log').insertRow(0);
  for (const text of [answer.label, answer.stake, answer.payout]) row.insertCell().textContent = text;
  while (find('log').rows.length > 8) find('log').deleteRow(-1);
}
// While the outcome of a round is unknown, its choice and stake cannot be changed.
function lock() {
  // Fieldsets are form elements too; the one around the button stays enabled, as the button repeats the request.
  for (const field of form.elements) if (!field.contains(play)) field.disabled = open !== null;
}
const hold = (on) => play.setAttribute('aria-disabled', String(on || shut));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (busy || shut) return;
  busy = true;
  hold(true);
  find('notice').textContent = '';
  const began = performance.now();
  const asked = intent();
  find('label').textContent = data.texts.playing;
  find('result').textContent = '';
  try {
    // Sent as text: from a page without an origin any other type needs a preflight request.
    const response = await fetch('/game/demo/round', {
      method: 'POST', headers: { 'content-type': 'text/plain', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(asked),
    });
    const answer = await response.json();
    // After an internal error the round may have been played, so the key is kept.
    if (answer.status_code !== 6005) open = null;
    if (answer.status_code === 6000) {
      rounds += 1;
      await show(answer.data);
      const { roundId, stake: staked, payout, balance, net } = answer.data;
      tell('round', { roundId, stake: staked, payout, net });
      tell('balance', { balance });
    } else {
      find('label').textContent = '–';
      find('notice').textContent = answer.message;
      if (SHUT.includes(answer.status_code)) {
        shut = true;
        tell('closed', { code: answer.status_code });
      }
    }
  } catch {
    find('label').textContent = '–';
    find('notice').textContent = data.texts.again;
  }
  lock();
  await new Promise((done) => setTimeout(done, Math.max(0, PACE_MS - (performance.now() - began))));
  busy = false;
  hold(false);
});
function aim() {
  for (const [at, thing] of things.entries()) thing.parentElement.classList.toggle('target', data.places[at] === chosen());
}
if (data.page === 'fishing') {
  aim();
  form.addEventListener('change', () => { if (!busy) { stage.className = 'stage stage-fishing'; aim(); } });
}
for (const chip of document.querySelectorAll('[data-stake]')) {
  chip.addEventListener('click', () => { stake.value = chip.dataset.stake; stake.focus(); });
}
if (site) {
  find('leave').hidden = false;
  find('leave').addEventListener('click', () => tell('leave', {}));
}
// The site may have moved money in meanwhile. A balance that was requested before a round is older than the round's own.
let rounds = 0;
setInterval(async () => {
  if (busy || shut || document.hidden || !navigator.onLine) return;
  const before = rounds;
  try {
    const response = await fetch('/game/demo/standing', {
      method: 'POST', headers: { 'content-type': 'text/plain', 'accept-language': document.documentElement.lang },
      body: data.ticket,
    });
    const answer = await response.json();
    if (busy || rounds !== before) return;
    if (SHUT.includes(answer.status_code)) {
      shut = true;
      hold(true);
      find('notice').textContent = answer.message;
      tell('closed', { code: answer.status_code });
    }
    if (answer.status_code !== 6000) return;
    find('balance').textContent = answer.data.balance;
    find('net').textContent = answer.data.net;
  } catch {
    // The next tick asks again.
  }
}, 10000);
tell('ready', { balance: find('balance').textContent });
`;
