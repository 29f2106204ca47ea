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
import type { Category } from '../../core/categories.ts';

const icons = {
  home: IconHome,
  sport: IconSport,
  egame: IconEgame,
  realbet: IconRealbet,
  lottery: IconLottery,
  chess: IconChess,
  gaming: IconGaming,
  fish: IconFishing,
} as const satisfies Record<Category, unknown>;

export interface DrawnIconProps {
  category: Category;
  size: number;
}

export function DrawnIcon({ category, size }: DrawnIconProps) {
  const Icon = icons[category];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
