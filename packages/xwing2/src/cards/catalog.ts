import { keyOptions } from '@rangefinder/kernel';
import { type Maneuver, maneuverKey, parseDial } from '@rangefinder/xwing';
import {
  type Charges,
  isRemotePilot,
  type PilotCard,
  type PilotFacts,
  parseBar,
  remoteOf,
  type ShipAbility,
  type ShipFacts,
  type UpgradeFacts,
  type UpgradeSide,
  type WeaponFacts,
  type Written,
} from '../card.ts';
import type { Equipped } from '../state.ts';
import { deviceFacts, remoteFacts } from './devices.ts';
import { SHIP_TYPES } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

/** The list that costs, loadout values and slots are taken from: the one in force with rules reference 1.4.31. */
export const POINTS_DATE = '2022-05-20';

/**
 * Facts of one kind all have one shape, whatever they leave out: the rules read them at every step, and read those of one
 * shape much faster. Fields are listed one by one, because objects that are spread together and then added to end up with
 * a shape each.
 */
function pilotWith(pilot: PilotFacts, type: ShipFacts, dial: readonly Maneuver[]): PilotCard {
  const { id, name, caption, faction, initiative, limited, cost, loadout, slots, keywords } = pilot;
  const { force, charges, actions, shipAbility, standard, extended, text, abilities, inReserve } = pilot;
  const ability = shipAbility ? shapedAbility(shipAbility) : type.shipAbility;
  const card: Listed<PilotCard> = {
    id,
    name,
    caption,
    faction,
    initiative,
    limited,
    cost,
    loadout,
    slots,
    keywords,
    force,
    charges: charges && shapedCharges(charges),
    actions,
    shipAbility,
    standard,
    extended,
    text,
    abilities,
    inReserve,
    type,
    bar: parseBar(actions ?? type.actions),
    dial,
    maneuvers: new Map(dial.map((maneuver) => [maneuverKey(maneuver), maneuver])),
    dialOptions: keyOptions(dial.map(maneuverKey)),
    ability,
    abilityId: `${type.id}:ability`,
  };
  return card as PilotCard;
}

function shapedType(type: ShipFacts): ShipFacts {
  const { id, name, size, attacks, agility, hull, shields, actions, dial, keywords, shipAbility, pilots } = type;
  const listed: Listed<ShipFacts> = {
    id,
    name,
    size,
    attacks,
    agility,
    hull,
    shields,
    actions,
    dial,
    keywords,
    shipAbility: shipAbility && shapedAbility(shipAbility),
    pilots,
  };
  return listed as ShipFacts;
}

function shapedAbility(ability: ShipAbility): ShipAbility {
  const { name, text, hardpoint, countsAs, abilities, inReserve, lendsPilot } = ability;
  const listed: Listed<ShipAbility> = { name, text, hardpoint, countsAs, abilities, inReserve, lendsPilot };
  return listed as ShipAbility;
}

/** All fields of a card, those it does not have as `undefined`. */
type Listed<Card> = { readonly [Field in keyof Required<Card>]: Card[Field] };

const NO_UPGRADE: Blank<UpgradeFacts> = {
  id: undefined,
  name: undefined,
  title: undefined,
  fills: undefined,
  limited: undefined,
  cost: undefined,
  restrictions: undefined,
  standard: undefined,
  extended: undefined,
  standardized: undefined,
  solitary: undefined,
  charges: undefined,
  force: undefined,
  attack: undefined,
  actions: undefined,
  slots: undefined,
  stats: undefined,
  sharesInPilots: undefined,
  sharesPilot: undefined,
  replacesShipAbility: undefined,
  device: undefined,
  ways: undefined,
  text: undefined,
  abilities: undefined,
  back: undefined,
};
type Blank<Card> = { readonly [Field in keyof Required<Card>]: undefined };

function shaped<Card>(blank: Blank<Card>, card: Card): Card {
  return { ...blank, ...card };
}

const PILOTS = new Map(
  SHIP_TYPES.map(shapedType).flatMap((type) => {
    const dial = parseDial(type.dial);
    return type.pilots.map((pilot): [string, PilotCard] => [pilot.id, pilotWith(pilot, type, dial)]);
  }),
);

const UPGRADE_CARDS = new Map(
  UPGRADES.map((upgrade): [string, UpgradeFacts] => {
    const { back } = upgrade;
    const sides = back ? { ...upgrade, back: shapedSide(back) } : upgrade;
    return [upgrade.id, shapedSide(sides)];
  }),
);

function shapedSide<Side extends UpgradeSide>(side: Side): Side {
  const { attack, charges } = side;
  const parts = { attack: attack && shapedWeapon(attack), charges: charges && shapedCharges(charges) };
  return shaped<UpgradeSide>(NO_UPGRADE, { ...side, ...parts } as UpgradeSide) as Side;
}

function shapedWeapon({ arc, dice, range, rangeBonus, requires = [], spends = 0 }: WeaponFacts): WeaponFacts {
  return { arc, dice, range, rangeBonus, requires, spends };
}

function shapedCharges({ value, recovers, recoverable }: Charges): Charges {
  const listed: Listed<Charges> = { value, recovers, recoverable };
  return listed as Charges;
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
  const type = shapedType({
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
  const card = pilotWith({ id, name, faction: 'separatistalliance', initiative, ...none }, type, []);
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
export function unwritten(card: PilotCard | UpgradeFacts): string | undefined {
  const missing = (written: Written | undefined) => written === 'unwritten';
  if (missing(card.abilities)) return `The ability of ${card.name} is not written yet.`;
  if ('ability' in card && missing(card.ability?.abilities)) {
    return `The ability ${card.ability?.name} of the ${card.type.name} is not written yet.`;
  }
  if ('back' in card && missing(card.back?.abilities)) return `The back of ${card.name} is not written yet.`;
  return undefined;
}
