/**
 * The step that helps after a refusal. `contactService`, `otherWay` and `logIn` are buttons beside the sentence; the
 * others are already in the form: the field to retype, the button that sends a code, its countdown, the first step.
 */
export type NextStep =
  'contactService' | 'otherWay' | 'logIn' | 'retype' | 'newCode' | 'wait' | 'startOver';

const NEXT_STEPS: Readonly<Record<number, NextStep>> = {
  6030: 'contactService',
  6034: 'otherWay',
  6035: 'startOver',
  6036: 'retype',
  6037: 'newCode',
  6038: 'newCode',
  6039: 'contactService',
  6066: 'wait',
  6501: 'contactService',
  6502: 'contactService',
};

/**
 * The one step that helps after a business code of login, registration or recovery (spec access 8).
 *
 * @param statusCode null for a fault of the network
 * @returns null when nothing but another try helps
 * @example nextStepOf(6038) // 'newCode'
 */
export function nextStepOf(statusCode: number | null): NextStep | null {
  return (statusCode !== null && NEXT_STEPS[statusCode]) || null;
}
