import { MOTIFS } from '../motifs.ts';
import type { GameKind } from './game-kind.ts';
import { OTHER_MOTIFS } from './other-motifs.ts';
import { SLOT_MOTIFS } from './slot-motifs.ts';

/** Every glyph that a game's picture may show. */
export const GAME_MOTIFS = { ...MOTIFS, ...SLOT_MOTIFS, ...OTHER_MOTIFS } as const;
export type GameMotif = keyof typeof GAME_MOTIFS;

/** Glyphs beside a game's own glyph, and in its place where the game names none. */
export const FAMILIES: Readonly<Record<GameKind, readonly [GameMotif, ...GameMotif[]]>> = {
  TY: ['football', 'basketball', 'tennis', 'trophy', 'horse', 'bicycle', 'sail', 'boat'],
  ZR: ['card', 'roulette', 'dice', 'chip', 'spade', 'cup', 'wheel', 'crown'],
  DZ: ['seven', 'fruit', 'bell', 'gem', 'coin', 'star', 'ingot', 'lotus', 'crown', 'chest'],
  BY: ['fish', 'koi', 'octopus', 'shark', 'crab', 'turtle', 'jelly', 'angler', 'manta', 'squid'],
  QP: ['mahjong', 'card', 'chess', 'chip', 'spade', 'bull', 'dice', 'plane'],
  DJ: ['joystick', 'headset', 'sword', 'shield', 'target', 'tower', 'mech', 'helmet'],
  CP: ['lottery', 'ball', 'dice', 'grid', 'ticket', 'coin', 'star', 'car'],
};

/** Small glyphs that swim or lie around in pictures of fishing. */
export const SMALL_FISH: readonly [GameMotif, ...GameMotif[]] = ['fish', 'koi', 'jelly', 'turtle'];

export const isGameMotif = (name: string | undefined): name is GameMotif =>
  name !== undefined && Object.hasOwn(GAME_MOTIFS, name);
