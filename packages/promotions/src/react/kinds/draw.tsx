import type { PromotionStanding } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useBalance, useServices } from '@courtside/shell/react';
import { Button, Card, CheckboxField, DataTable, useReducedMotion } from '@courtside/ui';
import { useEffect, useMemo, useState } from 'react';
import { claimIsOpen, NO_CLAIM } from '../../core/claim.ts';
import { isSome } from '../../core/is-some.ts';
import { chanceText, fieldsOf, restingAngle } from '../../core/wheel.ts';
import { ClaimResult } from '../claim-button.tsx';
import { k } from '../kind-messages.ts';
import type { PromotionBodyProps } from '../kind-view.ts';
import { StandingCard } from '../standing-card.tsx';
import { useClaims } from '../use-claims.ts';
import { Wheel } from './wheel.tsx';

const TURNS = 4;
const LONGEST_TURN_MS = 8000;

/** The lucky draw. The gateway decides, then the wheel turns to what it decided; who wants no turning sees the result. */
export function DrawBody({ promotion, standing, ended }: PromotionBodyProps) {
  const odds = useMemo(
    () => (standing && standing.odds.length > 0 ? standing.odds : (promotion.odds ?? [])),
    [standing, promotion],
  );
  return (
    <>
      {standing && (
        <StandingCard standing={standing} title={promotion.title} claims={false}>
          {odds.length > 0 && !ended && (
            <Draw
              promotionId={promotion.promotionId}
              odds={odds}
              open={standing.state === 'claimable'}
            />
          )}
        </StandingCard>
      )}
      <Odds odds={odds} />
    </>
  );
}

type OddsList = PromotionStanding['odds'];

function Draw({ promotionId, odds, open }: { promotionId: string; odds: OddsList; open: boolean }) {
  const t = useT();
  const claims = useClaims();
  const reduced = useReducedMotion();
  const [still, setStill] = useState(false);
  const currency = useBalance().data?.currency ?? 'CNY';
  const state = claims.stateOf({ promotionId });
  // Who comes back to a draw that was drawn sees where the wheel stands.
  const [rested, setRested] = useState(state.status === 'given' ? state.key : '');
  const fields = useMemo(() => fieldsOf(odds), [odds]);
  const given = state.status === 'given' ? state : null;
  const drawn = given
    ? fields.find(({ at }) => odds[at]?.amount === given.exchange.amount)
    : undefined;
  const quiet = still || reduced;
  if (given && quiet && rested !== given.key) setRested(given.key);
  const turning = drawn !== undefined && !quiet && rested !== given?.key;
  const { clock } = useServices();
  const key = given?.key ?? '';
  useEffect(
    // A turn that the browser never ended, such as one of a hidden page.
    () => (turning ? clock.after(LONGEST_TURN_MS, () => setRested(key)) : undefined),
    [clock, key, turning],
  );
  return (
    <div className="cs-promo-draw">
      <Wheel
        fields={fields}
        odds={odds}
        currency={currency}
        angle={drawn ? restingAngle(drawn, quiet ? 0 : TURNS) : 0}
        moves={!quiet}
        onRest={() => setRested(given?.key ?? '')}
      />
      <div className="cs-promo-draw__side">
        <CheckboxField checked={quiet} onChange={setStill} disabled={reduced}>
          {t(k.still)}
        </CheckboxField>
        {(open || claimIsOpen(state)) && (
          <Button
            variant="primary"
            size="lg"
            loading={claimIsOpen(state)}
            onClick={() => void claims.claim({ promotionId })}
          >
            {t(claimIsOpen(state) ? k.drawing : k.draw)}
          </Button>
        )}
        <ClaimResult state={turning ? NO_CLAIM : state} />
        <p className="cs-promo-note">{t(k.oddsNote)}</p>
      </div>
    </div>
  );
}

function Odds({ odds }: { odds: OddsList }) {
  const t = useT();
  const currency = useBalance().data?.currency ?? 'CNY';
  if (odds.length === 0) return null;
  return (
    <Card level={2} title={t(k.odds)}>
      <DataTable
        caption={t(k.odds)}
        hideCaption
        rows={odds}
        rowKey={({ amount }) => amount}
        columns={[
          {
            key: 'award',
            head: t(k.award),
            kind: 'rowHeader',
            cell: ({ amount }) => (isSome(amount) ? shownAmount(amount, currency) : t(k.nothing)),
          },
          {
            key: 'chance',
            head: t(k.chance),
            kind: 'number',
            cell: ({ chance }) => chanceText(chance),
          },
        ]}
      />
    </Card>
  );
}
