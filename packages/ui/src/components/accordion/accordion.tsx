'use client';
import { Accordion as Base } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconChevronDown } from '../../icons.ts';

/** All other props go to the root element. */
export interface AccordionProps extends Omit<
  Base.Root.Props,
  'value' | 'defaultValue' | 'onValueChange' | 'onChange' | 'className' | 'children'
> {
  items: readonly { value: string; title: ReactNode; content: ReactNode; disabled?: boolean }[];
  /** Values of the open items. Leave it out to let the accordion keep the state, starting with `defaultOpen`. */
  open?: readonly string[];
  defaultOpen?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** Level of the headings. @default 3 */
  level?: 2 | 3 | 4;
  className?: string | undefined;
}

/** Headings that open the content below them. */
export function Accordion({
  items,
  open,
  defaultOpen,
  onOpenChange,
  level = 3,
  className,
  ...rest
}: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Base.Root
      {...rest}
      {...(open && { value: [...open] })}
      {...(defaultOpen && { defaultValue: [...defaultOpen] })}
      onValueChange={(next) => onOpenChange?.(next.map(String))}
      className={classNames('cs-accordion', className)}
    >
      {items.map(({ value, title, content, disabled = false }) => (
        <Base.Item key={value} value={value} disabled={disabled} className="cs-accordion__item">
          <Base.Header render={<Heading />} className="cs-accordion__head">
            <Base.Trigger className="cs-accordion__trigger">
              <span className="cs-accordion__title">{title}</span>
              <IconChevronDown className="cs-accordion__arrow" size={20} aria-hidden />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="cs-accordion__panel">
            <div className="cs-accordion__content">{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
