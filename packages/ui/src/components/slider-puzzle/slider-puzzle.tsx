'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconRefresh } from '../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

/** All other props, including `className`, go to the root element; `label` names the slider. */
export interface SliderPuzzleProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSubmit'
> {
  /** Data URLs of the picture and of the piece. */
  image: string;
  piece: string;
  width: number;
  height: number;
  pieceSize: number;
  pieceY: number;
  /** Id of the challenge; a new id starts over. */
  challengeId: string;
  label: string;
  hint: string;
  refreshLabel: string;
  busy?: boolean;
  /** Left edge of the piece, in picture pixels, when the member releases the slider or presses Enter. */
  onSubmit: (x: number) => void;
  onRefresh: () => void;
}

/**
 * A puzzle whose piece is moved with a range input: by pointer, by arrow keys, by any assistive technology that
 * supports sliders. Releasing it submits; on the keyboard, Enter does.
 */
export function SliderPuzzle(props: SliderPuzzleProps) {
  return <Puzzle key={props.challengeId} {...props} />;
}

function Puzzle(props: SliderPuzzleProps) {
  const {
    image,
    piece,
    width,
    height,
    pieceSize,
    pieceY,
    challengeId,
    label,
    hint,
    refreshLabel,
    busy = false,
    onSubmit,
    onRefresh,
    className,
    ...rest
  } = props;
  const [x, setX] = useState(0);
  const pieceRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const shown = pieceRef.current;
    if (!shown) return;
    shown.style.left = `${(x / width) * 100}%`;
    shown.style.top = `${(pieceY / height) * 100}%`;
    shown.style.width = `${(pieceSize / width) * 100}%`;
  }, [x, width, height, pieceY, pieceSize]);
  return (
    <div
      {...rest}
      className={classNames('cs-puzzle', className)}
      data-captcha-id={challengeId}
      aria-busy={busy}
    >
      <div className="cs-puzzle__stage">
        <img src={image} width={width} height={height} alt="" draggable={false} />
        <img ref={pieceRef} className="cs-puzzle__piece" src={piece} alt="" draggable={false} />
        <IconButton className="cs-puzzle__refresh" label={refreshLabel} onClick={onRefresh}>
          <IconRefresh size={16} aria-hidden />
        </IconButton>
      </div>
      <input
        className="cs-puzzle__range"
        type="range"
        aria-label={label}
        min={0}
        max={width - pieceSize}
        step={1}
        value={x}
        disabled={busy}
        onChange={(event) => setX(Number(event.target.value))}
        onPointerUp={(event) => {
          const at = Number(event.currentTarget.value);
          if (at > 0) onSubmit(at);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onSubmit(Number(event.currentTarget.value));
        }}
      />
      <p className="cs-puzzle__hint">{hint}</p>
    </div>
  );
}
