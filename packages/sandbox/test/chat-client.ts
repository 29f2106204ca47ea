import type { GatewayFrame } from '@courtside/contract';
import type { TestSandbox } from './harness.ts';

type Data<Id extends GatewayFrame['msgId']> = Extract<GatewayFrame, { msgId: Id }>['msgData'];

/** A chat connection without a network. */
export function chatClient(box: TestSandbox, query = 'clientType=web&siteId=9000') {
  const got: GatewayFrame[] = [];
  const closed: [number, string][] = [];
  let taken = 0;
  const connection = box.sandbox.connect(new URL(`http://gateway.test/stream/ws?${query}`), {
    send: (text) => got.push(JSON.parse(text) as GatewayFrame),
    close(code, reason) {
      closed.push([code, reason]);
      connection.closed();
    },
    waiting: 0,
  });
  return {
    got,
    closed,
    check: () => connection.check(),
    raw: (text: string) => connection.receive(text),
    send: (msgId: number, msgData: object = {}) =>
      connection.receive(JSON.stringify({ msgId, msgData })),
    /** The frames with an id that came since the last look. */
    fresh<Id extends GatewayFrame['msgId']>(id: Id): Data<Id>[] {
      const found = got.slice(taken).filter((frame) => frame.msgId === id);
      return found.map((frame) => frame.msgData as Data<Id>);
    },
    seen(): void {
      taken = got.length;
    },
    /** Codes of the notices that came since the last look. */
    notices(): string[] {
      return this.fresh(60000).map(({ code }) => code);
    },
  };
}

export type ChatClient = ReturnType<typeof chatClient>;
