import { useT } from '@courtside/i18n/react';
import {
  QueryView,
  useBalance,
  useCustomerService,
  useMember,
  useHasRoutes,
  useServices,
  useUnread,
} from '@courtside/shell/react';
import {
  Artwork,
  Badge,
  Card,
  IconChevronRight,
  IconGift,
  IconInfo,
  IconLetter,
  IconPhone,
  IconReceipt,
  IconService,
  IconShield,
  IconSport,
  IconStar,
  IconTransfer,
  IconTrend,
  IconUser,
  IconWallet,
} from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { unreadInAll } from '../core/letter-groups.ts';
import { menuOf, type MenuCode, type PlacedEntry } from '../core/menu-places.ts';
import { feedbackApi } from '../redux/feedback-api.ts';
import { menuApi } from '../redux/menu-api.ts';
import { Amount } from './amount.tsx';
import { mm } from './mine-messages.ts';

const ICONS: Readonly<Partial<Record<MenuCode, typeof IconUser>>> = {
  customer: IconService,
  venture: IconTrend,
  sponsor: IconShield,
  discount: IconStar,
  app: IconPhone,
  save_money: IconWallet,
  transfer_money: IconTransfer,
  take_money: IconWallet,
  profile: IconUser,
  vip: IconSport,
  Welfare: IconGift,
  bet_record: IconReceipt,
  trade_record: IconReceipt,
  message: IconLetter,
};

const DEPOSIT = '/mine/savemoney';

/** `/mine/center`: who the member is, what they have, and all that leads on, in the operator's order. */
export function MineScreen() {
  const t = useT();
  const menu = menuApi.useOperatorMenuQuery();
  const { toggles } = useServices().brand;
  const known = useHasRoutes();
  const has = (path: string) => known(path) && (path !== DEPOSIT || toggles.deposit);
  return (
    <section className="cs-mine">
      <h1 className="cs-member__title">{t(mm.title)}</h1>
      <Head />
      <Card level={2} title={t(mm.menu)} flush>
        <QueryView query={menu} rows={8}>
          {(entries) => (
            <ul className="cs-mine-menu">
              {menuOf(entries, has).map((entry) => (
                <li key={entry.code} data-code={entry.code}>
                  <Entry entry={entry} />
                </li>
              ))}
              {has('/mine/feedback') && (
                <li data-code="feedback">
                  <FeedbackEntry />
                </li>
              )}
            </ul>
          )}
        </QueryView>
      </Card>
    </section>
  );
}

function Head() {
  const t = useT();
  const member = useMember().data;
  const balance = useBalance().data;
  if (!member) return null;
  const { name, nickname, avatar, vipLevel } = member;
  return (
    <Card>
      <div className="cs-mine-head">
        <Artwork
          motif={avatar.motif}
          seed={name}
          ratio="square"
          plain
          className="cs-mine-head__art"
        />
        <div className="cs-mine-head__who">
          <strong>{nickname === '' ? name : nickname}</strong>
          <Link to="/mine/vip">{t(mm.grade, { grade: vipLevel })}</Link>
        </div>
        {balance && (
          <div className="cs-mine-head__money">
            <span>{t(mm.balance)}</span>
            <Amount amount={balance.centerWalletBalance} currency={balance.currency} />
          </div>
        )}
      </div>
    </Card>
  );
}

function Entry({ entry }: { entry: PlacedEntry }) {
  const t = useT();
  const { open, busy } = useCustomerService();
  const unread = useUnread().data;
  const { code, name, mark, path } = entry;
  const count = code === 'message' && unread ? unreadInAll(unread) : 0;
  const Icon = ICONS[code] ?? IconInfo;
  const inner = (
    <Line icon={<Icon size={20} aria-hidden />} name={name} count={count}>
      {mark !== '' && <Badge>{t(mark === 'hot' ? mm.hot : mm.fresh)}</Badge>}
    </Line>
  );
  return path === null ? (
    <button type="button" aria-busy={busy} onClick={open}>
      {inner}
    </button>
  ) : (
    <Link to={path}>{inner}</Link>
  );
}

function FeedbackEntry() {
  const t = useT();
  const count = feedbackApi.useFeedbackUnreadQuery().data ?? 0;
  return (
    <Link to="/mine/feedback">
      <Line icon={<IconInfo size={20} aria-hidden />} name={t(mm.feedback)} count={count} />
    </Link>
  );
}

interface LineProps {
  icon: ReactNode;
  name: string;
  count: number;
  children?: ReactNode;
}

function Line({ icon, name, count, children }: LineProps) {
  return (
    <>
      {icon}
      <span className="cs-mine-menu__name">{name}</span>
      {children}
      {count > 0 && <Badge tone="negative">{count > 99 ? '99+' : count}</Badge>}
      <IconChevronRight size={16} aria-hidden />
    </>
  );
}
