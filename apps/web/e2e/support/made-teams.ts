import { PLACES } from './places.ts';

/** Of teams that no calendar has. */
const KINDS = ['飞马', '雄鹰', '星光', '北斗', '晨曦', '海豹', '云雀', '长风', '铁锚', '群峰'];

/** The teams of a match that a test makes, by its number: no two have one name. */
export function teams(number: number): { team_h: string; team_c: string } {
  const name = (index: number) => {
    const round = Math.floor(index / (PLACES.length * KINDS.length));
    const place = PLACES[index % PLACES.length];
    const kind = KINDS[Math.floor(index / PLACES.length) % KINDS.length];
    return `${place}${kind}${round === 0 ? '' : round + 1}`;
  };
  return { team_h: name(number * 2), team_c: name(number * 2 + 1) };
}
