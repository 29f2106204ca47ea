import { useT } from '@courtside/i18n/react';
import { Badge, type BadgeProps } from '@courtside/ui';
import type { PredictionRecord } from '../core/types.ts';
import { m } from './messages.ts';

/** Text and tone of a settled prediction, by its state. */
const ENDS = {
  hit: { text: m.predictionHit, tone: 'positive' },
  missed: { text: m.predictionMissed, tone: 'neutral' },
  void: { text: m.predictionVoid, tone: 'neutral' },
} as const satisfies Record<string, { text: object; tone: BadgeProps['tone'] }>;

/** A predicted score and, once the match is over, whether the prediction was right. */
export function PredictionText({ prediction }: { prediction: PredictionRecord }) {
  const t = useT();
  const { h, c, state } = prediction;
  const end = state === 'open' ? null : ENDS[state];
  return (
    <>
      {t(m.prediction, { home: h, away: c })}
      {end && (
        <>
          {' '}
          <Badge tone={end.tone}>{t(end.text)}</Badge>
        </>
      )}
    </>
  );
}
