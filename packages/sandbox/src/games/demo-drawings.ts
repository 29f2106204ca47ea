/** Drawings of 64 by 64 in the page's tones: `a` accent, `l` light, `q` quiet, `d` dark. */
const DRAWINGS = {
  fruit:
    '<path class="sq" d="M19 36C22 22 32 12 43 7M46 38c3-11 2-22-3-31"/><path class="q" d="M43 7c5-6 15-6 19 2-7 6-15 4-19-2z"/><circle class="a" cx="19" cy="45" r="14"/><circle class="a" cx="46" cy="47" r="13"/><circle class="l" cx="14" cy="40" r="3.5"/><circle class="l" cx="41" cy="42" r="3.2"/>',
  bell: '<path class="a" d="M32 8c13 0 17 12 18 24 0 8 3 12 7 15v4H7v-4c4-3 7-7 7-15C15 20 19 8 32 8z"/><path class="l" d="M26 14c-5 3-7 9-7 19 0 6-2 10-4 13 6-1 8-6 8-13 0-9 1-14 3-19z"/><path class="q" d="M25 53h14a7 7 0 0 1-14 0z"/>',
  seven: '<path class="a" d="M11 8h42v12L35 57H20l17-34H11z"/><path class="l" d="M11 8h42v5H11z"/>',
  gem: '<path class="q" d="M15 10h34l13 16-30 33L2 26z"/><path class="l" d="M15 10h17L21 26H2z"/><path class="a" d="M49 10l13 16H43L32 10z"/><path class="l" d="M32 10l11 16H21z"/>',
  star: '<path class="q" d="M32 4l8.3 17.6 19.2 2.5-14 13.4 3.4 19.1L32 47.3 15.1 56.6l3.4-19.1-14-13.4 19.2-2.5z"/><path class="l" d="M32 4v27l-8.3-9.4zM4.5 24.1 32 31l-13.5 6.5z"/>',
  coin: '<circle class="q" cx="32" cy="32" r="25"/><circle class="l" cx="32" cy="32" r="20"/><path class="d" d="M26 26h12v12H26z"/>',
  small:
    '<path class="a" d="M8 32c8-12 24-14 33-3l13-10c-3 9-3 17 0 26L41 35C32 46 16 44 8 32z"/><circle class="l" cx="19" cy="29" r="3"/>',
  middle:
    '<path class="q" d="M50 24c7-4 13 0 12 6-1 5-7 7-12 4zM14 24C7 14 5 10 12 8s12 6 14 12zM42 18c1-8 6-12 11-10s2 9-3 14zM16 42c-7 6-10 13-5 15s10-5 13-12zM40 46c3 8 8 12 12 9s0-9-6-14z"/><ellipse class="a" cx="32" cy="32" rx="20" ry="18"/><path class="sl" d="M26 24h12l6 8-6 8H26l-6-8z"/>',
  big: '<path class="q" d="M2 38c8-14 22-18 34-16l10-14c1 8 0 13-2 17 8 4 14 9 18 15-8 6-16 8-24 7l-6 10c-3-4-4-8-4-11-10 0-20-2-26-8z"/><path class="l" d="M6 40c12 4 26 4 40 1-6 5-12 6-18 6-10 0-18-2-22-7z"/><circle class="d" cx="46" cy="34" r="2.5"/>',
  spade:
    '<path class="d" d="M32 3c8 16 26 22 26 37 0 14-17 16-23 5 0 8 3 12 8 17H21c5-5 8-9 8-17-6 11-23 9-23-5C6 25 24 19 32 3z"/>',
  heart:
    '<path class="r" d="M32 60C8 42 4 30 6 20c3-14 20-16 26-2 6-14 23-12 26 2 2 10-2 22-26 40z"/>',
  club: '<circle class="d" cx="32" cy="18" r="13"/><circle class="d" cx="17" cy="38" r="13"/><circle class="d" cx="47" cy="38" r="13"/><path class="d" d="M28 34h8c0 14 2 20 8 27H20c6-7 8-13 8-27z"/>',
  diamond: '<path class="r" d="M32 3l22 29-22 29L10 32z"/>',
  joker:
    '<path class="a" d="M6 18l14 12L32 8l12 22 14-12-5 30H11z"/><circle class="l" cx="6" cy="16" r="4"/><circle class="l" cx="58" cy="16" r="4"/><circle class="l" cx="32" cy="7" r="4"/><path class="d" d="M11 51h42v6H11z"/>',
} as const;

/** All drawings, for references by `<use href="#d-NAME">`. */
export const DEMO_DRAWINGS = `<svg class="drawings" aria-hidden="true">${Object.entries(DRAWINGS)
  .map(([name, body]) => `<symbol id="d-${name}" viewBox="0 0 64 64">${body}</symbol>`)
  .join('')}</svg>`;
