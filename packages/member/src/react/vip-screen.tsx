import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Page, LoadFailure, type Screen } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { vipApi } from '../redux/vip-api.ts';
import { v } from './vip-messages.ts';
import { GradeCard, RebateCard, WeekCard, type RebateOf } from './vip-parts.tsx';

/** `/mine/vip`: the member's grade, their week, and the rebate of this week's stakes. */
export function createVipScreen(rebateOf: RebateOf | null): Screen {
  return function VipScreen() {
    const t = useT();
    const options = { refetchOnMountOrArgChange: true };
    const grades = vipApi.useVipGradesQuery();
    const own = vipApi.useVipGradeQuery(null, options);
    const week = vipApi.useVipWeekQuery(undefined, options);
    const rebates = vipApi.useVipRebatesQuery(undefined, options);
    const queries = [grades, own, week, rebates];
    const failed = queries.find(({ data, error }) => data === undefined && error !== undefined);
    const retry = () => Promise.all(queries.map((each) => each.refetch().unwrap()));
    const ready = grades.data && own.data && week.data && rebates.data;
    return (
      <Page title={t(v.title)} className="cs-vip">
        {failed && <LoadFailure fault={failed.error} retry={retry} />}
        {!failed && !ready && <Skeleton rows={8} label={t(words.loading)} />}
        {grades.data && own.data && week.data && rebates.data && (
          <>
            <GradeCard
              grades={grades.data}
              grade={own.data.memberGrade}
              turnover={own.data.turnover}
            />
            <WeekCard week={week.data} />
            {rebateOf && <RebateCard week={week.data} rebates={rebates.data} rebateOf={rebateOf} />}
          </>
        )}
      </Page>
    );
  };
}
