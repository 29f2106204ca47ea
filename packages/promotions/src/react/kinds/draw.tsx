import type { PromotionStanding } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import {
  Button,
  Card,
  CheckboxField,
  DataTable,
  useReducedMotion,
  type DataColumn,
} from '@courtside/ui';
import { useMemo, useState } from 'react';
import { claimIsOpen, NO_CLAIM } from '../../core/claim.ts';
import { isSome } from '../../core/is-some.ts';
import { chanceText, fieldsOf } from '../../core/wheel.ts';
import { ClaimResult } from '../claim-button.tsx';
import { k } from '../kind-messages.ts';
import type { PromotionBodyProps } from '../kind-view.ts';
import { StandingCard } from '../standing-card.tsx';
import { useClaims } from '../use-claims.ts';
import { useCurrency } from '../use-currency.ts';
import { useTurn } from './use-turn.ts';
import { Wheel, WheelKey } from './wheel.tsx';

/**
 * The lucky draw. The gateway draws first, then the wheel turns to the result; a member who turned motion off sees the
 * result at once.
 */
export function DrawBody({ promotion, standing, ended }: PromotionBodyProps) {
  const t = useT();
  const odds = useMemo(
    () => (standing && standing.odds.length > 0 ? standing.odds : (promotion.odds ?? [])),
    [standing, promotion],
  );
  const shown = odds.length > 0 && !ended;
  return (
    <>
      {standing && (
        <StandingCard
          standing={standing}
          title={promotion.title}
          rewardLabel={t(k.topAward)}
          claims={false}
        >
          {shown && (
            <Draw
              promotionId={promotion.promotionId}
              odds={odds}
              open={standing.state === 'claimable'}
            />
          )}
        </StandingCard>
      )}
      <Odds odds={odds} wheel={shown && !standing} />
    </>
  );
}

type OddsList = PromotionStanding['odds'];

interface DrawProps {
  promotionId: string;
  odds: OddsList;
  open: boolean;
}

function Draw({ promotionId, odds, open }: DrawProps) {
  const t = useT();
  const claims = useClaims();
  const reduced = useReducedMotion();
  const [still, setStill] = useState(false);
  const quiet = still || reduced;
  const state = claims.stateOf({ promotionId });
  const fields = useMemo(() => fieldsOf(odds), [odds]);
  const turn = useTurn(fields, odds, state, quiet);
  return (
    <div className="cs-promo-draw">
      <Wheel
        fields={fields}
        odds={odds}
        angle={turn.angle}
        moves={turn.turning}
        onRest={turn.end}
      />
      <div className="cs-promo-draw__side">
        <CheckboxField checked={quiet} onChange={setStill} disabled={reduced}>
          {t(k.still)}
        </CheckboxField>
        {(open || claimIsOpen(state)) && !turn.turning && (
          <Button
            variant="primary"
            size="lg"
            loading={claimIsOpen(state)}
            onClick={() => void claims.claim({ promotionId })}
          >
            {t(claimIsOpen(state) ? k.drawing : k.draw)}
          </Button>
        )}
        <ClaimResult state={turn.turning ? NO_CLAIM : state} />
        <p className="cs-promo-note">{t(k.oddsNote)}</p>
      </div>
    </div>
  );
}

function awardColumns(
  t: Translate,
  currency: string | undefined,
  odds: OddsList,
): DataColumn<OddsList[number]>[] {
  return [
    {
      key: 'award',
      head: t(k.award),
      kind: 'rowHeader',
      cell: (award) => (
        <span className="cs-promo-odds__award">
          <WheelKey at={odds.indexOf(award)} />
          {isSome(award.amount) ? shownAmount(award.amount, currency) : t(k.nothing)}
        </span>
      ),
    },
    {
      key: 'chance',
      head: t(k.chance),
      kind: 'number',
      cell: ({ chance }) => chanceText(chance),
    },
  ];
}

/** @param wheel true to show a wheel that does not turn, where the member cannot draw */
function Odds({ odds, wheel }: { odds: OddsList; wheel: boolean }) {
  const t = useT();
  const currency = useCurrency();
  const fields = useMemo(() => fieldsOf(odds), [odds]);
  if (odds.length === 0) return null;
  return (
    <Card level={2} title={t(k.odds)}>
      <div className="cs-promo-odds">
        {wheel && <Wheel fields={fields} odds={odds} angle={0} moves={false} />}
        <DataTable
          caption={t(k.odds)}
          hideCaption
          rows={odds}
          rowKey={({ amount }) => amount}
          columns={awardColumns(t, currency, odds)}
        />
      </div>
    </Card>
  );
}
