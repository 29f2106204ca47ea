import type { MemberCard } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Page, QueryView } from '@courtside/shell/react';
import { Button, ButtonLink, Card, DataList, EmptyState, Tag } from '@courtside/ui';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { fundsApi } from '../../redux/funds-api.ts';
import { w } from '../withdrawal/messages.ts';
import { PasswordDialog } from '../withdrawal/password-dialog.tsx';
import { CARD_PATHS } from '../withdrawal/withdraw-needs.tsx';
import { CardButtons } from './card-buttons.tsx';
import { CardDialog } from './card-dialog.tsx';
import { useOutcome } from './cards-screen.tsx';
import { DefaultNotice } from './default-notice.tsx';
import { c, holderMessages, numberMessages } from './messages.ts';
import { useCardChange } from './use-card-change.ts';

/** `/mine/accountManage/:id`: one card, to make it the default or to remove it. */
export function CardScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const cards = fundsApi.useMemberCardsQuery();
  return (
    <Page title={t(w.cards)} width="narrow" className="cs-cards">
      <Card>
        <QueryView query={cards} rows={4} loadingLabel={t(words.loading)}>
          {(list) => <CardContent id={id} cards={list} />}
        </QueryView>
      </Card>
    </Page>
  );
}

function CardContent({ id, cards }: { id: string; cards: readonly MemberCard[] }) {
  const t = useT();
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const changes = useCardChange();
  const [password, setPassword] = useState<{ isSet: boolean; byCode: boolean } | null>(null);
  /** Kept after the card is removed, so that the page still knows its list and that there was a card. */
  const [kind, setKind] = useState<MemberCard['kind'] | null>(null);
  const card = cards.find(({ cardId }) => cardId === id);
  if (card && card.kind !== kind) setKind(card.kind);
  useOutcome(changes, () => undefined, null);
  const path = CARD_PATHS[kind ?? 'bank'];
  if (!card) {
    return (
      <EmptyState
        title={t(kind === null ? c.cardMissing : c.removed)}
        action={<ButtonLink render={<Link to={path} />}>{t(c.back)}</ButtonLink>}
      />
    );
  }
  const { name, number, holder, isDefault, addedAt } = card;
  return (
    <div className="cs-money-stack">
      <DataList
        items={[
          {
            label: t(numberMessages[card.kind]),
            value: (
              <span className="cs-money-row">
                {name} {number}
                {isDefault && <Tag tone="success">{t(c.default)}</Tag>}
              </span>
            ),
          },
          ...(card.kind === 'virtual' || holder === ''
            ? []
            : [{ label: t(holderMessages[card.kind]), value: holder }]),
          { label: t(c.addedAt), value: formatInstant(addedAt, tag) },
        ]}
      />
      <DefaultNotice changes={changes} />
      <div className="cs-money-row">
        <CardButtons card={card} cards={cards} changes={changes} />
        <Button variant="ghost" onClick={() => void navigate(path)}>
          {t(c.back)}
        </Button>
      </div>
      <CardDialog
        changes={changes}
        cards={cards}
        addable={[]}
        holder=""
        onPassword={(byCode) => setPassword({ isSet: true, byCode })}
      />
      {password && <PasswordDialog {...password} onClose={() => setPassword(null)} />}
    </div>
  );
}
