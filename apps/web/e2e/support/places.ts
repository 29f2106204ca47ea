/** Enough places, each with some kinds of teams, that no two teams have one name. */
export const PLACES = [
  ...['青石', '白沙', '云溪', '松岭', '梧桐', '海门', '月湖', '金川', '竹园', '柳河'],
  ...['石桥', '南湾', '北泉', '东亭', '西陵'],
];
