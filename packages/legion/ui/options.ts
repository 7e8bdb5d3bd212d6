import type { Option, RequestView } from '@rangefinder/kernel';
import { offered } from '../src/ask.ts';

/** What an option is about, as far as that lies on the table or in a hand. */
interface About {
  readonly unit: string | null;
  readonly mini: string | null;
  readonly marker: string | null;
  /** A piece of terrain. */
  readonly piece: string | null;
  readonly card: string | null;
  /** A kind of terrain. */
  readonly kind: string | null;
  /** The number of a die. */
  readonly die: number | null;
}

export function aboutOf(request: RequestView, one: Option): About {
  const about: object = offered(request, one).option.about ?? {};
  const text = (name: string) => {
    const value: unknown = Reflect.get(about, name);
    return typeof value === 'string' ? value : null;
  };
  const die: unknown = Reflect.get(about, 'die');
  return {
    unit: text('unit'),
    mini: text('mini'),
    marker: text('marker'),
    piece: text('piece'),
    card: text('card'),
    kind: text('kind'),
    die: typeof die === 'number' ? die : null,
  };
}

/** The pieces an option is about: a unit's piece is its leader. */
export function piecesOf(request: RequestView, one: Option): readonly string[] {
  const { unit, mini, marker, piece } = aboutOf(request, one);
  return [mini, unit, marker, piece].flatMap((piece) => piece ?? []);
}
