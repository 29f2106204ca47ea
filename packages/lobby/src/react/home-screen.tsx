import { textIn } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import type { HomeBlock } from '@courtside/shell';
import {
  lazyPart,
  LoadFailure,
  PlayGate,
  useIsInBrowser,
  useServices,
  type MissingPartProps,
} from '@courtside/shell/react';
import { classNames } from '@courtside/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { AppBlock } from './app-block.tsx';
import { BannersBlock } from './banners-block.tsx';
import { MatchesShape, PoolsShape, PromotionsShape, VenuesShape } from './block-shapes.tsx';
import { CategoriesBlock } from './categories-block.tsx';
import { matchesBlock } from './matches-block.tsx';
import { MemberBlock } from './member-block.tsx';
import { m } from './messages.ts';
import { NoticesBlock } from './notices-block.tsx';
import { PoolsBlock } from './pools-block.tsx';
import { PromotionsBlock } from './promotions-block.tsx';
import { venuesBlock } from './venues-block.tsx';
import { WaitingBlock } from './waiting-block.tsx';

export interface HomeParts {
  /** Loads the matches of the sports page; null on a site without sports. */
  loadMatches: (() => Promise<ComponentType>) | null;
  /** Loads the slip beside the blocks. */
  loadSlip: (() => Promise<ComponentType>) | null;
  /** Loads the member's played and favourite games; null on a site without venues. */
  loadGames: (() => Promise<ComponentType>) | null;
}

const Nothing = () => null;

/** Else the column beside the blocks would stay empty without a word. */
function SlipFailure({ fault, retry }: MissingPartProps) {
  const t = useT();
  return <LoadFailure title={t(m.slipFailed)} fault={fault} retry={retry} automatic={false} />;
}

/** Blocks that are hidden from a member who takes a break. */
const ADVERTISING: ReadonlySet<HomeBlock> = new Set(['matches', 'venues', 'pools', 'promotions']);

/** The home page: the brand's blocks in its order, and the slip beside them. */
export function createHomeScreen({ loadMatches, loadSlip, loadGames }: HomeParts): ComponentType {
  const blocks: Readonly<Record<HomeBlock, ComponentType>> = {
    notices: NoticesBlock,
    member: MemberBlock,
    matches: loadMatches ? matchesBlock(loadMatches) : Nothing,
    categories: CategoriesBlock,
    banners: BannersBlock,
    venues: venuesBlock(loadGames && lazyPart(loadGames, Nothing)),
    pools: PoolsBlock,
    promotions: PromotionsBlock,
    app: AppBlock,
  };
  /** Keeps the place of a block while it is not known whether a member takes a break: what is below stays where it is. */
  const waiting: Partial<Record<HomeBlock, ReactNode>> = {
    matches: loadMatches && <WaitingBlock link Shape={MatchesShape} />,
    venues: <WaitingBlock Shape={VenuesShape} />,
    pools: <WaitingBlock note className="cs-lobby-jackpots" Shape={PoolsShape} />,
    promotions: <WaitingBlock link note Shape={PromotionsShape} />,
  };
  const Slip = loadSlip && lazyPart(loadSlip, SlipFailure);

  /** A component of its own: the end of the hydration draws this again, and not the blocks. */
  function SlipColumn() {
    // The first paint need not wait for the styles of the slip: its column is reserved.
    const hasSlip = useIsInBrowser();
    return (
      <div className="cs-lobby__slip">
        {hasSlip && Slip && (
          <Suspense>
            <Slip />
          </Suspense>
        )}
      </div>
    );
  }

  return function HomeScreen() {
    const language = useLanguage();
    const { brand } = useServices();
    return (
      <div className={classNames('cs-lobby', Slip && 'has-slip')}>
        <h1 className="cs-visually-hidden">{`${brand.name} ${textIn(brand.slogan, language)}`}</h1>
        <div className="cs-lobby__blocks">
          {brand.homeBlocks.map((name) => {
            const Block = blocks[name];
            if (!ADVERTISING.has(name)) return <Block key={name} />;
            return (
              <PlayGate key={name} activity="advertising" waiting={waiting[name]}>
                <Block />
              </PlayGate>
            );
          })}
        </div>
        {Slip && <SlipColumn />}
      </div>
    );
  };
}
