import '@courtside/ui/styles.css';
import '@courtside/chat/styles.css';
import { createConnection } from '@courtside/chat';
import { chatMessages } from '@courtside/chat/messages';
import { chatFeature, ChatRoom, type ChatFeatureOptions } from '@courtside/chat/react';
import { createScriptedGateway, type ScriptedGateway } from '@courtside/chat/testing';
import { createSiteI18n } from '@courtside/i18n';
import { SiteI18nProvider } from '@courtside/i18n/react';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { ServicesProvider } from '@courtside/shell/react';
import { UiProvider } from '@courtside/ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished } from 'vitest';
import { all, content, member } from './scripts.ts';
import { createStorySite } from './story-site.ts';

/** When the room is opened, by the clock of the device: ms since 1970. */
export const NOW = 1_800_000_000_000;

export interface OpenRoomOptions extends ChatFeatureOptions {
  /** By how many ms the device is ahead of the gateway; below 0 it is behind. */
  ahead?: number;
  rid?: string;
  before?: (gateway: ScriptedGateway) => void;
}

/**
 * Waits until what was begun is drawn, rows that are measured first included. Work that React divides into more than
 * eight messages may still be going on: what is looked for after that is polled for.
 */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // React's effects are messages of their own, which come in their order, and begin others: twice as many as were seen.
  // A page that draws all the time is never idle.
  for (let turn = 0; turn < 8; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port2.addEventListener('message', resolve, { once: true });
      port2.start();
      port1.postMessage(null);
    });
    port2.close();
  }
}

/**
 * One room of a site on a gateway in memory, with a clock that stands still until it is moved. It is removed at the end
 * of the test.
 */
export async function openRoom({
  ahead = 0,
  rid = 'lobby',
  before,
  ...options
}: OpenRoomOptions = {}) {
  const clock = fakeClock(NOW);
  const time = () => clock.now() - ahead;
  const gateway = createScriptedGateway({ clock, time });
  before?.(gateway);
  const i18n = createSiteI18n();
  await Promise.all([i18n.use(chatMessages), i18n.activate('zh-Hans')]);
  const { site } = createStorySite({
    i18n,
    clock,
    member: true,
    script: all(content, member()),
    // In the place of the standard one.
    replaced: [chatFeature(options)],
    socket: () =>
      createConnection({
        open: gateway.open,
        token: () => 'token-of-a-story-0001',
        jwt: async () => 'body',
        clock,
        random: seededRandom(),
      }),
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <UiProvider>
      <SiteI18nProvider site={i18n}>
        <ServicesProvider services={site.services}>
          <Provider store={site.store.redux}>
            <MemoryRouter>
              <div style={{ height: 500 }}>
                <ChatRoom rid={rid} />
              </div>
            </MemoryRouter>
          </Provider>
        </ServicesProvider>
      </SiteI18nProvider>
    </UiProvider>,
  );
  /** Moves time on by steps of a second, with everything drawn in between. */
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= 1000) {
      clock.advance(Math.min(1000, left));
      await settled();
      clock.paint();
      await settled();
      // What was drawn began a timer that is due at once.
      clock.advance(0);
      await settled();
    }
  }
  await expect
    .poll(async () => {
      await pass(500);
      return document.querySelector('.cs-chat__online') !== null;
    })
    .toBe(true);
  return { gateway, pass, time };
}

/** What was said, in the order in which it stands. */
export const said = () =>
  [...document.querySelectorAll('.cs-chat-speech__text')].map((each) => each.textContent);
