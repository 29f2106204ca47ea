import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Page, QueryView, useAction, useServices } from '@courtside/shell/react';
import { Button, ButtonLink, Card, classNames, Tag } from '@courtside/ui';
import { Link, useNavigate, useParams } from 'react-router';
import { feedbackApi } from '../redux/feedback-api.ts';
import { fm, statusMessages, typeMessages } from './feedback-messages.ts';

const LIST = '/mine/feedback/list';

/** `/mine/feedback/:id`: a feedback and its answers, as a conversation. */
export function FeedbackThreadScreen() {
  const t = useT();
  const { tag } = useLanguage();
  const { id = '' } = useParams();
  const { dialogs, toaster } = useServices();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [remove] = feedbackApi.useRemoveFeedbackMutation();
  const thread = feedbackApi.useFeedbackThreadQuery(id, { refetchOnMountOrArgChange: true });
  const askRemove = () =>
    void run(async () => {
      const yes = await dialogs.confirm({
        title: t(fm.remove),
        content: t(fm.removeAsk),
        hideClose: true,
      });
      if (!yes) return;
      await remove(id).unwrap();
      toaster.show(t(fm.removed), 'success');
      await navigate(LIST);
    });
  return (
    <Page
      title={t(fm.thread)}
      width="narrow"
      className="cs-feedback"
      actions={
        <ButtonLink size="sm" render={<Link to={LIST} />}>
          {t(fm.back)}
        </ButtonLink>
      }
    >
      <QueryView query={{ ...thread, data: thread.currentData }} rows={6}>
        {({ type, status, ticketId, images, thread: said }) => (
          <Card>
            <p className="cs-feedback-list__head">
              <Tag>{t(typeMessages[type])}</Tag>
              <Tag tone={status === 'answered' ? 'success' : 'info'}>
                {t(statusMessages[status])}
              </Tag>
              {ticketId !== null && <span>{t(fm.about, { ticket: ticketId })}</span>}
            </p>
            <ol className="cs-feedback-thread">
              {said.map(({ from, text, at }) => (
                <li key={`${from} ${at}`} className={classNames(from === 'member' && 'is-own')}>
                  <strong>{t(from === 'member' ? fm.fromMe : fm.fromService)}</strong>
                  <p>{text}</p>
                  <time dateTime={new Date(at).toISOString()}>{formatInstant(at, tag)}</time>
                </li>
              ))}
            </ol>
            {images.length > 0 && (
              <ul className="cs-feedback-images">
                {images.map(({ imageId, url }, index) => (
                  <li key={imageId}>
                    <a href={url} target="_blank" rel="noreferrer">
                      <img src={url} alt={t(fm.image, { number: index + 1 })} loading="lazy" />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {status === 'waiting' && <p className="cs-feedback__note">{t(fm.waiting)}</p>}
            <Button loading={busy} onClick={askRemove}>
              {t(fm.remove)}
            </Button>
          </Card>
        )}
      </QueryView>
    </Page>
  );
}
