import type { Guide } from './guide.ts';

/** Sport and money. */
export const sport: Readonly<Record<string, Guide>> = {
  ClubShield: {
    use: 'A crest for a club that has no picture of its own.',
    not: 'A national team: use Flag.',
    do: 'Give the id of the club, so that it looks the same in each script.',
    dont: 'Do not imitate a real crest.',
    access: 'Decorative beside the name; with a label it is an image.',
  },
  Flag: {
    use: 'The country of a team or a competition.',
    not: 'A language: write its name.',
    do: 'Write the name beside it.',
    dont: 'Do not use it as the only mark.',
    access: 'Decorative beside the name, labelled alone.',
  },
  MatchClock: {
    use: 'The minute of a match in play.',
    not: 'The time of kick-off: write it.',
    do: 'Take minute and state from the feed.',
    dont: 'Do not run it on while prices are not current.',
    access: 'A timer with a name, which is not announced each second.',
  },
  MoneyText: {
    use: 'Every amount of money that is shown.',
    not: 'Odds: use OddsText.',
    do: 'Hand in decimal text and the currency.',
    dont: 'Never compute with floats before it.',
    access: 'The sign is text; a tone alone is only seen, so give the amount its sign.',
  },
  OddsText: {
    use: 'A price in text, such as on a ticket.',
    not: 'A price that can be taken: use PriceButton.',
    do: 'Show the format beside it where it may be unclear.',
    dont: 'Do not round.',
    access: 'A rise or a fall is told in words, which the application hands in.',
  },
  PriceButton: {
    use: 'A price that can be taken.',
    not: 'A price of the past: use OddsText.',
    do: 'Name the pick and the market in the label.',
    dont: 'Do not offer a price that is not current.',
    access: 'A toggle with a label of pick and price that tells whether it is chosen.',
  },
  ScoreBox: {
    use: 'The score of a match, in whole and in periods.',
    not: 'A single number in running text.',
    do: 'Order home before away everywhere.',
    dont: 'Do not show a score that is older than the prices beside it.',
    access: 'A table with a name: teams as rows, periods as columns.',
  },
};
