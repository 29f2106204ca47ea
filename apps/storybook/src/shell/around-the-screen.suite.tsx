import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { close, heading, open, setUpSmallSite, textOf } from './small-site.tsx';

setUpSmallSite();

describe('around the screen', () => {
  test('[DG-07] customer service opens only once the security notice is confirmed', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { gateway } = await open('/');
    const service = page.getByRole('banner').getByRole('button', { name: '在线客服' });
    const notice = page.getByRole('alertdialog', { name: '安全提示' });

    await service.click();
    await expect.poll(() => textOf(notice)).toMatch(/存款渠道只在官方.*谨防诈骗.*验证码/);
    expect(opened).not.toHaveBeenCalled();
    await notice.getByRole('button', { name: '取消' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();

    await service.click();
    await notice.getByRole('button', { name: '联系客服' }).click();
    await expect
      .poll(() => opened.mock.calls)
      .toEqual([['https://support.example.com/chat', '_blank', 'noopener,noreferrer']]);
    // The second time the address was still known.
    expect(
      gateway.requests.filter(({ path }) => path.endsWith('/onlinecustomservice')),
    ).toHaveLength(1);
  });

  test('the footer tells age and licence on every page but those that leave it out', async () => {
    await open('/');
    const footer = page.getByRole('contentinfo');
    await expect.poll(() => textOf(footer)).toMatch(/年满 18 周岁/);
    await expect.poll(() => textOf(footer)).toMatch(/演示站点，不接受真实资金/);
    await footer.getByRole('link', { name: '规则' }).click();
    await expect.element(heading('长留')).toBeVisible();
    close();
    await open('/bare');
    await expect.element(heading('无页脚')).toBeVisible();
    await expect.element(footer).not.toBeInTheDocument();
  });

  test('the link that skips to the screen comes first', async () => {
    await open('/');
    await expect.element(heading('首页')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('跳到主要内容');
  });
});
