import { placedBody } from '@rangefinder/geometry';
import {
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Area, cornersOf } from './area.ts';
import type { Camera } from './camera.ts';
import { type Labelled, type PlacedLabel, placeLabels, type Rect } from './labels.ts';
import { type BoardPiece, type PieceLabel, reachOfPiece } from './pieces.ts';
import { textWidth } from './textWidth.ts';

/** A short text that is pinned to a place of the table and stays upright. */
export interface Chip {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tone: 'act' | 'warn';
}

interface LabelLayerProps {
  readonly camera: Camera;
  readonly area: Area;
  readonly pieces: readonly BoardPiece[];
  /** A piece on its way has no label. */
  readonly moving: string | null;
  readonly pointed: string | null;
  readonly chips: readonly Chip[];
  /** Pieces that are being placed, where they began: labels do not follow a hand about. */
  readonly placed: readonly Outlined[];
}

type Outlined = Pick<BoardPiece, 'body' | 'pose'>;

/** Below this scale labels are compact. */
const COMPACT = 0.55;
/** On a board as narrow as a phone, where names of many would lie over each other. */
const NARROW = { width: 500, compact: 0.8 };

/**
 * Everything that is read: names, tokens, measurements. It stays upright and of one size, whatever the camera does.
 * Panning only shifts the layer; zooming and turning lay it out anew, and so does the next decision.
 */
export const LabelLayer = memo(function LabelLayer(props: LabelLayerProps) {
  const { camera, area, pieces, moving, pointed, chips, placed } = props;
  const layer = useRef<SVGGElement>(null);
  const frame = useSyncExternalStore(camera.subscribe, () => {
    const { view, aim, box } = camera;
    return [view.scale, view.angle, aim.x, aim.y, box.width, box.height].join(' ');
  });
  useLayoutEffect(() => {
    const shift = () => {
      const { x, y } = camera.toScreen({ x: 0, y: 0 });
      layer.current?.setAttribute('transform', `translate(${x} ${y})`);
    };
    shift();
    return camera.subscribe(shift);
  }, [camera]);
  const fonts = useFonts();
  // The frame stands for the camera's scale and angle and for what it was sent to; texts are as wide as the faces that have arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const labels = useMemo(() => {
    const compact = camera.view.scale < (camera.box.width < NARROW.width ? NARROW.compact : COMPACT);
    const written = pieces.flatMap((piece) => {
      const label = piece.id === moving ? undefined : piece.label?.(compact && piece.id !== pointed);
      return label ? [{ piece, label }] : [];
    });
    const pinned = chips.map((chip) => chipLabelled(camera, chip));
    const beside = written.map(({ piece, label }) => labelled(camera, piece, label));
    const unwritten = pieces.filter(({ label }) => !label);
    const standing = [...unwritten.filter(({ low }) => !low), ...placed].map((piece) => baseOf(camera, piece));
    const lying = unwritten.filter(({ low }) => low).map((piece) => around(camera, piece));
    return placeLabels([...pinned, ...beside], { standing, lying }, areaOf(camera, area), seenBy(camera)).map(
      (place) => ({
        place,
        written: written.find(({ piece }) => piece.id === place.id),
        chip: chips.find(({ key }) => key === place.id),
      }),
    );
  }, [area, pieces, moving, pointed, frame, camera, chips, placed, fonts]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the pieces say all this themselves.
    <g ref={layer} className="board-labels" aria-hidden="true">
      {labels.map(({ place, chip }) => chip && <ChipLabel key={chip.key} chip={chip} place={place} />)}
      {labels.map(
        ({ place, written }) =>
          written && (
            <Beside
              key={place.id}
              place={place}
              side={written.piece.side}
              from={place.apart ? pixel(camera, written.piece.pose) : null}
            >
              {written.label.look}
            </Beside>
          ),
      )}
    </g>
  );
});

/** Grows when the faces of the letters have arrived: texts have another width then. */
function useFonts(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let here = true;
    document.fonts.ready.then(() => here && setCount((now) => now + 1));
    return () => {
      here = false;
    };
  }, []);
  return count;
}

/** A table point in the pixels of the layer. */
function pixel(camera: Camera, point: { readonly x: number; readonly y: number }) {
  const origin = camera.toScreen({ x: 0, y: 0 });
  const { x, y } = camera.toScreen(point);
  return { x: x - origin.x, y: y - origin.y };
}

/** What stands on the table without a label of its own. */
function baseOf(camera: Camera, piece: Outlined): Rect {
  const { x, y } = pixel(camera, piece.pose);
  const half = halfOf(camera, piece);
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

/** What lies on the table without a label, as far as labels had better not cover it. */
function around(camera: Camera, piece: BoardPiece): Rect {
  const { x, y } = pixel(camera, piece.pose);
  const half = reachOfPiece(piece) * 0.8 * camera.view.scale;
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

/** The play area in the pixels of the layer, with a little room around it. */
function areaOf(camera: Camera, area: Area): Rect {
  const corners = cornersOf(area).map((corner) => pixel(camera, corner));
  const left = Math.min(...corners.map(({ x }) => x)) - 8;
  const top = Math.min(...corners.map(({ y }) => y)) - 8;
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map(({ x }) => x)) + 8 - left,
    height: Math.max(...corners.map(({ y }) => y)) + 8 - top,
  };
}

/** What the camera was sent to and no tool covers, in the pixels of the layer; null where a hand has zoomed or turned it since. */
function seenBy(camera: Camera): Rect | null {
  const { view, aim, box, tools } = camera;
  if (view.scale !== aim.scale || view.angle !== aim.angle) return null;
  const { x, y } = pixel(camera, aim);
  return {
    x: x - box.width / 2,
    y: y - box.height / 2 + tools.top,
    width: box.width - tools.right,
    height: box.height - tools.top,
  };
}

function labelled(camera: Camera, piece: BoardPiece, { width, height }: PieceLabel): Labelled {
  return { id: piece.id, ...pixel(camera, piece.pose), reach: halfOf(camera, piece) + 2, width, height };
}

/** Half the side of the upright square on the screen that holds a piece as it is turned. */
function halfOf(camera: Camera, { body, pose }: Outlined): number {
  const turned = placedBody(body, { x: 0, y: 0, heading: pose.heading + camera.view.angle });
  const reaches = turned.flatMap((shape) =>
    shape.kind === 'disc' ? [Math.abs(shape.x) + shape.radius, Math.abs(shape.y) + shape.radius] : shape.points,
  );
  return Math.max(...reaches.map(Math.abs)) * camera.view.scale;
}

interface BesideProps {
  readonly place: PlacedLabel;
  readonly side: BoardPiece['side'];
  /** The piece, when the label is far from it. */
  readonly from: { readonly x: number; readonly y: number } | null;
  readonly children: ReactNode;
}

function Beside({ place, side, from, children }: BesideProps): ReactNode {
  return (
    <>
      {from && (
        <line
          className="board-leader"
          x1={from.x}
          y1={from.y}
          x2={place.x + place.width / 2}
          y2={place.y + (from.y < place.y ? 0 : place.height)}
        />
      )}
      <g className={`board-label board-${side}`} transform={`translate(${place.x} ${place.y})`}>
        {children}
      </g>
    </>
  );
}

function chipLabelled(camera: Camera, { key, x, y, text }: Chip): Labelled {
  return { id: key, ...pixel(camera, { x, y }), reach: 4, width: textWidth(text) + 16, height: 24 };
}

function ChipLabel({ chip, place }: { chip: Chip; place: PlacedLabel }) {
  return (
    <g className={`board-chip is-${chip.tone}`} transform={`translate(${place.x} ${place.y})`}>
      <rect width={place.width} height={24} rx={6} />
      <text x={place.width / 2} y={16.5} textAnchor="middle">
        {chip.text}
      </text>
    </g>
  );
}
