import { clonePlain, type Random, type Shown, type Viewer } from '@rangefinder/kernel';
import { type DamageCard, maneuverKey } from '@rangefinder/xwing';
import { pilotCard } from './cards/catalog.ts';
import { sharingToken } from './cards/conditions.ts';
import { cardsUnder, withoutNames } from './rules/facedown.ts';
import { CARDS } from './secondedition.ts';
import type { Condition, Device, Equipped, Player, Ship, XwingState } from './state.ts';

/** What one viewer may know. A field of the state that is not named here is nobody's to see. */
export interface XwingView
  extends Shown<
    XwingState,
    | 'mission'
    | 'rounds'
    | 'playArea'
    | 'squadPoints'
    | 'round'
    | 'phase'
    | 'begun'
    | 'placingForces'
    | 'firstPlayer'
    | 'obstacles'
    | 'features'
    | 'attack'
    | 'engaging'
    | 'made'
    | 'outcome',
    'players' | 'ships' | 'devices'
  > {
  readonly players: readonly PlayerView[];
  readonly ships: readonly ShipView[];
  readonly devices: readonly DeviceView[];
}

export interface PlayerView extends Shown<Player, 'score' | 'squadCost' | 'edge' | 'obstacles' | 'searched', 'deck'> {
  /** How many cards it has. */
  readonly deck: number;
}

export interface ShipView
  extends Shown<
    Ship,
    | 'id'
    | 'seat'
    | 'contingent'
    | 'pilot'
    | 'place'
    | 'pose'
    | 'destroyed'
    | 'shields'
    | 'force'
    | 'charges'
    | 'tokens'
    | 'locks'
    | 'turret'
    | 'revealed'
    | 'executed'
    | 'performed'
    | 'contact'
    | 'acted'
    | 'actionStep'
    | 'skipsAction'
    | 'noMoreActions'
    | 'bonusAttacked'
    | 'tractored'
    | 'placedDevice'
    | 'decloaked'
    | 'carrier'
    | 'memory'
    | 'initiatives'
    | 'cargo'
    | 'halved',
    'upgrades' | 'damage' | 'conditions' | 'dial'
  > {
  /** Null: not set, or not for this viewer's eyes. */
  readonly dial: string | null;
  /** What lies under a card has a name for its player only. */
  readonly upgrades: Equipped[];
  readonly damage: readonly (DamageCard | { readonly card: null; readonly faceup: false })[];
  readonly conditions: readonly (Condition | (Omit<Condition, 'card'> & { readonly card: null }))[];
}

export interface DeviceView
  extends Shown<
    Device,
    'id' | 'device' | 'seat' | 'source' | 'pose' | 'fuses' | 'acted' | 'locks' | 'charges' | 'destroyed' | 'detonating',
    'damage'
  > {
  /** How many facedown damage cards it has. */
  readonly damage: number;
}

/**
 * Hides facedown dials of the other side (xw2.dial.4), facedown damage cards from everybody (xw2.damage-cards.12), decks,
 * secret conditions, cards under others.
 */
export function view(state: XwingState, viewer: Viewer): XwingView {
  const { mission, rounds, playArea, squadPoints, round, phase, begun, placingForces, firstPlayer } = state;
  const { obstacles, features, attack, engaging, made, outcome } = state;
  return {
    mission,
    rounds,
    playArea,
    squadPoints,
    round,
    phase,
    begun,
    placingForces,
    firstPlayer,
    players: state.players.map(playerView),
    ships: state.ships.map((ship) => shipView(ship, viewer)),
    obstacles,
    devices: state.devices.map(deviceView),
    features,
    attack,
    engaging,
    made,
    outcome,
  };
}

function playerView({ score, squadCost, edge, obstacles, searched, deck }: Player): PlayerView {
  const player = { score, squadCost, edge, obstacles, deck: deck.length };
  return searched ? { ...player, searched } : player;
}

function shipView(ship: Ship, viewer: Viewer): ShipView {
  const { id, seat, contingent, pilot, place, pose, destroyed, shields, force, charges, tokens, locks, turret } = ship;
  const { revealed, executed, performed, contact, acted, actionStep, skipsAction, noMoreActions } = ship;
  const { bonusAttacked, tractored, placedDevice, decloaked, carrier, memory, initiatives, cargo, halved } = ship;
  return {
    id,
    seat,
    contingent,
    pilot,
    place,
    pose,
    destroyed,
    shields,
    force,
    charges,
    upgrades: seat === viewer ? ship.upgrades : withoutNames(ship.upgrades),
    tokens,
    locks,
    damage: ship.damage.map((card) => (card.faceup ? card : ({ card: null, faceup: false } as const))),
    conditions: ship.conditions.map((condition) =>
      !condition.secret || condition.by === viewer ? condition : { ...condition, card: null },
    ),
    turret,
    dial: revealed || seat === viewer ? ship.dial : null,
    revealed,
    executed,
    performed,
    contact,
    acted,
    actionStep,
    skipsAction,
    noMoreActions,
    bonusAttacked,
    tractored,
    placedDevice,
    decloaked,
    carrier,
    memory,
    initiatives,
    cargo,
    halved,
  };
}

function deviceView(remote: Device): DeviceView {
  const { id, device, seat, source, pose, fuses, damage, acted, locks, charges, destroyed, detonating } = remote;
  return {
    id,
    device,
    seat,
    source,
    pose,
    fuses,
    damage: damage.length,
    acted,
    locks,
    charges,
    destroyed,
    detonating,
  };
}

/** The same match with everything hidden from the viewer made anew. */
export function imagine(state: XwingState, viewer: Viewer, random: Random): XwingState {
  const copy = clonePlain(state);
  copy.players.forEach((player, seat) => {
    const ships = copy.ships.filter((ship) => ship.seat === seat);
    const devices = copy.devices.filter((device) => device.seat === seat);
    imagineDamage(player, ships, devices, random);
  });
  for (const ship of copy.ships) {
    if (ship.seat !== viewer && !ship.revealed && ship.dial !== null)
      ship.dial = maneuverKey(random.choose('imagine', pilotCard(ship.pilot).dial));
    for (const upgrade of ship.seat === viewer ? [] : ship.upgrades) {
      if (upgrade.under !== null)
        upgrade.under = random.choose('imagine', cardsUnder({ cards: CARDS, state: copy }, ship));
    }
    ship.conditions = ship.conditions.map((condition) =>
      condition.secret && condition.by !== viewer
        ? { ...condition, card: random.choose('imagine', sharingToken(condition.card)) }
        : condition,
    );
  }
  return copy;
}

/**
 * The next damage cards, mixed with those that lie facedown and that nobody has seen (xw2.damage-cards.12). Dials and secret
 * conditions are known to whoever chose them.
 */
export function redraw(state: XwingState, random: Random): void {
  state.players.forEach((player, seat) => {
    const ships = state.ships.filter((ship) => ship.seat === seat);
    const devices = state.devices.filter((device) => device.seat === seat);
    const unseen = ships.flatMap(({ damage }) => damage.filter(({ faceup, seen }) => !faceup && !seen));
    const deck = player.searched ? [] : player.deck;
    const hidden = random.shuffle(
      'redraw',
      [...deck, ...unseen.map(({ card }) => card), ...devices.flatMap(({ damage }) => damage)],
      String,
    );
    if (!player.searched) player.deck = hidden.splice(0, deck.length);
    for (const card of unseen) card.card = hidden.pop() ?? card.card;
    for (const device of devices) device.damage = device.damage.map((card) => hidden.pop() ?? card);
  });
}

/** Facedown damage cards and the deck they came from, mixed: nobody knows which is where. */
function imagineDamage(player: Player, ships: readonly Ship[], devices: readonly Device[], random: Random): void {
  const facedown = ships.flatMap(({ damage }) => damage.filter(({ faceup }) => !faceup).map(({ card }) => card));
  const hidden = random.shuffle(
    'imagine',
    [...player.deck, ...facedown, ...devices.flatMap(({ damage }) => damage)],
    String,
  );
  player.deck = hidden.splice(0, player.deck.length);
  for (const ship of ships) {
    ship.damage = ship.damage.map((card) => (card.faceup ? card : { card: hidden.pop() ?? card.card, faceup: false }));
  }
  for (const device of devices) device.damage = device.damage.map((card) => hidden.pop() ?? card);
}
