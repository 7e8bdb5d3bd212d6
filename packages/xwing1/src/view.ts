import { clonePlain, type Random, type Shown, type Viewer } from '@rangefinder/kernel';
import {
  type AttackFace,
  type DamageCard,
  type DamageCardView,
  type DefenseFace,
  type DieView,
  damageCardView,
  diceView,
  maneuverKey,
} from '@rangefinder/xwing';
import { pilotCard } from './cards/catalog.ts';
import { COUNTER } from './rules/damage.ts';
import type {
  Attack,
  Bomb,
  Condition,
  Equipped,
  Executed,
  Mission,
  Objective,
  Obstacle,
  Options,
  Player,
  Ship,
  XwingState,
} from './state.ts';

/** What one viewer may know. A field of the state that is not named here is nobody's to see. */
export interface XwingView
  extends Shown<
    XwingState,
    | 'rounds'
    | 'playArea'
    | 'round'
    | 'phase'
    | 'begun'
    | 'step'
    | 'firstPlayer'
    | 'active'
    | 'attacking'
    | 'made'
    | 'outcome',
    'mission' | 'options' | 'players' | 'ships' | 'obstacles' | 'bombs' | 'attack'
  > {
  readonly mission: MissionView | null;
  readonly options: OptionsView;
  readonly players: readonly PlayerView[];
  readonly ships: readonly ShipView[];
  readonly obstacles: readonly ObstacleView[];
  readonly bombs: readonly BombView[];
  readonly attack: AttackView | null;
}

/** What both players agreed on before the match is open to everybody. */
export type OptionsView = Shown<Options, 'stressedRed' | 'tokenLimit' | 'damageDeck', never>;

export interface MissionView extends Shown<Mission, 'name' | 'skills', 'objectives'> {
  readonly objectives: readonly ObjectiveView[];
}

export type ObjectiveView = Shown<Objective, 'seat' | 'ship' | 'kind', never>;

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
    | 'tokens'
    | 'locks'
    | 'turret'
    | 'revealed'
    | 'performed'
    | 'contact'
    | 'parallel'
    | 'acted'
    | 'skipsAction'
    | 'crossed'
    | 'droppedBomb'
    | 'carrier'
    | 'memory',
    'upgrades' | 'damage' | 'conditions' | 'dial' | 'executed' | 'skills'
  > {
  /** Null: not set, or not for this viewer's eyes. */
  readonly dial: string | null;
  readonly upgrades: EquippedView[];
  readonly damage: readonly DamageCardView[];
  readonly conditions: ConditionView[];
  readonly executed: ExecutedView | null;
  readonly skills: SkillView[];
}

export type ExecutedView = Shown<Executed, 'speed' | 'bearing' | 'difficulty' | 'overlapped', never>;
export type SkillView = Shown<Ship['skills'][number], 'value' | 'until', never>;

export type EquippedView = Shown<Equipped, 'id' | 'side' | 'discarded' | 'counters', never>;
export type ConditionView = Shown<Condition, 'card' | 'by' | 'source' | 'damage', never>;
export type ObstacleView = Shown<Obstacle, 'id' | 'kind' | 'token' | 'pose', never>;
export type BombView = Shown<Bomb, 'id' | 'bomb' | 'seat' | 'source' | 'pose' | 'detonating', never>;

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
    | 'upgrade'
    | 'arcs'
    | 'used'
    | 'moreAttackDice'
    | 'moreDefenseDice'
    | 'step'
    | 'hit'
    | 'dealt'
    | 'memory',
    'attackDice' | 'defenseDice'
  > {
  readonly attackDice: DieView<AttackFace>[];
  readonly defenseDice: DieView<DefenseFace>[];
}

/** Hides facedown dials of the other side (xw1.planning-phase.4, .5), facedown damage cards from everybody, and decks. */
export function view(state: XwingState, viewer: Viewer): XwingView {
  const { mission, options, rounds, playArea, round, phase, begun, step, firstPlayer } = state;
  const { active, attack, attacking, made, outcome } = state;
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
    obstacles: state.obstacles.map(obstacleView),
    bombs: state.bombs.map(bombView),
    active,
    attack: attack && attackView(attack),
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
  const { id, seat, contingent, pilot, place, pose, destroyed, shields, tokens, locks, turret } = ship;
  const { revealed, executed, performed, contact, parallel, acted, skipsAction, crossed, droppedBomb } = ship;
  const { carrier, memory, skills } = ship;
  return {
    id,
    seat,
    contingent,
    pilot,
    place,
    pose,
    destroyed,
    shields,
    upgrades: ship.upgrades.map(equippedView),
    tokens,
    locks,
    damage: ship.damage.map(damageCardView),
    conditions: ship.conditions.map(conditionView),
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

function equippedView({ id, side, discarded, counters }: Equipped): EquippedView {
  return { id, side, discarded, counters };
}

function conditionView({ card, by, source, damage }: Condition): ConditionView {
  return damage === undefined ? { card, by, source } : { card, by, source, damage };
}

function obstacleView({ id, kind, token, pose }: Obstacle): ObstacleView {
  return { id, kind, token, pose };
}

function bombView({ id, bomb, seat, source, pose, detonating }: Bomb): BombView {
  return { id, bomb, seat, source, pose, detonating };
}

function attackView(attack: Attack): AttackView {
  const { weapon, range, line, obstructedBy, rangeBonus, attacker, defender, attackDice, defenseDice } = attack;
  const { kind, upgrade, arcs, used, moreAttackDice, moreDefenseDice, step, hit, dealt, memory } = attack;
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
    upgrade,
    arcs,
    used,
    moreAttackDice,
    moreDefenseDice,
    step,
    hit,
    dealt,
    memory,
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
