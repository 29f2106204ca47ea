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

/** How a member's choice of an upload is kept. */
export const uploadedAvatar = (imageId: string): string => UPLOADED + imageId;

export const isAvatar = (id: string): boolean => AVATARS.some((each) => each === id);

/** @param kept as the member has it; the first of the list while none was chosen */
export function avatarPicture(kept: string | null): Picture {
  if (kept?.startsWith(UPLOADED) === true) {
    return { url: imageUrl(kept.slice(UPLOADED.length)), motif: 'avatar-own' };
  }
  return { url: '', motif: `avatar-${kept ?? AVATARS[0]}` };
}

export const avatarList = (): Schemas['Avatar'][] =>
  AVATARS.map((avatarId) => ({ avatarId, picture: avatarPicture(avatarId) }));
