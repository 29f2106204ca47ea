import {
  IconChess,
  IconEgame,
  IconFishing,
  IconGaming,
  IconHome,
  IconLottery,
  IconRealbet,
  IconSport,
} from '@courtside/ui';
import type { Category } from '../core/categories.ts';

const icons = {
  home: IconHome,
  sport: IconSport,
  egame: IconEgame,
  realbet: IconRealbet,
  lottery: IconLottery,
  chess: IconChess,
  gaming: IconGaming,
  fish: IconFishing,
} as const;

export function CategoryIcon({ category, size = 20 }: { category: Category; size?: number }) {
  const Icon = icons[category];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
