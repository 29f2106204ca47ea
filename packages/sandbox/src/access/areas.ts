import type { Schemas } from '../gateway-call.ts';
import { Refusal } from '../wire/refusal.ts';

type CountryArea = Schemas['CountryArea'];

const area = (areaName: string, areaCode: string, number: string): CountryArea => ({
  areaName,
  areaCode,
  regex: `^(?:\\+?${areaCode.slice(1)})?${number}$`,
});

/** The area of numbers without an area code. */
const HOME = area('中国大陆', '+86', '1[0-9]{10}');

const AREAS: readonly CountryArea[] = [
  HOME,
  area('中国香港', '+852', '[4-9][0-9]{7}'),
  area('中国澳门', '+853', '6[0-9]{7}'),
  area('中国台湾', '+886', '0?9[0-9]{8}'),
  area('新加坡', '+65', '[89][0-9]{7}'),
  area('马来西亚', '+60', '0?1[0-9]{8,9}'),
  area('泰国', '+66', '0?[689][0-9]{8}'),
  area('越南', '+84', '0?[35789][0-9]{8}'),
  area('菲律宾', '+63', '0?9[0-9]{9}'),
  area('印度尼西亚', '+62', '0?8[0-9]{8,11}'),
  area('日本', '+81', '0?[789]0[0-9]{8}'),
  area('韩国', '+82', '0?10[0-9]{8}'),
];

export const areas = (part: string): CountryArea[] =>
  AREAS.filter(({ areaName, areaCode }) => areaName.includes(part) || areaCode.includes(part));

/**
 * A phone number as it is stored: mainland numbers without, others with their area code.
 *
 * @throws Refusal 6007 for a number that is invalid in its area
 * @example normalPhone('+86 13812345678') // '13812345678'
 */
export function normalPhone(input: string): string {
  const compact = input.replace(/[ -]/g, '');
  const found = AREAS.find(
    (each) =>
      (compact.startsWith('+') ? compact.startsWith(each.areaCode) : each === HOME) &&
      new RegExp(each.regex).test(compact),
  );
  if (found === undefined) throw new Refusal(6007, '请输入正确的手机号码');
  if (found === HOME) return compact.slice(-11);
  return `${found.areaCode} ${compact.slice(found.areaCode.length).replace(/^0/, '')}`;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @throws Refusal 6007 */
export function normalEmail(input: string): string {
  if (input.length > 40 || !EMAIL.test(input)) throw new Refusal(6007, '请输入正确的邮箱');
  return input.toLowerCase();
}
