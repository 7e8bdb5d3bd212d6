import { keyOptions, uniform } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { maneuverKey, parseDial } from '@rangefinder/xwing';
import {
  type PilotCard,
  type PilotFacts,
  PRIMARY_FACTION,
  type ShipFacts,
  type UpgradeFacts,
  type UpgradeSide,
  type Written,
} from '../card.ts';
import type { Equipped } from '../state.ts';
import { SHIP_TYPES } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

/** What any ship may take besides its upgrade bar: a title and a modification (xw1.upgrade-cards.3, .4). */
const ANY_SHIP = ['title', 'modification'] as const;

const PILOT_CARDS = SHIP_TYPES.flatMap((type) => type.pilots.map((pilot) => pilotWith(pilot, type)));
const uniformPilot = uniform(PILOT_CARDS);
const PILOTS = new Map(PILOT_CARDS.map((card) => [card.id, uniformPilot(card)]));

function pilotWith(pilot: PilotFacts, printed: ShipFacts): PilotCard {
  const type = { ...printed, ...pilot.numbers };
  const dial = parseDial(type.dial);
  const arcs = type.arcs.includes('turret') ? (['turret'] as const) : type.arcs.filter((arc) => arc !== 'bullseye');
  return {
    ...pilot,
    slots: [...pilot.slots, ...ANY_SHIP],
    faction: PRIMARY_FACTION[pilot.allegiance],
    type: { ...type, attacks: arcs.map((arc) => ({ arc, dice: type.attack })) },
    bar: type.actions,
    dial,
    maneuvers: new Map(dial.map((maneuver) => [maneuverKey(maneuver), maneuver])),
    dialOptions: keyOptions(dial.map(maneuverKey)),
  };
}

const SIDES = UPGRADES.flatMap((upgrade): UpgradeSide[] => (upgrade.back ? [upgrade, upgrade.back] : [upgrade]));
const uniformSide = uniform(SIDES);
const UPGRADE_CARDS = new Map(
  UPGRADES.map((upgrade): [string, UpgradeFacts] => {
    const { back } = upgrade;
    return [upgrade.id, uniformSide(back ? { ...upgrade, back: uniformSide(back) } : upgrade)];
  }),
);

export function findPilot(id: string): PilotCard | undefined {
  return PILOTS.get(id);
}

export function findUpgrade(id: string): UpgradeFacts | undefined {
  return UPGRADE_CARDS.get(id);
}

export function pilotCard(id: string): PilotCard {
  const card = PILOTS.get(id);
  if (!card) throw new Error(`There is no pilot "${id}".`);
  return card;
}

export function upgradeCard(id: string): UpgradeFacts {
  const card = UPGRADE_CARDS.get(id);
  if (!card) throw new Error(`There is no upgrade "${id}".`);
  return card;
}

/** The face of an upgrade that shows. */
export function faceOf({ id, side }: Pick<Equipped, 'id' | 'side'>): UpgradeSide {
  const card = upgradeCard(id);
  return side === 'back' && card.back ? card.back : card;
}

const ALL_PILOTS = [...PILOTS.values()];
const ALL_UPGRADES = [...UPGRADE_CARDS.values()];

export function allPilots(): readonly PilotCard[] {
  return ALL_PILOTS;
}

export function allUpgrades(): readonly UpgradeFacts[] {
  return ALL_UPGRADES;
}

/** Why a card cannot be put on the table; undefined when it can. */
export function unwritten(card: PilotCard | UpgradeFacts): Words | undefined {
  if ('huge' in card && card.huge) {
    return words(
      `${card.name} is for huge ships.`,
      `${card.name} est pour les vaisseaux immenses.`,
      `${card.name} jest dla ogromnych statków.`,
    );
  }
  const sides: readonly { readonly abilities: Written }[] = 'back' in card && card.back ? [card, card.back] : [card];
  if (!sides.some(({ abilities }) => abilities === 'unwritten')) return undefined;
  return words(
    `The ability of ${card.name} is not written yet.`,
    `La capacité de ${card.name} n'est pas encore écrite.`,
    `Zdolność ${card.name} nie jest jeszcze napisana.`,
  );
}
