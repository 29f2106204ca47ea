import axe from 'axe-core';
import { cloneElement, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '@courtside/ui';
import { userEvent } from 'vitest/browser';
import type { Specimen } from './specimen.ts';

/** One promise of the kit. It throws, saying what was broken. */
export interface Check {
  name: string;
  /** False where there is nothing to hold the component to. */
  concerns: (specimen: Specimen) => boolean;
  run: (specimen: Specimen) => Promise<void>;
}

const LEAST_TARGET = 24;

/** Base UI's guards are hidden and take the focus, to hand it on at once to what stands beyond the popup. */
const PAGE = { include: ['body'], exclude: ['[data-base-ui-focus-guard]'] };

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  demand(found !== null, `nothing matches ${selector}`);
  return found;
};

const partOf = ({ part, root }: Specimen) => part ?? root;
const focusOf = (specimen: Specimen) => specimen.operate?.on ?? partOf(specimen);
const pressOf = ({ operate, ...rest }: Specimen) =>
  operate?.press ?? operate?.on ?? partOf({ ...rest });

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** As `find`, of what a component draws only once it knows its size. */
async function findSoon(selector: string): Promise<HTMLElement> {
  for (let tries = 0; tries < 60 && !document.querySelector(selector); tries++) await frame();
  return find(selector);
}

/** Draws it for as long as the body runs; `acted` says how often it did what it is for. */
async function drawn(
  specimen: Specimen,
  props: Readonly<Record<string, unknown>>,
  body: (acted: () => number) => Promise<void> | void,
) {
  let count = 0;
  const element: ReactElement = cloneElement(
    specimen.draw(() => {
      count++;
    }),
    props,
  );
  const host = document.body.appendChild(document.createElement('main'));
  host.style.width = '360px';
  const root = createRoot(host);
  root.render(createElement(UiProvider, null, element));
  try {
    for (let tries = 0; tries < 60 && !document.querySelector(specimen.root); tries++) {
      await frame();
    }
    await frame();
    await body(() => count);
  } finally {
    root.unmount();
    host.remove();
    await frame();
  }
}

/** Tabs until the element has the focus, as a member would; focus by script may show no ring. */
async function tabTo(selector: string) {
  for (let stops = 0; stops < 12; stops++) {
    if (document.activeElement?.matches(selector)) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

const visibleRing = (element: Element) => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const seen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  return seen && !/, 0\)|transparent/.test(outlineColor);
};

/** Presses where the element is, whatever takes the press there: a browser gives a disabled one nothing. */
const press = async (selector: string) =>
  userEvent.click(await findSoon(selector), { force: true });

const hasPart = (specimen: Specimen) => partOf(specimen) !== '';
const operable = ({ operate }: Specimen) => operate !== undefined;

/** What every component of the kit keeps, in the order in which they are run. */
export const CHECKS: readonly Check[] = [
  {
    name: 'the ref reaches its part',
    concerns: hasPart,
    run: async (specimen) => {
      const ref: { current: unknown } = { current: null };
      await drawn(specimen, { ref }, () => {
        demand(ref.current !== null, 'the ref stays empty');
        demand(ref.current === find(partOf(specimen)), 'the ref reaches something else');
      });
    },
  },
  {
    name: 'className is merged at the root',
    concerns: () => true,
    run: (specimen) =>
      drawn(specimen, { className: 'probe-class' }, () => {
        const { classList } = find(specimen.root);
        demand(classList.contains('probe-class'), 'the class does not arrive');
        demand(classList.length > 1, 'the class replaces those of the kit');
      }),
  },
  {
    name: 'data-* and aria-label reach the part',
    concerns: hasPart,
    run: (specimen) =>
      drawn(specimen, { 'data-probe': 'x', 'aria-label': 'probe 1.85 name' }, () => {
        const part = find(partOf(specimen));
        demand(part.dataset['probe'] === 'x', 'data-probe does not arrive');
        demand(part.getAttribute('aria-label') === 'probe 1.85 name', 'aria-label does not arrive');
        demand(!part.hasAttribute('aria-labelledby'), 'aria-labelledby overrules aria-label');
      }),
  },
  {
    name: 'its keys operate it',
    concerns: operable,
    run: (specimen) =>
      drawn(specimen, {}, async (acted) => {
        await tabTo(focusOf(specimen));
        await userEvent.keyboard(specimen.operate?.keys ?? '');
        await frame();
        demand(acted() > 0, 'its keys do nothing');
      }),
  },
  {
    name: 'a press operates it',
    concerns: ({ operate }) => operate !== undefined && operate.press !== null,
    run: (specimen) =>
      drawn(specimen, {}, async (acted) => {
        await press(pressOf(specimen));
        await frame();
        demand(acted() > 0, 'a press does nothing');
      }),
  },
  {
    name: 'the focus is seen',
    concerns: operable,
    run: (specimen) =>
      drawn(specimen, {}, async () => {
        await tabTo(focusOf(specimen));
        await frame();
        const ring = specimen.operate?.ring ?? focusOf(specimen);
        demand(visibleRing(find(ring)), `${ring} shows no focus`);
      }),
  },
  {
    name: 'disabled is disabled, for keys and pointer',
    concerns: ({ disabled }) => disabled !== undefined,
    run: (specimen) =>
      drawn(specimen, { ...specimen.disabled }, async (acted) => {
        const target = find(focusOf(specimen));
        target.focus();
        await userEvent.keyboard(specimen.operate?.keys ?? '');
        await press(pressOf(specimen));
        await frame();
        demand(acted() === 0, 'it acts although it is disabled');
        demand(
          target.matches(':disabled, [aria-disabled="true"], [data-disabled]'),
          'it does not say that it is disabled',
        );
      }),
  },
  {
    name: 'axe finds nothing',
    concerns: () => true,
    run: async (specimen) => {
      for (const edition of ['classic', 'professional']) {
        document.documentElement.dataset['edition'] = edition;
        await drawn(specimen, {}, async () => {
          const { violations } = await axe.run(PAGE, {
            // The page around it has neither heading nor regions.
            rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
          });
          const found = violations.map(({ id, help }) => `${id}: ${help}`).join('; ');
          demand(found === '', `${edition}: ${found}`);
        });
      }
      delete document.documentElement.dataset['edition'];
    },
  },
  {
    name: 'it writes no style element',
    concerns: () => true,
    run: async (specimen) => {
      const count = () => document.querySelectorAll('style').length;
      const before = count();
      await drawn(specimen, {}, async () => {
        if (specimen.operate) {
          await tabTo(focusOf(specimen));
          await userEvent.keyboard(specimen.operate.keys);
        }
        demand(count() === before, 'it writes one, which a strict policy blocks');
      });
    },
  },
  {
    name: 'its target is large enough',
    concerns: operable,
    run: (specimen) =>
      drawn(specimen, {}, async () => {
        // A label is part of the target of its control.
        const target = await findSoon(pressOf(specimen));
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        demand(Math.min(width, height) >= LEAST_TARGET, `it is ${width} × ${height}`);
      }),
  },
];
