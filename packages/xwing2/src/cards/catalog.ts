import { keyOptions, uniform } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { type Maneuver, maneuverKey, parseDial } from '@rangefinder/xwing';
import {
  isRemotePilot,
  type PilotCard,
  type PilotFacts,
  parseBar,
  remoteOf,
  type ShipFacts,
  type UpgradeFacts,
  type UpgradeSide,
  type Written,
} from '../card.ts';
import type { Equipped } from '../state.ts';
import { deviceFacts, remoteFacts } from './devices.ts';
import { SHIP_TYPES } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

/** The list that costs, loadout values and slots are taken from: the one in force with rules reference 1.4.31. */
export const POINTS_DATE = '2022-05-20';

const PRINTED_PILOTS = SHIP_TYPES.flatMap(({ pilots }) => pilots);
const SIDES = UPGRADES.flatMap((upgrade): UpgradeSide[] => (upgrade.back ? [upgrade, upgrade.back] : [upgrade]));

const uniformCharges = uniform([...PRINTED_PILOTS, ...SIDES].flatMap(({ charges }) => charges ?? []));
const uniformWeapon = uniform(SIDES.flatMap(({ attack }) => attack ?? []));
const uniformAbility = uniform([...SHIP_TYPES, ...PRINTED_PILOTS].flatMap(({ shipAbility }) => shipAbility ?? []));
const uniformType = uniform(SHIP_TYPES);
const uniformSide = uniform(SIDES);

const PILOT_CARDS = SHIP_TYPES.flatMap((type) => {
  const { shipAbility } = type;
  const flown = uniformType(shipAbility ? { ...type, shipAbility: uniformAbility(shipAbility) } : type);
  const dial = parseDial(type.dial);
  return type.pilots.map((pilot) => pilotWith(pilot, flown, dial));
});
const uniformPilot = uniform(PILOT_CARDS);
const PILOTS = new Map(PILOT_CARDS.map((card) => [card.id, uniformPilot(card)]));

function pilotWith(pilot: PilotFacts, type: ShipFacts, dial: readonly Maneuver[]): PilotCard {
  const { actions, charges, shipAbility } = pilot;
  return {
    ...pilot,
    ...(charges && { charges: uniformCharges(charges) }),
    type,
    bar: parseBar(actions ?? type.actions),
    dial,
    maneuvers: new Map(dial.map((maneuver) => [maneuverKey(maneuver), maneuver])),
    dialOptions: keyOptions(dial.map(maneuverKey)),
    ability: shipAbility ? uniformAbility(shipAbility) : type.shipAbility,
    abilityId: `${type.id}:ability`,
  };
}

const UPGRADE_CARDS = new Map(
  UPGRADES.map((upgrade): [string, UpgradeFacts] => {
    const { back } = upgrade;
    return [upgrade.id, sideWith(back ? { ...upgrade, back: sideWith(back) } : upgrade)];
  }),
);

function sideWith<Side extends UpgradeSide>(side: Side): Side {
  const { attack, charges } = side;
  return uniformSide({
    ...side,
    ...(attack && { attack: uniformWeapon(attack) }),
    ...(charges && { charges: uniformCharges(charges) }),
  });
}

const ALL_UPGRADES = [...UPGRADE_CARDS.values()];

export function findPilot(id: string): PilotCard | undefined {
  return PILOTS.get(id);
}

export function findUpgrade(id: string): UpgradeFacts | undefined {
  return UPGRADE_CARDS.get(id);
}

/** A pilot that is known to exist: states hold only ids that were parsed. */
export function pilotCard(id: string): PilotCard {
  const pilot = PILOTS.get(id) ?? remoteCard(id);
  if (!pilot) throw new Error(`There is no pilot "${id}".`);
  return pilot;
}

const REMOTE_CARDS = new Map<string, PilotCard>();

function remoteCard(id: string): PilotCard | undefined {
  const known = REMOTE_CARDS.get(id);
  if (known || !isRemotePilot(id)) return known;
  const device = remoteOf(id);
  const facts = remoteFacts(device);
  if (!facts) return undefined;
  const { name } = deviceFacts(device);
  const { initiative, agility, hull } = facts;
  const type = uniformType<ShipFacts>({
    id: device,
    name,
    size: 'small',
    attacks: [],
    agility,
    hull,
    shields: 0,
    actions: [],
    dial: '',
    pilots: [],
  });
  const none = { limited: 0, cost: 0, loadout: 0, slots: [], standard: true, abilities: [] } as const;
  const card = uniformPilot(pilotWith({ id, name, faction: 'separatistalliance', initiative, ...none }, type, []));
  REMOTE_CARDS.set(id, card);
  return card;
}

export function upgradeCard(id: string): UpgradeFacts {
  const upgrade = UPGRADE_CARDS.get(id);
  if (!upgrade) throw new Error(`There is no upgrade "${id}".`);
  return upgrade;
}

/** The face of an upgrade that shows. */
export function faceOf({ id, side }: Pick<Equipped, 'id' | 'side'>): UpgradeSide {
  const card = upgradeCard(id);
  return side === 'back' && card.back ? card.back : card;
}

export function allPilots(): readonly PilotCard[] {
  return [...PILOTS.values()];
}

export function allUpgrades(): readonly UpgradeFacts[] {
  return ALL_UPGRADES;
}

/** Why a card cannot be put on the table yet; undefined when it can. */
export function unwritten(card: PilotCard | UpgradeFacts): Words | undefined {
  const missing = (written: Written | undefined) => written === 'unwritten';
  if (missing(card.abilities)) {
    return words(
      `The ability of ${card.name} is not written yet.`,
      `La capacité de ${card.name} n'est pas encore écrite.`,
      `Zdolność ${card.name} nie jest jeszcze napisana.`,
    );
  }
  if ('ability' in card && missing(card.ability?.abilities)) {
    const ability = card.ability?.name;
    const ship = card.type.name;
    return words(
      `The ability ${ability} of the ${ship} is not written yet.`,
      `La capacité ${ability} du ${ship} n'est pas encore écrite.`,
      `Zdolność ${ability} statku ${ship} nie jest jeszcze napisana.`,
    );
  }
  if ('back' in card && missing(card.back?.abilities)) {
    return words(
      `The back of ${card.name} is not written yet.`,
      `Le verso de ${card.name} n'est pas encore écrit.`,
      `Odwrocie ${card.name} nie jest jeszcze napisane.`,
    );
  }
  return undefined;
}
