import type { Violation } from '@courtside/kernel';

/** Digits of the code of a new device, and of the phone's completion (spec access 9). */
export const DEVICE_CODE_LENGTH = 6;
export const COMPLETION_LENGTH = 4;

export type CompletionViolation = Violation<'auth.phone-wrong'>;

const digitsOf = (text: string, most: number): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, most);

/** The digits of a typed or pasted text, at most six. @example cleanDeviceCode(' 12 34-56 7') // '123456' */
export const cleanDeviceCode = (text: string): string => digitsOf(text, DEVICE_CODE_LENGTH);

/** The digits of a typed or pasted text, at most four. */
export const cleanCompletion = (text: string): string => digitsOf(text, COMPLETION_LENGTH);

/** Whether the login button of the new device is enabled: six digits (spec access 4). */
export const isDeviceCode = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** The rule for the digits that a masked phone hides. */
export function checkCompletion(text: string): CompletionViolation[] {
  return /^[0-9]{4}$/.test(text) ? [] : [{ code: 'auth.phone-wrong', field: 'digits' }];
}

/**
 * A phone from its mask and the four digits that the mask hides.
 *
 * @returns null for a mask that does not hide four digits in a row, and when there are not four digits
 * @example completePhone('138****5678', '1234') // '13812345678'
 */
export function completePhone(masked: string, digits: string): string | null {
  return /^[^*]*\*{4}[^*]*$/.test(masked) && checkCompletion(digits).length === 0
    ? masked.replace('****', digits)
    : null;
}
