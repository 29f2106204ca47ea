/** What a route asks of who opens it (spec access 2). */
export type Access = 'public' | 'login' | 'bound';

/** What a member has given proof of. */
export interface Binding {
  bindPhone: boolean;
  bindRealName: boolean;
}

/** Who opens it. */
export interface Visitor extends Binding {
  loggedIn: boolean;
}

export type AccessDecision = 'enter' | 'ask-to-log-in' | 'ask-to-bind';

/**
 * Whether somebody may enter: a visitor on a guarded route is asked to log in and sent home, a member without
 * phone or real name is sent to the auth page.
 */
export function decideAccess(access: Access, visitor: Visitor): AccessDecision {
  if (access === 'public') return 'enter';
  if (!visitor.loggedIn) return 'ask-to-log-in';
  if (access === 'bound' && !(visitor.bindPhone && visitor.bindRealName)) return 'ask-to-bind';
  return 'enter';
}
