import { Button, Popover } from '@courtside/ui';
import type { ReactNode } from 'react';

interface ChoicesProps {
  label: string;
  disabled: boolean;
  children: ReactNode;
  /** Told when they are shown and when no longer. */
  onOpenChange?: (open: boolean) => void;
}

/** A button beside the field that brings things to choose from. */
export function Choices({ label, disabled, children, onOpenChange }: ChoicesProps) {
  return (
    <Popover
      trigger={
        <Button type="button" size="sm" disabled={disabled}>
          {label}
        </Button>
      }
      title={label}
      hideTitle
      {...(onOpenChange && { onOpenChange })}
      side="top"
    >
      <div className="cs-chat-choices">{children}</div>
    </Popover>
  );
}
