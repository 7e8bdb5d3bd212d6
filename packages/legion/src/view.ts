import type { Shown, Viewer } from '@rangefinder/kernel';
import type { Agreed, Piece } from './battlefield/model.ts';
import { type KeywordUse, RANKS, type Rank } from './card.ts';
import type {
  Activation,
  Attack,
  AttackRoll,
  BattleCards,
  DefenseRoll,
  Equipped,
  LegionState,
  Marker,
  Mini,
  Player,
  Pool,
  PoolWeapon,
  Unit,
} from './state.ts';

/** What one viewer may know. A field of the state that is not named here is nobody's to see. */
export interface LegionView
  extends Shown<
    LegionState,
    | 'mode'
    | 'rounds'
    | 'unlimited'
    | 'costs'
    | 'width'
    | 'depth'
    | 'unplaced'
    | 'revealed'
    | 'round'
    | 'phase'
    | 'step'
    | 'blue'
    | 'counter'
    | 'priority'
    | 'turn'
    | 'objective'
    | 'deployment'
    | 'condition'
    | 'memory'
    | 'outcome',
    'terrain' | 'players' | 'units' | 'markers' | 'battle' | 'activation' | 'attack'
  > {
  readonly terrain: PieceView[];
  readonly players: readonly PlayerView[];
  readonly units: readonly UnitView[];
  readonly markers: readonly MarkerView[];
  readonly battle: BattleView;
  readonly activation: ActivationView | null;
  readonly attack: AttackView | null;
}

/** A piece of terrain, and what the players agreed about it. */
export interface PieceView extends Shown<Piece, 'id' | 'kind' | 'pose', 'agreed'> {
  readonly agreed?: AgreedView;
}

/** What is agreed for a type of unit is told by it. */
export interface AgreedView extends Shown<Agreed, 'ladders' | 'stand', 'cover' | 'movement'> {
  readonly cover?: Exclude<Agreed['cover'], undefined>;
  readonly movement?: Exclude<Agreed['movement'], undefined>;
}

/** What lies open of the battle cards. */
export type BattleView = Shown<BattleCards, 'objectives' | 'deployments' | 'conditions', never>;
export type ActivationView = Shown<Activation, 'unit' | 'actions' | 'performed' | 'moved' | 'attacked', never>;

/** An attack is everybody's to see, and so are its pools and dice. */
export interface AttackView
  extends Shown<
    Attack,
    | 'attacker'
    | 'kind'
    | 'action'
    | 'current'
    | 'step'
    | 'range'
    | 'threatened'
    | 'cover'
    | 'spent'
    | 'paid'
    | 'wounds'
    | 'suffered'
    | 'memory',
    'pools' | 'attackDice' | 'defenseDice'
  > {
  readonly pools: PoolView[];
  readonly attackDice: AttackRollView[];
  readonly defenseDice: DefenseRollView[];
}

export interface PoolView extends Shown<Pool, 'defender' | 'extra' | 'resolved', 'weapons' | 'gained'> {
  readonly weapons: PoolWeaponView[];
  readonly gained?: readonly KeywordView[];
}

export interface PoolWeaponView
  extends Shown<PoolWeapon, 'weapon' | 'upgrade' | 'name' | 'minis' | 'dice' | 'lender' | 'supports', 'keywords'> {
  readonly keywords: readonly KeywordView[];
}

export type KeywordView = Shown<KeywordUse, 'id' | 'value' | 'of' | 'action', never>;
export type AttackRollView = Shown<AttackRoll, 'die' | 'face' | 'rerolled', never>;
export type DefenseRollView = Shown<DefenseRoll, 'die' | 'face' | 'rerolled', never>;

export interface PlayerView
  extends Shown<
    Player,
    | 'side'
    | 'edge'
    | 'revealed'
    | 'discards'
    | 'permanent'
    | 'divulged'
    | 'flaws'
    | 'flawsInPlay'
    | 'aside'
    | 'victory'
    | 'faction'
    | 'points',
    'hand' | 'contingencies' | 'chosen' | 'pool' | 'kept' | 'battleDeck' | 'memory'
  > {
  /** The cards themselves for their own player, and how many for everybody (legion.command-cards.27, .28). */
  readonly hand: readonly string[] | null;
  readonly handSize: number;
  readonly contingencies: readonly string[] | null;
  readonly contingenciesLeft: number;
  /** The card of this round once it lies open; before that its own player's. */
  readonly chosen: string | null;
  /** All tokens that may still be drawn or used; which of them are kept is known to their own player alone. */
  readonly pool: readonly Rank[];
  readonly kept: readonly Rank[] | null;
  readonly keptSize: number;
  /** Empty for everybody else. */
  readonly memory: Readonly<Record<string, number>>;
}

export interface UnitView
  extends Shown<
    Unit,
    | 'id'
    | 'seat'
    | 'card'
    | 'rank'
    | 'place'
    | 'strength'
    | 'tokens'
    | 'shields'
    | 'order'
    | 'activated'
    | 'panicked'
    | 'damage'
    | 'disrupted'
    | 'carrier'
    | 'claimed'
    | 'memory',
    'minis' | 'upgrades' | 'loadout'
  > {
  readonly minis: MiniView[];
  readonly upgrades: EquippedView[];
  /** Upgrades set aside: its own player's to know. */
  readonly loadout: readonly string[] | null;
}

export type MiniView = Shown<Mini, 'id' | 'from' | 'counterpart' | 'pose' | 'on' | 'wounds', never>;
export type EquippedView = Shown<
  Equipped,
  'id' | 'onCounterpart' | 'exhausted' | 'depleted' | 'side' | 'counters',
  never
>;

export interface MarkerView
  extends Shown<Marker, 'id' | 'kind' | 'seat' | 'pose' | 'on' | 'facedown' | 'memory', 'what'> {
  /** Null where it lies facedown and is somebody else's. */
  readonly what: string | null;
}

/** Hides hands, cards set aside, cards chosen and not revealed, battle decks, and what lies facedown. */
export function view(state: LegionState, viewer: Viewer): LegionView {
  const { mode, rounds, unlimited, costs, width, depth, terrain, unplaced, revealed } = state;
  const { round, phase, step, blue, counter, priority, turn } = state;
  const { battle, objective, deployment, condition, activation, attack, memory, outcome } = state;
  return {
    mode,
    rounds,
    unlimited,
    costs,
    width,
    depth,
    terrain,
    unplaced,
    revealed,
    round,
    phase,
    step,
    blue,
    counter,
    priority,
    turn,
    players: state.players.map((player, seat) => playerView(player, seat === viewer)),
    units: state.units.map((unit) => unitView(unit, viewer)),
    markers: state.markers.map((marker) => markerView(marker, viewer)),
    battle: battleView(battle),
    objective,
    deployment,
    condition,
    activation: activation && activationView(activation),
    attack: attack && attackView(attack),
    memory,
    outcome,
  };
}

/** legion.victory-tokens.4, legion.command-cards.29 */
function playerView(player: Player, own: boolean): PlayerView {
  const { side, edge, revealed, discards, permanent, divulged, flaws, flawsInPlay, aside } = player;
  const { pool, kept, victory, faction, points, memory } = player;
  return {
    side,
    edge,
    hand: own ? player.hand : null,
    handSize: player.hand.length,
    contingencies: own ? player.contingencies : null, // legion.contingencies.13
    contingenciesLeft: player.contingencies.length,
    chosen: own || revealed ? player.chosen : null,
    revealed,
    discards,
    permanent,
    divulged,
    flaws,
    flawsInPlay,
    aside,
    // In the order of ranks: where a token was taken from would tell which it is.
    pool: own ? pool : RANKS.flatMap((rank) => [...pool, ...kept].filter((one) => one === rank)),
    kept: own ? kept : null,
    keptSize: kept.length,
    victory,
    faction,
    points,
    memory: own ? memory : {},
  };
}

function unitView(unit: Unit, viewer: Viewer): UnitView {
  const { id, seat, card, rank, place, strength, tokens, shields, order, activated, panicked } = unit;
  const { damage, disrupted, carrier, claimed, memory } = unit;
  return {
    id,
    seat,
    card,
    rank,
    place,
    minis: unit.minis.map(miniView),
    upgrades: unit.upgrades.map(equippedView),
    strength,
    tokens,
    shields,
    order,
    activated,
    panicked,
    damage,
    disrupted,
    carrier,
    claimed,
    memory,
    loadout: unit.seat === viewer ? unit.loadout : null,
  };
}

function miniView({ id, from, counterpart, pose, on, wounds }: Mini): MiniView {
  return { id, from, counterpart, pose, on, wounds };
}

function equippedView({ id, onCounterpart, exhausted, depleted, side, counters }: Equipped): EquippedView {
  return { id, onCounterpart, exhausted, depleted, side, counters };
}

function battleView({ objectives, deployments, conditions }: BattleCards): BattleView {
  return { objectives, deployments, conditions };
}

function activationView({ unit, actions, performed, moved, attacked }: Activation): ActivationView {
  return { unit, actions, performed, moved, attacked };
}

function attackView(attack: Attack): AttackView {
  const { attacker, kind, action, current, step, range, threatened, cover, spent, paid, wounds, suffered, memory } =
    attack;
  return {
    attacker,
    kind,
    action,
    pools: attack.pools.map(poolView),
    current,
    step,
    range,
    attackDice: attack.attackDice.map(({ die, face, rerolled }) => ({ die, face, rerolled })),
    defenseDice: attack.defenseDice.map(({ die, face, rerolled }) => ({ die, face, rerolled })),
    threatened,
    cover,
    spent,
    paid,
    wounds,
    suffered,
    memory,
  };
}

function poolView({ defender, weapons, extra, gained, resolved }: Pool): PoolView {
  const pool = { defender, weapons: weapons.map(poolWeaponView), extra, resolved };
  return gained ? { ...pool, gained } : pool;
}

function poolWeaponView({
  weapon,
  upgrade,
  name,
  minis,
  dice,
  keywords,
  lender,
  supports,
}: PoolWeapon): PoolWeaponView {
  const one = { weapon, upgrade, name, minis, dice, keywords };
  const lent = lender === undefined ? one : { ...one, lender };
  return supports === undefined ? lent : { ...lent, supports };
}

function markerView({ id, kind, seat, pose, on, facedown, memory, what }: Marker, viewer: Viewer): MarkerView {
  // legion.condition-tokens.5: pips are on the side that lies below.
  const seen = facedown && memory.pips !== undefined ? { ...memory, pips: 0 } : memory;
  return { id, kind, seat, pose, on, facedown, memory: seen, what: facedown && seat !== viewer ? null : what };
}
