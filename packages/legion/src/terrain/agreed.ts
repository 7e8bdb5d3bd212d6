import { BadInput } from '@rangefinder/kernel';
import { keys, oneOf } from '@rangefinder/kernel/reading';
import {
  type Agreed,
  type Cover,
  type Difficulty,
  type Piece,
  UNIT_TYPES,
  type UnitType,
} from '../battlefield/model.ts';

const COVERS: readonly Cover[] = ['none', 'light', 'heavy'];
const DIFFICULTIES: readonly Difficulty[] = ['open', 'difficult', 'impassable'];

/** `{ cover: light, movement: { trooper: difficult }, ladders: false }`; nothing where nothing is said (legion.cover.8). */
export function parseAgreed(raw: unknown, at: string): Pick<Piece, 'agreed'> {
  const { cover, movement, ladders, stand } = keys(raw ?? {}, at, ['cover', 'movement', 'ladders', 'stand']);
  const agreed: Agreed = {
    ...(cover === undefined ? {} : { cover: byType(cover, `${at}.cover`, COVERS) }),
    ...(movement === undefined ? {} : { movement: byType(movement, `${at}.movement`, DIFFICULTIES) }),
    ...no(ladders, `${at}.ladders`, { ladders: false }),
    ...no(stand, `${at}.stand`, { stand: false }),
  };
  return Object.keys(agreed).length === 0 ? {} : { agreed };
}

/** One for all types of units, or one for each that is named (legion.terrain-general.3). */
function byType<V extends string>(raw: unknown, at: string, values: readonly V[]): Partial<Record<UnitType, V>> {
  if (typeof raw === 'string') {
    const value = oneOf(raw, at, values);
    return { trooper: value, emplacement: value, creature: value, ground: value, repulsor: value };
  }
  const map = keys(raw, at, UNIT_TYPES);
  const found: Partial<Record<UnitType, V>> = {};
  for (const type of UNIT_TYPES) if (map[type] !== undefined) found[type] = oneOf(map[type], `${at}.${type}`, values);
  return found;
}

function no<T extends object>(raw: unknown, at: string, denied: T): Partial<T> {
  if (raw === undefined || raw === true) return {};
  if (raw !== false) throw new BadInput(at, 'true or false is expected here.');
  return denied;
}
