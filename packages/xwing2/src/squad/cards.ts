import { type SquadCards, sumOfCosts } from '@rangefinder/xwing/squad';
import { FACTIONS, type PilotCard, type Restriction, SLOTS, type UpgradeFacts } from '../card.ts';
import { allPilots, allUpgrades, findPilot, findUpgrade, unwritten } from '../cards/catalog.ts';
import { factionName, slotName } from './names.ts';
import { dependsOnOthers, meets } from './restrictions.ts';
import { described, ruleOf } from './restrictionwords.ts';

/** The cards of the second edition as squads know them. */
export const SQUAD_CARDS: SquadCards = {
  findPilot,
  findUpgrade,
  allPilots,
  allUpgrades,
  unwritten,
  inMode: (card: PilotCard | UpgradeFacts, mode) => (mode === 'standard' ? card.standard : card.extended !== false),
  factions: FACTIONS,
  factionName,
  slots: SLOTS,
  slotName,
  // xw2.faq-squad-building.2
  hardpoint: ({ ability }: PilotCard) => ability?.hardpoint ?? NO_SLOTS,
  meets,
  dependsOnOthers,
  described: (restriction: Restriction) => ({ rule: ruleOf(restriction), said: described(restriction) }),
  upgradesCost: (_pilot, upgrades) => sumOfCosts(upgrades),
};

const NO_SLOTS: readonly string[] = [];
