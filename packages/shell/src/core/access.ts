/** Conditions that a visitor must meet to open a route (spec access 2). */
export type Access = 'public' | 'login' | 'bound';

/** Whether the member has bound a phone and a real name. */
export interface Binding {
  bindPhone: boolean;
  bindRealName: boolean;
}

/** The visitor who opens the route. */
export interface Visitor extends Binding {
  loggedIn: boolean;
}

export type AccessDecision = 'enter' | 'ask-to-log-in' | 'ask-to-bind';

/**
 * Decides whether a visitor may open a route. On a guarded route a visitor without a login is asked to log in and sent
 * home; on a bound one a member without phone or real name is sent to the auth page.
 */
export function decideAccess(access: Access, visitor: Visitor): AccessDecision {
  if (access === 'public') return 'enter';
  if (!visitor.loggedIn) return 'ask-to-log-in';
  if (access === 'bound' && !(visitor.bindPhone && visitor.bindRealName)) return 'ask-to-bind';
  return 'enter';
}
