import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { together } from './together.tsx';

const one = () => <b>1</b>;
const two = () => <b>2</b>;
const gate = (name: string) =>
  function Gate({ children }: { children?: ReactNode }) {
    return <div id={name}>{children}</div>;
  };

test('parts of one place stand in a row, in their order', () => {
  const Parts = together([one, two]);
  expect(renderToStaticMarkup(<Parts />)).toBe('<b>1</b><b>2</b>');
});

test('around something, the first is the outer one, and what it is around is there once', () => {
  const Gates = together([gate('outer'), gate('inner')]);
  expect(renderToStaticMarkup(<Gates>form</Gates>)).toBe(
    '<div id="outer"><div id="inner">form</div></div>',
  );
});

test('one part alone is itself, so that nothing is drawn anew', () => {
  expect(together([one])).toBe(one);
});
