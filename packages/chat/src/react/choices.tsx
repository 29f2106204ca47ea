import { Button, Popover } from '@courtside/ui';
import type { ReactNode } from 'react';

interface ChoicesProps {
  label: string;
  disabled: boolean;
  children: ReactNode;
  /** Called when the choices open and when they close. */
  onOpenChange?: (open: boolean) => void;
}

/** A button beside the message field that opens a popover of choices. */
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
