'use client';
import { mediaHook } from './media-hook.ts';

/** Whether the user prefers reduced motion; true on a server. */
export const useReducedMotion: () => boolean = mediaHook('(prefers-reduced-motion: reduce)', true);
