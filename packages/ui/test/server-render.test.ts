import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as kit from '../src/index.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));

const PARTS: Readonly<Record<string, ReactElement>> = {
  Button: createElement(kit.Button, null, 'Place'),
  Badge: createElement(kit.Badge, null, 'New'),
  Flag: createElement(kit.Flag, { code: 'CN', label: 'China' }),
  PasswordField: createElement(kit.PasswordField, {
    label: 'Password',
    showLabel: 'Show',
    hideTextLabel: 'Hide',
  }),
  Skeleton: createElement(kit.Skeleton),
  Tag: createElement(kit.Tag, null, 'Live'),
  TextField: createElement(kit.TextField, { label: 'Name' }),
};

test('the kit is imported and drawn where there is no document', () => {
  expect(typeof document).toBe('undefined');
  for (const [name, part] of Object.entries(PARTS)) {
    expect(renderToString(part), name).toContain('<');
  }
});

/** Hooks, contexts and handlers: none of them exists in a React server component. */
const OF_BROWSERS = /\buse[A-Z]\w*\(|createContext\(|\bon[A-Z]\w*=\{/;

test("what uses hooks or handlers says 'use client'", async () => {
  const without: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: src })) {
    if (/\.(test|stories)\.|^stories\/|\.d\.ts$/.test(file)) continue;
    const code = await readFile(`${src}/${file}`, 'utf8');
    if (OF_BROWSERS.test(code) && !code.startsWith("'use client';")) without.push(file);
  }
  expect(without).toEqual([]);
});
