import { words } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { lazyPart, LoadFailure, useServices } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { Suspense, type ComponentType } from 'react';
import { Link } from 'react-router';
import { AppBlock } from './app-block.tsx';
import { BannersBlock } from './banners-block.tsx';
import { CategoriesBlock } from './categories-block.tsx';
import { m } from './messages.ts';
import { NoticesBlock } from './notices-block.tsx';
import { PoolsBlock } from './pools-block.tsx';
import { PromotionsBlock } from './promotions-block.tsx';
import { Section } from './section.tsx';
import { VenuesBlock } from './venues-block.tsx';

/**
 * The home page.
 *
 * @param loadMatches brings the block of live and hot matches; null on a site without sports
 */
export function createHomeScreen(
  loadMatches: (() => Promise<ComponentType>) | null,
): ComponentType {
  const Matches = loadMatches && lazyPart(loadMatches, LoadFailure);
  return function HomeScreen() {
    const t = useT();
    const locale = useLocale();
    const { brand } = useServices();
    return (
      <div className="cs-lobby">
        <h1 className="cs-visually-hidden">{`${brand.name} ${brand.slogan[locale]}`}</h1>
        <NoticesBlock />
        <BannersBlock />
        <CategoriesBlock />
        {Matches && (
          <Section
            title={t(m.matches)}
            action={
              <Link className="cs-lobby-section__more" to="/game/sport">
                {t(m.allMatches)}
              </Link>
            }
          >
            <Suspense fallback={<Skeleton rows={6} label={t(words.loading)} />}>
              <Matches />
            </Suspense>
          </Section>
        )}
        <PoolsBlock />
        <VenuesBlock />
        <PromotionsBlock />
        <AppBlock />
      </div>
    );
  };
}
