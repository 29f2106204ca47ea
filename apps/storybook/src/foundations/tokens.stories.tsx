import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@courtside/ui';
import { useState } from 'react';
import { isColour, lengths, named, readTokens, type Token } from './read-tokens.ts';
import { TIERS } from './token-tiers.ts';

const grid = { display: 'grid', gap: 12 } as const;
const row = { display: 'grid', gridTemplateColumns: '220px 1fr', gap: 16, alignItems: 'center' };

function Name({ token }: { token: Token }) {
  return (
    <span>
      <code>{token.name}</code> {token.value}
    </span>
  );
}

/** Read when it is drawn, so that it shows what the edition of the toolbar really has. */
function Colours() {
  return (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      {readTokens()
        .filter(isColour)
        .map((token) => (
          <div key={token.name} data-token style={{ display: 'flex', gap: 12 }}>
            <span
              style={{
                flex: 'none',
                width: 48,
                height: 48,
                border: '1px solid var(--cs-line-strong)',
                borderRadius: 'var(--cs-radius-md)',
                background: `var(${token.name})`,
              }}
            />
            <Name token={token} />
          </div>
        ))}
    </div>
  );
}

function Lengths({ group }: { group: string }) {
  return (
    <div style={grid}>
      {lengths(readTokens(), group).map((token) => (
        <div key={token.name} data-token style={row}>
          <Name token={token} />
          <span
            style={
              group === 'radius'
                ? {
                    width: 64,
                    height: 40,
                    borderRadius: `var(${token.name})`,
                    background: 'var(--cs-brand)',
                  }
                : { width: `var(${token.name})`, height: 16, background: 'var(--cs-brand)' }
            }
          />
        </div>
      ))}
    </div>
  );
}

function TypeScale() {
  return (
    <div style={grid}>
      {lengths(readTokens(), 'text').map((token) => (
        <div key={token.name} data-token style={row}>
          <Name token={token} />
          <span style={{ fontSize: `var(${token.name})` }}>赔率 賠率 Odds 1,234.56</span>
        </div>
      ))}
    </div>
  );
}

function Shadows() {
  return (
    <div style={{ ...grid, gap: 32, padding: 16 }}>
      {named(/^--cs-(?:.*-)?shadow/).map((token) => (
        <div key={token.name} data-token style={row}>
          <Name token={token} />
          <span
            style={{
              width: 160,
              height: 64,
              borderRadius: 'var(--cs-radius-md)',
              background: 'var(--cs-surface)',
              boxShadow: `var(${token.name})`,
            }}
          />
        </div>
      ))}
    </div>
  );
}

/** A press shows how long each takes and how it goes. */
function Motion() {
  const [there, setThere] = useState(false);
  const durations = named(/^--cs-motion/);
  const curves = named(/^--cs-ease/);
  const bar = (property: string) => ({
    width: there ? 240 : 48,
    height: 16,
    background: 'var(--cs-brand)',
    transition: property,
  });
  return (
    <div style={grid}>
      <Button onClick={() => setThere(!there)}>Play</Button>
      {durations.map((token) => (
        <div key={token.name} data-token style={row}>
          <Name token={token} />
          <span style={bar(`width var(${token.name}) var(--cs-ease-out)`)} />
        </div>
      ))}
      {curves.map((token) => (
        <div key={token.name} data-token style={row}>
          <Name token={token} />
          <span style={bar(`width 1s var(${token.name})`)} />
        </div>
      ))}
    </div>
  );
}

/** The tiers as they are written: what a token is, or which one it refers to. */
function Tiers() {
  return (
    <div style={grid}>
      {TIERS.map(({ name, tokens }) => (
        <section key={name}>
          <h2>{name}</h2>
          <table>
            <tbody>
              {tokens.map(([path, value]) => (
                <tr key={path} data-token>
                  <td>
                    <code>{path}</code>
                  </td>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelectorAll('[data-token]').length;
    await expect(shown).toBeGreaterThan(2);
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colour: Story = { render: () => <Colours /> };
export const Spacing: Story = { render: () => <Lengths group="space" /> };
export const Radius: Story = { render: () => <Lengths group="radius" /> };
export const ControlHeight: Story = { render: () => <Lengths group="control" /> };
export const Type: Story = { render: () => <TypeScale /> };
export const Shadow: Story = { render: () => <Shadows /> };
export const Movement: Story = { render: () => <Motion /> };
export const EveryTier: Story = {
  render: () => <Tiers />,
  play: async ({ canvas }) => {
    for (const { name } of TIERS) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
  },
};
