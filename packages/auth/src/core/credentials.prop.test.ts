import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkNewName, checkNewPassword, checkRegistration, cleanName } from './credentials.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const DIGITS = [...'0123456789'];
const letter = fc.constantFrom(...LETTERS);
const digit = fc.constantFrom(...DIGITS);

const shuffled = (parts: fc.Arbitrary<string[]>) =>
  parts.chain((list) => fc.shuffledSubarray(list, { minLength: list.length }));
const goodName = fc
  .tuple(
    letter,
    shuffled(
      fc
        .tuple(letter, digit, fc.array(fc.oneof(letter, digit), { minLength: 1, maxLength: 8 }))
        .map(([a, b, rest]) => [a, b, ...rest]),
    ),
  )
  .map(([first, rest]) => first + rest.join(''));
const goodPassword = shuffled(
  fc
    .tuple(letter, digit, fc.array(fc.oneof(letter, digit), { minLength: 6, maxLength: 10 }))
    .map(([a, b, rest]) => [a, b, ...rest]),
).map((list) => list.join(''));
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc
    .array(fc.constantFrom('ａ', '１', '😀', '\u0000', '\u202e', 'a', '1', ' ', '\u3000'), {
      maxLength: 14,
    })
    .map((list) => list.join('')),
);

// A second implementation of the rule, character by character and without patterns.
function obeysNameRule(text: string): boolean {
  const characters = Array.from(text);
  const letters = characters.filter((each) => LETTERS.includes(each)).length;
  const digits = characters.filter((each) => DIGITS.includes(each)).length;
  return (
    characters.length >= 4 &&
    characters.length <= 11 &&
    letters >= 2 &&
    digits >= 1 &&
    letters + digits === characters.length &&
    LETTERS.includes(characters[0] ?? '')
  );
}

test('[VA-01] every name that obeys the rule passes, white space put anywhere does not matter', () => {
  fc.assert(
    fc.property(
      goodName,
      fc.nat(11),
      fc.constantFrom(' ', '\t', '\u3000', '\n'),
      (name, at, gap) => {
        expect(obeysNameRule(name)).toBe(true);
        expect(checkNewName(name)).toEqual([]);
        expect(checkNewName(name.slice(0, at) + gap + name.slice(at))).toEqual([]);
      },
    ),
  );
});

test('[VA-01] a name passes exactly when the rule, written differently, lets it', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, goodName), (text) => {
      expect(checkNewName(text).length === 0).toBe(obeysNameRule(cleanName(text)));
    }),
  );
});

test('[VA-02] every password that obeys the rule passes, and nothing with a foreign character does', () => {
  fc.assert(
    fc.property(goodPassword, hostile, fc.nat(12), (password, text, at) => {
      expect(checkNewPassword(password)).toEqual([]);
      const foreign = Array.from(text).some(
        (each) => !LETTERS.includes(each) && !DIGITS.includes(each),
      );
      fc.pre(foreign);
      expect(checkNewPassword(password.slice(0, at) + text + password.slice(at))).not.toEqual([]);
    }),
  );
});

test('a megabyte in any field is refused', () => {
  for (const unit of ['a', '1', ' ', 'a1', '１', '😀']) {
    const text = unit.repeat(1_048_576 / unit.length);
    const form = { name: text, password: text, repeat: text, agree: true };
    expect(checkRegistration(form).map(({ field }) => field)).toEqual(['name', 'password']);
  }
});
