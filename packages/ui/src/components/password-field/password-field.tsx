'use client';
import { useState } from 'react';
import { IconEye, IconEyeOff } from '../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Names of the button that shows and hides the password. */
  showLabel: string;
  hideTextLabel: string;
}

export function PasswordField({ showLabel, hideTextLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideTextLabel : showLabel}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        </IconButton>
      }
    />
  );
}
