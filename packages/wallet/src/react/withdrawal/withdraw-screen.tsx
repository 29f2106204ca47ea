import type { CardKind, WithdrawalWay } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { isCurrency } from '@courtside/money';
import {
  Page,
  cameFrom,
  LoadFailure,
  QueryView,
  useBalance,
  useDrafts,
  useNavigation,
  useServices,
} from '@courtside/shell/react';
import { Card, EmptyState, SegmentedControl } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fundsApi } from '../../redux/funds-api.ts';
import { useAddressChoice } from '../use-address-choice.ts';
import { w } from './messages.ts';
import { OpenWithdrawal } from './open-withdrawal.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { UndecidedWithdrawal } from './undecided-withdrawal.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawConfirm } from './withdraw-confirm.tsx';
import { withdrawalDraft, WithdrawWay } from './withdraw-way.tsx';

/**
 * `/mine/takemoney`: the amount that can be withdrawn and the reasons against the rest, the form, and its confirmation.
 */
export function WithdrawScreen() {
  const t = useT();
  const ways = fundsApi.useWithdrawalWaysQuery();
  const balance = useBalance();
  return (
    <Page title={t(w.withdraw)} width="narrow">
      <QueryView query={ways} rows={6} loadingLabel={t(words.loading)}>
        {(list) => (
          <QueryView query={balance} rows={6} loadingLabel={t(words.loading)} staleNotice={false}>
            {({ currency }) => {
              const [first, ...others] = list;
              if (!isCurrency(currency))
                return <LoadFailure retry={() => balance.refetch().unwrap()} />;
              if (!first) return <EmptyState title={t(w.noWays)} />;
              return <WithdrawContent ways={[first, ...others]} currency={currency} />;
            }}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}

export interface WithdrawContentProps {
  ways: readonly [WithdrawalWay, ...WithdrawalWay[]];
  currency: NonNullable<Parameters<typeof WithdrawWay>[0]['currency']>;
}

function WithdrawContent({ ways, currency }: WithdrawContentProps) {
  const t = useT();
  const navigate = useNavigate();
  const { open } = useNavigation();
  const { brand } = useServices();
  const [params, setParams] = useAddressChoice();
  const { state, runner } = useWithdrawal();
  const drafts = useDrafts();
  const wanted = params.get('way');
  const way = ways.find(({ kind }) => kind === wanted) ?? ways[0];
  /**
   * The dialog of the withdrawal password: null when closed; else whether one is set, and whether it starts with the
   * code.
   */
  const [password, setPassword] = useState<{ isSet: boolean; byCode: boolean } | null>(null);
  const [sentForPassword, setSentForPassword] = useState(params.get('password') === 'reset');
  const { data: info, isError } = fundsApi.useWithdrawalInfoQuery('bank', {
    skip: !sentForPassword,
  });
  if (sentForPassword && (info || isError)) {
    // A member sent here for the reset does not know the old password, or has none yet.
    const passwordSet = info?.passwordSet ?? true;
    setSentForPassword(false);
    setPassword({ isSet: passwordSet, byCode: passwordSet });
  }
  const from = cameFrom(useLocation().state);
  function closePassword() {
    setPassword(null);
    if (!params.has('password')) return;
    if (from !== null) void navigate(from);
    else setParams(wanted === null ? {} : { way: wanted });
  }
  const asksPassword = brand.toggles.withdrawPassword;

  useEffect(() => {
    if (state.status !== 'accepted') return;
    const { order, intent } = state;
    runner.dismiss();
    // For the way that was sent, which may differ from the one shown now.
    drafts.keep(withdrawalDraft(intent.kind), null);
    open('/mine/takemoney/:orderId', { orderId: order.orderId });
  }, [drafts, state, runner, open]);

  return (
    <>
      <OpenWithdrawal />
      <UndecidedWithdrawal
        state={state}
        runner={runner}
        currency={currency}
        asksPassword={asksPassword}
      />
      <SegmentedControl<CardKind>
        label={t(w.way)}
        value={way.kind}
        onChange={(kind) => setParams({ way: kind })}
        options={ways.map(({ kind, name }) => ({ value: kind, label: name }))}
      />
      <Card>
        <WithdrawWay
          key={way.kind}
          way={way}
          currency={currency}
          asksPassword={asksPassword}
          busy={
            state.status !== 'none' && state.status !== 'confirming' && state.status !== 'refused'
          }
          onChoose={(intent) => runner.choose(intent)}
          onPassword={(isSet) => setPassword({ isSet, byCode: false })}
          // The old password does not end a lock, so the reset is by code.
          onReset={() => setPassword({ isSet: true, byCode: true })}
        />
      </Card>
      <WithdrawConfirm
        state={state}
        runner={runner}
        currency={currency}
        asksPassword={asksPassword}
        onPassword={(byCode) => {
          runner.dismiss();
          setPassword({ isSet: byCode, byCode });
        }}
      />
      {password && <PasswordDialog {...password} onClose={closePassword} />}
    </>
  );
}
