import type { ReactNode, SVGProps } from 'react';

/** Props of the three icons; the others take more. */
export interface BasicIconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Width and height in px. @default 24 */
  size?: number;
}

// Icons that the first page of a site may show, without the library of the others, which would be loaded with the first
// of its icons.
function drawn(shape: ReactNode) {
  return function BasicIcon({ size = 24, ...rest }: BasicIconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {shape}
      </svg>
    );
  };
}

/** For an error or a problem. */
export const IconAlert = drawn(
  <>
    <circle cx={12} cy={12} r={10} />
    <path d="M12 8v4m0 4h0" />
  </>,
);
/** For an empty state: a tray without paper. */
export const IconEmpty = drawn(
  <path d="M3 13 6 5h12l3 8v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zh5l2 3h4l2-3h5" />,
);
/** Spins with the class `cs-spin`. */
export const IconSpinner = drawn(<path d="M21 12a9 9 0 1 1-6-8.5" />);
