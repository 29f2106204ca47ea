import { describe, expect, test } from 'vitest';
import { membersOf, SOURCES } from './source.ts';

const EVENTS = membersOf('packages/shell/src/core/site-events.ts', 'SiteEvents');

/** Events of the specification (access 4) with a side that a coming flow or a feature of a brand brings. */
const WAITING: Readonly<Record<string, { side: 'emitter' | 'listener' | 'both'; flow: string }>> = {
  newDevice: { side: 'emitter', flow: 'a feature of a brand that sends its members to the check' },
  switchAuthWay: { side: 'emitter', flow: 'a link of a brand to one of the two ways' },
  passwordChanged: { side: 'listener', flow: 'a feature of a brand that tells of the change' },
  closeAuth: { side: 'emitter', flow: 'end of the check of a new device' },
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
