import type { ReactNode } from 'react';
import type { PieceKind } from '../../../src/battlefield/model.ts';
import { Beams, Crate, Dome, Hull, Landing, Posts, Ribs, Rings } from './built.tsx';
import { Growth } from './growth.tsx';
import { Dark, Seams, spokes, strokes } from './lines.tsx';
import type { Material } from './material.ts';
import { Bags, Contours, Courses, Debris, Facets, Hollow, Planks, Slopes, Waves } from './stone.tsx';

const ORIGIN = { x: 0, y: 0 };

/** What a place is known by, drawn on the roofs of its houses and the plates of its machines. */
const BY_KIND: Readonly<Record<string, () => ReactNode>> = {
  house: () => (
    <>
      <Dome x={-26} y={6} r={38} />
      <Dark x={46} y={-26} width={26} height={22} />
      <Seams d={strokes([28, 34, 40].map((y) => [30, y, 64, y] as const))} />
    </>
  ),
  hut: () => <Dome x={0} y={4} r={30} />,
  'stepped-house': () => (
    <>
      <Dome x={-20} y={8} r={34} />
      <Dark x={40} y={-32} width={22} height={18} />
    </>
  ),
  'two-storey-house': () => (
    <>
      <Dome x={-34} y={14} r={38} />
      <Dark x={42} y={-30} width={28} height={24} />
      <Seams d={strokes([26, 33, 40, 47].map((y) => [26, y, 66, y] as const))} />
    </>
  ),
  bunker: () => (
    <>
      <Dark x={0} y={40} width={104} height={6} />
      <Rings x={-42} y={-14} r={13} share={[1, 0.55]} />
      <Seams
        d={strokes([
          [-62, 12, 62, 12],
          [10, -48, 10, 12],
        ])}
      />
    </>
  ),
  platform: () => <Landing x={0} y={0} r={48} />,
  silo: () => (
    <>
      <Rings x={0} y={0} r={55} share={[0.78, 0.3]} />
      <Seams d={spokes(ORIGIN, 12, 17, 43)} />
    </>
  ),
  condenser: () => (
    <>
      <Rings x={0} y={0} r={24} share={[0.78]} />
      <Seams d={spokes(ORIGIN, 6, 12, 24)} />
      <circle className="lg-dark" r={5} />
    </>
  ),
  generator: () => (
    <>
      <Seams d={spokes(ORIGIN, 16, 31, 42)} />
      <Rings x={0} y={0} r={28} share={[0.7]} />
      <circle className="lg-glowing" r={9} />
    </>
  ),
  antenna: () => (
    <>
      <Rings x={0} y={0} r={18} share={[1, 0.6]} />
      <Seams d={spokes(ORIGIN, 4, 6, 18)} />
    </>
  ),
  wreck: Hull,
};

/** What a piece is known by, over the outlines of its parts, which alone are what the rules know of it. */
export function Signs({ kind, material }: { readonly kind: PieceKind; readonly material: Material }) {
  return material === 'growth' ? <Growth kind={kind} /> : (BY_KIND[kind.id]?.() ?? null);
}

interface DetailProps {
  readonly kind: PieceKind;
  readonly number: number;
  readonly shape: PieceKind['parts'][number]['footprint'];
  readonly material: Material;
}

/** What is drawn on a part because of what it is made of, or of the kind it belongs to. */
export function Detail({ kind: { id, trench, parts }, number, shape, material }: DetailProps) {
  if (id === 'tower' || id === 'high-tower') return <Beams shape={shape} />;
  if (id === 'container') return <Ribs shape={shape} pitch={12} />;
  if (id === 'fence') return <Posts shape={shape} />;
  if (id === 'stepped-house' || id === 'platform') return number > 0 ? <Ribs shape={shape} pitch={9} along /> : null;
  if (id === 'rampart' || id === 'earth-wall') return <Slopes shape={shape} />;
  switch (material) {
    case 'bags':
      return <Bags shape={shape} />;
    case 'earth':
      return <Contours shape={shape} />;
    case 'crate':
      return <Crate shape={shape} />;
    case 'hollow':
      return trench ? <Planks shape={shape} /> : <Hollow shape={shape} />;
    case 'water':
      return <Waves shape={shape} />;
    case 'rubble':
      return number === 0 ? <Debris shape={shape} seed={id} /> : <Facets shape={shape} seed={`${id}${number}`} />;
    case 'stone':
      return id === 'rock' || id === 'boulders' ? (
        <Facets shape={shape} seed={`${id}${number}`} />
      ) : (
        <Courses shape={shape} length={20} rows={parts.length > 1 || id === 'wall' ? 1 : 2} />
      );
    default:
      return null;
  }
}
