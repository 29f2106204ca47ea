import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  items: readonly { value: Value; label: string; content: ReactNode }[];
}

export function Tabs<Value extends string>({ value, onChange, label, items }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className="cs-tabs">
      <Base.List className="cs-tabs__list" aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className="cs-tabs__tab">
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
