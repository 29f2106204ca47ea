import { useSlot } from '@courtside/shell/react';
import { createElement, Suspense } from 'react';
import { codeOf } from '../core/message-code.ts';
import { SpokenText } from './emoji.tsx';
import './chat-slots.ts';

/** What a message says: text and pictures, and in place of a code what a feature of the site shows of it. */
export function MessageText({ text }: { text: string }) {
  const Code = useSlot('chat-code');
  const coded = Code && codeOf(text);
  if (!coded) return <SpokenText text={text} />;
  return (
    <>
      {coded.text !== '' && <SpokenText text={coded.text} />}
      <Suspense fallback={coded.code}>
        {createElement(Code, { code: coded.code }, coded.code)}
      </Suspense>
    </>
  );
}
