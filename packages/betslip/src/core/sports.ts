/** Sport codes of the feed (spec betting 4). */
export type SportCode = 'ALL' | 'FT' | 'VF' | 'BK' | 'TN' | 'OP' | 'SK' | 'FS' | 'BS' | 'VB' | 'TT';
