import type { CountryArea } from '@courtside/contract';
import { withoutUnseen, type Violation } from '@courtside/kernel';
import type { CodeMissing } from './code-request.ts';
import { isDeviceCode } from './device-rules.ts';
import {
  checkEmail,
  checkPhone,
  cleanEmail,
  phoneTarget,
  type RecoveryViolation,
} from './recovery-rules.ts';

/** Items that a member binds, in the order in which they are asked for. */
export const BINDING_ITEMS = ['phone', 'realName', 'email'] as const;
export type BindingItem = (typeof BINDING_ITEMS)[number];

/** Input of the forms that bind an item. */
export interface BindingForm {
  /** The area code, such as `+86`. */
  readonly area: string;
  readonly phone: string;
  readonly email: string;
  readonly realName: string;
  readonly code: string;
}

export type BindingField = keyof BindingForm;

export type BindingViolation = (
  Violation<'auth.real-name-malformed'> | CodeMissing | Violation<RecoveryViolation['code']>
) & { readonly field: BindingField };

/** The longest real name that the gateway takes, in characters. */
export const REAL_NAME_MAX = 40;

/** Characters that keyboards produce for the dot between the parts of a name. */
const DOTS = /[\u2022\u2027\u2219\u22c5\u30fb\uff65]/g;

const HAN = /^\p{Script=Han}(?:[\p{Script=Han}A-Za-z·]*\p{Script=Han})?$/u;
const LATIN = /^[A-Za-z](?:[A-Za-z·]*[A-Za-z])?$/;

/** A name without invisible characters, with the dot that the rule accepts. */
export function cleanRealName(text: string): string {
  // A long text is cut before any pattern runs on it; its length makes the check fail.
  return withoutUnseen(text.slice(0, REAL_NAME_MAX * 4).normalize('NFKC'))
    .replace(DOTS, '·')
    .trim();
}

/**
 * The rule for a real name (spec access 5): Chinese characters at both ends, or Latin letters only, with single middle
 * dots between.
 *
 * @example checkRealName('阿依古丽·测试') // []
 */
export function checkRealName(text: string): BindingViolation[] {
  const name = cleanRealName(text);
  const fits =
    text.length <= REAL_NAME_MAX * 4 &&
    [...name].length <= REAL_NAME_MAX &&
    !name.includes('··') &&
    (HAN.test(name) || LATIN.test(name));
  return fits ? [] : [{ code: 'auth.real-name-malformed', field: 'realName' }];
}

/** Target of an item's code, in the format of the calls; empty for a real name, which needs no code. */
export function bindingTarget(item: BindingItem, form: BindingForm): string {
  if (item === 'phone') return phoneTarget(form.area, form.phone);
  return item === 'email' ? cleanEmail(form.email) : '';
}

/** Violations of the phone, the mailbox or the name itself. */
export function checkBindingTarget(
  item: BindingItem,
  form: BindingForm,
  area: Pick<CountryArea, 'regex'> | null,
): BindingViolation[] {
  if (item === 'realName') return checkRealName(form.realName);
  const found =
    item === 'phone' ? checkPhone(form.phone, area) : checkEmail(cleanEmail(form.email));
  return found.map(({ code }) => ({ code, field: item }));
}

/**
 * Every reason why a binding is refused, in the order of the fields.
 *
 * @param codeTo the phone or mailbox to which a code was sent; null for none
 */
export function checkBinding(
  item: BindingItem,
  form: BindingForm,
  area: Pick<CountryArea, 'regex'> | null,
  codeTo: string | null,
): BindingViolation[] {
  const target = checkBindingTarget(item, form, area);
  if (item === 'realName' || target.length > 0) return target;
  if (!isDeviceCode(form.code)) return [{ code: 'auth.code-empty', field: 'code' }];
  return codeTo === bindingTarget(item, form)
    ? []
    : [{ code: 'auth.code-not-asked', field: 'code' }];
}
