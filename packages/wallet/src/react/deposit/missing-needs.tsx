import type { DepositChannel } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useMember } from '@courtside/shell/react';
import { Banner } from '@courtside/ui';
import { besideHan } from '../../core/beside-han.ts';
import { d, needNames } from './deposit-messages.ts';
import { useCustomerInfo } from './use-customer-info.ts';
import { BindLink } from '../step-links.tsx';

type Need = NonNullable<DepositChannel['needs']>[number];

export interface MissingNeedsState {
  /** The channel's needs that the member has not bound; null while unknown. */
  missing: readonly Need[] | null;
  /** The fault for which they are unknown; undefined while they load. */
  fault: unknown;
  retry: () => void;
}

/** Finds the channel's needs that the member has not bound. */
export function useMissingNeeds({ channelId, needs = [] }: DepositChannel): MissingNeedsState {
  const member = useMember();
  const info = useCustomerInfo(channelId, { skip: !needs.includes('card') });
  const missing = missingOf(needs, member.data, info.data);
  const fault = missing === null ? (member.error ?? info.error) : undefined;
  return {
    missing,
    fault,
    retry() {
      if (member.error) void member.refetch();
      if (info.error) void info.refetch();
    },
  };
}

function missingOf(
  needs: readonly Need[],
  member: ReturnType<typeof useMember>['data'],
  info: { readonly cardTail?: string | null } | undefined,
): readonly Need[] | null {
  if (needs.length === 0) return needs;
  if (!member || (needs.includes('card') && !info)) return null;
  const { bindPhone, bindRealName } = member;
  const has = {
    phone: bindPhone,
    name: bindRealName,
    card: (info?.cardTail ?? null) !== null,
  };
  return needs.filter((need) => !has[need]);
}

/** Shows the things to bind first, with links to their pages. */
export function MissingNeeds({
  channel,
  missing,
}: {
  channel: DepositChannel;
  missing: readonly Need[];
}) {
  const t = useT();
  const [first] = missing;
  if (first === undefined) return null;
  const list = missing.map((need) => t(needNames[need])).join(t(d.listComma));
  return (
    <Banner tone="warning" role="status" action={<BindLink need={first} />}>
      {t(d.needsMissing, { channel: besideHan(channel.name), list })}
    </Banner>
  );
}
