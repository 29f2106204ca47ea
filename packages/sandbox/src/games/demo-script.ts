/** What the page does: sends rounds, shows what came of them. The texts come with the page's data. */
export const DEMO_SCRIPT = `
const main = document.querySelector('main');
const data = JSON.parse(main.dataset.game);
const find = (id) => document.getElementById(id);
const form = find('round'), play = find('play'), stake = find('stake');
let busy = false;
// A round whose answer was lost is asked for again under the same key, never played twice.
let open = null;

function intent() {
  const choice = new FormData(form).get('choice');
  const typed = stake.value.trim();
  if (open && open.choice === choice && open.stake === typed) return open;
  open = { ticket: data.ticket, choice, stake: typed, key: crypto.randomUUID() };
  return open;
}
function show(answer) {
  const won = Number(answer.payout) > 0;
  find('label').textContent = answer.label;
  find('result').textContent = won ? data.texts.back + ' ' + answer.payout : data.texts.lost;
  find('label').className = won ? 'won' : '';
  find('balance').textContent = answer.balance;
  const row = find('log').insertRow(0);
  for (const text of [answer.label, answer.stake, answer.payout]) row.insertCell().textContent = text;
  while (find('log').rows.length > 8) find('log').deleteRow(-1);
}
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (busy) return;
  busy = true;
  play.setAttribute('aria-disabled', 'true');
  find('notice').textContent = '';
  try {
    const response = await fetch('/game/demo/round', {
      method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(intent()),
    });
    const answer = await response.json();
    // Something broke on the other side: the round may have been played, so the key stays.
    if (answer.status_code !== 6005) open = null;
    if (answer.status_code === 6000) show(answer.data);
    else find('notice').textContent = answer.message;
  } catch {
    find('notice').textContent = data.texts.again;
  }
  busy = false;
  play.setAttribute('aria-disabled', 'false');
});
for (const chip of document.querySelectorAll('[data-stake]')) {
  chip.addEventListener('click', () => { stake.value = chip.dataset.stake; stake.focus(); });
}
`;
