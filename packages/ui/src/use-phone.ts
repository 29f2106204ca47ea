'use client';
import { mediaHook } from './media-hook.ts';

/** Whether the page is as narrow as a phone (as in the style sheets); false on a server. */
export const usePhone: () => boolean = mediaHook('(width < 480px)');
