import type { HelpAddress } from '@courtside/shell';

/** Independent services that exist; a brand names those of its own market. */
export const DEMO_HELP: readonly HelpAddress[] = [
  {
    name: {
      'zh-Hans': 'Gambling Therapy：多语种在线辅导',
      'zh-Hant': 'Gambling Therapy：多語種線上輔導',
    },
    address: 'https://www.gamblingtherapy.org/',
    shown: 'www.gamblingtherapy.org',
  },
  {
    name: {
      'zh-Hans': 'Gamblers Anonymous：匿名戒赌互助会',
      'zh-Hant': 'Gamblers Anonymous：匿名戒賭互助會',
    },
    address: 'https://www.gamblersanonymous.org/',
    shown: 'www.gamblersanonymous.org',
  },
];
