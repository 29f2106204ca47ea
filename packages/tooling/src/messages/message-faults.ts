import type { PackageCatalogs } from './package-catalogs.ts';

/** Texts that other packages must not repeat: id by Simplified text. */
export type SharedWords = ReadonlyMap<string, string>;

/** The contract has one text for each business code, so that a brand can change each separately. */
const KEYED_BY_CONTRACT = /^result\./;
/** `words` of i18n, and all of the betting terms. */
const SHARED = /^(?:words|terms)\./;

export function sharedWords(packages: readonly PackageCatalogs[]): SharedWords {
  return new Map(
    packages
      .flatMap(({ messages }) => messages)
      .filter(({ id }) => SHARED.test(id))
      .map(({ id, message }) => [message, id]),
  );
}

/** Faults of a package's messages, one sentence each. */
export function messageFaults(
  { messages, unmarked, traditional }: PackageCatalogs,
  shared: SharedWords,
): string[] {
  const texts = new Map<string, string>();
  const ids = new Map<string, string>();
  return [
    ...unmarked.map(({ id, file }) => `${id} (${file}) has no i18n comment: no catalogue has it`),
    ...messages.flatMap(({ id, message, file }) => {
      const faults: string[] = [];
      const say = (wrong: string) => void faults.push(`${id} (${file}) ${wrong}`);
      const sameText = texts.get(message) ?? id;
      const sameId = ids.get(id) ?? message;
      texts.set(message, sameText);
      ids.set(id, message);
      const translation = traditional.get(id) ?? '';
      const word = shared.get(message);
      if (message === '') say('has no Simplified text');
      if (translation === '') say('has no Traditional text');
      if (sameId !== message) say(`says "${message}" here and "${sameId}" elsewhere`);
      if (sameText !== id && !KEYED_BY_CONTRACT.test(id)) say(`says the same as ${sameText}`);
      if (word !== undefined && !SHARED.test(id) && !KEYED_BY_CONTRACT.test(id)) {
        say(`says the same as the shared ${word}`);
      }
      for (const text of [message, translation]) {
        if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))) say('has more than {name} placeholders');
      }
      if (translation !== '' && names(message) !== names(translation)) {
        say('has other placeholders in Traditional');
      }
      return faults;
    }),
  ];
}

const names = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .toSorted()
    .join(' ');
