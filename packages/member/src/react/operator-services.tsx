import { useT } from '@courtside/i18n/react';
import { useCustomerService, useIsOpen } from '@courtside/shell/react';
import {
  Badge,
  Card,
  IconChevronRight,
  IconInfo,
  IconPhone,
  IconService,
  IconShield,
  IconStar,
  IconTrend,
} from '@courtside/ui';
import { Link } from 'react-router';
import { menuOf, type MenuCode, type PlacedEntry } from '../core/menu-places.ts';
import { menuApi } from '../redux/menu-api.ts';
import { mm } from './mine-messages.ts';

const ICONS: Readonly<Partial<Record<MenuCode, typeof IconInfo>>> = {
  customer: IconService,
  venture: IconTrend,
  sponsor: IconShield,
  discount: IconStar,
  app: IconPhone,
};

/** The operator's other entries beside these pages, in their order: customer service, partners, promotions, the app. */
export function useOperatorServices(without: readonly string[]): readonly PlacedEntry[] {
  const menu = menuApi.useOperatorMenuQuery();
  const isOpen = useIsOpen();
  return menuOf(menu.data ?? [], isOpen).filter(
    ({ path }) => path === null || !without.includes(path),
  );
}

/** The operator's entries as a group of 我的. Nothing without entries, as after a failed answer. */
export function OperatorServices({ entries }: { entries: readonly PlacedEntry[] }) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <Card level={2} title={t(mm.services)} flush>
      <ul className="cs-mine-menu">
        {entries.map((entry) => (
          <li key={entry.code} data-code={entry.code}>
            <Service entry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Service({ entry: { code, name, mark, path } }: { entry: PlacedEntry }) {
  const t = useT();
  const { open, busy } = useCustomerService();
  const Icon = ICONS[code] ?? IconInfo;
  const inner = (
    <>
      <Icon size={18} aria-hidden />
      <span className="cs-mine-menu__name">{name}</span>
      {mark !== '' && <Badge>{t(mark === 'hot' ? mm.hot : mm.fresh)}</Badge>}
      <IconChevronRight size={16} aria-hidden />
    </>
  );
  return path === null ? (
    <button type="button" aria-busy={busy} onClick={open}>
      {inner}
    </button>
  ) : (
    <Link to={path}>{inner}</Link>
  );
}
