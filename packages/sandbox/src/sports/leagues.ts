import { hash32 } from '../football/dice.ts';
import type { Discipline, ScriptSport } from './script.ts';

/** A competition of the generated calendar. */
export interface SportLeague {
  readonly sport: ScriptSport;
  readonly discipline?: Discipline;
  /** In Simplified Chinese, as in Chinese books. */
  readonly name: string;
  readonly sides: readonly string[];
  readonly bestOf?: number;
  readonly partSeconds?: number;
  /** Neither side has home advantage. */
  readonly neutral?: boolean;
  /** A competition that members look for first (热门). */
  readonly hot?: boolean;
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const NBA =
  list(`湖人 勇士 凯尔特人 尼克斯 雄鹿 热火 76人 掘金 太阳 森林狼 雷霆 国王 灰熊 鹈鹕 火箭 马刺 独行侠 快船
  开拓者 爵士 步行者 骑士 老鹰 猛龙 奇才 黄蜂 活塞 篮网 公牛 魔术`);
const CBA =
  list(`辽宁本钢 广东宏远 浙江广厦 新疆广汇 北京首钢 上海久事 山东高速 深圳马可波罗 青岛国信 广州龙狮 山西汾酒
  浙江稠州 吉林东北虎 南京头排苏酒 福建浔兴 四川金强 天津先行者 江苏肯帝亚 宁波町渥 同曦宙光`);
const WNBA = list(
  `王牌 自由人 狂热 风暴 水星 天空 太阳女篮 神秘人 山猫 飞翼 梦想 火花 女武神 拉斯维加斯女篮`,
);
const EURO =
  list(`皇家马德里篮球 巴塞罗那篮球 奥林匹亚科斯 帕纳辛奈科斯 费内巴切 埃菲斯 摩纳哥篮球 米兰奥林匹亚 博洛尼亚美德
  萨尔基利斯 游击队 贝尔格莱德红星篮球 拜仁篮球 柏林阿尔巴 巴斯克尼亚 特拉维夫马卡比 里昂维勒班 巴黎篮球`);
const B_LEAGUE =
  list(`千叶喷射机 琉球黄金国王 宇都宫皇者 阿尔瓦克东京 川崎勇者雷霆 名古屋钻石海豚 三河海马 广岛蜻蜓
  群马奇术师 岛根玉造 涩谷太阳火箭 横滨海盗 茨城机器人 富山松鸡`);
const KBL = list(
  `首尔SK骑士 首尔三星雷霆 昌原LG猎隼 水原KT音爆 安养正官庄 原州DB山羊 蔚山现代摩比斯 大邱KOGAS 釜山KCC 高阳索诺`,
);
const NBL = list(
  `悉尼国王 墨尔本联 珀斯野猫 伊拉瓦拉鹰 布里斯班子弹 阿德莱德36人 新西兰破坏者 凯恩斯大班 塔斯马尼亚跳蚁 东南墨尔本凤凰`,
);

const ATP =
  list(`德约科维奇 阿尔卡拉斯 辛纳 兹维列夫 梅德韦杰夫 鲁布列夫 鲁德 西西帕斯 弗里茨 德米纳尔 胡尔卡奇 迪米特洛夫
  保罗 谢尔顿 鲁内 阿利亚西姆 卡恰诺夫 穆塞蒂 德雷珀 蒂亚福 科达 塞伦多洛 贝雷蒂尼 张之臻 吴易昺 商竣程 布云朝克特 锦织圭
  西冈良仁 孟菲尔斯 沙波瓦洛夫 科贝尔 马哈奇 莱赫茨卡 门希克 丰塞卡 菲斯 安贝尔 马纳里诺 加斯克 瓦林卡 达维多维奇
  巴埃斯 埃切维里 贾里 塔比洛 诺里 埃文斯 汤普森 波普林 科基纳基斯 基尔吉奥斯 布勃利克 斯特鲁夫`);
const WTA =
  list(`萨巴伦卡 斯瓦泰克 高芙 郑钦文 莱巴金娜 佩古拉 保利尼 安德列娃 纳瓦罗 基斯 卡萨特金娜 克雷吉茨科娃 穆霍娃
  哈达德 奥斯塔彭科 科斯秋克 库德梅托娃 亚历山德罗娃 斯维托丽娜 萨姆索诺娃 诺斯科娃 维基奇 凯斯勒 王蔷 王欣瑜 王雅繁 袁悦
  朱琳 张帅 大坂直美 加西亚 萨卡里 阿扎伦卡 科维托娃 安德莱斯库 拉杜卡努 博尔特 斯蒂芬斯 阿尼西莫娃 柯林斯`);
const DOUBLES =
  list(`帕维奇/阿雷瓦洛 博莱利/瓦瓦索里 格拉诺勒斯/塞巴略斯 普尔塞/汤普森 赫利奥瓦拉/帕滕 克拉维茨/普茨
  布帕纳/埃布登 拉姆/索尔兹伯里 库尔霍夫/梅克蒂奇 拉贾/恩里克斯 纳迪/德罗盖 麦克拉克伦/张之臻 格拉斯普尔/卡什
  迈纳/奥斯瓦尔德 尼斯/齐林斯基`);

const NATIONS_VB = list(
  `中国 巴西 意大利 土耳其 美国 塞尔维亚 波兰 日本 荷兰 德国 多米尼加 泰国 加拿大 保加利亚 比利时 韩国 法国 捷克 乌克兰 阿根廷`,
);
const women = (names: readonly string[]): string[] => names.map((name) => `${name}女排`);
const men = (names: readonly string[]): string[] => names.map((name) => `${name}男排`);
const CVL = list(
  `天津女排 上海女排 江苏女排 北京女排 山东女排 辽宁女排 福建女排 浙江女排 河南女排 四川女排 广东女排 云南女排 河北女排 深圳女排`,
);
const SERIE_VB = list(
  `佩鲁贾 特伦蒂诺 皮亚琴察 卢贝 摩德纳 米兰排球 维罗纳排球 蒙扎排球 奇斯泰尔纳 帕多瓦 塔兰托 格罗塔佐利纳`,
);
const TURK_VB = list(
  `瓦基弗银行 埃扎奇巴希 费内巴切女排 加拉塔萨雷女排 土耳其航空女排 尼鲁费尔 萨里耶尔 库泽博鲁 阿伊登 贝西克塔斯女排`,
);

const TABLE_TENNIS =
  list(`樊振东 王楚钦 林诗栋 梁靖崑 马龙 林高远 向鹏 陈垣宇 周启豪 张本智和 户上隼辅 松岛辉空 筱冢大登 宇田幸矢
  张禹珍 赵大成 安宰贤 林钟勋 林昀儒 高承睿 庄智渊 黄镇廷 卡尔德拉诺 莫雷加德 卡尔松 法尔克 费利克斯·勒布伦
  亚历克西斯·勒布伦 高茨 奥恰洛夫 邱党 弗朗西斯卡 杜达 约奇克 皮切福德 格罗特 阿鲁纳 阿萨尔 普卡尔`);
const TABLE_TENNIS_W =
  list(`孙颖莎 王曼昱 陈幸同 王艺迪 陈梦 蒯曼 钱天一 石洵瑶 何卓佳 早田希娜 张本美和 伊藤美诚 平野美宇
  木原美悠 大藤沙月 桥本帆乃香 申裕斌 徐孝元 田志希 朱芊曦 杜凯琹 郑怡静 李皓晴 索尔佳 波尔卡诺娃 米特兰姆 韩莹 单晓娜
  袁嘉楠 斯佐科斯 迪亚兹 高桥·布鲁娜`);
const SETKA =
  list(`伊万琴科 波利修克 科瓦连科 舍甫琴科 博伊科 特卡琴科 克拉夫丘克 马尔琴科 雷森科 帕夫连科 苏霍姆林 扎哈连科
  格里戈连科 萨夫丘克 罗曼年科 杰米登科`);
const CZECH =
  list(`诺瓦克 斯沃博达 诺沃特尼 德沃夏克 切尔尼 普罗哈兹卡 库切拉 韦塞利 霍拉克 内梅茨 马列克 波斯皮西尔 哈耶克
  耶利内克 克拉尔 鲁日奇卡`);

const MLB =
  list(`洋基 红袜 道奇 巨人 太空人 勇士棒球 大都会 费城人 教士 红雀 小熊 白袜 酿酒人 双城 守护者 老虎 皇家 游骑兵
  水手 天使 运动家 光芒 蓝鸟 金莺 马林鱼 国民 海盗 红人 落基山 响尾蛇`);
const NPB = list(
  `读卖巨人 阪神虎 横滨海湾之星 广岛鲤鱼 养乐多燕子 中日龙 软银鹰 罗德海洋 西武狮 乐天金鹫 日本火腿斗士 欧力士野牛`,
);
const KBO = list(`斗山熊 LG双子 起亚虎 三星狮 乐天巨人 SSG登陆者 NC恐龙 KT巫师 韩华鹰 培证英雄`);
const CPBL = list(`中信兄弟 统一狮 乐天桃猿 富邦悍将 味全龙 台钢雄鹰`);

const SNOOKER =
  list(`奥沙利文 特鲁姆普 塞尔比 希金斯 罗伯逊 威廉姆斯 墨菲 凯伦·威尔逊 布雷切尔 马克·艾伦 霍金斯 丁俊晖 张安达 赵心童
  司佳辉 肖国栋 周跃龙 范争一 吴宜泽 徐思 庞俊旭 曹宇鹏 雷佩凡 龙泽煌 何国强 吕昊天 斯图亚特·宾汉姆 麦吉尔 瓦菲 诺彭·桑坎姆
  塔猜亚·乌诺 杰克·琼斯 利索夫斯基 加里·威尔逊 汤姆·福德 马修·塞尔特 瑞恩·戴 戴维·吉尔伯特 多特 艾伦·泰勒 米尔金斯
  佩里 多米尼克·戴尔 杰米·琼斯 埃利奥特·斯莱瑟 斯蒂芬·马奎尔 乔丹·布朗 马克·戴维斯 亨德利 吉米·怀特 斯科特·唐纳森
  罗比·威廉姆斯 乔·奥康纳 阿里·卡特 西蒙·利希滕贝格 法拉吉 马丁·奥唐纳 桑德森·林 本·伍拉斯顿
  白朗宁 李俊威 奥利弗·莱恩斯`);

const NFL =
  list(`酋长 老鹰橄榄球 比尔 乌鸦 49人 雄狮 牛仔 包装工 孟加拉虎 海豚 维京人 公羊 钢人 海鹰 德州人 突击者 闪电 野马
  喷气机 爱国者 棕熊橄榄球 小马 美洲虎 泰坦 指挥官 纽约巨人 熊 海盗橄榄球 圣徒 猎鹰 黑豹 红雀橄榄球`);
const NHL =
  list(`油人 黑豹冰球 游骑兵冰球 星 雪崩 飓风 枫叶 棕熊 闪电冰球 金骑士 加人 喷气机冰球 掠夺者 魔鬼 岛人 首都人 国王冰球
  企鹅 红翼 参议员 军刀 飞人 加拿大人 火焰 狂野 蓝调 鸭 黑鹰 鲨鱼 海怪 蓝衣 犹他猛犸`);
const KHL =
  list(`圣彼得堡中央陆军 莫斯科中央陆军 莫斯科迪纳摩 莫斯科斯巴达 喀山雪豹 马格尼托哥尔斯克冶金 雅罗斯拉夫尔火车头
  鄂木斯克先锋 车里雅宾斯克拖拉机 乌法尤拉耶夫 叶卡捷琳堡汽车人 下诺夫哥罗德鱼雷 新西伯利亚西伯利亚 明斯克迪纳摩
  哈巴罗夫斯克阿穆尔 阿斯塔纳巴雷斯 切列波韦茨北方钢铁 索契冰球 下卡姆斯克石化 海参崴海军上将 昆仑鸿星 拉达`);
const SHL = list(
  `弗伦达 谢莱夫特奥 法罗斯塔德 卢勒奥 罗格勒 马尔默红鹰 延雪平HV71 莱克桑德 林雪平 厄勒布鲁 提姆拉 摩度 布吕奈斯 韦克舍`,
);
const RUGBY_NATIONS = list(
  `南非橄榄球 新西兰橄榄球 爱尔兰橄榄球 法国橄榄球 英格兰橄榄球 阿根廷橄榄球 苏格兰橄榄球 意大利橄榄球 斐济橄榄球 威尔士橄榄球 澳大利亚橄榄球 日本橄榄球`,
);
const SUPER_RUGBY = list(
  `十字军 蓝调橄榄球 酋长橄榄球 飓风橄榄球 高地人 红人橄榄球 野马橄榄球 瓦拉塔 西部力量 斐济德鲁瓦 莫阿纳太平洋 反叛者`,
);
const TOP14 = list(
  `图卢兹橄榄球 波尔多贝格勒 拉罗谢尔 土伦橄榄球 巴黎竞赛92 法兰西体育场 克莱蒙 里昂橄榄球 蒙彼利埃橄榄球 卡斯特尔 波城 巴约讷 佩皮尼昂 瓦讷`,
);
const PREMIERSHIP = list(
  `萨拉森 巴斯 莱斯特老虎 北安普顿圣徒 塞尔鲨 哈利昆 格洛斯特 布里斯托熊 埃克塞特酋长 纽卡斯尔猎鹰`,
);

/** Strength of a side: -1 to 1, the same everywhere. */
export const strengthOf = (side: string): number => (hash32(`strength|${side}`) % 2001) / 1000 - 1;

/** Every competition, by the sport it belongs to. */
export const LEAGUES: readonly SportLeague[] = [
  { sport: 'BK', name: '美国职业篮球联赛', sides: NBA, partSeconds: 720, hot: true },
  { sport: 'BK', name: '中国男子篮球职业联赛', sides: CBA, partSeconds: 720, hot: true },
  { sport: 'BK', name: '欧洲篮球联赛', sides: EURO },
  { sport: 'BK', name: '美国女子篮球联赛', sides: WNBA },
  { sport: 'BK', name: '日本职业篮球联赛', sides: B_LEAGUE },
  { sport: 'BK', name: '韩国篮球联赛', sides: KBL },
  { sport: 'BK', name: '澳大利亚篮球联赛', sides: NBL },
  { sport: 'TN', name: '男子网球大师赛', sides: ATP, bestOf: 3, neutral: true, hot: true },
  { sport: 'TN', name: '女子网球公开赛', sides: WTA, bestOf: 3, neutral: true },
  { sport: 'TN', name: '男子网球大满贯', sides: ATP, bestOf: 5, neutral: true, hot: true },
  { sport: 'TN', name: '男子网球双打', sides: DOUBLES, bestOf: 3, neutral: true },
  {
    sport: 'VB',
    name: '世界女排联赛',
    sides: women(NATIONS_VB),
    bestOf: 5,
    neutral: true,
    hot: true,
  },
  { sport: 'VB', name: '世界男排联赛', sides: men(NATIONS_VB), bestOf: 5, neutral: true },
  { sport: 'VB', name: '中国女排超级联赛', sides: CVL, bestOf: 5 },
  { sport: 'VB', name: '意大利男排甲级联赛', sides: SERIE_VB, bestOf: 5 },
  { sport: 'VB', name: '土耳其女排超级联赛', sides: TURK_VB, bestOf: 5 },
  {
    sport: 'TT',
    name: '世界乒乓球职业大联盟男单',
    sides: TABLE_TENNIS,
    bestOf: 7,
    neutral: true,
    hot: true,
  },
  {
    sport: 'TT',
    name: '世界乒乓球职业大联盟女单',
    sides: TABLE_TENNIS_W,
    bestOf: 7,
    neutral: true,
  },
  { sport: 'TT', name: '乌克兰乒乓球杯', sides: SETKA, bestOf: 5, neutral: true },
  { sport: 'TT', name: '捷克乒乓球联赛', sides: CZECH, bestOf: 5, neutral: true },
  { sport: 'BS', name: '美国职业棒球大联盟', sides: MLB, hot: true },
  { sport: 'BS', name: '日本职业棒球', sides: NPB },
  { sport: 'BS', name: '韩国职业棒球', sides: KBO },
  { sport: 'BS', name: '中华职业棒球大联盟', sides: CPBL },
  { sport: 'SK', name: '斯诺克世界公开赛', sides: SNOOKER, bestOf: 9, neutral: true, hot: true },
  { sport: 'SK', name: '斯诺克冠军联赛', sides: SNOOKER, bestOf: 7, neutral: true },
  { sport: 'OP', discipline: 'AF', name: '国家橄榄球联盟', sides: NFL, hot: true },
  { sport: 'OP', discipline: 'IH', name: '国家冰球联盟', sides: NHL, hot: true },
  { sport: 'OP', discipline: 'IH', name: '大陆冰球联赛', sides: KHL },
  { sport: 'OP', discipline: 'IH', name: '瑞典冰球联赛', sides: SHL },
  { sport: 'OP', discipline: 'RU', name: '橄榄球国家杯', sides: RUGBY_NATIONS, neutral: true },
  { sport: 'OP', discipline: 'RU', name: '超级橄榄球联赛', sides: SUPER_RUGBY },
  { sport: 'OP', discipline: 'RU', name: '法国橄榄球甲级联赛', sides: TOP14 },
  { sport: 'OP', discipline: 'RU', name: '英格兰橄榄球超级联赛', sides: PREMIERSHIP },
];
