'use client';
import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { clubLook, monogramOf, type Parting } from './club-look.ts';

/** All other props go to the `<svg>`, which is the root element. */
export interface ClubShieldProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'viewBox'
> {
  /** The club's name, which gives the letters and, without `identity`, determines all parts that are not given. */
  name: string;
  /**
   * A text that is the same in every language, such as an id; it then determines colours and parting instead of the
   * name.
   *
   * @default name
   */
  identity?: string;
  /** Two hex colours of six digits; the first is the ground of the monogram. */
  colours?: readonly [string, string];
  parting?: Parting;
  /** One to three letters. */
  monogram?: string;
  /** Side in CSS pixels. @default 32 */
  size?: number;
  /** Makes it an image with this name; leave it out where the name is shown beside it. */
  label?: string;
}

const OUTLINE = 'M32 3l25 7v20c0 15-10 25-25 31C17 55 7 45 7 30V10z';

/** The shapes in the second colour on top of the first. */
const PARTS: Readonly<Record<Parting, string>> = {
  border: 'M0 0h64v64H0zM32 9L13 14.500v15.500c0 12 7 19 19 24.5 12-5.5 19-12.5 19-24.500V14.500z',
  pale: 'M32 0h32v64H32z',
  stripes: 'M14 0h7v64h-7zM28.5 0h7v64h-7zM43 0h7v64h-7z',
  hoops: 'M0 4h64v9H0zM0 22h64v9H0zM0 40h64v9H0zM0 58h64v6H0z',
  bend: 'M0 -6L70 64H40L-8 16z',
  chevron: 'M32 22l36 34v14L32 38-4 70V56z',
  quarters: 'M32 0h32v32H32zM0 32h32v32H0z',
  sash: 'M24 0h16v64H24zM0 26h64v12H0z',
};

/** A club's shield in its two colours, generated from its name: never the real mark of a club. */
export function ClubShield({
  name,
  identity = name,
  colours,
  parting,
  monogram,
  size = 32,
  label,
  className,
  ...rest
}: ClubShieldProps) {
  const clip = useId();
  const look = clubLook(identity, {
    ...(colours && { colours }),
    ...(parting && { parting }),
    monogram: monogram ?? monogramOf(name),
  });
  const [ground, other] = look.colours;
  const letters = [...look.monogram].length;
  const named = label !== undefined || rest['aria-label'] !== undefined;
  return (
    <svg
      width={size}
      height={size}
      focusable="false"
      {...(named ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      viewBox="0 0 64 64"
      className={classNames('cs-shield', className)}
    >
      <clipPath id={clip}>
        <path d={OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill={ground} d="M0 0h64v64H0z" />
        <path fill={other} fillRule="evenodd" d={PARTS[look.parting]} />
        <circle cx={32} cy={31} r={19} fill={other} />
        <circle cx={32} cy={31} r={17} fill={ground} />
      </g>
      <path className="cs-shield__line" d={OUTLINE} />
      <text
        className="cs-shield__monogram"
        fill={look.ink}
        x={32}
        y={31}
        dy="0.36em"
        fontSize={letters > 2 ? 14 : letters > 1 ? 18 : 22}
      >
        {look.monogram}
      </text>
    </svg>
  );
}
