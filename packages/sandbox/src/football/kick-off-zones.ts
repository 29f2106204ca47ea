/**
 * Time zones of the calendars whose times have no offset. A tournament uses the zone of its host, a league that of its
 * country; the first match counts.
 */
export const KICK_OFF_ZONES: readonly (readonly [competition: RegExp, zone: string])[] = [
  [/World Cup 2002/i, 'Asia/Tokyo'],
  [/World Cup 2006/i, 'Europe/Berlin'],
  [/World Cup 2010/i, 'Africa/Johannesburg'],
  [/World Cup 2014/i, 'America/Sao_Paulo'],
  [/World Cup 2018/i, 'Europe/Moscow'],
  [/World Cup 2022/i, 'Asia/Qatar'],
  [/Euro 2012/i, 'Europe/Warsaw'],
  [/Euro 2024/i, 'Europe/Berlin'],
  [/China|Chinese/i, 'Asia/Shanghai'],
  [/Japan|J1 League/i, 'Asia/Tokyo'],
  [/Korea|K League/i, 'Asia/Seoul'],
  [/Australia|A-League/i, 'Australia/Sydney'],
  [/Brazil|Brasileir/i, 'America/Sao_Paulo'],
  [/Argentin/i, 'America/Argentina/Buenos_Aires'],
  [/Mexic|Liga MX/i, 'America/Mexico_City'],
  [/Major League Soccer|\bMLS\b/i, 'America/New_York'],
  [/Portug|Primeira Liga/i, 'Europe/Lisbon'],
  [/Russia/i, 'Europe/Moscow'],
  [/Turk|Süper Lig/i, 'Europe/Istanbul'],
  [/Greek|Greece/i, 'Europe/Athens'],
  [/English|Premier League|Scot|Irish|Ireland|Wales/i, 'Europe/London'],
  [/Spain|Spanish|La Liga/i, 'Europe/Madrid'],
  [/German|Deutsch|Bundesliga/i, 'Europe/Berlin'],
  [/Ital|Serie A/i, 'Europe/Rome'],
  [/France|French|Ligue 1/i, 'Europe/Paris'],
  [/Netherlands|Eredivisie|Belg/i, 'Europe/Amsterdam'],
  [/UEFA|Champions League|Europa|Euro \d/i, 'Europe/Paris'],
];

/** Zone of a competition that is not in the table. */
export const OTHER_ZONE = 'UTC';
