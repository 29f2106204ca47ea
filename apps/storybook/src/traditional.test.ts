import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { toTraditional } from './traditional.ts';

const words = { 登录: '登入', 账户: '帳戶' };

test('texts turn Traditional wherever they stand in the arguments', () => {
  const onClick = () => {};
  const turned = toTraditional(
    { label: '登录', items: [{ label: '账户', count: 2 }], price: '1.85', onClick },
    words,
  );
  expect(turned).toEqual({
    label: '登入',
    items: [{ label: '帳戶', count: 2 }],
    price: '1.85',
    onClick,
  });
  const element = toTraditional(createElement('b', null, '登录'), words) as ReactElement;
  expect(element.props).toEqual({ children: '登入' });
});

test('a Chinese text without a Traditional one is refused', () => {
  expect(() => toTraditional({ label: '注册' }, words)).toThrow('注册');
});
