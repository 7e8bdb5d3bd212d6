import { type SquadCards, sumOfCosts } from '@rangefinder/xwing/squad';
import { FACTIONS, type Restriction, SLOTS } from '../card.ts';
import { allPilots, allUpgrades, findPilot, findUpgrade, unwritten } from '../cards/catalog.ts';
import { factionName, slotName } from './names.ts';
import { dependsOnOthers, described, meets, ruleOf } from './restrictions.ts';

/** The cards of the first edition as squads know them. */
export const SQUAD_CARDS: SquadCards = {
  findPilot,
  findUpgrade,
  allPilots,
  allUpgrades,
  unwritten,
  inMode: () => true,
  factions: FACTIONS,
  factionName,
  slots: SLOTS,
  slotName,
  hardpoint: () => NO_SLOTS,
  meets,
  dependsOnOthers,
  described: (restriction: Restriction) => ({ rule: ruleOf(restriction), said: described(restriction) }),
  upgradesCost: (_pilot, upgrades) => sumOfCosts(upgrades),
};

const NO_SLOTS: readonly string[] = [];
