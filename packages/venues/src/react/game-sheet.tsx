import type { BonusPool, Game, Venue } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { PlayGate, useServices, useSiteNow } from '@courtside/shell/react';
import { Banner, Button, DataList, Drawer, IconStar, Tag, useReducedMotion } from '@courtside/ui';
import { poolNow } from '../core/pool-now.ts';
import { c, volatilityTitles } from './catalogue-messages.ts';
import { featureRules, useTraitName } from './trait-messages.ts';
import { GamePicture } from './game-picture.tsx';
import { m } from './messages.ts';
import { useClosedText } from './use-closed-text.ts';

export interface GameSheetProps {
  game: Game;
  /** The game's venue; undefined before venues are known. */
  venue: Venue | undefined;
  /** The game's jackpot. */
  pool: BonusPool | undefined;
  isFavourite: boolean;
  onToggle: (gameCode: string) => void;
  onClose: () => void;
}

const POOL_MS = 3000;

/** Details of a game before the entry: its return, its limits and its rules. */
export function GameSheet({ game, venue, pool, isFavourite, onToggle, onClose }: GameSheetProps) {
  const t = useT();
  const closedText = useClosedText();
  const { brand, events } = useServices();
  const { currency } = brand;
  const closed = venue?.state === 'maintenance';
  const { name, gameCode, enName, category, minBet, maxBet, rtp, volatility, theme } = game;
  const features = game.features ?? [];
  const wanted = { enName, category, name, gameCode };
  const go = () => {
    onClose();
    events.emit('enterVenue', wanted);
  };
  const traitName = useTraitName();
  const volatilityTitle = volatility && volatilityTitles[volatility];
  const shown = (amount: string) => shownAmount(amount, currency);
  return (
    <Drawer
      open
      side="right"
      title={name}
      closeLabel={t(words.close)}
      onClose={onClose}
      className="cs-game-sheet"
      footer={
        <div className="cs-game-sheet__ways">
          <Button
            size="lg"
            aria-pressed={isFavourite}
            aria-label={t(isFavourite ? m.unfavourite : m.favourite, { name })}
            onClick={() => onToggle(gameCode)}
          >
            <IconStar size={18} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
          </Button>
          <Button
            size="lg"
            variant="primary"
            className="cs-game-sheet__enter"
            disabled={closed}
            onClick={go}
          >
            {t(c.enterGame)}
          </Button>
        </div>
      }
    >
      <div className="cs-game-sheet__picture">
        <GamePicture game={game} wide />
      </div>
      <p className="cs-game-sheet__lead">
        {game.venueName}
        {game.tags.map((each) => (
          <Tag key={each}>{t(m[each])}</Tag>
        ))}
      </p>
      {closed && (
        <Banner tone="warning" title={t(m.closed)}>
          {closedText(venue.reopensAt)}
        </Banner>
      )}
      {pool && (
        <PlayGate activity="advertising">
          <PoolLine pool={pool} />
        </PlayGate>
      )}
      <DataList
        items={[
          { label: t(c.rtpTitle), value: rtp === '' ? t(c.rtpUnknown) : `${rtp}%` },
          ...(volatilityTitle ? [{ label: t(c.volatility), value: t(volatilityTitle) }] : []),
          {
            label: t(c.limit),
            value:
              maxBet === undefined
                ? t(m.minimum, { amount: shown(minBet) })
                : t(m.limits, { min: shown(minBet), max: shown(maxBet) }),
          },
          ...(theme ? [{ label: t(c.theme), value: traitName(theme) }] : []),
          ...(features.length > 0
            ? [{ label: t(c.feature), value: features.map(traitName).join(' · ') }]
            : []),
        ]}
      />
      <h3>{t(c.rules)}</h3>
      {features.map((feature) => {
        const rule = featureRules[feature];
        return rule && <p key={feature}>{t(rule)}</p>;
      })}
      <p className="cs-venues-note">{t(c.rulesInside)}</p>
      {rtp !== '' && <p className="cs-venues-note">{t(c.rtpNote)}</p>}
    </Drawer>
  );
}

function PoolLine({ pool }: { pool: BonusPool }) {
  const t = useT();
  const now = useSiteNow({ everyMs: POOL_MS, stopped: useReducedMotion() });
  return (
    <p className="cs-game-sheet__pool">
      {t(c.pool)} <span>{pool.name}</span>
      {/* Unknown until the site's time is known. */}
      <strong>{now === null ? '--' : shownAmount(poolNow(pool, now), pool.currency)}</strong>
    </p>
  );
}
