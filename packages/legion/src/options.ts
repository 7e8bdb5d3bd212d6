import { BadInput, isObject } from '@rangefinder/kernel';
import { oneOf } from '@rangefinder/kernel/reading';
import { COST_SETS } from './army/costs.ts';
import type { LegionSetup } from './setup.ts';
import { parseAgreed } from './terrain/agreed.ts';
import { allTerrain } from './terrain/kinds.ts';

/** What players may choose besides the usual game. */
export type Options = Pick<LegionSetup, 'terrain' | 'agreed' | 'unlimited' | 'costs'>;

/** legion.optional-rules.1: any of them, in any mode. */
export function parseOptions(raw: Readonly<Record<string, unknown>>): Options {
  const { terrain, agreed, unlimited, costs } = raw;
  if (terrain !== undefined && agreed !== undefined)
    throw new BadInput('agreed', 'Pieces that are still to be placed have no ids to agree on.');
  if (unlimited !== undefined && typeof unlimited !== 'boolean')
    throw new BadInput('unlimited', 'true or false is expected here.');
  return {
    ...(terrain === undefined ? {} : { terrain: parseSet(terrain) }),
    ...parseTerms(agreed),
    ...(unlimited === true ? { unlimited } : {}),
    ...(costs === undefined ? {} : { costs: oneOf(costs, 'costs', COST_SETS) }),
  };
}

/** A piece is named as it is called on its battlefield; one that is not there is told of when the match begins. */
function parseTerms(raw: unknown): Pick<Options, 'agreed'> {
  if (raw === undefined) return {};
  if (!isObject(raw)) throw new BadInput('agreed', 'Pieces by their ids are expected here.');
  const pieces = Object.entries(raw).map(([id, found]) => {
    const { agreed = {} } = parseAgreed(found, `agreed.${id}`);
    return [id, agreed] as const;
  });
  return { agreed: Object.fromEntries(pieces) };
}

/** The pieces that players have set aside: an even number (legion.terrain-competitive-placement.2). */
function parseSet(raw: unknown): 'competitive' | readonly string[] {
  if (!Array.isArray(raw)) return oneOf(raw, 'terrain', ['competitive'] as const);
  if (raw.length % 2 !== 0) throw new BadInput('terrain', 'An even number of pieces is set aside.');
  const kinds = allTerrain().map(({ id }) => id);
  return raw.map((kind, i) => oneOf(kind, `terrain[${i}]`, kinds));
}
