import type { CallData } from '@courtside/api-client';
import type { Grade } from '@courtside/contract';
import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useBalance, useHasRoute, useServices, useSiteNow } from '@courtside/shell/react';
import { Banner, ButtonLink, Card, DataList, ProgressBar } from '@courtside/ui';
import { Link } from 'react-router';
import { gradeProgress } from '../core/grade-progress.ts';
import { weekDays } from '../core/week-days.ts';
import { v } from './vip-messages.ts';

export type VipWeek = CallData<'/act/api/v1/vipWeek/VipWeekInfo'>;
export type VipRebates = CallData<'/site/api/v1/user/member/getGameFanshuiHighLow'>;
/** The amount of a rebate; 0 unless all are positive and the stakes are at least the minimum. */
export type RebateOf = (stakes: string, minimum: string, ratePercent: string) => string;

const DEPOSIT = '/mine/savemoney';
const WELFARE = '/mine/welfare';
const HOUR_MS = 3_600_000;

/** The grade, the turnover so far, and the turnover to the next grade: as amounts, as a bar and in words. */
export function GradeCard({
  grades,
  grade,
  turnover,
}: {
  grades: readonly Grade[];
  grade: number;
  turnover: string;
}) {
  const t = useT();
  const currency = useBalance().data?.currency;
  const { vipNoSave, deposit } = useServices().brand.toggles;
  const canDeposit = useHasRoute(DEPOSIT) && deposit && !vipNoSave;
  const progress = gradeProgress(grades, grade, turnover);
  if (!progress) return null;
  const { own, next, done, target, missing } = progress;
  const shown = (amount: string) => shownAmount(amount, currency);
  return (
    <Card level={2} title={t(v.own)} className="cs-vip-grade">
      <DataList
        layout="figures"
        items={[
          { label: t(v.grade), value: own.name },
          { label: t(v.reached), value: shown(done) },
          ...(next ? [{ label: t(v.toNext, { name: next.name }), value: shown(missing) }] : []),
        ]}
      />
      {next && (
        <ProgressBar
          label={t(v.progress, { name: next.name })}
          value={Number(done)}
          max={Number(target)}
          text={t(v.progressOf, { done: shown(done), target: shown(target) })}
        />
      )}
      <p>
        {next
          ? t(v.inWords, { done: shown(done), target: shown(target), name: next.name })
          : t(v.top)}
      </p>
      <p className="cs-vip__note">{t(v.keep)}</p>
      {!vipNoSave && <p className="cs-vip__note">{t(v.depositRule)}</p>}
      <div className="cs-vip__row">
        <ButtonLink render={<Link to="/mine/vip/detail" />}>{t(v.allGrades)}</ButtonLink>
        {canDeposit && <ButtonLink render={<Link to={DEPOSIT} />}>{t(v.deposit)}</ButtonLink>}
      </div>
    </Card>
  );
}

/** The days, turnover and gift of the grade's week, and those of the week before. */
export function WeekCard({ week }: { week: VipWeek }) {
  const t = useT();
  const { tag } = useLanguage();
  const currency = useBalance().data?.currency;
  const hasWelfare = useHasRoute(WELFARE);
  const now = useSiteNow({ everyMs: HOUR_MS });
  const { weekStart, weekEnd, turnover, target, gift, lastWeek } = week;
  const shown = (amount: string) => shownAmount(amount, currency);
  const some = /[1-9]/.test(gift);
  const words = { past: v.past, today: v.today, ahead: v.ahead } as const;
  const told = { turnover: shown(lastWeek.turnover), gift: shown(lastWeek.gift) };
  return (
    <Card level={2} title={t(v.week)} className="cs-vip-week">
      <p className="cs-vip__note">
        {t(v.weekRange, { from: formatDay(weekStart, tag), to: formatDay(weekEnd - 1, tag) })}
      </p>
      {now !== null && (
        <ol className="cs-vip-days" aria-label={t(v.weekDays)}>
          {weekDays(weekStart, weekEnd, now).map(({ at, state }) => (
            <li key={at} data-state={state} {...(state === 'today' && { 'aria-current': 'date' })}>
              {formatDay(at, tag)}
              <small>{t(words[state])}</small>
            </li>
          ))}
        </ol>
      )}
      <DataList
        layout="figures"
        items={[
          { label: t(v.weekTurnover), value: shown(turnover) },
          ...(some
            ? [
                { label: t(v.weekTarget), value: shown(target) },
                { label: t(v.weekGift), value: shown(gift) },
              ]
            : []),
        ]}
      />
      {!some && <p>{t(v.noWeekGift)}</p>}
      {some && lastWeek.state === 'missed' && <p>{t(v.lastMissed, told)}</p>}
      {some && lastWeek.state === 'claimed' && <p>{t(v.lastClaimed, told)}</p>}
      {some && lastWeek.state === 'claimable' && (
        <Banner
          tone="success"
          role="region"
          action={
            hasWelfare && <ButtonLink render={<Link to={WELFARE} />}>{t(v.toWelfare)}</ButtonLink>
          }
        >
          {t(v.lastClaimable, told)}
        </Banner>
      )}
    </Card>
  );
}

export interface RebateCardProps {
  week: VipWeek;
  rebates: VipRebates;
  rebateOf: RebateOf;
}

/** The rebate of this week's stakes, at the lowest and the highest of the member's own rates. */
export function RebateCard({ week, rebates, rebateOf }: RebateCardProps) {
  const t = useT();
  const { tag } = useLanguage();
  const currency = useBalance().data?.currency;
  const { leastTurnover, list } = rebates;
  if (list.length === 0) return null;
  const { turnover, weekStart } = week;
  const shown = (amount: string) => shownAmount(amount, currency);
  const paid = list
    .map(({ own }) => rebateOf(turnover, leastTurnover, own))
    .toSorted((a, b) => Number(a) - Number(b));
  const [low = '0.00', high = low] = [paid[0], paid.at(-1)];
  return (
    <Card level={2} title={t(v.rebateNow)} className="cs-vip-rebate">
      <p className="cs-vip-rebate__sum">
        {low === high ? shown(low) : t(v.rebateRange, { low: shown(low), high: shown(high) })}
      </p>
      <p className="cs-vip__note">
        {t(v.rebateNote, {
          from: formatDay(weekStart, tag),
          turnover: shown(turnover),
          least: shown(leastTurnover),
        })}
      </p>
    </Card>
  );
}
