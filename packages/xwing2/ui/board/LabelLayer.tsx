import type { Pose } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { BASE_LENGTH, obstacleReach } from '@rangefinder/xwing';
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
import { pilotCard } from '../../src/cards/catalog.ts';
import type { Token } from '../../src/state.ts';
import type { ShipView, XwingView } from '../../src/view.ts';
import { boardNames, lockersOf, tokensOf } from '../names.ts';
import { statsOf } from '../stats.ts';
import { TokenMark } from '../TokenMark.tsx';
import type { Camera } from './camera.ts';
import { type Labelled, type PlacedLabel, placeLabels, type Rect } from './labels.ts';

/** A short text that is pinned to a place of the table and stays upright. */
export interface Chip {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tone: 'plain' | 'act' | 'warn';
}

interface LabelLayerProps {
  readonly camera: Camera;
  readonly view: XwingView;
  readonly poses: ReadonlyMap<string, Pose>;
  /** Ships on their way have no label. */
  readonly moving: string | null;
  readonly near: number;
  readonly pointed: string | null;
  readonly language: Language;
  readonly chips: readonly Chip[];
}

/**
 * Everything that is read: names, tokens, measurements. It stays upright and of one size, whatever the camera does.
 * Panning only shifts the layer; zooming and turning lay it out anew.
 */
export const LabelLayer = memo(function LabelLayer(props: LabelLayerProps) {
  const { camera, view, poses, moving, near, pointed, language, chips } = props;
  const layer = useRef<SVGGElement>(null);
  const frame = useSyncExternalStore(camera.subscribe, () => `${camera.view.scale} ${camera.view.angle}`);
  useLayoutEffect(() => {
    const shift = () => {
      const { x, y } = camera.toScreen({ x: 0, y: 0 });
      layer.current?.setAttribute('transform', `translate(${x} ${y})`);
    };
    shift();
    return camera.subscribe(shift);
  }, [camera]);
  const compact = camera.view.scale < 0.55;
  const fonts = useFonts();
  // The frame stands for the camera's scale and angle; texts are as wide as the faces that have arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const labels = useMemo(() => {
    const shown = view.ships.filter((ship) => poses.has(ship.id) && ship.id !== moving);
    const names = boardNames(shown, language);
    const contents = shown.map((ship) =>
      contentOf(view, ship, compact && ship.id !== pointed ? '' : (names.get(ship.id) ?? '')),
    );
    const pinned = chips.map((chip) => chipLabelled(camera, chip));
    const ships = contents.map((content) => labelled(camera, content, poses));
    const placed = placeLabels([...pinned, ...ships], rocksOf(camera, view), areaOf(camera, view.playArea));
    return placed.map((place) => ({
      place,
      content: contents.find(({ ship }) => ship.id === place.id),
      chip: chips.find(({ key }) => key === place.id),
    }));
  }, [view, poses, moving, language, compact, pointed, frame, camera, chips, fonts]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the pieces say all this themselves.
    <g ref={layer} className="xw-labels" aria-hidden="true">
      {labels.map(({ place, chip }) => chip && <ChipLabel key={chip.key} chip={chip} place={place} />)}
      {labels.map(
        ({ place, content }) =>
          content && (
            <ShipLabel
              key={place.id}
              place={place}
              content={content}
              side={content.ship.seat === near ? 'near' : 'far'}
              from={place.apart ? pixel(camera, poses.get(place.id)) : null}
            />
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
function pixel(camera: Camera, point: { x: number; y: number } | undefined) {
  if (!point) return null;
  const origin = camera.toScreen({ x: 0, y: 0 });
  const { x, y } = camera.toScreen(point);
  return { x: x - origin.x, y: y - origin.y };
}

interface Content {
  readonly ship: ShipView;
  readonly name: string;
  readonly initiative: number;
  readonly shields: number;
  readonly shieldsOf: number;
  readonly hull: number;
  readonly hullOf: number;
  readonly tokens: readonly (readonly [Token | 'lock', number])[];
  readonly width: number;
  readonly height: number;
}

const LINE = 16;
const PIPS = 7;
const TOKEN_SIZE = 15;
const PIP = 6;

/** What lies on the table besides ships, as far as labels had better not cover it. */
function rocksOf(camera: Camera, { obstacles, features }: XwingView): Rect[] {
  const pieces = [
    ...obstacles.map(({ pose, token }) => ({ pose, reach: obstacleReach(token) * 0.8 })),
    ...features.map(({ pose }) => ({ pose, reach: 18 })),
  ];
  return pieces.map(({ pose, reach }) => {
    const { x, y } = pixel(camera, pose) ?? { x: 0, y: 0 };
    const half = reach * camera.view.scale;
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  });
}

/** The play area in the pixels of the layer, with a little room around it. */
function areaOf(camera: Camera, playArea: number): Rect {
  const corners = [0, playArea].flatMap((x) => [0, playArea].map((y) => pixel(camera, { x, y }) ?? { x: 0, y: 0 }));
  const left = Math.min(...corners.map(({ x }) => x)) - 8;
  const top = Math.min(...corners.map(({ y }) => y)) - 8;
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map(({ x }) => x)) + 8 - left,
    height: Math.max(...corners.map(({ y }) => y)) + 8 - top,
  };
}

function contentOf(view: XwingView, ship: ShipView, name: string): Content {
  const stats = statsOf(view, ship);
  const locked = lockersOf(view, ship.id).length;
  const tokens: (readonly [Token | 'lock', number])[] = [...tokensOf(ship)];
  if (locked > 0) tokens.push(['lock', locked]);
  const width = Math.max(19 + textWidth(name), (stats.shields + stats.hull) * PIP + 4, tokensWidth(tokens));
  return {
    ship,
    name,
    initiative: stats.initiative,
    shields: ship.shields,
    shieldsOf: stats.shields,
    hull: stats.hullLeft,
    hullOf: stats.hull,
    tokens,
    width,
    height: LINE + PIPS + (tokens.length > 0 ? TOKEN_SIZE + 2 : 0),
  };
}

let pen: CanvasRenderingContext2D | null = null;

function textWidth(text: string): number {
  if (text === '') return 0;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7;
  pen.font = '600 14px "Barlow Condensed", "Arial Narrow", system-ui, sans-serif';
  return Math.ceil(pen.measureText(text).width) + 2;
}

function labelled(camera: Camera, { ship, width, height }: Content, poses: ReadonlyMap<string, Pose>): Labelled {
  const { x, y } = pixel(camera, poses.get(ship.id) ?? ship.pose) ?? { x: 0, y: 0 };
  const half = (BASE_LENGTH[pilotCard(ship.pilot).type.size] / 2) * camera.view.scale;
  const turned = (((poses.get(ship.id) ?? ship.pose).heading + camera.view.angle) * Math.PI) / 180;
  const reach = half * (Math.abs(Math.cos(turned)) + Math.abs(Math.sin(turned))) + 2;
  return { id: ship.id, x, y, reach, width, height };
}

interface ShipLabelProps {
  readonly place: PlacedLabel;
  readonly content: Content;
  readonly side: 'near' | 'far';
  /** The ship, when the label is far from it. */
  readonly from: { readonly x: number; readonly y: number } | null;
}

function ShipLabel({ place, content, side, from }: ShipLabelProps): ReactNode {
  const { name, initiative, tokens, width } = content;
  const first = (place.width - (name === '' ? 16 : 19 + textWidth(name))) / 2;
  return (
    <>
      {from && (
        <line
          className="xw-leader"
          x1={from.x}
          y1={from.y}
          x2={place.x + place.width / 2}
          y2={place.y + (from.y < place.y ? 0 : place.height)}
        />
      )}
      <g className={`xw-label xw-${side}`} transform={`translate(${place.x} ${place.y})`}>
        <rect className="xw-initiative" x={first} y={0.5} width={16} height={15} rx={3} />
        <text className="xw-initiative-value" x={first + 8} y={12.4} textAnchor="middle">
          {initiative}
        </text>
        {name !== '' && (
          <text className="xw-name" x={first + 19} y={12.6}>
            {name}
          </text>
        )}
        <Pips content={content} width={width} />
        <Tokens tokens={tokens} width={width} />
      </g>
    </>
  );
}

function Tokens({ tokens, width }: Pick<Content, 'tokens' | 'width'>) {
  let left = (width - tokensWidth(tokens)) / 2;
  return tokens.map(([token, count]) => {
    const x = left;
    left += tokenWidth(count);
    return <TokenMark key={token} token={token} count={count} label="" x={x} y={LINE + PIPS} size={TOKEN_SIZE} />;
  });
}

/** A badge that counts is wider than one that does not. */
function tokenWidth(count: number): number {
  return (count > 1 ? TOKEN_SIZE * 1.5 : TOKEN_SIZE) + 2;
}

function tokensWidth(tokens: Content['tokens']): number {
  return tokens.reduce((sum, [, count]) => sum + tokenWidth(count), 0);
}

function Pips({ content, width }: { content: Content; width: number }) {
  const { shields, shieldsOf, hull, hullOf } = content;
  const kinds = [
    ...Array.from({ length: shieldsOf }, (_, i) => (i < shields ? 'xw-pip-shield' : 'xw-pip-spent')),
    ...Array.from({ length: hullOf }, (_, i) => (i < hull ? 'xw-pip-hull' : 'xw-pip-spent')),
  ];
  const left = (width - kinds.length * PIP) / 2;
  return kinds.map((kind, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place.
    <rect key={i} className={kind} x={left + i * PIP + 0.5} y={LINE + 1} width={PIP - 1.5} height={4} rx={1} />
  ));
}

function chipLabelled(camera: Camera, { key, x, y, text }: Chip): Labelled {
  return { id: key, ...(pixel(camera, { x, y }) ?? { x: 0, y: 0 }), reach: 4, width: textWidth(text) + 16, height: 24 };
}

function ChipLabel({ chip, place }: { chip: Chip; place: PlacedLabel }) {
  return (
    <g className={`xw-chip xw-chip-${chip.tone}`} transform={`translate(${place.x} ${place.y})`}>
      <rect width={place.width} height={24} rx={6} />
      <text x={place.width / 2} y={16.5} textAnchor="middle">
        {chip.text}
      </text>
    </g>
  );
}
