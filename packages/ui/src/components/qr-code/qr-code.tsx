'use client';
import { useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { qrPath } from './qr-path.ts';

/** All other props go to the root element. */
export interface QrCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Content of the code, e.g. an address to pay to. It is also shown below the code as text. */
  text: string;
  /** The text as shown below the code, e.g. an address in groups. @default text */
  shownText?: ReactNode;
  /** Purpose of the code, used as the name of the image. */
  label: string;
  copyLabel: string;
  copiedLabel: string;
  /** Shown in place of a code when the text is too long for one; the text can still be copied. */
  tooLongText: string;
}

// Scanners need dark on white, in every edition.
const DARK = '#000000';
const LIGHT = '#ffffff';

/** A QR code with its text and a button that copies it. */
export function QrCode({
  text,
  shownText = text,
  label,
  copyLabel,
  copiedLabel,
  tooLongText,
  className,
  ...rest
}: QrCodeProps) {
  const code = useMemo(() => qrPath(text), [text]);
  return (
    <figure {...rest} className={classNames('cs-qr', className)}>
      {code ? (
        <svg
          className="cs-qr__code"
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <rect width={code.size} height={code.size} fill={LIGHT} />
          <path d={code.path} fill={DARK} />
        </svg>
      ) : (
        <p className="cs-qr__error" role="alert">
          {tooLongText}
        </p>
      )}
      <figcaption className="cs-qr__caption">
        <span className="cs-qr__text">{shownText}</span>
        <CopyButton text={text} label={copyLabel} copiedLabel={copiedLabel} />
      </figcaption>
    </figure>
  );
}
