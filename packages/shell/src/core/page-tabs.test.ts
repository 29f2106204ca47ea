import { expect, test } from 'vitest';
import { closeOtherTabs, closeTab, MOST_TABS, NO_TABS, visit, type PageTabs } from './page-tabs.ts';

const page = (path: string, search = '') => ({ path, search, kept: true });
const after = (...paths: string[]): PageTabs =>
  paths.reduce((state, path) => visit(state, page(path)), NO_TABS);
const paths = ({ tabs }: PageTabs) => tabs.map((tab) => tab.path);

test('[NV-08] each visited page has one tab, in the order of the first visit', () => {
  const state = after('/', '/game/sport', '/', '/mine/betRecord');
  expect(paths(state)).toEqual(['/', '/game/sport', '/mine/betRecord']);
  expect(state.current).toBe('/mine/betRecord');
});

test('a tab leads to what the page was left with', () => {
  const state = visit(after('/mine/betRecord', '/'), page('/mine/betRecord', '?page=2'));
  const closed = closeTab(visit(state, page('/')), '/');
  expect(closed.goTo).toBe('/mine/betRecord?page=2');
});

test('closing the page that is shown goes to the right neighbour, else the left, else home', () => {
  const state = visit(after('/a', '/b', '/c'), page('/b'));
  expect(closeTab(state, '/b')).toEqual({
    state: { tabs: [page('/a'), page('/c')], current: '' },
    goTo: '/c',
  });
  expect(closeTab(after('/a', '/b'), '/b').goTo).toBe('/a');
  expect(closeTab(after('/a'), '/a').goTo).toBe('/');
});

test('closing another page stays where one is; closing what is not there does nothing', () => {
  const state = after('/a', '/b');
  expect(closeTab(state, '/a')).toEqual({
    state: { tabs: [page('/b')], current: '/b' },
    goTo: null,
  });
  expect(closeTab(state, '/nowhere')).toEqual({ state, goTo: null });
});

test('closing the others leaves one', () => {
  expect(closeOtherTabs(after('/a', '/b', '/c'), '/c')).toEqual({
    tabs: [page('/c')],
    current: '/c',
  });
});

test('the page first visited leaves when there are too many', () => {
  const many = Array.from({ length: MOST_TABS + 2 }, (_, index) => `/${index}`);
  expect(paths(after(...many))).toEqual(many.slice(2));
});
