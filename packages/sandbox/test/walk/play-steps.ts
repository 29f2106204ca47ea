import { expect } from 'vitest';
import { md5Hex } from '../../src/access/passwords.ts';
import { PASSWORD } from '../people.ts';
import { oneOf, type Steps, type Walker } from './step.ts';

const play = '/site/api/v1/user/play';
const DAILY = { kind: 'deposit', period: 'day' };

/** A loosening that waits for its second confirmation. */
async function loosening({ client }: Walker): Promise<void> {
  await client.call(`${play}/setLimit`, { ...DAILY, value: '100' });
  await client.call(`${play}/setLimit`, { ...DAILY, value: '200' });
}

export const PLAY_STEPS: Steps = {
  playState: {
    as: {},
    data: {
      policy: { market: 'demo', minimumAge: 18 },
      break: null,
      shut: [],
      limits: oneOf({ ...DAILY, value: null, used: '0.00', left: null }),
    },
  },
  setPlayLimit: {
    as: {},
    body: { ...DAILY, value: '100' },
    data: {
      outcome: 'in-force',
      state: { limits: oneOf({ ...DAILY, value: '100.00', inForce: '100.00', left: '100.00' }) },
    },
  },
  confirmPlayLimit: {
    as: {},
    body: async (walker) => {
      // A market without a delay for as long as it takes to ask: other steps share the clock.
      await walker.site.door('POST', '/play', {
        market: 'demo',
        policy: { looseningDelayMinutes: 0 },
      });
      await loosening(walker);
      await walker.site.door('POST', '/play', { market: 'demo' });
      return DAILY;
    },
    data: {
      outcome: 'in-force',
      state: { limits: oneOf({ ...DAILY, value: '200.00', pending: null }) },
    },
  },
  cancelPlayLimit: {
    as: {},
    body: async (walker) => {
      await loosening(walker);
      return DAILY;
    },
    data: {
      outcome: 'cancelled',
      state: { limits: oneOf({ ...DAILY, value: '100.00', pending: null }) },
    },
  },
  playSession: { as: {}, body: { active: 1 }, data: { staked: '0.00', net: '0.00', idle: false } },
  acknowledgeRealityCheck: {
    as: {},
    body: async ({ client, site }) => {
      await client.call(`${play}/setLimit`, {
        kind: 'reality-check',
        period: 'session',
        value: '10',
      });
      await site.advance(10 * 60_000);
      const { data } = await client.call(`${play}/session`, { active: 0 });
      expect(data['checkDue']).toBe(true);
      return {};
    },
    data: { checkDue: false },
  },
  reauthenticate: {
    as: {},
    body: { password: md5Hex(PASSWORD) },
    data: { idle: false },
  },
  startCoolOff: {
    as: {},
    body: { hours: 24, confirmed: 1 },
    data: { kind: 'cool-off', until: expect.any(Number) },
  },
  startExclusion: {
    as: {},
    body: { months: null, confirmed: 1 },
    data: { kind: 'exclusion', until: null },
  },
  playHistory: {
    as: {},
    body: { months: 12 },
    data: { days: [], total: { deposited: '0.00', staked: '0.00' } },
  },
};
