import type { FeedbackStatus } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Page, PagedQuery, useListPlace, type ListFilter } from '@courtside/shell/react';
import { Badge, ButtonLink, Card, EmptyState, SegmentedControl, Tag } from '@courtside/ui';
import { Link } from 'react-router';
import { feedbackApi } from '../redux/feedback-api.ts';
import { fm, statusMessages, typeMessages } from './feedback-messages.ts';
import { FeedbackNav } from './feedback-nav.tsx';

const PAGE_SIZE = 20;
const STATUSES: readonly FeedbackStatus[] = ['waiting', 'answered'];

/** Empty for feedback of any status. */
const STATUS: ListFilter<FeedbackStatus | ''> = {
  read: (params) => STATUSES.find((each) => each === params.get('status')) ?? '',
  write: (status) => (status === '' ? {} : { status }),
};

/** `/mine/feedback/list`: the member's feedback to the operator, and whether it was answered. */
export function FeedbackListScreen() {
  const t = useT();
  const { tag } = useLanguage();
  const { filter: status, pageNum, setFilter, setPage } = useListPlace(STATUS);
  const list = feedbackApi.useFeedbackListQuery(
    { status, pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={t(fm.title)} width="narrow" className="cs-feedback">
      <FeedbackNav />
      <Card flush>
        <div className="cs-feedback__bar">
          <SegmentedControl
            label={t(fm.status)}
            value={status === '' ? 'all' : status}
            onChange={(next) => setFilter(next === 'all' ? '' : next)}
            options={[
              { value: 'all' as const, label: t(fm.statusAll) },
              ...STATUSES.map((value) => ({ value, label: t(statusMessages[value]) })),
            ]}
          />
        </div>
        <PagedQuery
          query={list}
          pageNum={pageNum}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          rows={6}
          isEmpty={(page) => page.list.length === 0}
          empty={
            <EmptyState
              title={t(fm.none)}
              detail={t(fm.noneDetail)}
              action={<ButtonLink render={<Link to="/mine/feedback" />}>{t(fm.form)}</ButtonLink>}
            />
          }
        >
          {(page) => (
            <ul className="cs-feedback-list">
              {page.list.map(({ feedbackId, type, content, status: of, unread, createdAt }) => (
                <li key={feedbackId}>
                  <Link to={`/mine/feedback/${feedbackId}`}>
                    <span className="cs-feedback-list__head">
                      <Tag>{t(typeMessages[type])}</Tag>
                      <Tag tone={of === 'answered' ? 'success' : 'info'}>
                        {t(statusMessages[of])}
                      </Tag>
                      {unread && <Badge tone="negative">{t(fm.newAnswer)}</Badge>}
                    </span>
                    <span className="cs-feedback-list__text">{content}</span>
                    <time dateTime={new Date(createdAt).toISOString()}>
                      {formatInstant(createdAt, tag)}
                    </time>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </PagedQuery>
      </Card>
    </Page>
  );
}
