import { createSiteI18n } from '@courtside/i18n';
import { createEmitter } from '@courtside/kernel';
import { expect, test } from 'vitest';
import type { SiteEvents } from '../../core/site-events.ts';
import type { SiteServices } from '../services.tsx';
import { showLoginTips } from './site-prompts.ts';

test('the prompt for a login leads to it, or tells that it was declined', async () => {
  const events = createEmitter<SiteEvents>();
  const heard: string[] = [];
  events.on('login', () => heard.push('login'));
  events.on('loginDeclined', () => heard.push('declined'));
  for (const yes of [true, false]) {
    const dialogs = { tips: () => Promise.resolve(yes) } as unknown as SiteServices['dialogs'];
    const toaster = {} as SiteServices['toaster'];
    await showLoginTips({ dialogs, events, i18n: createSiteI18n(), toaster });
  }
  expect(heard).toEqual(['login', 'declined']);
});
