// Speed of a chat room in a real browser: a thousand messages a second from a crowd, on a processor slowed down four times,
// while somebody types; the first second is told apart. Seconds of the run: --seconds N, 60 by default. Fails past its bounds.
import { parseArgs } from 'node:util';
import { chromiumOptions } from '@courtside/tooling/machine';
import { chromium } from '@playwright/test';
import buildSite from '../e2e/support/build-site.ts';
import { startSite } from '../e2e/support/site.ts';
import { startChatServer } from './chat-server.ts';
import { tellMachineSpeed } from './machine-speed.ts';
import { measure } from './measure.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const MESSAGES_A_SECOND = 1000;

await buildSite();
const [site, room] = await Promise.all([startSite({ encrypted: false }), startChatServer()]);
const browser = await chromium.launch(chromiumOptions());
await tellMachineSpeed(browser);

async function run() {
  // The policy of the page would refuse a socket that is not its own.
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript((url) => {
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
      constructor() {
        super(url);
      }
    };
  }, room.url);
  // Who is there the site's gateway says; what is said comes from the crowd.
  const member = await site.doors.member({ name: 'suduceshi1', password: 'secret123' });
  await page.addInitScript(({ token, userId }) => {
    localStorage.setItem('courtside.userId', userId);
    localStorage.setItem('courtside.token', token);
  }, member);
  await page.goto(`${site.url}/chat`);
  const field = page.getByRole('textbox', { name: '发言内容' });
  await field.waitFor();
  const what = {
    ...{ name: 'chat, a crowd of 5,000', changes: MESSAGES_A_SECOND },
    seconds: Number(values.seconds),
  };
  const measured = await measure(page, field, what, room.rate);
  // A list that did not follow would have cost nothing.
  await page.getByText(room.last(), { exact: true }).last().waitFor();
  return { ...measured, heard: room.said() };
}

try {
  const { first, frames, over100, longest, under33, heap, typing, seconds, heard } = await run();
  const memory = heap.map((size) => size.toFixed(1)).join(' to ');
  console.log(
    '| messages a second | s | said | frames | over 100 ms | longest | under 33 ms | heap, MB | a key | first second |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  console.log(
    `| ${MESSAGES_A_SECOND} | ${seconds} | ${heard} | ${frames} | ${over100} | ${longest.toFixed(0)} ms | ${under33.toFixed(1)} % | ${memory} | ${typing.toFixed(0)} ms | ${first.longest.toFixed(0)} ms, a key ${first.typing.toFixed(0)} ms |`,
  );
  const BOUNDS = { over100: 0, typing: 100 } as const;
  const faults = [
    over100 > BOUNDS.over100 && `${over100} frames over 100 ms`,
    typing > BOUNDS.typing && `${typing.toFixed(0)} ms for a key`,
    heard < MESSAGES_A_SECOND * seconds * 0.9 && `only ${heard} messages were said`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) {
    console.error(`chat: ${faults.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  room.close();
  await Promise.all([browser.close(), site.stop()]);
}
