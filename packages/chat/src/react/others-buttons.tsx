import { useSlot } from '@courtside/shell/react';
import { createElement, Suspense } from 'react';
import type { ChatComposeProps } from './chat-slots.ts';

/** Buttons that other features of the site put beside the field. */
export function OthersButtons(props: ChatComposeProps) {
  const Buttons = useSlot('chat-compose');
  return Buttons && <Suspense>{createElement(Buttons, props)}</Suspense>;
}
