import { useEffect, useRef, useState } from 'react';
import { IconRefresh } from '../icons.ts';

export interface SliderPuzzleProps {
  /** Data addresses of the picture and of the piece. */
  image: string;
  piece: string;
  width: number;
  height: number;
  pieceSize: number;
  pieceY: number;
  /** Id of the challenge; a new one starts over. */
  challengeId: string;
  label: string;
  hint: string;
  refreshLabel: string;
  busy?: boolean;
  /** Left edge of the piece, in picture pixels, when the member lets go or presses Enter. */
  onSubmit: (x: number) => void;
  onRefresh: () => void;
}

/**
 * A puzzle whose piece is moved with a range input: by pointer, by arrow keys, by any assistive technology
 * that knows sliders. Letting go submits; on the keyboard, Enter does.
 */
export function SliderPuzzle(props: SliderPuzzleProps) {
  return <Puzzle key={props.challengeId} {...props} />;
}

function Puzzle(props: SliderPuzzleProps) {
  const { width, height, pieceSize, pieceY, challengeId, busy = false } = props;
  const [x, setX] = useState(0);
  const pieceRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const piece = pieceRef.current;
    if (!piece) return;
    piece.style.left = `${(x / width) * 100}%`;
    piece.style.top = `${(pieceY / height) * 100}%`;
    piece.style.width = `${(pieceSize / width) * 100}%`;
  }, [x, width, height, pieceY, pieceSize]);
  return (
    <div className="cs-puzzle" data-captcha-id={challengeId} aria-busy={busy}>
      <div className="cs-puzzle__stage">
        <img src={props.image} width={width} height={height} alt="" draggable={false} />
        <img
          ref={pieceRef}
          className="cs-puzzle__piece"
          src={props.piece}
          alt=""
          draggable={false}
        />
        <button
          type="button"
          className="cs-puzzle__refresh cs-icon-button"
          aria-label={props.refreshLabel}
          onClick={props.onRefresh}
        >
          <IconRefresh size={16} aria-hidden />
        </button>
      </div>
      <input
        className="cs-puzzle__range"
        type="range"
        aria-label={props.label}
        min={0}
        max={width - pieceSize}
        step={1}
        value={x}
        disabled={busy}
        onChange={(event) => setX(Number(event.target.value))}
        onPointerUp={(event) => {
          const at = Number(event.currentTarget.value);
          if (at > 0) props.onSubmit(at);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          props.onSubmit(Number(event.currentTarget.value));
        }}
      />
      <p className="cs-puzzle__hint">{props.hint}</p>
    </div>
  );
}
