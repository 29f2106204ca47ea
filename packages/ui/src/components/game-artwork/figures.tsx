import { Glyph } from '../../art/glyph.tsx';
import { GAME_MOTIFS } from '../../art/game/game-motifs.ts';
import type { Figure } from '../../art/game/scene.ts';

const place = ({ x, y, size, turn = 0, flip = false }: Figure) => {
  const scale = size / 64;
  return [
    `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
    turn === 0 ? '' : `rotate(${turn.toFixed(1)})`,
    `scale(${((flip ? -1 : 1) * scale).toFixed(3)} ${scale.toFixed(3)})`,
    'translate(-32 -32)',
  ]
    .filter((each) => each !== '')
    .join(' ');
};

/** Glyphs at their places, each with its dark outline. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const places = figures.map((figure, at) => ({ figure, at }));
  return places.map(({ figure, at }) => (
    <g key={at} transform={place(figure)}>
      <Glyph picture={GAME_MOTIFS[figure.motif]} />
    </g>
  ));
}
