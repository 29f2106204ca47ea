import type { NamesByVenue } from './names-by-venue.ts';

/** Contests of the e-sports venues. */
export const DJ_NAMES: NamesByVenue = {
  DJZH: [
    ['英雄召唤者联赛', 'joystick'],
    ['王座之争公开赛', 'crown'],
    ['战术射击大师赛', 'target'],
    ['星际指挥官杯', 'rocket'],
    ['三路推塔冠军赛', 'trophy'],
    ['五人开黑邀请赛', 'handshake'],
    ['巅峰对决春季赛', 'mountain'],
    ['巅峰对决秋季赛', 'moon'],
    ['即时战略经典赛', 'shield'],
    ['卡牌宗师擂台', 'card'],
    ['自走棋大师赛', 'chess'],
    ['极速狂飙联赛', 'wheel'],
    ['潜行者突围赛', 'flame'],
    ['海岛求生杯', 'anchor'],
  ],
  YJDJ: [
    ['古迹守护邀请赛', 'shield'],
    ['街头格斗城市赛', 'flame'],
    ['球场经理电竞联赛', 'football'],
    ['夜城枪战公开赛', 'target'],
    ['霓虹赛道大奖赛', 'rocket'],
    ['拳台争霸赛', 'trophy'],
    ['虚拟篮球经理赛', 'basketball'],
    ['城市攻防赛', 'grid'],
    ['机甲风暴联赛', 'joystick'],
    ['怪兽猎团杯', 'dragon'],
    ['节奏达人赛', 'star'],
    ['空战王牌赛', 'wave'],
    ['塔防工匠赛', 'crown'],
    ['深海机师赛', 'octopus'],
  ],
};
