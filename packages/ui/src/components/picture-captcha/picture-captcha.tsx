import { classNames } from '../../class-names.ts';
import { IconRefresh, IconSpinner } from '../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** Everything but `className`, which goes to the frame, reaches the `<input>` for the code. */
export interface PictureCaptchaProps extends Omit<TextFieldProps, 'type' | 'start' | 'end'> {
  /** Address of the picture; null while it is on its way. */
  image: string | null;
  /** What the picture is; the code itself cannot be told. */
  imageAlt: string;
  loadingLabel: string;
  refreshLabel: string;
  /** Asks for another picture; the application empties the code. */
  onRefresh: () => void;
}

/** The code of a picture, typed beside it. */
export function PictureCaptcha({
  image,
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
              <img src={image} alt={imageAlt} />
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
