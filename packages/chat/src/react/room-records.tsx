import type { components } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { PagedQuery, useServices, useSession } from '@courtside/shell/react';
import { Dialog, EmptyState, SegmentedControl, SelectField, SwitchField } from '@courtside/ui';
import { useState } from 'react';
import type { HistoryQuery } from '../core/types.ts';
import { chatApi } from '../redux/chat-api.ts';
import { MessageText } from './message-text.tsx';
import { m } from './messages.ts';
import { moderationOf } from './moderation.ts';
import { PredictionText } from './prediction-text.tsx';

type Kept = components['schemas']['ChatHistoryPage']['list'][number];
type Category = HistoryQuery['category'];

const PAGE_SIZE = 15;
const DAY_MS = 86_400_000;
/** Added to the end of the span: a clock slightly behind the site's must not leave out the last messages. */
const BEHIND_MS = 5_000;
const SPANS = ['1', '7', '30'] as const;
type Span = (typeof SPANS)[number];

export interface RoomRecordsProps {
  open: boolean;
  onClose: () => void;
  /** The room to search. */
  rid: string;
  /** Members that the user has blocked, by `userId`. */
  blocked: ReadonlySet<string>;
}

/** Messages, gifts and predictions of a room, by kind and time; members can filter for their own. */
export function RoomRecords({ open, onClose, ...content }: RoomRecordsProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t(m.records)} closeLabel={t(words.close)}>
      {open && <Records {...content} />}
    </Dialog>
  );
}

function Records({ rid, blocked }: Pick<RoomRecordsProps, 'rid' | 'blocked'>) {
  const t = useT();
  const { tag } = useLanguage();
  const { loggedIn } = useSession();
  const { client } = useServices();
  const [category, setCategory] = useState<Category>('room');
  const [mine, setMine] = useState(false);
  const [span, setSpan] = useState<Span>('1');
  const [pageNum, setPage] = useState(1);
  // One end time for all pages, so that new messages do not shift the list while the user pages through it.
  const [endTime] = useState(() => client.siteNow() + BEHIND_MS);
  const query = chatApi.useChatHistoryQuery(
    {
      ...{ rid, pageNum, pageSize: PAGE_SIZE, category, endTime },
      categoryType: mine && loggedIn ? 'mine' : 'all',
      beginTime: endTime - Number(span) * DAY_MS,
    },
    { refetchOnMountOrArgChange: true },
  );
  /** A changed filter starts at the first page. */
  const choose = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <div className="cs-chat-records">
      <SegmentedControl<Category>
        label={t(m.recordKind)}
        value={category}
        onChange={(next) => choose(() => setCategory(next))}
        options={[
          { value: 'room', label: t(m.recordSpeech) },
          { value: 'gift', label: t(m.recordGifts) },
          { value: 'prediction', label: t(m.recordPredictions) },
        ]}
      />
      <div className="cs-chat-records__filters">
        <SelectField
          label={t(m.recordSpan)}
          value={span}
          options={SPANS.map((days) => ({ value: days, label: t(m.recordDays, { days }) }))}
          onChange={(next) => choose(() => setSpan(SPANS.find((each) => each === next) ?? '1'))}
        />
        {loggedIn && (
          <SwitchField
            label={t(m.recordMine)}
            checked={mine}
            onChange={(next) => choose(() => setMine(next))}
          />
        )}
      </div>
      <PagedQuery
        query={query}
        {...{ pageNum, pageSize: PAGE_SIZE, onPage: setPage }}
        rows={6}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t(m.noRecords)} />}
      >
        {({ list }) => (
          <ol className="cs-chat-records__list">
            {list.map((each) => (
              <li key={each.id}>
                <span className="cs-chat-records__head">
                  <b>{each.sender.nickname}</b>
                  <time dateTime={new Date(each.at).toISOString()}>
                    {formatInstant(each.at, tag)}
                  </time>
                </span>
                {blocked.has(each.sender.userId) ? t(m.recordBlocked) : <Said entry={each} />}
              </li>
            ))}
          </ol>
        )}
      </PagedQuery>
    </div>
  );
}

function Said({ entry }: { entry: Kept }) {
  const t = useT();
  const moderate = moderationOf(useServices());
  if ('msg' in entry) {
    const text = moderate ? moderate(entry.msg) : entry.msg;
    return text === null ? t(m.recordHidden) : <MessageText text={text} />;
  }
  return 'giftName' in entry ? (
    t(m.gift, { gift: entry.giftName, count: entry.count })
  ) : (
    <span>
      <PredictionText prediction={entry} />
    </span>
  );
}
