import { useLanguage, useT } from '@courtside/i18n/react';
import {
  IconLogout,
  IconService,
  OddsText,
  PRICE_COLORS,
  RadioGroupField,
  SegmentedControl,
} from '@courtside/ui';
import { Link } from 'react-router';
import { CATEGORIES } from '../../core/categories.ts';
import { categoryPath } from '../../core/category-path.ts';
import { isCategoryOpen } from '../../core/is-category-open.ts';
import { m } from './bar-messages.ts';
import { CategoryIcon } from '../menu/category-icon.tsx';
import { categoryTitles } from '../menu/category-titles.ts';
import { m as service } from './customer-service-messages.ts';
import { m as display } from './display-messages.ts';
import { m as member } from './member-messages.ts';
import { m as shell } from '../messages.ts';
import { useServices } from '../services.tsx';
import { useChooseLanguage } from './use-choose-language.ts';
import { useCustomerService } from './use-customer-service.ts';
import { useLogoutButton } from './use-logout-button.ts';
import { useEdition } from '../use-edition.ts';
import { usePriceColors } from '../use-price-colors.ts';
import { useSession } from '../use-session.ts';

export interface AccountExtrasProps {
  /** Called when a link or button leads away from the page. @default nothing happens */
  onLeave?: () => void;
  /** Level of their headings. @default 3 */
  level?: 2 | 3;
  /** False where the page already shows customer service. @default true */
  service?: boolean;
}

const nothing = () => undefined;

/** Items with no room elsewhere on a phone: the other categories, the display settings, customer service and logout. */
export function AccountExtras({
  onLeave = nothing,
  level = 3,
  service: hasService = true,
}: AccountExtrasProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <OtherCategories Heading={Heading} onLeave={onLeave} />
      <Settings Heading={Heading} />
      <Help hasService={hasService} onLeave={onLeave} />
    </>
  );
}

interface Headed {
  Heading: 'h2' | 'h3';
}

/** Every open category but home and sport: the bar has room for only some of them. */
function OtherCategories({ Heading, onLeave }: Headed & { onLeave: () => void }) {
  const t = useT();
  const { brand } = useServices();
  const others = CATEGORIES.filter(
    (category) => category !== 'home' && category !== 'sport' && isCategoryOpen(brand, category),
  );
  if (others.length === 0) return null;
  return (
    <section>
      <Heading className="cs-shell-sheet__title">{t(m.more)}</Heading>
      <ul className="cs-shell-sheet__tiles">
        {others.map((category) => (
          <li key={category}>
            <Link to={categoryPath(category)} onClick={onLeave}>
              <CategoryIcon category={category} size={20} />
              {t(categoryTitles[category])}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Settings({ Heading }: Headed) {
  const t = useT();
  const { i18n, edition: store, priceColors } = useServices();
  const { edition, choiceAllowed } = useEdition();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const colors = usePriceColors();
  const moves = { up: t(display.up), down: t(display.down) };
  return (
    <section className="cs-shell-sheet__settings">
      <Heading className="cs-shell-sheet__title">{t(m.settings)}</Heading>
      {i18n.languages.length > 1 && (
        <SegmentedControl
          label={t(shell.language)}
          value={language.tag}
          onChange={(tag) => {
            const next = i18n.languages.find((each) => each.tag === tag);
            if (next) choose(next);
          }}
          options={i18n.languages.map(({ tag, name }) => ({ value: tag, label: name }))}
        />
      )}
      {choiceAllowed && (
        <SegmentedControl
          label={t(m.edition)}
          value={edition}
          onChange={(next) => store.choose(next)}
          options={[
            { value: 'classic', label: t(m.classic) },
            { value: 'professional', label: t(m.professional) },
          ]}
        />
      )}
      <RadioGroupField
        label={t(display.priceColors)}
        value={colors}
        onChange={(next) => priceColors.choose(next)}
        options={PRICE_COLORS.map((value) => ({ value, label: t(display[value]) }))}
      />
      <p className="cs-shell-display__sample">
        <OddsText value="1.05" move="up" moveLabels={moves} />
        <OddsText value="0.92" move="down" moveLabels={moves} />
      </p>
    </section>
  );
}

function Help({ hasService, onLeave }: { hasService: boolean; onLeave: () => void }) {
  const t = useT();
  const { loggedIn } = useSession();
  const logout = useLogoutButton();
  const { open, busy } = useCustomerService();
  return (
    <ul className="cs-shell-sheet__list">
      {hasService && (
        <li>
          <button type="button" aria-busy={busy} onClick={open}>
            <IconService size={18} aria-hidden />
            {t(service.service)}
          </button>
        </li>
      )}
      {loggedIn && (
        <li>
          <button
            type="button"
            {...logout}
            onClick={(event) => {
              onLeave();
              logout.onClick(event);
            }}
          >
            <IconLogout size={18} aria-hidden />
            {t(member.logout)}
          </button>
        </li>
      )}
    </ul>
  );
}
