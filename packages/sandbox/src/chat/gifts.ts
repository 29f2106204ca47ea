interface Gift {
  readonly giftCode: string;
  readonly name: string;
  readonly picture: { readonly url: string; readonly motif: string };
}

/** Gifts cost nothing: members must not spend money on attention. */
export const GIFTS: readonly Gift[] = [
  { giftCode: 'clap', name: '热烈鼓掌', picture: { url: '', motif: 'star' } },
  { giftCode: 'scarf', name: '应援围巾', picture: { url: '', motif: 'gift' } },
  { giftCode: 'trumpet', name: '助威喇叭', picture: { url: '', motif: 'wave' } },
  { giftCode: 'golden-boot', name: '金靴', picture: { url: '', motif: 'trophy' } },
];

/** Number of gifts that a member may give on one day (Beijing time). */
export const GIFTS_A_DAY = 20;

export const giftByCode = (code: string): Gift | undefined =>
  GIFTS.find((each) => each.giftCode === code);
