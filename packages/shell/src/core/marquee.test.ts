import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { marqueeStep, runMarquee } from './marquee.ts';

const FIFTEEN = '一二三四五六七八九十甲乙丙丁戊';
const SIXTEEN = `${FIFTEEN}己`;

test('[NV-11] a title of more than 15 characters moves one on at each step and comes round', () => {
  expect(marqueeStep(SIXTEEN, 0)).toBe(`${SIXTEEN}\u2003`);
  expect(marqueeStep(SIXTEEN, 1)).toBe(`${SIXTEEN.slice(1)}\u2003一`);
  expect(marqueeStep(SIXTEEN, 17)).toBe(marqueeStep(SIXTEEN, 0));
});

test('[NV-11] a title of 15 characters stands still, whatever they are made of', () => {
  expect(marqueeStep(FIFTEEN, 1)).toBe(FIFTEEN);
  expect(marqueeStep('⚽'.repeat(15), 1)).toBe('⚽'.repeat(15));
  expect(marqueeStep('🏆'.repeat(15), 1)).toBe('🏆'.repeat(15));
  expect([...marqueeStep('🏆'.repeat(16), 3)]).toHaveLength(17);
});

test('[NV-11] the title moves every 300 ms until it is stopped', () => {
  const clock = fakeClock();
  const shown: string[] = [];
  const stop = runMarquee(clock, SIXTEEN, (text) => shown.push(text));
  clock.advance(2999);
  expect(shown).toEqual([]);
  clock.advance(1);
  expect(shown).toEqual([marqueeStep(SIXTEEN, 1)]);
  clock.advance(600);
  expect(shown).toEqual([1, 2, 3].map((step) => marqueeStep(SIXTEEN, step)));
  stop();
  clock.advance(3000);
  expect(shown).toHaveLength(3);
});

test('[NV-11] after each round the whole title rests for three seconds', () => {
  const clock = fakeClock();
  const shown: string[] = [];
  const stop = runMarquee(clock, SIXTEEN, (text) => shown.push(text));
  // Sixteen characters and the gap are a round of 17 steps, the last of which is the title itself.
  clock.advance(3000 + 16 * 300);
  expect(shown).toHaveLength(17);
  expect(shown.at(-1)).toBe(SIXTEEN);
  clock.advance(2999);
  expect(shown).toHaveLength(17);
  clock.advance(1);
  expect(shown.at(-1)).toBe(marqueeStep(SIXTEEN, 1));
  stop();
});

test('[NV-11] nothing ticks for a short title', () => {
  const clock = fakeClock();
  runMarquee(clock, FIFTEEN, () => expect.unreachable());
  expect(clock.pending()).toBe(0);
});
