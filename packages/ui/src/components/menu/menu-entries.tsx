'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconCheck } from '../../icons.ts';

interface Labelled {
  label: string;
  /** BCP 47 tag of the language of the label, where it is not that of the page. */
  lang?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

/** An action. */
export interface MenuAction extends Labelled {
  kind?: 'action';
  onSelect: () => void;
  /** For an action that cannot be undone. */
  danger?: boolean;
}

/** A link to a page. */
export interface MenuLink extends Omit<Labelled, 'disabled'> {
  kind: 'link';
  /** The link of the app's router, or an `<a>`. @example <Link to="/mine/betRecord" /> */
  render: ReactElement;
  /** True when it leads to the current page. */
  current?: boolean;
}

/** A choice of one option; the menu stays open while the member chooses. */
export interface MenuRadio {
  kind: 'radio';
  /** Heading of the options. */
  label: string;
  value: string;
  options: readonly (Labelled & { value: string })[];
  onChange: (value: string) => void;
}

/** An on/off option; the menu stays open. */
export interface MenuCheckbox extends Labelled {
  kind: 'checkbox';
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Entries that belong together, under a heading. */
export interface MenuGroup {
  kind: 'group';
  label: string;
  entries: readonly (MenuAction | MenuLink | MenuCheckbox)[];
}

export interface MenuSeparator {
  kind: 'separator';
}

export type MenuEntry =
  MenuAction | MenuLink | MenuRadio | MenuCheckbox | MenuGroup | MenuSeparator;

/** Key of an entry: labels are unique in a menu; a separator takes its key from the entry before it. */
function keyOf(entries: readonly MenuEntry[], at: number): string {
  const entry = entries[at];
  if (!entry) return '';
  return entry.kind === 'separator' ? `after ${keyOf(entries, at - 1)}` : entry.label;
}

export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, at) => <Entry key={keyOf(entries, at)} entry={entry} />);
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Base.Separator className="cs-menu__separator" />;
    case 'group':
      return (
        <Base.Group>
          <Base.GroupLabel className="cs-menu__heading">{entry.label}</Base.GroupLabel>
          <MenuEntries entries={entry.entries} />
        </Base.Group>
      );
    case 'radio':
      return (
        <Base.Group>
          <Base.GroupLabel className="cs-menu__heading">{entry.label}</Base.GroupLabel>
          <Base.RadioGroup
            aria-label={entry.label}
            value={entry.value}
            onValueChange={(value: string) => entry.onChange(value)}
          >
            {entry.options.map(({ value, label, icon, disabled = false }) => (
              <Base.RadioItem
                key={value}
                value={value}
                disabled={disabled}
                className="cs-menu__item"
              >
                <Face label={label} icon={icon} />
                <Base.RadioItemIndicator className="cs-menu__mark">
                  <IconCheck size={16} aria-hidden />
                </Base.RadioItemIndicator>
              </Base.RadioItem>
            ))}
          </Base.RadioGroup>
        </Base.Group>
      );
    case 'checkbox':
      return (
        <Base.CheckboxItem
          checked={entry.checked}
          disabled={entry.disabled ?? false}
          onCheckedChange={(checked) => entry.onChange(checked)}
          className="cs-menu__item"
        >
          <Face label={entry.label} lang={entry.lang} icon={entry.icon} />
          <Base.CheckboxItemIndicator className="cs-menu__mark">
            <IconCheck size={16} aria-hidden />
          </Base.CheckboxItemIndicator>
        </Base.CheckboxItem>
      );
    case 'link':
      return (
        <Base.LinkItem
          render={entry.render}
          closeOnClick
          aria-current={entry.current ? 'page' : undefined}
          className="cs-menu__item"
        >
          <Face label={entry.label} lang={entry.lang} icon={entry.icon} />
        </Base.LinkItem>
      );
    default:
      return (
        <Base.Item
          disabled={entry.disabled ?? false}
          onClick={() => entry.onSelect()}
          className={classNames('cs-menu__item', entry.danger && 'is-danger')}
        >
          <Face label={entry.label} lang={entry.lang} icon={entry.icon} />
        </Base.Item>
      );
  }
}

function Face({
  label,
  lang,
  icon,
}: {
  label: string;
  lang?: string | undefined;
  icon: ReactNode;
}) {
  return (
    <>
      {icon}
      <span className="cs-menu__label" lang={lang}>
        {label}
      </span>
    </>
  );
}
