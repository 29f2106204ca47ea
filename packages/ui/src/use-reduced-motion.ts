'use client';
import { mediaHook } from './media-hook.ts';

/** Whether the reader asked for less motion; on a server, yes. */
export const useReducedMotion: () => boolean = mediaHook('(prefers-reduced-motion: reduce)', true);
