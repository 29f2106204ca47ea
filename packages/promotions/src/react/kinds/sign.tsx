import type { Promotion, PromotionStanding } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useAction, useServices, useSiteNow } from '@courtside/shell/react';
import { Button, Card, IconCheck, Skeleton } from '@courtside/ui';
import { signMonth, type CalendarDay, type SignMonth } from '../../core/sign-calendar.ts';
import { promotionsApi } from '../../redux/promotions-api.ts';
import { k } from '../kind-messages.ts';
import type { PromotionBodyProps } from '../kind-view.ts';
import { StandingCard } from '../standing-card.tsx';

const DAY_WORDS = {
  signed: k.daySigned,
  missed: k.dayMissed,
  past: k.dayPast,
  today: k.dayToday,
  ahead: k.dayAhead,
} as const;

/** The daily sign-in with its calendar. A missed day costs nothing, and is not marked as a loss. */
export function SignBody({ promotion, standing, ended }: PromotionBodyProps) {
  const now = useSiteNow({ everyMs: 60_000 });
  if (ended) return null;
  const month = now === null ? null : signMonth(now, standing ? (standing.signed ?? []) : null);
  return (
    <>
      {standing && <Signing promotion={promotion} standing={standing} month={month} />}
      <Month month={month} />
    </>
  );
}

interface SigningProps {
  promotion: Promotion;
  standing: PromotionStanding;
  month: SignMonth | null;
}

function Signing({ promotion: { promotionId, title }, standing, month }: SigningProps) {
  const t = useT();
  const { toaster } = useServices();
  const { busy, run } = useAction();
  const [join] = promotionsApi.useJoinPromotionMutation();
  const today = month?.days.find(({ state }) => state === 'today');
  return (
    <StandingCard
      standing={standing}
      title={title}
      action={
        <Button
          size="lg"
          variant={standing.state === 'claimable' ? 'secondary' : 'primary'}
          loading={busy}
          aria-disabled={!today}
          onClick={() => {
            if (!today) return;
            void run(async () => {
              await join(promotionId).unwrap();
              toaster.show(t(k.signDone), 'success');
            });
          }}
        >
          {t(month && !today ? k.signedToday : k.sign)}
        </Button>
      }
    >
      <p className="cs-promo-note">{t(k.signNote)}</p>
    </StandingCard>
  );
}

function Month({ month }: { month: SignMonth | null }) {
  const t = useT();
  if (!month) return <Skeleton rows={6} label={t(words.loading)} />;
  return (
    <Card level={2} title={t(k.calendar, { year: month.year, month: month.month })}>
      <div className="cs-promo-month__week" aria-hidden>
        {t(k.weekdays)
          .split(' ')
          .map((name) => (
            <span key={name}>{name}</span>
          ))}
      </div>
      <ol className="cs-promo-month">
        {month.days.map((day, at) => (
          <Day key={day.day} day={day} column={at === 0 ? month.before + 1 : undefined} />
        ))}
      </ol>
    </Card>
  );
}

function Day({ day: { day, state }, column }: { day: CalendarDay; column: number | undefined }) {
  const t = useT();
  return (
    <li
      className="cs-promo-month__day"
      data-state={state}
      {...(column !== undefined && { style: { gridColumnStart: column } })}
    >
      <span aria-hidden>{day}</span>
      {state === 'signed' && <IconCheck size={16} aria-hidden />}
      <span className="cs-visually-hidden">
        {t(k.dayName, { day, state: t(DAY_WORDS[state]) })}
      </span>
    </li>
  );
}
