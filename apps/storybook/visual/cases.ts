/** The story that shows the most of a component, by the component's folder; each has one picture. */
export const STORIES: Readonly<Record<string, string>> = {
  accordion: 'one-open',
  artwork: 'wide',
  avatar: 'drawn',
  badge: 'live',
  banner: 'warning',
  button: 'primary',
  'button-link': 'accent',
  card: 'with-picture',
  carousel: 'three-in-view',
  'checkbox-field': 'checked',
  'club-shield': 'every-parting',
  'code-field': 'filled',
  'combobox-field': 'filled',
  'confirm-dialog': 'own-texts',
  'copy-button': 'ready',
  'countdown-button': 'disabled',
  'data-list': 'rows',
  'data-table': 'sortable',
  'date-range-field': 'preset',
  dialog: 'with-footer',
  drawer: 'right',
  'empty-state': 'failed',
  field: 'invalid',
  fieldset: 'plain',
  'file-upload': 'states',
  flag: 'several',
  'game-artwork': 'wide',
  'hall-artwork': 'halls',
  heading: 'page',
  'icon-button': 'ready',
  'loading-dialog': 'waiting',
  'match-clock': 'minutes',
  menu: 'open',
  'money-text': 'aligned',
  'notice-marquee': 'one',
  'number-field': 'filled',
  'odds-text': 'up',
  pagination: 'many-pages',
  'password-field': 'with-hint',
  picture: 'drawn',
  'picture-captcha': 'filled',
  popover: 'open',
  'price-button': 'pending',
  'progress-bar': 'near-limit',
  'qr-code': 'ready',
  'radio-group-field': 'long-text',
  'score-box': 'with-badges',
  'search-field': 'long-text',
  'segmented-control': 'with-counts',
  'select-field': 'plain',
  skeleton: 'rows',
  'slider-puzzle': 'ready',
  sparkline: 'moving',
  'stake-field': 'filled',
  'stat-tile': 'gain',
  steps: 'in-the-middle',
  'switch-field': 'on',
  tabs: 'long-text',
  tag: 'brand',
  'text-area-field': 'filled',
  'text-field': 'with-hint',
  timeline: 'withdrawal',
  'tips-dialog': 'ordinary',
  'toast-region': 'failure',
  'word-button': 'with-its-meaning',
};

/** They draw nothing that could be seen, or, as the host of dialogs, what has a picture of its own. */
export const UNSEEN: readonly string[] = ['dialog-host', 'ui-provider', 'visually-hidden'];

/** Widths at which the screen of `docs/adding-a-screen.md` is shown there. */
export const GUIDE_WIDTHS = [1280, 390] as const;

/** Address of that screen, below the built Storybook. */
export const GUIDE_URL = 'iframe.html?id=pages-a-feature-of-your-own--list&viewMode=story';

/** Name of its picture at a width. @example guidePicture(390) // 'guide-390.png' */
export const guidePicture = (width: (typeof GUIDE_WIDTHS)[number]): string => `guide-${width}.png`;

/** Address of the story in every brand and edition, below the built Storybook. */
export function storyUrl(component: string, globals = 'view:matrix'): string {
  const id = `components-${component.replaceAll('-', '')}--${STORIES[component] ?? ''}`;
  return `iframe.html?id=${id}&viewMode=story&globals=${globals}`;
}
