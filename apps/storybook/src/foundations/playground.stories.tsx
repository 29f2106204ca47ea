import {
  Badge,
  Banner,
  Button,
  Card,
  CopyButton,
  PriceButton,
  ProgressBar,
  StakeField,
} from '@courtside/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { EDITABLE, playgroundFile, type Edits } from './playground-file.ts';

type Edition = 'classic' | 'professional';

/** A colour as `#rrggbb`, which is all that an input of a colour takes. */
function hexOf(token: string): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return '#000000';
  canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--cs-${token}`);
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

/** A few components that use most tokens. */
function Sample() {
  const [stake, setStake] = useState('100');
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, background: 'var(--cs-page)' }}>
      <div style={{ padding: 16, background: 'var(--cs-header)', color: 'var(--cs-on-header)' }}>
        Courtside
      </div>
      <Card title="沙特阿拉伯 对 乌拉圭" aside={<Badge tone="live">滚球</Badge>}>
        <div style={{ display: 'grid', gap: 12 }}>
          <PriceButton aria-label="沙特阿拉伯 0.85" price="0.85" selected />
          <StakeField label="投注额" currency="¥" value={stake} onChange={setStake} />
          <ProgressBar label="今日存款限额" value={40} />
          <div style={{ display: 'flex', gap: 8 }}>
            <Button variant="primary">登录</Button>
            <Button variant="accent">下注</Button>
            <Button>取消</Button>
          </div>
        </div>
      </Card>
      <Banner tone="info">取款已受理。</Banner>
    </div>
  );
}

/** What was changed in each edition outlives the change between them. */
function Playground({ edition, look }: { edition: Edition; look: string }) {
  const [edits, setEdits] = useState<Record<Edition, Edits>>({ classic: {}, professional: {} });
  return <Editor key={look} edition={edition} edits={edits} onChange={setEdits} />;
}

function Editor({
  edition,
  edits,
  onChange,
}: {
  edition: Edition;
  edits: Record<Edition, Edits>;
  onChange: (edits: Record<Edition, Edits>) => void;
}) {
  const [shown] = useState(() =>
    Object.fromEntries(EDITABLE.map((token) => [token, hexOf(token)])),
  );
  const own = edits[edition];
  useLayoutEffect(() => {
    // On the root, where the tokens of components refer to these.
    const { style } = document.documentElement;
    for (const [token, hex] of Object.entries(own)) style.setProperty(`--cs-${token}`, hex);
    return () => {
      for (const token of Object.keys(own)) style.removeProperty(`--cs-${token}`);
    };
  }, [own]);
  const file = JSON.stringify(playgroundFile(edits), null, 2);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '240px minmax(0, 1fr)', gap: 24 }}>
      <fieldset style={{ display: 'grid', gap: 8, alignContent: 'start', border: 0 }}>
        <legend>Colours of the edition {edition}</legend>
        {EDITABLE.map((token) => (
          <label key={token} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <input
              type="color"
              value={own[token] ?? shown[token] ?? '#000000'}
              onChange={({ target }) =>
                onChange({ ...edits, [edition]: { ...own, [token]: target.value } })
              }
            />
            <code>{token}</code>
          </label>
        ))}
      </fieldset>
      <div style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
        <Sample />
        <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <a
            style={{ color: 'var(--cs-text)' }}
            download="tokens.json"
            href={`data:application/json,${encodeURIComponent(file)}`}
          >
            tokens.json
          </a>
          <CopyButton text={file} label="Copy tokens.json" copiedLabel="Copied" />
        </div>
        <textarea readOnly rows={10} aria-label="tokens.json" value={file} />
      </div>
    </div>
  );
}

/** Change colours, see them at once, and take the file to `npm create @courtside/brand -- --tokens tokens.json`. */
const meta = {
  title: 'Foundations/Theme playground',
  render: (_, { globals }) => {
    const edition: Edition = globals['edition'] === 'professional' ? 'professional' : 'classic';
    return <Playground look={`${edition} ${String(globals['brand'])}`} edition={edition} />;
  },
} satisfies Meta;
export default meta;

/** The file has what was changed, and the sample shows it. */
export const Playing: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const file = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    await expect(file.value).not.toContain('#123456');
    await fireEvent.input(canvas.getByLabelText('brand'), { target: { value: '#123456' } });
    await fireEvent.input(canvas.getByLabelText('on-brand'), { target: { value: '#ffffff' } });
    await expect(file.value).toContain('#123456');
    const login = canvas.getByRole('button', { name: '登录' });
    await waitFor(() => expect(getComputedStyle(login).backgroundColor).toBe('rgb(18, 52, 86)'));
  },
};
