import { useSlot } from '@courtside/shell/react';
import { createElement, Suspense } from 'react';
import { codeOf } from '../core/message-code.ts';
import { SpokenText } from './emoji.tsx';
import './chat-slots.ts';

/** A message: text and emoji; a code in it is replaced by the view of a feature of the site. */
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
