import type { Match } from '@courtside/contract';

/** The fields of a match that a search looks at. */
export type SearchedMatch = Pick<Match, 'team_h' | 'team_c' | 'league_name' | 'search'>;

const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/**
 * Whether a match fits a search text: each word is part of a name, or begins the pinyin or the initials that the
 * gateway sent with it. An empty text finds everything.
 *
 * @example isFound({ ...match, search: 'liwupu lwp asenna asn' }, 'lwp') // true
 */
export function isFound(match: SearchedMatch, text: string): boolean {
  const names = folded(`${match.team_h} ${match.team_c} ${match.league_name}`);
  const sounds = folded(match.search ?? '').split(/\s+/);
  return folded(text)
    .split(/\s+/)
    .every((word) => names.includes(word) || sounds.some((sound) => sound.startsWith(word)));
}
