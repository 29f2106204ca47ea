import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { answerSuggestions } from '../site/suggestion-answers.ts';
import { suggestions } from '../site/suggestions.tsx';
import { at, pageMeta } from './page-meta.tsx';

/** The screen that `docs/adding-a-screen.md` builds, in a site that has it by one line. */
const meta = { ...pageMeta, title: 'Pages/A feature of your own' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const LIST = '/site/api/v1/feedback/getFeedBackList';

const withSuggestions = (...scripts: readonly Script[]) =>
  at({
    path: '/mine/suggestions',
    member: true,
    features: [suggestions],
    script: all(member(), answerSuggestions, ...scripts),
  });

export const List: Story = {
  parameters: withSuggestions(),
  play: async ({ canvas }) => {
    await canvas.findByText('No. 21');
    await canvas.findByRole('button', { name: /下一页|下一頁/ });
  },
};

export const NothingYet: Story = {
  parameters: withSuggestions((gateway) => gateway.on(LIST, { data: { total: 0, list: [] } })),
  play: async ({ canvas }) => {
    await canvas.findByText(/还没有建议|還沒有建議/);
  },
};

export const ListFailed: Story = {
  parameters: withSuggestions((gateway) => gateway.cut(LIST)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

export const NothingWritten: Story = {
  parameters: withSuggestions(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /提交建议|提交建議/ }));
    await canvas.findByText(/请写下您的建议|請寫下您的建議/);
  },
};
