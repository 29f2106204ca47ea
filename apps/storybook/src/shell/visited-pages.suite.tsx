import { CourtsideError } from '@courtside/kernel';
import { LoadFailure, type ScreenRoute } from '@courtside/shell/react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { go, heading, open, screen, setUpSmallSite, tabs } from './small-site.tsx';

setUpSmallSite();

describe('the row of visited pages', () => {
  test('shows what was visited, marks the page of the moment and leads back', async () => {
    await open('/');
    await expect.element(heading('首页')).toBeVisible();
    await expect.element(tabs()).not.toBeInTheDocument();
    await go('/kept', '长留');
    await expect.element(tabs().getByRole('link')).toHaveLength(2);
    await expect
      .element(tabs().getByRole('link', { name: '长留' }))
      .toHaveAttribute('aria-current', 'page');
    await tabs().getByRole('link', { name: '首页' }).click();
    await expect.element(heading('首页')).toBeVisible();
  });

  test('a page keeps its state, one with cache false begins anew', async () => {
    await open('/kept');
    await page.getByRole('button', { name: '长留 0' }).click();
    await expect.element(page.getByRole('button', { name: '长留 1' })).toBeVisible();
    await go('/fresh', '重来');
    await page.getByRole('button', { name: '重来 0' }).click();
    await expect.element(page.getByRole('button', { name: '重来 1' })).toBeVisible();
    await tabs().getByRole('link', { name: '长留' }).click();
    await expect.element(page.getByRole('button', { name: '长留 1' })).toBeVisible();
    await tabs().getByRole('link', { name: '重来' }).click();
    await expect.element(page.getByRole('button', { name: '重来 0' })).toBeVisible();
  });

  test('closing the page of the moment shows its neighbour', async () => {
    const { at } = await open('/');
    await go('/kept', '长留');
    await go('/fresh', '重来');
    await expect.element(tabs().getByRole('link')).toHaveLength(3);
    await tabs().getByRole('button', { name: '关闭重来' }).click();
    await expect.element(heading('长留')).toBeVisible();
    expect(at()).toBe('/kept');
    await expect.element(tabs().getByRole('link')).toHaveLength(2);
  });

  test('closing the others leaves the page of the moment, and no row', async () => {
    await open('/');
    await go('/kept', '长留');
    await go('/fresh', '重来');
    await tabs().getByRole('button', { name: '关闭其他' }).click();
    await expect.element(tabs()).not.toBeInTheDocument();
    await expect.element(heading('重来')).toBeVisible();
  });

  test('a page that names itself has that name in its tab and in the title, also once it was left', async () => {
    await open('/');
    await go('/named', '甲 对 乙');
    await expect.element(tabs().getByRole('link', { name: '甲 对 乙' })).toBeVisible();
    await vi.waitFor(() => expect(document.title).toContain('甲 对 乙'));
    await go('/kept', '长留');
    await expect.element(tabs().getByRole('button', { name: '关闭甲 对 乙' })).toBeVisible();
    await vi.waitFor(() => expect(document.title).toContain('长留'));
  });
});

describe('a page that could not be had', () => {
  const cut = new CourtsideError('cut', { code: 'site.part-missing', kind: 'network' });

  test('is asked for again when it is shown again, and by the way back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const late = screen('/late', '晚到');
    const load = vi.fn<ScreenRoute['load']>(late.load);
    load.mockRejectedValueOnce(cut).mockRejectedValueOnce(cut);
    const { goTo } = await open('/', { more: [{ ...late, load }] });
    await goTo('/late');
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await goTo('/kept');
    await tabs().getByRole('link', { name: '晚到' }).click();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await goTo('/kept');
    await expect.element(heading('长留')).toBeVisible();
    await goTo(-1);
    await expect.element(heading('晚到')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('nor could what is on it: that is asked for again, too, when the page is shown again', async () => {
    const retry = vi.fn<() => void>();
    const failed: ScreenRoute = {
      ...screen('/failed', '没拿到'),
      load: async () => () => <LoadFailure retry={retry} />,
    };
    const { goTo } = await open('/', { more: [failed] });
    await goTo('/failed');
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    expect(retry).not.toHaveBeenCalled();
    await goTo('/kept');
    await expect.element(heading('长留')).toBeVisible();
    await goTo(-1);
    await vi.waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
  });
});
