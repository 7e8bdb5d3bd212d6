import type { Shown, Viewer } from '@rangefinder/kernel';
import { RANKS, type Rank } from './card.ts';
import type { LegionState, Marker, Player, Unit } from './state.ts';

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
    | 'terrain'
    | 'unplaced'
    | 'revealed'
    | 'round'
    | 'phase'
    | 'step'
    | 'blue'
    | 'counter'
    | 'priority'
    | 'turn'
    | 'battle'
    | 'objective'
    | 'deployment'
    | 'condition'
    | 'activation'
    | 'attack'
    | 'memory'
    | 'outcome',
    'players' | 'units' | 'markers'
  > {
  readonly players: readonly PlayerView[];
  readonly units: readonly UnitView[];
  readonly markers: readonly MarkerView[];
}

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
    | 'minis'
    | 'upgrades'
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
    'loadout'
  > {
  /** Upgrades set aside: its own player's to know. */
  readonly loadout: readonly string[] | null;
}

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
    battle,
    objective,
    deployment,
    condition,
    activation,
    attack,
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
  const { id, seat, card, rank, place, minis, upgrades, strength, tokens, shields, order, activated, panicked } = unit;
  const { damage, disrupted, carrier, claimed, memory } = unit;
  return {
    id,
    seat,
    card,
    rank,
    place,
    minis,
    upgrades,
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

function markerView({ id, kind, seat, pose, on, facedown, memory, what }: Marker, viewer: Viewer): MarkerView {
  // legion.condition-tokens.5: pips are on the side that lies below.
  const seen = facedown && memory.pips !== undefined ? { ...memory, pips: 0 } : memory;
  return { id, kind, seat, pose, on, facedown, memory: seen, what: facedown && seat !== viewer ? null : what };
}
