import { BANE } from './cards/bane.ts';
import { battleCardFacts, commandFacts, commandsOf, equipmentFacts, unitFacts } from './cards/catalog.ts';
import type { Catalog } from './edition.ts';
import { findKeyword } from './keywords/index.ts';
import { STANDBY } from './rules/reacting.ts';
import { terrainKind } from './terrain/kinds.ts';

/** The cards of the four-faction game. */
export const CARDS: Catalog = {
  unit: unitFacts,
  upgrade: equipmentFacts,
  command: commandFacts,
  commandsOf,
  keyword: findKeyword,
  battle: battleCardFacts,
  token: (kind) => (kind === 'bane' ? BANE : []),
  terrain: terrainKind,
  standby: STANDBY,
};
