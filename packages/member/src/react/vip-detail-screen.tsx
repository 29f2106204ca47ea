import type { Grade, RebateRange } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Page, categoryTitles, QueryView, useBalance, useServices } from '@courtside/shell/react';
import { ButtonLink, Card, DataTable, Tag, type DataColumn } from '@courtside/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { vipApi } from '../redux/vip-api.ts';
import { v } from './vip-messages.ts';

function gradeColumns(
  t: Translate,
  shown: (amount: string) => string,
  own: number | undefined,
  vipNoSave: boolean,
): DataColumn<Grade>[] {
  const money = (key: keyof Grade, head: string): DataColumn<Grade> => ({
    ...{ key, head, kind: 'number' },
    cell: (grade) => shown(String(grade[key])),
  });
  return [
    {
      key: 'name',
      head: t(v.grade),
      kind: 'rowHeader',
      cell: ({ name, grade }) => (
        <>
          {name} {grade === own && <Tag tone="brand">{t(v.mine)}</Tag>}
        </>
      ),
    },
    money('turnover', t(v.upgrade)),
    { key: 'keep', head: t(v.keepHead), cell: () => t(v.keepNone) },
    ...(vipNoSave
      ? []
      : [{ key: 'deposit', head: t(v.depositHead), cell: () => t(v.keepNone) } as const]),
    money('upgradeGift', t(v.upgradeGift)),
    money('birthdayGift', t(v.birthdayGift)),
    money('weeklyGift', t(v.weekGift)),
    {
      key: 'withdrawalsADay',
      head: t(v.withdrawals),
      kind: 'number',
      cell: ({ withdrawalsADay }) => t(v.times, { count: withdrawalsADay }),
    },
    money('withdrawalLimit', t(v.withdrawalLimit)),
  ];
}

/** `/mine/vip/detail`: a comparison of all grades, and the rebates of each kind of venue. */
export function VipDetailScreen() {
  const t = useT();
  const currency = useBalance().data?.currency;
  const { vipNoSave, birthdayDescription } = useServices().brand.toggles;
  const grades = vipApi.useVipGradesQuery();
  const own = vipApi.useVipGradeQuery(null).data?.memberGrade;
  const rebates = vipApi.useVipRebatesQuery();
  const columns = useMemo(
    () => gradeColumns(t, (amount) => shownAmount(amount, currency), own, vipNoSave),
    [t, currency, own, vipNoSave],
  );
  const rebateColumns = useMemo<readonly DataColumn<RebateRange>[]>(() => {
    const rate = (key: 'low' | 'high' | 'own', head: string): DataColumn<RebateRange> => ({
      ...{ key, head, kind: 'number' },
      cell: (range) => `${range[key]}%`,
    });
    return [
      {
        key: 'category',
        head: t(v.venue),
        kind: 'rowHeader',
        cell: ({ category }) => t(categoryTitles[category]),
      },
      rate('low', t(v.rebateLow)),
      rate('high', t(v.rebateHigh)),
      rate('own', t(v.rebateOwn)),
    ];
  }, [t]);
  return (
    <Page
      title={t(v.detail)}
      className="cs-vip"
      actions={
        <ButtonLink size="sm" render={<Link to="/mine/vip" />}>
          {t(v.back)}
        </ButtonLink>
      }
    >
      <Card flush>
        <QueryView query={grades} rows={10}>
          {(list) => (
            <DataTable
              columns={columns}
              rows={list}
              rowKey={({ name }) => name}
              caption={t(v.detail)}
              hideCaption
            />
          )}
        </QueryView>
      </Card>
      {birthdayDescription && <p className="cs-vip__note">{t(v.birthdayNote)}</p>}
      <p className="cs-vip__note">{t(v.keep)}</p>
      <Card level={2} title={t(v.rebates)}>
        <QueryView query={rebates} rows={7}>
          {({ list }) => (
            <DataTable
              columns={rebateColumns}
              rows={list}
              rowKey={({ category }) => category}
              caption={t(v.rebates)}
              hideCaption
            />
          )}
        </QueryView>
      </Card>
    </Page>
  );
}
