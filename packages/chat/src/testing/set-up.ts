import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { createChat } from '../runner/create-chat.ts';
import { createConnection, type ConnectionOptions } from '../runner/create-connection.ts';
import type { Moderate } from '../core/speech.ts';
import { createScriptedGateway, type ScriptedLine } from './scripted-gateway.ts';

interface SetUp extends Partial<Pick<ConnectionOptions, 'token' | 'jwt' | 'online'>> {
  line?: ScriptedLine;
  moderate?: Moderate;
}

/** A chat client of this package connected to a scripted gateway, for the tests here. */
export function setUp({ line = {}, moderate, token = () => 't', ...rest }: SetUp = {}) {
  const clock = fakeClock(1_000_000);
  /** Offset of the clocks of the device and of the gateway, in ms. */
  const off = { device: 0, gateway: 0 };
  const random = seededRandom(7);
  const faults: string[] = [];
  const gateway = createScriptedGateway({
    clock,
    line,
    time: () => clock.now() + off.gateway,
  });
  const device = { ...clock, now: () => clock.now() + off.device };
  const connection = createConnection({
    open: gateway.open,
    token,
    jwt: async () => 'body',
    clock: device,
    random,
    onFault: ({ code }) => faults.push(code),
    ...rest,
  });
  const chat = createChat({
    socket: connection,
    clock: device,
    random,
    ...(moderate && { moderate }),
  });
  const outcomes: string[] = [];
  chat.onOutcome(({ state, code }) => outcomes.push(code ? `${state} ${code}` : state));
  return {
    ...{ clock, off, gateway, connection, chat, faults, outcomes },
    ids: () => (chat.state().room?.messages ?? []).map(({ id }) => id),
    saidIds: () => gateway.said().map(({ id }) => id),
    /** Advances the clock, with promises settled in between. */
    async pass(ms: number, step = 100) {
      for (let left = ms; left > 0; left -= step) {
        clock.advance(Math.min(step, left));
        for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      }
    },
    async enter(rid = 'lobby') {
      chat.enter(rid);
      await this.pass(300);
    },
    /** Loads older messages until there are none. */
    async readAll() {
      for (let page = 0; page < 2000 && chat.state().room?.hasOlder; page += 1) {
        chat.older();
        await this.pass(300);
      }
    },
    sent: (msgId: number) => gateway.heard.filter((frame) => frame.msgId === msgId),
  };
}
