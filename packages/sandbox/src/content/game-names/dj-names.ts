import type { NamesByVenue } from './names-by-venue.ts';

/** Contests of the e-sports venues. */
export const DJ_NAMES: NamesByVenue = {
  DJZH: [
    ['英雄召唤者联赛', 'sword'],
    ['王座之争公开赛', 'crown'],
    ['战术射击大师赛', 'target'],
    ['星际指挥官杯', 'rocket'],
    ['三路推塔冠军赛', 'tower'],
    ['五人开黑邀请赛', 'headset'],
    ['巅峰对决春季赛', 'mountain'],
    ['巅峰对决秋季赛', 'trophy'],
    ['即时战略经典赛', 'helmet'],
    ['卡牌宗师擂台', 'card'],
    ['自走棋大师赛', 'chess'],
    ['极速狂飙联赛', 'car'],
    ['潜行者突围赛', 'bolt'],
    ['海岛求生杯', 'compass'],
  ],
  YJDJ: [
    ['古迹守护邀请赛', 'temple'],
    ['街头格斗城市赛', 'glove'],
    ['球场经理电竞联赛', 'football'],
    ['夜城枪战公开赛', 'target'],
    ['霓虹赛道大奖赛', 'car'],
    ['拳台争霸赛', 'glove'],
    ['虚拟篮球经理赛', 'basketball'],
    ['城市攻防赛', 'castle'],
    ['机甲风暴联赛', 'mech'],
    ['怪兽猎团杯', 'dragon'],
    ['节奏达人赛', 'drum'],
    ['空战王牌赛', 'plane'],
    ['塔防工匠赛', 'tower'],
    ['深海机师赛', 'octopus'],
  ],
};
