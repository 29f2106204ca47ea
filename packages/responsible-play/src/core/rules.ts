/**
 * Every rule that this package and a gateway built on it follow, by name. A gateway takes them as a set, so that a
 * negative control can remove one and show that the rule's test fails without it. Production always has all.
 */
export const RULES = {
  'limit-deposit': 'A deposit beyond a deposit limit is refused',
  'limit-loss': 'A stake that could lose more than a loss limit leaves is refused',
  'limit-stake': 'A stake beyond a stake limit is refused',
  'limit-session':
    'Play is shut when the time of a session is used up, until the member has rested',
  'every-period': 'Limits of all periods hold together: the one that leaves least decides',
  'beijing-periods': 'Days, weeks and months are those of Beijing',
  'pending-counts': 'Bets and deposits that are not decided count',
  'checked-with-money': 'The limit is checked in the transaction that moves the money',
  'tighter-at-once': 'A tighter limit holds at once',
  'looser-waits': 'A looser limit cannot be confirmed before the delay of the market',
  'looser-confirmed': 'A looser limit holds only once it is confirmed a second time',
  'tighter-cancels': 'A tighter limit ends every loosening of its kind that still waits',
  'late-lapses': 'A loosening that is not confirmed in time lapses',
  'market-ceiling': 'No limit of a member is above what the market allows at most',
  'mandatory-first': 'Where a market wants a limit, nothing goes before it is set',
  'reality-check-stops':
    'After the interval no stake is taken until the reality check is acknowledged',
  'reality-check-stays': 'A reality check ends by being acknowledged, by nothing else',
  'session-figures': 'A reality check tells of this session',
  'session-continues': 'A new login continues the session of a member who has not rested',
  'break-bets': 'No bet during a break',
  'break-deposits': 'No deposit during a break',
  'break-games': 'No game and no money into a game during a break',
  'break-promotions': 'No promotion is joined or claimed during a break',
  'break-gifts': 'No gift and no prediction during a break',
  'break-chat': 'No chat during a break',
  'break-advertising': 'No advertising reaches a member during a break',
  'break-tickets': 'A game that is open ends with the beginning of a break',
  'cool-off-bounds': 'A cool-off lasts from 24 hours to six weeks',
  'exclusion-bounds': 'An exclusion lasts six months at least, or for good',
  'break-irrevocable': 'A break is neither ended nor shortened by the member',
  'exclusion-login': 'An excluded member logs in only to withdraw',
  'identity-device': 'Nobody registers on a device of a member in a break',
  'identity-phone': 'Nobody binds the phone of a member in a break',
  'identity-card': 'Nobody adds the card of a member in a break',
  'identity-name': 'Nobody binds the real name of a member in a break',
  'under-age': 'Whoever is under the age of the market does not play',
  'under-age-stays': 'A birthday under age closes play at once, whatever is typed afterwards',
  'region-play': 'No play and no deposit from a region or address that is shut out',
  'idle-session': 'A session without activity answers nothing until the member proves who they are',
  'strictest-unconfigured': 'A market that is not configured gets the strictest of each point',
  'market-bonuses': 'No bonus where the market allows none',
} as const;

export type RuleId = keyof typeof RULES;
export type RuleSet = ReadonlySet<RuleId>;

export const ALL_RULES: RuleSet = new Set(Object.keys(RULES) as RuleId[]);
