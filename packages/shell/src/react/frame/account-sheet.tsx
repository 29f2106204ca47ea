import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, ButtonLink, Drawer } from '@courtside/ui';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { AccountExtras } from './account-extras.tsx';
import { m } from './bar-messages.ts';
import { EntryIcon } from '../menu/menu-badge.tsx';
import type { LoadMenu, MenuEntry } from '../menu/menu.ts';
import { useServices } from '../services.tsx';
import { useMemberMenu } from '../menu/use-member-menu.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useMember } from '../use-rails.ts';
import { useSession } from '../use-session.ts';

export interface AccountSheetProps {
  open: boolean;
  onClose: () => void;
  menu: readonly MenuEntry[];
  memberMenu: LoadMenu | undefined;
}

/** The member's own links, which have no room in the header of a phone; for visitors, login and registration. */
export function AccountSheet({ open, onClose, menu, memberMenu }: AccountSheetProps) {
  const t = useT();
  const { loggedIn } = useSession();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(m.mine)}
      closeLabel={t(words.close)}
      side="bottom"
      className="cs-shell-sheet"
    >
      {loggedIn ? (
        <Suspense>
          <Account menu={menu} memberMenu={memberMenu} onClose={onClose} />
        </Suspense>
      ) : (
        <WayIn onClose={onClose} />
      )}
      <AccountExtras onLeave={onClose} />
    </Drawer>
  );
}

function WayIn({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { events } = useServices();
  const open = (name: 'login' | 'register') => () => {
    onClose();
    events.emit(name, undefined);
  };
  return (
    <div className="cs-shell-sheet__pair">
      <Button variant="secondary" block onClick={open('login')}>
        {t(words.login)}
      </Button>
      <Button variant="accent" block onClick={open('register')}>
        {t(words.register)}
      </Button>
    </div>
  );
}

interface AccountProps {
  menu: readonly MenuEntry[];
  memberMenu: LoadMenu | undefined;
  onClose: () => void;
}

function Account({ menu: ownMenu, memberMenu, onClose }: AccountProps) {
  const t = useT();
  const menu = useMemberMenu(ownMenu, memberMenu);
  const { data } = useMember();
  const main = useMenu(menu, 'account-main');
  const entries = [...useMenu(menu, 'account'), ...useMenu(menu, 'account-more')];
  return (
    <>
      {data && <p className="cs-shell-sheet__name">{data.name}</p>}
      <div className="cs-shell-sheet__pair">
        {main.map(({ path, title }) => (
          <ButtonLink
            key={path}
            variant="accent"
            block
            render={<Link to={path} onClick={onClose} />}
          >
            {t(title)}
          </ButtonLink>
        ))}
      </div>
      <ul className="cs-shell-sheet__list">
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} onClick={onClose}>
              <EntryIcon entry={entry} />
              {t(entry.title)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
