import type { NamesByVenue } from './names-by-venue.ts';

/** Virtual sports of the guest sports venues. */
export const TY_NAMES: NamesByVenue = {
  XMTY: [
    ['虚拟篮球联赛', 'basketball'],
    ['三分球大赛', 'bolt'],
    ['街头三对三', 'basketball'],
    ['扣篮之夜', 'basketball'],
    ['绝杀时刻', 'trophy'],
    ['虚拟足球杯', 'football'],
    ['点球大战', 'football'],
    ['虚拟冰球', 'shield'],
    ['校园篮球赛', 'ticket'],
    ['全明星周末', 'star'],
  ],
  HHTY: [
    ['虚拟网球公开赛', 'tennis'],
    ['双打对决', 'handshake'],
    ['沙漠赛马', 'horse'],
    ['草原赛马', 'horse'],
    ['夜场赛犬', 'moon'],
    ['赛艇竞渡', 'boat'],
    ['公路自行车赛', 'bicycle'],
    ['环岛帆船赛', 'sail'],
    ['雪山速降', 'mountain'],
    ['场地赛车', 'car'],
  ],
};
