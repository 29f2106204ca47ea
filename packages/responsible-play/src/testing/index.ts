// Public: helpers for tests of a gateway and negative controls.
import { ALL_RULES, type RuleId, type RuleSet } from '../core/rules.ts';

/** All rules except these: for a negative control, which shows that a test fails without its rule. */
export const rulesWithout = (...out: readonly RuleId[]): RuleSet =>
  new Set([...ALL_RULES].filter((rule) => !out.includes(rule)));
