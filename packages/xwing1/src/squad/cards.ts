import type { SquadCards, SquadUpgrade } from '@rangefinder/xwing/squad';
import { type Building, FACTIONS, type Restriction, SLOTS } from '../card.ts';
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
  hardpoint: (_pilot, equipped) => equipped.flatMap((card) => buildingOf(card)?.oneMore ?? []),
  meets,
  dependsOnOthers,
  described: (restriction: Restriction) => ({ rule: ruleOf(restriction), said: described(restriction) }),
  upgradesCost: (_pilot, upgrades) => upgrades.reduce((sum, card) => sum + costOf(card, upgrades), 0),
};

/** Squads know of an upgrade what both editions know of it. */
function buildingOf({ id }: SquadUpgrade): Building | undefined {
  return findUpgrade(id)?.building;
}

/** What an upgrade costs beside others that make it cheaper; what costs nothing or less stays as it is (xw1.squad-points.2). */
function costOf(card: SquadUpgrade, upgrades: readonly SquadUpgrade[]): number {
  const printed = card.cost ?? 0;
  let cost = printed;
  for (const other of upgrades) {
    const cheaper = other === card ? undefined : buildingOf(other)?.cheaper;
    if (cheaper && (cheaper.slot === undefined || card.fills.includes(cheaper.slot))) cost -= cheaper.by;
  }
  return printed <= 0 ? printed : Math.max(0, cost);
}
