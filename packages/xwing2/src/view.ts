import { clonePlain, type Random, type Shown, type Viewer } from '@rangefinder/kernel';
import {
  type AttackFace,
  type DamageCardView,
  type DefenseFace,
  type DieView,
  damageCardView,
  diceView,
  maneuverKey,
} from '@rangefinder/xwing';
import { pilotCard } from './cards/catalog.ts';
import { sharingToken } from './cards/conditions.ts';
import { cardsUnder, FACEDOWN } from './rules/facedown.ts';
import { CARDS } from './secondedition.ts';
import type {
  Attack,
  Condition,
  Device,
  Equipped,
  Executed,
  Feature,
  Obstacle,
  Player,
  Ship,
  XwingState,
} from './state.ts';

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
    | 'engaging'
    | 'made'
    | 'outcome',
    'players' | 'ships' | 'obstacles' | 'devices' | 'features' | 'attack'
  > {
  readonly players: readonly PlayerView[];
  readonly ships: readonly ShipView[];
  readonly obstacles: readonly ObstacleView[];
  readonly devices: readonly DeviceView[];
  readonly features: readonly FeatureView[];
  readonly attack: AttackView | null;
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
    | 'cargo'
    | 'halved',
    'upgrades' | 'damage' | 'conditions' | 'dial' | 'executed' | 'initiatives'
  > {
  /** Null: not set, or not for this viewer's eyes. */
  readonly dial: string | null;
  readonly upgrades: EquippedView[];
  readonly damage: readonly DamageCardView[];
  readonly conditions: readonly ConditionView[];
  readonly executed: ExecutedView | null;
  readonly initiatives: InitiativeView[];
}

export type ExecutedView = Shown<Executed, 'speed' | 'bearing' | 'difficulty' | 'full', never>;
export type InitiativeView = Shown<Ship['initiatives'][number], 'value' | 'until', never>;

export interface EquippedView extends Shown<Equipped, 'id' | 'charges' | 'side', 'under'> {
  /** What lies under a card has a name for its player only. */
  readonly under: string | null;
}

export interface ConditionView extends Shown<Condition, 'by' | 'source' | 'secret' | 'damage' | 'points', 'card'> {
  /** Null: it lies facedown, and somebody else assigned it. */
  readonly card: string | null;
}

export type ObstacleView = Shown<Obstacle, 'id' | 'kind' | 'token' | 'pose' | 'fuses', never>;
export type FeatureView = Shown<Feature, 'id' | 'kind' | 'pose' | 'controller', never>;

/** An attack is everybody's to see. */
export interface AttackView
  extends Shown<
    Attack,
    | 'weapon'
    | 'range'
    | 'line'
    | 'obstructedBy'
    | 'rangeBonus'
    | 'attacker'
    | 'defender'
    | 'kind'
    | 'symbol'
    | 'arcs'
    | 'bonus'
    | 'used'
    | 'moreAttackDice'
    | 'moreDefenseDice'
    | 'modifiedBy'
    | 'step'
    | 'hit'
    | 'skipsDice'
    | 'dealt'
    | 'destroyed'
    | 'memory',
    'attackDice' | 'defenseDice'
  > {
  readonly attackDice: DieView<AttackFace>[];
  readonly defenseDice: DieView<DefenseFace>[];
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
  const { attack, engaging, made, outcome } = state;
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
    obstacles: state.obstacles.map(obstacleView),
    devices: state.devices.map(deviceView),
    features: state.features.map(featureView),
    attack: attack && attackView(attack),
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
    upgrades: ship.upgrades.map((card) => equippedView(card, seat === viewer)),
    tokens,
    locks,
    damage: ship.damage.map(damageCardView),
    conditions: ship.conditions.map((condition) => conditionView(condition, viewer)),
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

function equippedView({ id, charges, side, under }: Equipped, own: boolean): EquippedView {
  return { id, charges, side, under: own || under === null ? under : FACEDOWN };
}

function conditionView({ card, by, source, secret, damage, points }: Condition, viewer: Viewer): ConditionView {
  return {
    card: secret && by !== viewer ? null : card,
    by,
    source,
    secret,
    ...(damage === undefined ? {} : { damage }),
    ...(points === undefined ? {} : { points }),
  };
}

function obstacleView({ id, kind, token, pose, fuses }: Obstacle): ObstacleView {
  return { id, kind, token, pose, fuses };
}

function featureView({ id, kind, pose, controller }: Feature): FeatureView {
  return { id, kind, pose, controller };
}

function attackView(attack: Attack): AttackView {
  const { weapon, range, line, obstructedBy, rangeBonus, attacker, defender, attackDice, defenseDice } = attack;
  const { kind, symbol, arcs, bonus, used, moreAttackDice, moreDefenseDice, modifiedBy } = attack;
  const { step, hit, skipsDice, dealt, destroyed, memory } = attack;
  return {
    weapon,
    range,
    line,
    obstructedBy,
    rangeBonus,
    attacker,
    defender,
    attackDice: diceView(attackDice),
    defenseDice: diceView(defenseDice),
    kind,
    symbol,
    arcs,
    bonus,
    used,
    moreAttackDice,
    moreDefenseDice,
    modifiedBy,
    step,
    hit,
    skipsDice,
    dealt,
    destroyed,
    memory,
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
