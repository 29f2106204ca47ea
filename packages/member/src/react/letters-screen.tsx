import { useT } from '@courtside/i18n/react';
import {
  Page,
  PagedQuery,
  useAction,
  useListPlace,
  useServices,
  useShowFault,
  useUnread,
  type ListFilter,
} from '@courtside/shell/react';
import { Button, Card, EmptyState, SegmentedControl } from '@courtside/ui';
import { LETTER_TABS, type LetterTab, unreadOf } from '../core/letter-groups.ts';
import { lettersApi } from '../redux/letters-api.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { LetterList } from './letter-list.tsx';
import { lm, tabMessages } from './letter-messages.ts';
import { useOpenLetter } from './use-open-letter.ts';
import { useRemovals } from './use-removals.ts';

const PAGE_SIZE = 20;

const isTab = (text: string | null): text is LetterTab => LETTER_TABS.some((tab) => tab === text);

/** The tab as a parameter of the address. */
const TAB: ListFilter<LetterTab> = {
  read(params) {
    const asked = params.get('group');
    return isTab(asked) ? asked : 'notice';
  },
  write: (tab) => ({ group: tab }),
};

/** `/mine/message`: the letters of the site to the member, and to everyone. */
export function LettersScreen() {
  const t = useT();
  const { toaster } = useServices();
  const { filter: tab, pageNum, setFilter, setPage } = useListPlace(TAB);
  const unread = useUnread().data;
  const letters = lettersApi.useLettersQuery(
    { tab, pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [readAll] = lettersApi.useReadAllLettersMutation();
  const [removeLetters] = lettersApi.useRemoveLettersMutation();
  const { busy, run } = useAction();
  const showFault = useShowFault();
  const [{ hidden, undoable }, removals] = useRemovals('letters', async (ids) => {
    try {
      await removeLetters(ids).unwrap();
    } catch (fault) {
      // A failed removal is reported, and its letters are shown again.
      showFault(fault);
      throw fault;
    }
  });
  const { openId, open, close } = useOpenLetter();
  const shown = letters.data?.list.find(
    ({ letterId }) => letterId === openId && !hidden.includes(letterId),
  );
  const here = unread && unreadOf(unread, tab);

  const remove = (ids: readonly string[]) => {
    close();
    removals.remove(ids);
  };
  const markAll = () =>
    void run(async () => {
      const { count } = await readAll(tab).unwrap();
      toaster.show(t(lm.readDone, { count }), 'success');
    });

  return (
    <Page title={t(lm.title)}>
      <Card flush>
        <div className="cs-letters__bar">
          <SegmentedControl
            label={t(lm.tabs)}
            value={tab}
            onChange={setFilter}
            options={LETTER_TABS.map((value) => ({
              value,
              label: t(tabMessages[value]),
              ...(unread && unreadOf(unread, value) > 0 && { count: unreadOf(unread, value) }),
            }))}
          />
          <Button size="sm" loading={busy} aria-disabled={here === 0} onClick={markAll}>
            {t(lm.readAll)}
          </Button>
        </div>
        <Undo count={undoable} onUndo={() => removals.undo()} />
        <PagedQuery
          query={letters}
          pageNum={pageNum}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          rows={6}
          loadingLabel={t(lm.loading)}
          isEmpty={({ list }) => list.every(({ letterId }) => hidden.includes(letterId))}
          empty={<EmptyState title={t(lm.none)} detail={t(lm.noneDetail)} />}
        >
          {({ list }) => (
            <LetterList
              // Another page has a selection of its own.
              key={`${tab} ${pageNum}`}
              letters={list.filter(({ letterId }) => !hidden.includes(letterId))}
              onOpen={({ letterId }) => open(letterId)}
              onRemove={remove}
            />
          )}
        </PagedQuery>
      </Card>
      <LetterDialog letter={shown ?? null} onClose={close} onRemove={remove} />
    </Page>
  );
}

/** Shows the number of removed letters while it can be undone. Always rendered, so that changes are announced. */
function Undo({ count, onUndo }: { count: number; onUndo: () => void }) {
  const t = useT();
  return (
    <div role="status" className="cs-letters__undo">
      {count > 0 && (
        <>
          <span>{t(lm.removed, { count })}</span>
          <Button size="sm" variant="ghost" onClick={onUndo}>
            {t(lm.undo)}
          </Button>
        </>
      )}
    </div>
  );
}
