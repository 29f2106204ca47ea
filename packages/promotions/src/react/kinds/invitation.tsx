import type { InvitedFriend, Promotion, PromotionStanding } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useServices } from '@courtside/shell/react';
import {
  Card,
  CopyButton,
  DataList,
  DataTable,
  EmptyState,
  QrCode,
  Steps,
  Tag,
  type DataColumn,
} from '@courtside/ui';
import { useMemo } from 'react';
import { invitationLink } from '../../core/invitation-link.ts';
import { k } from '../kind-messages.ts';
import type { PromotionBodyProps } from '../kind-view.ts';
import { StandingCard } from '../standing-card.tsx';
import { useCurrency } from '../use-currency.ts';
import { Poster } from './poster.tsx';

type Invite = NonNullable<PromotionStanding['invite']>;

const FRIEND_WORDS = {
  registered: k.friendRegistered,
  deposited: k.friendDeposited,
  rewarded: k.friendRewarded,
} as const;

/** The member's link, its QR code, a poster, their invited friends and the rewards. */
export function InvitationBody({ promotion, standing, ended }: PromotionBodyProps) {
  if (standing) return <Inviting promotion={promotion} standing={standing} />;
  return ended ? null : <How />;
}

/** How inviting works, for a visitor or member without a link. */
function How() {
  const t = useT();
  return (
    <Card level={2} title={t(k.how)}>
      <Steps
        label={t(k.how)}
        doneLabel={t(k.done)}
        current={0}
        steps={[k.inviteStep1, k.inviteStep2, k.inviteStep3].map((step) => ({ title: t(step) }))}
      />
    </Card>
  );
}

function Inviting({ promotion, standing }: { promotion: Promotion; standing: PromotionStanding }) {
  const t = useT();
  const currency = useCurrency();
  const { invite, reward } = standing;
  if (!invite) return <StandingCard standing={standing} title={promotion.title} />;
  const link = invitationLink(location.origin, invite);
  const count = (state: InvitedFriend['state'] | null) =>
    String(invite.friends.filter((each) => state === null || each.state !== state).length);
  return (
    <>
      <StandingCard standing={standing} title={promotion.title}>
        <DataList
          layout="figures"
          items={[
            { label: t(k.came), value: count(null) },
            { label: t(k.deposited), value: count('registered') },
            { label: t(k.earned), value: shownAmount(invite.earned, currency) },
          ]}
        />
      </StandingCard>
      <Card level={2} title={t(k.link)}>
        <div className="cs-promo-invite">
          <QrCode
            text={link}
            label={t(k.qr)}
            copyLabel={t(k.copyLink)}
            copiedLabel={t(words.copied)}
            tooLongText={t(k.tooLong)}
          />
          <DataList
            items={[
              {
                label: t(k.code),
                value: (
                  <span className="cs-promo-invite__code">
                    {invite.iCode}
                    <CopyButton
                      text={invite.iCode}
                      label={t(k.copyCode)}
                      copiedLabel={t(words.copied)}
                    />
                  </span>
                ),
              },
            ]}
          />
          <Poster
            link={link}
            title={promotion.title}
            line={t(k.posterLine, { amount: shownAmount(reward?.amount ?? '0', currency) })}
          />
        </div>
      </Card>
      <Friends invite={invite} />
    </>
  );
}

function friendColumns(t: Translate, tag: string): DataColumn<InvitedFriend>[] {
  return [
    { key: 'name', head: t(k.friend), kind: 'rowHeader', cell: ({ name }) => name },
    { key: 'at', head: t(k.joinedAt), cell: ({ at }) => formatInstant(at, tag) },
    {
      key: 'state',
      head: t(k.friendState),
      cell: ({ state }) => (
        <Tag tone={state === 'deposited' ? 'success' : 'neutral'}>{t(FRIEND_WORDS[state])}</Tag>
      ),
    },
  ];
}

function Friends({ invite: { friends } }: { invite: Invite }) {
  const t = useT();
  const age = useServices().brand.minimumAge;
  const { tag } = useLanguage();
  const columns = useMemo(() => friendColumns(t, tag), [t, tag]);
  return (
    <Card level={2} title={t(k.friendList)}>
      {friends.length === 0 ? (
        <EmptyState title={t(k.noFriends)} detail={t(k.noFriendsDetail, { age })} />
      ) : (
        <DataTable
          caption={t(k.friendList)}
          hideCaption
          rows={friends}
          rowKey={({ name, at }) => `${name} ${at}`}
          columns={columns}
        />
      )}
    </Card>
  );
}
