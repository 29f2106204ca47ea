import type { DealRecord, DealStep } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered } from '@courtside/shell/react';
import { CopyButton, DataList, Dialog, MoneyText } from '@courtside/ui';
import { courseOf } from '../../core/course.ts';
import { CourseTimeline } from '../course-timeline.tsx';
import { m } from '../messages.ts';
import { w } from '../withdrawal/messages.ts';
import { dealAmount } from './deal-amount.ts';
import { dealKindMessages, dealStateMessages, l } from './messages.ts';
import { dealStepMessages } from './step-messages.ts';

const TONES = {
  credited: 'success',
  received: 'success',
  failed: 'danger',
  expired: 'warning',
  closed: 'warning',
} as const;

/** The steps of a successful deposit. */
const COURSE: readonly DealStep['status'][] = ['created', 'paid', 'credited'];

export interface DealDetailProps {
  deal: DealRecord;
  currency: string;
  onClose: () => void;
}

/** One movement, with its steps when the gateway tells them. */
export function DealDetail({ deal, currency, onClose }: DealDetailProps) {
  const t = useT();
  const { tag } = useLanguage();
  const covered = useCovered();
  const { recordId, kind, state, title, balanceAfter, at, steps = [] } = deal;
  const number = t(l.dealNumber);
  return (
    <Dialog open title={t(l.detailTitle)} closeLabel={t(words.close)} width="sm" onClose={onClose}>
      <div className="cs-ledger__detail">
        <DataList
          items={[
            { label: t(l.dealKind), value: t(dealKindMessages[kind]) },
            { label: t(l.dealTitle), value: title },
            { label: t(l.dealState), value: t(dealStateMessages[state]) },
            {
              label: t(l.dealAmount),
              value: <MoneyText tone="sign" value={covered(dealAmount(deal, currency))} />,
            },
            {
              label: t(l.dealAfter),
              value: balanceAfter === null ? '--' : covered(shownAmount(balanceAfter, currency)),
            },
            { label: t(l.dealAt), value: formatInstant(at, tag) },
            {
              label: number,
              value: (
                <span className="cs-wallet-order__value">
                  {recordId}
                  <CopyButton
                    text={recordId}
                    label={t(m.copy, { label: number })}
                    copiedLabel={t(words.copied)}
                  />
                </span>
              ),
            },
          ]}
        />
        {steps.length > 0 && (
          <CourseTimeline
            label={t(w.steps)}
            steps={courseOf(steps, state === 'pending' ? COURSE : [])}
            messages={dealStepMessages(kind)}
            tones={TONES}
          />
        )}
      </div>
    </Dialog>
  );
}
