import type { Schemas } from '../gateway-call.ts';
import { imageUrl } from './images.ts';

type Picture = Schemas['Picture'];

const AVATARS = [
  'football',
  'basketball',
  'tennis',
  'trophy',
  'target',
  'shield',
  'crown',
  'star',
  'dice',
  'chess',
  'fish',
  'panda',
] as const;

const UPLOADED = 'image:';

/** The stored form of a member's uploaded avatar. */
export const uploadedAvatar = (imageId: string): string => UPLOADED + imageId;

export const isAvatar = (id: string): boolean => AVATARS.some((each) => each === id);

/** @param kept the stored choice; null gives the first of the list */
export function avatarPicture(kept: string | null): Picture {
  if (kept?.startsWith(UPLOADED) === true) {
    return { url: imageUrl(kept.slice(UPLOADED.length)), motif: 'avatar-own' };
  }
  return { url: '', motif: `avatar-${kept ?? AVATARS[0]}` };
}

export const avatarList = (): Schemas['Avatar'][] =>
  AVATARS.map((avatarId) => ({ avatarId, picture: avatarPicture(avatarId) }));
