import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { Page, Section, type PageProps } from '@courtside/shell/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const ROOM = 1200;

let root: Root;
let close: () => void;

beforeEach(async () => {
  await page.viewport(1280, 800);
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = `${ROOM}px`;
  // Controls of a roomy brand are higher than a title.
  host.style.setProperty('--cs-control-sm', '40px');
  root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
});
afterEach(() => close());

const draw = (props: Omit<PageProps, 'title'> = {}) =>
  root.render(
    <Page title="Records" data-testid="page" {...props}>
      <p>First</p>
      <Section title="Limits" actions={<a href="#all">All</a>}>
        <p>A day</p>
        <p>A week</p>
      </Section>
    </Page>,
  );

/** Where it is, once it is there. */
async function boxOf(part: ReturnType<typeof page.getByText>): Promise<DOMRect> {
  await expect.element(part).toBeVisible();
  return part.element().getBoundingClientRect();
}

const title = page.getByRole('heading', { level: 1, name: 'Records' });
const section = page.getByRole('region', { name: 'Limits' });

test('a page has its title, and at the end of that line what can be done', async () => {
  draw({ actions: <a href="#back">Back</a> });
  const head = await boxOf(title);
  const back = await boxOf(page.getByRole('link', { name: 'Back' }));
  const whole = await boxOf(page.getByTestId('page'));
  expect(head.left).toBe(whole.left);
  expect(back.right).toBeCloseTo(whole.right, 1);
  expect(Math.abs(head.top + head.height / 2 - back.top - back.height / 2)).toBeLessThan(1);
});

test.each([
  ['narrow', 720],
  ['medium', 960],
  ['full', ROOM],
] as const)('a page that is %s has %i px', async (width, wanted) => {
  draw({ width });
  expect((await boxOf(page.getByTestId('page'))).width).toBe(wanted);
});

test('the first part begins where it began, whatever stands beside the title', async () => {
  draw();
  const { top } = await boxOf(page.getByText('First'));
  draw({ actions: <div style={{ height: 'var(--cs-control-sm)' }}>Back</div> });
  await expect.element(page.getByText('Back')).toBeVisible();
  expect((await boxOf(page.getByText('First'))).top).toBe(top);
});

test('a section is named by its title, and is further from what is before it than its parts are', async () => {
  draw();
  await expect.element(section.getByRole('heading', { level: 2 })).toHaveTextContent('Limits');
  const before = await boxOf(page.getByText('First'));
  const whole = await boxOf(section);
  const day = await boxOf(page.getByText('A day'));
  const week = await boxOf(page.getByText('A week'));
  expect(whole.top - before.bottom).toBe(2 * (week.top - day.bottom));
  expect((await boxOf(section.getByRole('link'))).right).toBeCloseTo(whole.right, 1);
});
