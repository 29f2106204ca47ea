import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Noto Sans CJK, the only fonts for pictures; `.ci/run` installs them. */
const FILES = '*/NotoSansCJK*';
/** All other fonts by extension, as `*` would reject the folders too. */
const OTHERS = ['ttf', 'ttc', 'otf', 'otc', 'woff', 'woff2', 'pfa', 'pfb', 'pcf', 'bdf', 'gz'].map(
  (extension) => `*.${extension}`,
);
const FAMILIES: Readonly<Record<string, string>> = {
  'sans-serif': 'Noto Sans CJK SC',
  serif: 'Noto Sans CJK SC',
  'system-ui': 'Noto Sans CJK SC',
  monospace: 'Noto Sans Mono CJK SC',
};

/** A fontconfig with only Noto Sans CJK, whatever else is installed. */
export function fontconfig(): string {
  const aliases = Object.entries(FAMILIES).map(
    ([generic, family]) =>
      `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    '<dir>/usr/share/fonts</dir>',
    '<dir>/usr/local/share/fonts</dir>',
    '<dir prefix="xdg">fonts</dir>',
    '<cachedir prefix="xdg">courtside-fontconfig</cachedir>',
    `<selectfont><acceptfont><glob>${FILES}</glob></acceptfont></selectfont>`,
    ...OTHERS.map(
      (glob) => `<selectfont><rejectfont><glob>${glob}</glob></rejectfont></selectfont>`,
    ),
    ...aliases,
    // Glyphs are placed at fractions of a pixel, like Debian's default.
    '<match target="pattern">',
    '<edit name="antialias" mode="assign"><bool>true</bool></edit>',
    '<edit name="hinting" mode="assign"><bool>true</bool></edit>',
    '<edit name="hintstyle" mode="assign"><const>hintslight</const></edit>',
    '<edit name="rgba" mode="assign"><const>none</const></edit>',
    '</match>',
    // For styles without a generic family.
    '<match target="pattern"><edit name="family" mode="append_last"><string>Noto Sans CJK SC</string></edit></match>',
    '</fontconfig>',
    '',
  ].join('\n');
}

/** Writes it into a new folder. @returns the environment with which a browser reads it */
export function pinnedFonts(): { FONTCONFIG_FILE: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'courtside-fonts-')), 'fonts.conf');
  writeFileSync(file, fontconfig());
  return { FONTCONFIG_FILE: file };
}
