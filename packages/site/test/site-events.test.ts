import { describe, expect, test } from 'vitest';
import { membersOf, SOURCES } from './source.ts';

const EVENTS = membersOf('packages/shell/src/core/site-events.ts', 'SiteEvents');

/** Events of the specification (access 4) with a side that a coming flow brings. */
const WAITING: Readonly<Record<string, { side: 'emitter' | 'listener' | 'both'; flow: string }>> = {
  forgetPassword: { side: 'both', flow: 'password recovery' },
  newDevice: { side: 'both', flow: 'check of a new device after a risky login' },
  switchAuthWay: { side: 'both', flow: 'recovery by phone or e-mail' },
  closeAuth: { side: 'emitter', flow: 'end of the check of a new device' },
  passwordChanged: { side: 'both', flow: 'password recovery' },
  showVenueEntry: { side: 'both', flow: 'transfer into a venue' },
  changeEgameTab: { side: 'both', flow: 'catalogue of electronic games' },
  showLoading: { side: 'emitter', flow: 'entry into a venue' },
  dismissLoading: { side: 'emitter', flow: 'entry into a venue' },
};

const all = SOURCES.map(({ text }) => text).join('\n');
const emitted = new Set([...all.matchAll(/\bemit\(\s*'(\w+)'/g)].map(([, name]) => name));
const heard = new Set([
  ...[...all.matchAll(/\bevents\.on\(\s*'(\w+)'/g)].map(([, name]) => name),
  // A feature's handlers, and the events that bring its dialogs in.
  ...[...all.matchAll(/onEvent: \{([\s\S]*?)\n {2}\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {4}(\w+)[:(]/gm)].map(([, name]) => name),
  ),
  ...[...all.matchAll(/\bon: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  ),
]);

describe('every site event', () => {
  test('the list of events was read', () => {
    expect(EVENTS).toContain('loginExpired');
    expect(EVENTS.length).toBeGreaterThan(15);
  });

  test.each(EVENTS)('%s has an emitter and a listener, or waits for a named flow', (event) => {
    const side = WAITING[event]?.side;
    const waits = (which: 'emitter' | 'listener') => side === which || side === 'both';
    // The other way round too: a flow that has come takes its event off the list.
    expect(emitted.has(event), 'emitted').toBe(!waits('emitter'));
    expect(heard.has(event), 'heard').toBe(!waits('listener'));
  });

  test('nothing waits that is no event', () => {
    expect(Object.keys(WAITING).filter((event) => !EVENTS.includes(event))).toEqual([]);
  });
});
