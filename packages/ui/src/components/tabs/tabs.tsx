'use client';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props, including `className`, go to the root element; `label` names the list of tabs. */
export interface TabsProps<Value extends string> extends Omit<
  Base.Root.Props,
  'value' | 'defaultValue' | 'onValueChange' | 'onChange' | 'className' | 'children'
> {
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  items: readonly { value: Value; label: string; content: ReactNode; disabled?: boolean }[];
  className?: string | undefined;
}

export function Tabs<Value extends string>({
  value,
  onChange,
  label,
  items,
  className,
  ...rest
}: TabsProps<Value>) {
  return (
    <Base.Root
      {...rest}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={classNames('cs-tabs', className)}
    >
      {/* A page may make the list sticky. */}
      <Base.List className="cs-tabs__list cs-below-header" aria-label={label}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className="cs-tabs__tab"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="cs-tabs__panel">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
