'use client';
import { classNames } from '../../class-names.ts';
import { IconRefresh, IconSpinner } from '../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** All other props go to the `<input>` for the code; `className` goes to the frame. */
export interface PictureCaptchaProps extends Omit<TextFieldProps, 'type' | 'start' | 'end'> {
  /** Address of the picture; null while it is loading. */
  image: string | null;
  /** Id of the captcha; marks the picture as `data-captcha-id`. */
  captchaId?: string | undefined;
  /** Description of the picture; the code itself cannot be stated. */
  imageAlt: string;
  loadingLabel: string;
  refreshLabel: string;
  /** Called to get another picture, by the button or a click on the picture; the application clears the code. */
  onRefresh: () => void;
}

/** A captcha picture with a field for its code. */
export function PictureCaptcha({
  image,
  captchaId,
  imageAlt,
  loadingLabel,
  refreshLabel,
  onRefresh,
  className,
  ...props
}: PictureCaptchaProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      type="text"
      className={classNames('cs-picture-captcha', className)}
      end={
        <>
          <span className="cs-picture-captcha__stage" aria-busy={image === null}>
            {image === null ? (
              <span role="status" aria-label={loadingLabel}>
                <IconSpinner className="cs-spin" size={16} aria-hidden />
              </span>
            ) : (
              // The button beside it does the same for users without a pointer.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
              <img
                src={image}
                alt={imageAlt}
                data-captcha-id={captchaId}
                onClick={props.disabled ? undefined : onRefresh}
              />
            )}
          </span>
          <IconButton label={refreshLabel} disabled={props.disabled} onClick={onRefresh}>
            <IconRefresh size={16} aria-hidden />
          </IconButton>
        </>
      }
    />
  );
}
