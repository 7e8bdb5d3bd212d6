import { clonePlain, type Random, type Shown, type Viewer } from '@rangefinder/kernel';
import { type DamageCard, maneuverKey } from '@rangefinder/xwing';
import { pilotCard } from './cards/catalog.ts';
import { COUNTER } from './rules/damage.ts';
import type { Player, Ship, XwingState } from './state.ts';

/** What one viewer may know. A field of the state that is not named here is nobody's to see. */
export interface XwingView
  extends Shown<
    XwingState,
    | 'mission'
    | 'options'
    | 'rounds'
    | 'playArea'
    | 'round'
    | 'phase'
    | 'begun'
    | 'step'
    | 'firstPlayer'
    | 'obstacles'
    | 'bombs'
    | 'active'
    | 'attack'
    | 'attacking'
    | 'made'
    | 'outcome',
    'players' | 'ships'
  > {
  readonly players: readonly PlayerView[];
  readonly ships: readonly ShipView[];
}

export interface PlayerView
  extends Shown<Player, 'score' | 'squadCost' | 'edge' | 'obstacles' | 'discards' | 'searched', 'deck'> {
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
    | 'upgrades'
    | 'tokens'
    | 'locks'
    | 'conditions'
    | 'turret'
    | 'revealed'
    | 'executed'
    | 'performed'
    | 'contact'
    | 'parallel'
    | 'acted'
    | 'skipsAction'
    | 'crossed'
    | 'droppedBomb'
    | 'carrier'
    | 'memory'
    | 'skills',
    'damage' | 'dial'
  > {
  /** Null: not set, or not for this viewer's eyes. */
  readonly dial: string | null;
  readonly damage: readonly (DamageCard | { readonly card: null; readonly faceup: false })[];
}

/** Hides facedown dials of the other side (xw1.planning-phase.4, .5), facedown damage cards from everybody, and decks. */
export function view(state: XwingState, viewer: Viewer): XwingView {
  const { mission, options, rounds, playArea, round, phase, begun, step, firstPlayer } = state;
  const { obstacles, bombs, active, attack, attacking, made, outcome } = state;
  return {
    mission,
    options,
    rounds,
    playArea,
    round,
    phase,
    begun,
    step,
    firstPlayer,
    players: state.players.map(playerView),
    ships: state.ships.map((ship) => shipView(ship, viewer)),
    obstacles,
    bombs,
    active,
    attack,
    attacking,
    made,
    outcome,
  };
}

function playerView({ score, squadCost, edge, obstacles, discards, searched, deck }: Player): PlayerView {
  const player = { score, squadCost, edge, obstacles, discards, deck: deck.length };
  return searched ? { ...player, searched } : player;
}

function shipView(ship: Ship, viewer: Viewer): ShipView {
  const { id, seat, contingent, pilot, place, pose, destroyed, shields, upgrades, tokens, locks, turret } = ship;
  const { revealed, executed, performed, contact, parallel, acted, skipsAction, crossed, droppedBomb } = ship;
  const { conditions, carrier, memory, skills } = ship;
  return {
    id,
    seat,
    contingent,
    pilot,
    place,
    pose,
    destroyed,
    shields,
    upgrades,
    tokens,
    locks,
    damage: ship.damage.map((card) => (card.faceup ? card : ({ card: null, faceup: false } as const))),
    conditions,
    turret,
    dial: revealed || seat === viewer ? ship.dial : null,
    revealed,
    executed,
    performed,
    contact,
    parallel,
    acted,
    skipsAction,
    crossed,
    droppedBomb,
    carrier,
    memory,
    skills,
  };
}

/** The same match with everything hidden from the viewer made anew. */
export function imagine(state: XwingState, viewer: Viewer, random: Random): XwingState {
  const copy = clonePlain(state);
  copy.players.forEach((player, seat) => {
    mixDamage(
      player,
      copy.ships.filter((ship) => ship.seat === seat),
      () => true,
      (cards) => random.shuffle('imagine', cards, String),
    );
  });
  for (const ship of copy.ships) {
    if (ship.seat !== viewer && !ship.revealed && ship.dial !== null)
      ship.dial = maneuverKey(random.choose('imagine', pilotCard(ship.pilot).dial));
  }
  return copy;
}

/** The next damage cards, mixed with those that lie facedown and that nobody has seen. */
export function redraw(state: XwingState, random: Random): void {
  state.players.forEach((player, seat) => {
    if (player.searched) return;
    mixDamage(
      player,
      state.ships.filter((ship) => ship.seat === seat),
      ({ seen }) => !seen,
      (cards) => random.shuffle('redraw', cards, String),
    );
  });
}

/** Facedown damage cards and the deck they came from, mixed: nobody knows which is where. */
function mixDamage(
  player: Player,
  ships: readonly Ship[],
  isHidden: (card: DamageCard) => boolean,
  shuffled: (cards: readonly string[]) => string[],
): void {
  const facedown = ships.flatMap(({ damage }) =>
    damage.filter((card) => !card.faceup && card.card !== COUNTER && isHidden(card)),
  );
  const hidden = shuffled([...player.deck, ...facedown.map(({ card }) => card)]);
  player.deck = hidden.splice(0, player.deck.length);
  for (const card of facedown) card.card = hidden.pop() ?? card.card;
}
