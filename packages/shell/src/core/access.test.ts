import { expect, test } from 'vitest';
import { decideAccess, type Access, type AccessDecision } from './access.ts';

const who = {
  visitor: { loggedIn: false, bindPhone: false, bindRealName: false },
  member: { loggedIn: true, bindPhone: false, bindRealName: false },
  phone: { loggedIn: true, bindPhone: true, bindRealName: false },
  name: { loggedIn: true, bindPhone: false, bindRealName: true },
  bound: { loggedIn: true, bindPhone: true, bindRealName: true },
};

test.each<[keyof typeof who, Access, AccessDecision]>([
  ['visitor', 'public', 'enter'],
  ['visitor', 'login', 'ask-to-log-in'],
  ['visitor', 'bound', 'ask-to-log-in'],
  ['member', 'login', 'enter'],
  ['member', 'bound', 'ask-to-bind'],
  ['phone', 'bound', 'ask-to-bind'],
  ['name', 'bound', 'ask-to-bind'],
  ['bound', 'bound', 'enter'],
])('a %s on a %s route: %s', (person, access, decision) => {
  expect(decideAccess(access, who[person])).toBe(decision);
});
