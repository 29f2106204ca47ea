import { betMessages } from '@courtside/betting-terms';
import { useFaultText, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import {
  Page,
  useAction,
  useBalance,
  useDrafts,
  useForm,
  useServices,
} from '@courtside/shell/react';
import { Banner, Button, Card, FileUpload, SelectField, TextAreaField } from '@courtside/ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  CONTENT_MAX,
  EMPTY_FEEDBACK,
  FEEDBACK_TYPES,
  feedbackOf,
  IMAGES_MAX,
  readFeedbackDraft,
  type FeedbackForm,
} from '../core/feedback-rules.ts';
import { feedbackApi } from '../redux/feedback-api.ts';
import { useBetForFeedback } from './bet-for-feedback.ts';
import { fm, typeMessages } from './feedback-messages.ts';
import { FeedbackNav } from './feedback-nav.tsx';
import { useFeedbackImages } from './use-feedback-images.ts';

const DRAFT = 'feedback';
const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Photos of a camera are accepted, and made smaller before the upload. */
const MOST_BYTES = 20 * 1024 * 1024;

/** `/mine/feedback`: the form of a feedback to the operator. Its text is kept for half an hour. */
export function FeedbackFormScreen() {
  const t = useT();
  const drafts = useDrafts();
  const { toaster } = useServices();
  const navigate = useNavigate();
  const faultText = useFaultText();
  const { take } = useBetForFeedback();
  const [form, setForm] = useState<FeedbackForm>(() => readFeedbackDraft(drafts.read(DRAFT)));
  useEffect(() => {
    const ticketId = take();
    if (ticketId === '') return;
    // oxlint-disable-next-line react/set-state-in-effect -- A page that was kept is shown again with another ticket.
    setForm((now) => ({ ...now, type: 'bet', ticketId }));
  }, [take]);
  const [refused, setRefused] = useState('');
  const images = useFeedbackImages();
  const [send] = feedbackApi.useAddFeedbackMutation();
  const onFault = useCallback(
    (fault: unknown) => {
      setRefused(faultText(fault));
      return true;
    },
    [faultText],
  );
  const { busy, run } = useAction(onFault);
  useEffect(() => {
    drafts.keep(DRAFT, form === EMPTY_FEEDBACK ? null : form);
  }, [drafts, form]);
  const change = (next: Partial<FeedbackForm>) => setForm((now) => ({ ...now, ...next }));

  function submit() {
    setRefused('');
    if (images.failed) {
      setRefused(t(fm.imagesFailed));
      return;
    }
    if (images.busy) {
      setRefused(t(fm.imagesBusy));
      return;
    }
    void run(async () => {
      await send(feedbackOf(form, images.ids)).unwrap();
      setForm(EMPTY_FEEDBACK);
      drafts.keep(DRAFT, null);
      images.clear();
      toaster.show(t(fm.sent), 'success');
      await navigate('/mine/feedback/list');
    });
  }

  const { props, field, edit } = useForm({
    fields: ['content'],
    check: () => (form.content.trim() === '' ? t(fm.contentEmpty) : undefined),
    onSubmit: submit,
  });

  return (
    <Page title={t(fm.title)} width="narrow" className="cs-feedback">
      <FeedbackNav />
      <Card>
        <form {...props} className="cs-feedback-form">
          <SelectField
            label={t(fm.type)}
            layout="stack"
            value={form.type}
            options={FEEDBACK_TYPES.map((value) => ({ value, label: t(typeMessages[value]) }))}
            onChange={(type) => change({ type })}
          />
          {form.type === 'bet' && (
            <BetField value={form.ticketId} onChange={(ticketId) => change({ ticketId })} />
          )}
          {form.type === 'deposit' && (
            <RewardField value={form.rewardId} onChange={(rewardId) => change({ rewardId })} />
          )}
          <TextAreaField
            label={t(fm.content)}
            hint={t(fm.contentHint)}
            required
            rows={6}
            maxLength={CONTENT_MAX}
            value={form.content}
            {...field('content')}
            onChange={(text) => {
              edit('content');
              change({ content: text });
            }}
          />
          <FileUpload
            label={t(fm.images)}
            hint={t(fm.imagesHint, { count: IMAGES_MAX })}
            files={images.images}
            types={TYPES}
            maxBytes={MOST_BYTES}
            maxFiles={IMAGES_MAX}
            onAdd={images.add}
            onRemove={images.remove}
            onRetry={images.retry}
            prompt={t(fm.imagesPrompt)}
            texts={{
              remove: t(fm.imageRemove),
              retry: t(fm.imageRetry),
              uploading: t(fm.imageUploading),
              done: t(fm.imageDone),
              refused: { type: t(fm.imageType), size: t(fm.imageSize), count: t(fm.imageCount) },
            }}
          />
          {refused !== '' && (
            <Banner tone="danger" role="alert">
              {refused}
            </Banner>
          )}
          <Button type="submit" variant="primary" size="lg" loading={busy}>
            {t(fm.send)}
          </Button>
        </form>
      </Card>
    </Page>
  );
}

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

/** The choice of one of the member's bets. Without bets, or when they cannot be loaded, the feedback has none. */
function BetField({ value, onChange }: ChoiceProps) {
  const t = useT();
  const currency = useBalance().data?.currency;
  const bets = feedbackApi.useFeedbackBetsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  }).data;
  // An older bet that is not in the list is shown by its number alone.
  const isListed = value === '' || bets?.some(({ ticket_id }) => ticket_id === value);
  return (
    <SelectField
      label={t(fm.bet)}
      layout="stack"
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t(fm.betNone) },
        ...(isListed ? [] : [{ value, label: value }]),
        ...(bets ?? []).map(({ ticket_id, team_h, team_c, league_name, stake }) => ({
          value: ticket_id,
          label: t(fm.betLine, {
            teams:
              team_h === '' ? league_name : t(betMessages.versus, { home: team_h, away: team_c }),
            stake: shownAmount(stake, currency),
            ticket: ticket_id,
          }),
        })),
      ]}
    />
  );
}

/** The choice of a deposit reward, where the site has any. */
function RewardField({ value, onChange }: ChoiceProps) {
  const t = useT();
  const rewards = feedbackApi.useFeedbackRewardsQuery().data ?? [];
  if (rewards.length === 0) return null;
  const chosen = rewards.find(({ rewardId }) => rewardId === value);
  return (
    <SelectField
      label={t(fm.reward)}
      layout="stack"
      value={chosen ? value : ''}
      onChange={onChange}
      {...(chosen && { hint: chosen.text })}
      options={[
        { value: '', label: t(fm.rewardNone) },
        ...rewards.map(({ rewardId, title }) => ({ value: rewardId, label: title })),
      ]}
    />
  );
}
