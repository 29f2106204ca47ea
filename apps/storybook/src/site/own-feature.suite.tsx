import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openSite } from './open-site.tsx';
import { all, content, member } from './scripts.ts';
import { createStorySite } from './story-site.ts';
import { answerSuggestions } from './suggestion-answers.ts';
import { suggestions } from './suggestions.tsx';

const PATH = '/mine/suggestions';

/** A site outside the web app with everything of Courtside, and one feature more. */
async function open(locale: 'zh-Hans' | 'zh-Hant') {
  await page.viewport(1280, 800);
  const { site } = createStorySite({
    i18n: createSiteI18n(),
    locale,
    member: true,
    script: all(content, member(), answerSuggestions),
    // The one line.
    features: [suggestions],
  });
  await openSite(site, PATH);
}

/** As long as for an element; menus and dialogs come over the network. */
const WAIT = { timeout: 15_000 };
/** What stands in the first of them; nothing before it is there. */
const told = (of: Locator) => () => of.elements()[0]?.textContent ?? '';
const items = () => page.getByRole('rowheader').getByText(/^No\. \d+$/);

const SIMPLIFIED = {
  ...{ title: '我的建议', field: '您的建议', send: '提交建议', next: '下一页' },
  ...{ missing: '请写下您的建议', sent: '建议已提交', rules: '建议如何处理' },
};
const TRADITIONAL: typeof SIMPLIFIED = {
  ...{ title: '我的建議', field: '您的建議', send: '提交建議', next: '下一頁' },
  ...{ missing: '請寫下您的建議', sent: '建議已提交', rules: '建議如何處理' },
};

test.each([
  ['zh-Hans', SIMPLIFIED],
  ['zh-Hant', TRADITIONAL],
] as const)(
  'one file and one line add a page with list, form, dialog and a live number in %s',
  async (locale, { title, field, send, missing, sent, rules, next }) => {
    await open(locale);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const entry = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${title}`) });
    await expect.poll(told(entry), WAIT).toContain('2');
    await expect.element(page.getByText('No. 21', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: next }).click();
    await expect.element(page.getByText('No. 1', { exact: true })).toBeVisible();
    await expect.element(page.getByText('No. 21', { exact: true })).not.toBeInTheDocument();

    await page.getByRole('button', { name: send }).click();
    await expect.element(page.getByText(missing)).toBeVisible();
    await page.getByRole('textbox', { name: field }).fill('More leagues');
    await page.getByRole('button', { name: rules }).click();
    const dialog = page.getByRole('dialog', { name: rules });
    await expect.poll(told(dialog), WAIT).toContain('488');
    await dialog.getByRole('button').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: send }).click();
    await expect.element(page.getByText(sent)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: field })).toHaveValue('');
    await expect.poll(told(entry), WAIT).toContain('3');
    // The list is read again beside the count, and may come after it.
    const shown = () =>
      items()
        .elements()
        .map((item) => item.textContent);
    await expect.poll(shown, WAIT).toEqual(['No. 2', 'No. 1']);
  },
);
