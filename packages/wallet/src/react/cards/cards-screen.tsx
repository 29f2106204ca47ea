import type { AddableCard, CardKind, MemberCard } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Page, cameFrom, QueryView, useMember, useServices } from '@courtside/shell/react';
import { Banner, Button, ButtonLink, Card, Tag } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { fundsApi } from '../../redux/funds-api.ts';
import { w } from '../withdrawal/messages.ts';
import { PasswordDialog } from '../withdrawal/password-dialog.tsx';
import { CardButtons } from './card-buttons.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardForm } from './card-form.tsx';
import { DefaultNotice } from './default-notice.tsx';
import { addMessages, c, cardTitles, emptyMessages, notAllowed } from './messages.ts';
import { useCardChange, type CardChanges } from './use-card-change.ts';

/** `/mine/addBankCard`. */
export const BankCardsScreen = () => <CardsScreen kind="bank" />;
/** `/mine/virtualCoinCard`. */
export const CoinCardsScreen = () => <CardsScreen kind="virtual" />;
/** `/mine/alipayManage`. */
export const AlipayCardsScreen = () => <CardsScreen kind="alipay" />;

/** The member's cards of one kind, and the form for a new one. */
function CardsScreen({ kind }: { kind: CardKind }) {
  const t = useT();
  const cards = fundsApi.useMemberCardsQuery();
  const addable = fundsApi.useAddableCardsQuery();
  return (
    <Page title={t(cardTitles[kind])} width="narrow" className="cs-cards">
      <QueryView query={cards} rows={4} loadingLabel={t(words.loading)}>
        {(list) => (
          <QueryView query={addable} rows={4} loadingLabel={t(words.loading)}>
            {(kinds) => <CardsContent key={kind} kind={kind} cards={list} addable={kinds} />}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}

interface CardsContentProps {
  kind: CardKind;
  cards: readonly MemberCard[];
  addable: readonly AddableCard[];
}

function CardsContent({ kind, cards, addable }: CardsContentProps) {
  const t = useT();
  const { data: member } = useMember();
  const changes = useCardChange();
  const from = cameFrom(useLocation().state);
  /** The dialog of the withdrawal password: null when closed; `byCode` starts it with the code. */
  const [password, setPassword] = useState<{ isSet: boolean; byCode: boolean } | null>(null);
  /** Key of the form; the form is reset once its card was added. */
  const [round, setRound] = useState(0);
  const own = cards.filter((each) => each.kind === kind);
  const mine = addable.find((each) => each.kind === kind);
  useOutcome(changes, () => setRound((count) => count + 1), from);

  return (
    <>
      <DefaultNotice changes={changes} />
      <Card>
        {own.length === 0 ? (
          <p>{t(emptyMessages[kind])}</p>
        ) : (
          <ul className="cs-cards__list">
            {own.map((card) => (
              <CardRow key={card.cardId} card={card} cards={cards} changes={changes} />
            ))}
          </ul>
        )}
        {mine && (
          <p className="cs-withdraw__note">
            {t(c.countText, { count: own.length, most: mine.most })}
          </p>
        )}
      </Card>
      {mine && (
        <Card title={t(addMessages[kind])} level={2}>
          {mine.reason === '' ? (
            <CardForm
              key={round}
              addable={mine}
              holder={member?.realName ?? ''}
              onSubmit={(task) => changes.want(task, cards)}
            />
          ) : (
            <Banner
              tone="warning"
              action={
                mine.reason === 'password-unset' && (
                  <Button
                    size="sm"
                    variant="primary"
                    onClick={() => setPassword({ isSet: false, byCode: false })}
                  >
                    {t(w.goSet)}
                  </Button>
                )
              }
            >
              {t(notAllowed[mine.reason])}
            </Banner>
          )}
        </Card>
      )}
      {from !== null && <ButtonLink render={<Link to={from} />}>{t(c.backThere)}</ButtonLink>}
      <CardDialog
        changes={changes}
        cards={cards}
        addable={addable}
        holder={member?.realName ?? ''}
        onPassword={(byCode) => setPassword({ isSet: true, byCode })}
      />
      {password && <PasswordDialog {...password} onClose={() => setPassword(null)} />}
    </>
  );
}

function CardRow({
  card,
  cards,
  changes,
}: {
  card: MemberCard;
  cards: readonly MemberCard[];
  changes: CardChanges;
}) {
  const t = useT();
  const { cardId, name, number, holder, isDefault } = card;
  const named = `${name} ${number}`;
  return (
    <li className="cs-cards__card">
      <div className="cs-cards__what">
        <span className="cs-cards__name">
          {name}
          {isDefault && <Tag tone="success">{t(c.default)}</Tag>}
        </span>
        <span className="cs-cards__number">{number}</span>
        {holder !== '' && <span className="cs-withdraw__note">{holder}</span>}
      </div>
      <div className="cs-money-row">
        <ButtonLink
          size="sm"
          variant="ghost"
          aria-label={`${t(c.detail)} ${named}`}
          render={<Link to={`/mine/accountManage/${encodeURIComponent(cardId)}`} />}
        >
          {t(c.detail)}
        </ButtonLink>
        <CardButtons card={card} cards={cards} changes={changes} inRow />
      </div>
    </li>
  );
}

/** Shows the outcome of a change; after a new card it leads back to the page that required one. */
export function useOutcome(changes: CardChanges, onAdded: () => void, from: string | null): void {
  const t = useT();
  const { toaster } = useServices();
  const navigate = useNavigate();
  const { state, dismiss } = changes;
  useEffect(() => {
    if (state.status !== 'done') return;
    const { type } = state.task;
    toaster.show(
      t(type === 'add' ? c.added : type === 'remove' ? c.removed : c.madeDefault),
      'success',
    );
    dismiss();
    if (type !== 'add') return;
    onAdded();
    if (from !== null) void navigate(from);
    // The outcome is shown once, whatever else of the page changes meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
}
