import { expect, test } from 'vitest';
import { socketAddress } from './site-socket.ts';

test('[CH-27] the address is beside the page, or at the origin of the gateway, with client and site', () => {
  const at = (url: string, page: string) =>
    socketAddress({ url, siteId: '9000' }, page, 'zh-TW').href;
  expect(at('', 'https://a.example/game/sport?x=1')).toBe(
    'wss://a.example/stream/ws?clientType=web&siteId=9000&language=zh-TW&bundles=1',
  );
  expect(at('http://g.example:81', 'https://a.example/')).toBe(
    'ws://g.example:81/stream/ws?clientType=web&siteId=9000&language=zh-TW&bundles=1',
  );
});
