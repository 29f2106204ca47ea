import { useT } from '@courtside/i18n/react';
import { IconUser } from '@courtside/ui';
import { Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { CATEGORIES, type Category } from '../../core/categories.ts';
import { categoryPath } from '../../core/category-path.ts';
import { isCategoryOpen } from '../../core/is-category-open.ts';
import { MINE_PATH } from '../../core/mine-path.ts';
import { m } from './bar-messages.ts';
import { BarSlip } from './bar-slip.tsx';
import { CategoryIcon } from '../menu/category-icon.tsx';
import { categoryTitles } from '../menu/category-titles.ts';
import { lazyPart } from '../lazy-part.tsx';
import { NotOpened, type OpenedPartProps } from '../not-opened.tsx';
import type { AccountSheetProps } from './account-sheet.tsx';
import { EntryIcon } from '../menu/menu-badge.tsx';
import type { LoadMenu, MenuEntry } from '../menu/menu.ts';
import { useHasRoute } from '../routes/route-table.ts';
import { useServices } from '../services.tsx';
import { useSlot } from '../slots.tsx';
import { useHeaderAway } from './use-header-away.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useSession } from '../use-session.ts';

const AccountSheet = lazyPart<AccountSheetProps & OpenedPartProps>(
  async () => (await import('./account-sheet.tsx')).AccountSheet,
  NotOpened,
);

/** With the slip, the records and the member's own pages these make five items. */
const CATEGORIES_BESIDE_SLIP = 2;
const CATEGORIES_ALONE = 3;

/** The navigation bar of a phone: the main categories, the slip, the records and the member's own pages. */
export function BottomBar({
  menu,
  memberMenu,
}: {
  menu: readonly MenuEntry[];
  memberMenu: LoadMenu | undefined;
}) {
  const t = useT();
  const { brand } = useServices();
  const SlotSlip = useSlot('bar-slip');
  const Slip = isCategoryOpen(brand, 'sport') ? SlotSlip : null;
  const entries = useMenu(menu, 'bar');
  const { loggedIn } = useSession();
  const hasOwnPage = useHasRoute(MINE_PATH);
  // Null until the sheet is first opened: its code is loaded then.
  const [open, setOpen] = useState<boolean | null>(null);
  useHeaderAway();
  const categories = CATEGORIES.filter((category) => isCategoryOpen(brand, category)).slice(
    0,
    Slip ? CATEGORIES_BESIDE_SLIP : CATEGORIES_ALONE,
  );
  return (
    <>
      <nav className="cs-shell-bar" aria-label={t(m.bar)}>
        {categories.map((category: Category) => (
          <NavLink key={category} to={categoryPath(category)} end={category === 'home'}>
            <CategoryIcon category={category} size={20} />
            {t(categoryTitles[category])}
          </NavLink>
        ))}
        {Slip && <BarSlip Slip={Slip} />}
        {entries.map((entry) => (
          <NavLink key={entry.path} to={entry.path}>
            <EntryIcon entry={entry} />
            {t(entry.title)}
          </NavLink>
        ))}
        {loggedIn && hasOwnPage ? (
          <NavLink to={MINE_PATH} end>
            <IconUser size={20} aria-hidden />
            {t(m.mine)}
          </NavLink>
        ) : (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open === true}
            onClick={() => setOpen(true)}
          >
            <IconUser size={20} aria-hidden />
            {t(m.mine)}
          </button>
        )}
      </nav>
      {open !== null && (
        <Suspense>
          <AccountSheet
            open={open}
            onClose={() => setOpen(false)}
            onMissing={() => setOpen(null)}
            menu={menu}
            memberMenu={memberMenu}
          />
        </Suspense>
      )}
    </>
  );
}
