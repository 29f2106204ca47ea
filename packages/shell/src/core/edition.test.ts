import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createEditionStore } from './edition.ts';

test('[ED-04] without a choice the edition is the light one', () => {
  expect(createEditionStore(memoryStore()).current()).toBe('classic');
  expect(createEditionStore(memoryStore({ edition: 'purple' })).current()).toBe('classic');
});

test('[ED-01] [ST-10] the choice is kept under the key edition', () => {
  const storage = memoryStore();
  createEditionStore(storage).choose('professional');
  expect(storage.get('edition')).toBe('professional');
  expect(createEditionStore(storage).current()).toBe('professional');
});

test('[ED-02] classic is forced while the site allows no choice, and the choice is not lost', () => {
  const storage = memoryStore({ edition: 'professional' });
  const edition = createEditionStore(storage);
  let told = 0;
  edition.subscribe(() => (told += 1));
  edition.allowChoice(false);
  expect(edition.current()).toBe('classic');
  // What the brand offers stands: a page that was built with it is taken over with it.
  expect(edition.choiceOffered()).toBe(true);
  edition.allowChoice(true);
  expect(edition.current()).toBe('professional');
  expect(told).toBe(2);
});

test('[TG-06] a brand without the professional edition is classic whatever the site allows', () => {
  const edition = createEditionStore(memoryStore({ edition: 'professional' }), false);
  edition.allowChoice(true);
  expect(edition.choiceAllowed()).toBe(false);
  expect(edition.choiceOffered()).toBe(false);
  expect(edition.current()).toBe('classic');
});
