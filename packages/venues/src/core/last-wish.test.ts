import { expect, test } from 'vitest';
import { createLastWish } from './last-wish.ts';

/** Writes that the test ends. */
function heldWrites() {
  const written: string[] = [];
  const ends: { resolve: () => void; reject: (fault: Error) => void }[] = [];
  const wish = createLastWish<boolean>((thing, on) => {
    written.push(`${thing} ${on}`);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  });
  return { written, ends, wish };
}

const heard = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

test('one write for a thing at a time, and only the last wish after it; other things wait for none of it', async () => {
  const { written, ends, wish } = heldWrites();
  const first = wish('a', true);
  void wish('a', false);
  void wish('a', true);
  const last = wish('a', false);
  void wish('b', true);
  expect(written).toEqual(['a true', 'b true']);
  ends[0]?.resolve();
  await heard();
  expect(written).toEqual(['a true', 'b true', 'a false']);
  ends[2]?.resolve();
  await Promise.all([first, last]);
});

test('back at what is being written, nothing follows; after a fault the next wish is written', async () => {
  const { written, ends, wish } = heldWrites();
  void wish('a', true);
  void wish('a', false);
  const same = wish('a', true);
  ends[0]?.resolve();
  await same;
  expect(written).toEqual(['a true']);
  const failing = wish('a', false);
  ends[1]?.reject(new Error('cut'));
  await expect(failing).rejects.toThrow('cut');
  void wish('a', true);
  expect(written).toEqual(['a true', 'a false', 'a true']);
});
