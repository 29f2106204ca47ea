import { defineEndpoints } from '@courtside/api-client/redux';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import {
  defineFeature,
  Page,
  PagedQuery,
  useAction,
  useForm,
  useListPlace,
  useOpening,
  useServices,
  type DialogProps,
} from '@courtside/shell/react';
import { Button, Card, DataTable, Dialog, EmptyState, TextAreaField } from '@courtside/ui';
import { useState } from 'react';

const m = {
  title: { id: 'suggestions.title', message: '我的建议' },
  wish: { id: 'suggestions.wish', message: '您的建议' },
  missing: { id: 'suggestions.missing', message: '请写下您的建议' },
  send: { id: 'suggestions.send', message: '提交建议' },
  sent: { id: 'suggestions.sent', message: '建议已提交' },
  none: { id: 'suggestions.none', message: '还没有建议' },
  rules: { id: 'suggestions.rules', message: '建议如何处理' },
  rulesText: { id: 'suggestions.rules-text', message: '每条建议都会有人阅读。还可写 {left} 字。' },
} as const;

const traditional = {
  'suggestions.title': '我的建議',
  'suggestions.wish': '您的建議',
  'suggestions.missing': '請寫下您的建議',
  'suggestions.send': '提交建議',
  'suggestions.sent': '建議已提交',
  'suggestions.none': '還沒有建議',
  'suggestions.rules': '建議如何處理',
  'suggestions.rules-text': '每條建議都會有人閱讀。還可寫 {left} 字。',
};

const texts = { 'zh-Hant': async () => ({ messages: traditional }) };

const PAGE_SIZE = 20;
const LIST = 'suggestions/list';

export const suggestionsApi = defineEndpoints(
  (gateway) => ({
    suggestions: gateway.read('/site/api/v1/feedback/getFeedBackList', {
      body: (pageNum: number) => ({ pageNum, pageSize: PAGE_SIZE }),
      providesTags: [LIST],
    }),
    suggestionsUnread: gateway.read('/site/api/v1/feedback/unreadNum', {
      body: () => ({}),
      providesTags: [LIST],
    }),
    suggest: gateway.write('/site/api/v1/feedback/addFeedBack', {
      body: (content: string) => ({ type: 'other' as const, content, images: [] }),
      invalidatesTags: [LIST],
    }),
  }),
  [LIST],
);

declare module '@courtside/shell' {
  interface SiteEvents {
    /** Say what becomes of a suggestion, and how many characters more it may have. */
    showSuggestionRules: { left: number };
  }
}

const MOST = 500;

export function SuggestionsScreen() {
  const t = useT();
  const { pageNum, setPage } = useListPlace();
  const suggestions = suggestionsApi.useSuggestionsQuery(pageNum);
  return (
    <Page title={t(m.title)} width="narrow">
      <SuggestionForm />
      <Card flush>
        <PagedQuery
          query={suggestions}
          pageNum={pageNum}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t(m.none)} />}
        >
          {({ list }) => (
            <DataTable
              caption={t(m.title)}
              hideCaption
              columns={[
                { key: 'wish', head: t(m.wish), kind: 'rowHeader', cell: ({ content }) => content },
              ]}
              rows={list}
              rowKey={({ feedbackId }) => feedbackId}
            />
          )}
        </PagedQuery>
      </Card>
    </Page>
  );
}

function SuggestionForm() {
  const t = useT();
  const { events, toaster } = useServices();
  const { busy, run } = useAction();
  const [suggest] = suggestionsApi.useSuggestMutation();
  const [text, setText] = useState('');
  const form = useForm({
    fields: ['wish'],
    check: () => (text.trim() === '' ? t(m.missing) : undefined),
    onSubmit: () =>
      void run(async () => {
        await suggest(text.trim()).unwrap();
        setText('');
        toaster.show(t(m.sent), 'success');
      }),
  });
  return (
    <form {...form.props}>
      <Card
        level={2}
        title={t(m.send)}
        aside={
          <Button
            size="sm"
            onClick={() => events.emit('showSuggestionRules', { left: MOST - text.length })}
          >
            {t(m.rules)}
          </Button>
        }
        footer={
          <Button type="submit" variant="primary" loading={busy}>
            {t(m.send)}
          </Button>
        }
      >
        <TextAreaField
          label={t(m.wish)}
          maxLength={MOST}
          value={text}
          {...form.field('wish')}
          onChange={(next) => {
            setText(next);
            form.edit('wish');
          }}
        />
      </Card>
    </form>
  );
}

export function SuggestionRules({ opened }: DialogProps) {
  const t = useT();
  const { open, close } = useOpening(opened);
  const left = opened.name === 'showSuggestionRules' ? opened.payload.left : 0;
  return (
    <Dialog open={open} onClose={close} title={t(m.rules)} closeLabel={t(words.close)}>
      {t(m.rulesText, { left })}
    </Dialog>
  );
}

function useUnreadSuggestions(): number {
  return suggestionsApi.useSuggestionsUnreadQuery().data ?? 0;
}

const PATH = '/mine/suggestions';

export const suggestions = defineFeature({
  id: 'suggestions',
  routes: [{ path: PATH, title: m.title, access: 'login', load: async () => SuggestionsScreen }],
  dialogs: { rules: { on: ['showSuggestionRules'], load: async () => SuggestionRules } },
  memberMenu: async () => [
    {
      path: PATH,
      title: m.title,
      mine: { section: 'account' },
      badge: async () => useUnreadSuggestions,
    },
  ],
  frameMessages: [texts],
  messages: [texts],
});
