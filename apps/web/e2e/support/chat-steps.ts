import { expect, type Page } from '@playwright/test';

interface Frame {
  msgId: number;
  msgData: Record<string, unknown>;
}

/** The frames of the page's socket, and one that is pushed to the page as if the gateway had sent it. */
export async function watchSocket(page: Page) {
  const sent: Frame[] = [];
  const got: Frame[] = [];
  const addresses: string[] = [];
  let push: (frame: Frame) => void = () => undefined;
  let cut: () => void = () => undefined;
  let holds: number | null = null;
  let letGo: () => void = () => undefined;
  await page.routeWebSocket(/\/stream\/ws/, (socket) => {
    addresses.push(socket.url());
    const gateway = socket.connectToServer();
    socket.onMessage((text) => {
      sent.push(JSON.parse(String(text)) as Frame);
      gateway.send(text);
    });
    const late: (() => void)[] = [];
    gateway.onMessage((text) => {
      // Those of a crowd come as one list.
      const told = JSON.parse(String(text)) as Frame | Frame[];
      for (const frame of Array.isArray(told) ? told : [told]) {
        const pass = () => {
          got.push(frame);
          socket.send(JSON.stringify(frame));
        };
        if (frame.msgId === holds) late.push(pass);
        else pass();
      }
    });
    letGo = () => {
      for (const pass of late.splice(0)) pass();
    };
    push = (frame) => socket.send(JSON.stringify(frame));
    cut = () => void socket.close({ code: 1012 });
  });
  const of = (frames: readonly Frame[]) => (msgId: number) =>
    frames.filter((frame) => frame.msgId === msgId).map(({ msgData }) => msgData);
  return {
    ...{ addresses, sent: of(sent), got: of(got) },
    push: (msgId: number, msgData: Record<string, unknown>) => push({ msgId, msgData }),
    cut: () => cut(),
    /** Keeps the frames of an id from the page until the returned function is called. */
    hold(msgId: number) {
      holds = msgId;
      return () => {
        holds = null;
        letGo();
      };
    },
  };
}

export const rows = (page: Page) => page.getByRole('log', { name: '聊天记录' });
export const field = (page: Page) => page.getByRole('textbox', { name: '发言内容' });
export const why = (page: Page) => page.locator('.cs-chat-composer__why');
export const send = (page: Page) => page.getByRole('button', { name: '发送', exact: true });

export async function openRoom(page: Page, room = 'lobby') {
  const socket = await watchSocket(page);
  await page.goto(`/chat?room=${room}`);
  await expect(page.locator('.cs-chat__online')).toBeVisible();
  return socket;
}

export async function say(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}
