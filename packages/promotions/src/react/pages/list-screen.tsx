import type { Promotion } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Page, QueryView, useServices } from '@courtside/shell/react';
import { Button, EmptyState, SearchField, SegmentedControl } from '@courtside/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { findPromotions } from '../../core/find-promotions.ts';
import { CATEGORIES, type KindRegistry, type PromotionCategory } from '../../core/kinds.ts';
import { promotionsApi } from '../../redux/promotions-api.ts';
import type { PromotionKindView } from '../kind-view.ts';
import { categoryMessages, m } from '../messages.ts';
import { titles } from '../route-titles.ts';
import { PromotionCard } from './promotion-card.tsx';

const isCategory = (text: string | null): text is PromotionCategory =>
  CATEGORIES.some((each) => each === text);

/** The filter in the parameters of the address. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('category');
  const state = params.get('state') === 'ended' ? 'ended' : 'running';
  const change = (next: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        const all = new URLSearchParams(now);
        for (const [name, value] of Object.entries(next)) {
          if (value === '') all.delete(name);
          else all.set(name, value);
        }
        return all;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    state,
    category: isCategory(asked) ? asked : '',
    words: params.get('q') ?? '',
    change,
  } as const;
}

/** `/activity/discount`: all promotions, filtered by category, words and whether they are running. */
export function createListScreen(kinds: KindRegistry<PromotionKindView>) {
  return function ListScreen() {
    const t = useT();
    const { brand } = useServices();
    const { state, category, words, change } = useFilter();
    const query = promotionsApi.usePromotionPageQuery(state, { refetchOnMountOrArgChange: true });
    return (
      <Page title={t(titles.promotions)}>
        <div className="cs-promo-filter">
          <SegmentedControl
            className="cs-promo-filter__choice"
            label={t(m.state)}
            value={state}
            onChange={(next) => change({ state: next === 'ended' ? next : '' })}
            options={[
              { value: 'running', label: t(m.running) },
              { value: 'ended', label: t(m.ended) },
            ]}
          />
          <SegmentedControl
            className="cs-promo-filter__choice"
            label={t(m.categories)}
            value={category === '' ? 'all' : category}
            onChange={(next) => change({ category: next === 'all' ? '' : next })}
            options={[
              { value: 'all' as const, label: t(m.all) },
              ...CATEGORIES.map((value) => ({ value, label: t(categoryMessages[value]) })),
            ]}
          />
          <SearchField
            label={t(m.search)}
            hideLabel
            placeholder={t(m.search)}
            clearLabel={t(m.clear)}
            value={words}
            onChange={(q) => change({ q })}
          />
        </div>
        <QueryView
          query={{ ...query, data: query.currentData }}
          rows={8}
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyState
              title={t(state === 'ended' ? m.noneEnded : m.none)}
              detail={t(m.noneDetail)}
            />
          }
        >
          {(list) => (
            <Found
              {...{ list, kinds, category, words }}
              ended={state === 'ended'}
              onAll={() => change({ category: '', q: '' })}
            />
          )}
        </QueryView>
        <p className="cs-promo-note">{t(m.age, { age: brand.minimumAge })}</p>
      </Page>
    );
  };
}

interface FoundProps {
  list: readonly Promotion[];
  kinds: KindRegistry<PromotionKindView>;
  category: PromotionCategory | '';
  words: string;
  ended: boolean;
  onAll: () => void;
}

function Found({ list, kinds, category, words, ended, onAll }: FoundProps) {
  const t = useT();
  const found = useMemo(() => findPromotions(list, { category, words }), [list, category, words]);
  return (
    <>
      <p role="status" className="cs-promo-note">
        {t(m.found, { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={t(m.noneFound)}
          detail={t(m.noneFoundDetail)}
          action={<Button onClick={onAll}>{t(m.showAll)}</Button>}
        />
      ) : (
        <ul className="cs-promo-list">
          {found.map((promotion) => (
            <li key={promotion.promotionId}>
              <PromotionCard
                promotion={promotion}
                address={kinds.addressOf(promotion)}
                ended={ended}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
