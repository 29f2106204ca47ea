import { example, links, list, section, table, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  sections: [
    section(
      'time',
      '計算到什麼時候',
      '足球以九十分鐘和傷停補時的比分結算，不含延長賽和 PK 大戰。上半場的玩法只看上半場比分。',
      list(
        '讓球滾球：只計投注之後的進球，從 0-0 重新算起。',
        '大小、獨贏、波膽滾球：用全場比分，投注前的進球也算。',
        '半場已經完成，半場玩法照常結算，即使比賽後來中斷。',
        '波膽列出單隊最多 {listedGoals} 球的比分，半場最多 {listedGoalsHalf} 球；更多屬於「其他比分」。',
      ),
    ),
    section('try', '換一種玩法試算', '改變比分和玩法，看看規則怎樣判定。', example('settlement')),
    section(
      'early',
      '提前開賽',
      '開賽之前接受的注單有效。實際開賽之後才接受的早盤注單作廢，退還本金。',
    ),
    section(
      'postponed',
      '延期與中斷',
      table(
        '賽事沒有按時完成',
        ['情形', '注單'],
        ['延期', '按場館公布的時限等待；逾時取消，退還本金'],
        ['中斷、腰斬', '沒有完成的時段取消；已經完成的時段照常結算'],
        ['取消', '全部退還本金'],
        ['改到別的場地、主客場對調', '退還本金'],
      ),
      '取消的注單會寫明原因。',
    ),
    section(
      'series',
      '串關中的一場取消',
      '取消或走水的一場按 1 計算，贏半和輸半也各有係數。所有選項都取消時，退還全部本金。',
      example('void'),
    ),
    section(
      'correct',
      '賽果更正',
      '官方更正賽果之後，平台重新結算。差額會從餘額中加上或扣回，注單裡可以看到兩次結算。',
    ),
    section(
      'check',
      '自己核對',
      '打開注單，「結算說明」會列出計算的比分、盤口、每一半的結果和派彩。',
      links(
        ['/mine/betRecord', '查看投注記錄'],
        ['/game/sport/results', '查看賽果'],
        ['/app/help/yhgz', '投注規則'],
      ),
    ),
  ],
};
