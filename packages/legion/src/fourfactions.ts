import { battleCardFacts, commandFacts, unitFacts, upgradeFacts } from './cards/catalog.ts';
import type { Catalog } from './edition.ts';
import { findKeyword } from './keywords/index.ts';
import { terrainKind } from './terrain/kinds.ts';

/** The cards of the four-faction game. */
export const CARDS: Catalog = {
  unit: unitFacts,
  upgrade: upgradeFacts,
  command: commandFacts,
  keyword: findKeyword,
  battle: battleCardFacts,
  terrain: terrainKind,
};
