import { Badge, Banner, Button, PriceButton, TextField } from '@courtside/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../src/brand.ts';

export default { title: 'Look' } satisfies Meta;

/** What the brand's colours, radii and fonts do to the parts that a member touches most. */
export const Parts: StoryObj = {
  render: () => (
    <main style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
      <h1>{brand.name}</h1>
      <Banner title="滚球注单确认中，约 5 秒" />
      <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        <PriceButton price="0.95" line="-0.5" aria-label="主队 -0.5 0.95" />
        <PriceButton price="0.88" move="up" selected aria-label="客队 +0.5 0.88" />
        <PriceButton price="3.40" suspended aria-label="和 3.40" />
      </div>
      <TextField label="投注额" hint="限额 10 – 50,000" />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button variant="primary">下注 100</Button>
        <Button>取消</Button>
        <Badge tone="live">滚球</Badge>
      </div>
    </main>
  ),
};
