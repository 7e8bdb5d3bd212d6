import { clonePlain, type Random, type Seat, type Shown, type Viewer } from '@rangefinder/kernel';
import { allCards } from './cards/catalog.ts';
import { battleDestinies, destinyAbility, totalPower } from './rules/battle-power.ts';
import { drainAmount } from './rules/control.ts';
import { fightersAt } from './rules/fighters.ts';
import { lifeForce } from './rules/life-force.ts';
import { forceIcons, isBattleground } from './rules/locations.ts';
import { isPiloted } from './rules/piloting.ts';
import { controls, hasPresence } from './rules/presence.ts';
import { isShield } from './rules/shields.ts';
import {
  ability,
  armor,
  defenseValue,
  forfeitValue,
  hyperspeed,
  immunity,
  landspeed,
  maneuver,
  power,
} from './rules/values.ts';
import {
  type Battle,
  type CardInPlay,
  DARK,
  type Drawn,
  FACE_DOWN,
  type Lasting,
  LIGHT,
  type LocationInPlay,
  type Player,
  type Playing,
  type Row,
  type SwccgState,
  sideOf,
  type Where,
} from './state.ts';
import { CardTable } from './table.ts';
import { WHOLE_GAME } from './whole-game.ts';

export interface PlayerView
  extends Shown<
    Player,
    'out',
    'reserve' | 'force' | 'used' | 'lost' | 'hand' | 'under' | 'seen' | 'shieldsPlayed' | 'deathStar'
  > {
  readonly side: 'dark' | 'light';
  readonly lifeForce: number;
  readonly reserve: number;
  readonly force: number;
  readonly used: number;
  readonly lost: number;
  /** Face up on the Lost Pile (swccg.core-piles.6). */
  readonly lostTop: string | null;
  readonly handSize: number;
  /** Null: hidden from this viewer (swccg.core-hidden.2). */
  readonly hand: readonly string[] | null;
  /** What lies face down under the starting Effect; null: hidden from this viewer. */
  readonly under: readonly string[] | null;
}

/** A card on table with its numbers as they are now. */
export interface CardView
  extends Shown<
    CardInPlay,
    'id' | 'card' | 'owner' | 'hit' | 'moved' | 'undercover' | 'captive' | 'face' | 'choice',
    'where' | 'reacted' | 'battled' | 'drained' | 'target'
  > {
  readonly where: WhereView;
  readonly location: string | null;
  readonly piloted: boolean;
  readonly power: number;
  readonly ability: number;
  readonly forfeit: number;
  readonly armor: number;
  readonly maneuver: number;
  readonly hyperspeed: number;
  readonly landspeed: number;
  readonly defense: number;
  readonly immunity: number;
}

export type WhereView = Shown<Where, 'kind' | 'id' | 'slot', never>;

export interface LocationView
  extends Shown<LocationInPlay, 'id' | 'row' | 'drained' | 'battled', 'stack' | 'blownAway'> {
  readonly card: string;
  readonly owner: Seat;
  /** Cards under the top one, by which it was converted. */
  readonly under: readonly string[];
  /** Force icons, presence, control, and what a Force drain would take, by seat. */
  readonly icons: readonly number[];
  readonly presence: readonly boolean[];
  readonly control: readonly boolean[];
  readonly drain: readonly number[];
  /** The power each side would bring to a battle here. */
  readonly power: readonly number[];
  /** The battle destinies each side could draw in it. */
  readonly destinies: readonly number[];
  readonly battleground: boolean;
  /** Nothing is left of it but its place in space. */
  readonly blownAway: boolean;
}

export type RowView = Shown<Row, 'id' | 'world' | 'locations' | 'starship' | 'orbit' | 'parsec', never>;
export type LastingView = Shown<Lasting, 'card' | 'name' | 'seat' | 'target' | 'amount' | 'until', never>;

/** Cards being drawn for destiny or played: both players see them (swccg.core-hidden.3). */
export type DrawnView = Shown<Drawn, 'seat' | 'card', never>;
export type PlayingView = Shown<Playing, 'seat' | 'card' | 'to', never>;

/** A battle, with what each side has as its cards are now: power without destiny, ability, battle destinies to draw. */
export interface BattleView
  extends Shown<
    Battle,
    | 'location'
    | 'initiator'
    | 'segment'
    | 'participants'
    | 'excluded'
    | 'immune'
    | 'fired'
    | 'destiny'
    | 'power'
    | 'damage'
    | 'attrition'
    | 'totalAttrition'
    | 'cancelled',
    never
  > {
  readonly strength: readonly number[];
  readonly ability: readonly number[];
  readonly destinies: readonly number[];
}

/** What one viewer may know. A field of the state that is not named here is nobody's to see. */
export interface SwccgView
  extends Shown<
    SwccgState,
    'turn' | 'current' | 'step' | 'generation' | 'toActivate' | 'outcome',
    | 'rows'
    | 'drawn'
    | 'playing'
    | 'lasting'
    | 'switches'
    | 'turnLimit'
    | 'entered'
    | 'actor'
    | 'passes'
    | 'players'
    | 'cards'
    | 'locations'
    | 'battle'
    | 'used'
    | 'named'
  > {
  readonly players: readonly PlayerView[];
  readonly rows: readonly RowView[];
  readonly locations: readonly LocationView[];
  readonly cards: readonly CardView[];
  readonly battle: BattleView | null;
  readonly drawn: readonly DrawnView[];
  readonly playing: readonly PlayingView[];
  readonly lasting: readonly LastingView[];
  /** Players are asked whether or not they hold an answer. */
  readonly hideResponses: boolean;
}

/** Piles are numbers, even to their owners; hands are their owners'; everything on table and out of play is open
 * (swccg.core-hidden.1, swccg.core-hidden.3, swccg.core-piles.1, swccg.core-piles.3, swccg.core-piles.5, swccg.core-piles.7,
 * swccg.core-piles.8, swccg.core-piles.9, swccg.core-piles.11). */
export function view(state: SwccgState, viewer: Viewer): SwccgView {
  const game = new CardTable(state, null, WHOLE_GAME);
  return {
    turn: state.turn,
    current: state.current,
    step: state.step,
    generation: state.generation,
    toActivate: state.toActivate,
    players: [DARK, LIGHT].map((seat) => playerView(game, seat, viewer)),
    rows: state.rows.map(rowView),
    locations: state.locations.map((location) => locationView(game, location)),
    cards: state.cards.map((card) => cardView(game, card)),
    battle: state.battle && battleView(game, state.battle),
    drawn: state.drawn.map(({ seat, card }) => ({ seat, card })),
    playing: state.playing.map(({ seat, card, to }) => (to === undefined ? { seat, card } : { seat, card, to })),
    lasting: state.lasting.map(lastingView),
    outcome: state.outcome,
    hideResponses: state.switches.hideResponses,
  };
}

function playerView(game: CardTable, seat: Seat, viewer: Viewer): PlayerView {
  const { reserve, force, used, lost, hand, out, under } = game.player(seat);
  return {
    side: sideOf(seat),
    lifeForce: lifeForce(game.state, seat),
    reserve: reserve.length,
    force: force.length,
    used: used.length,
    lost: lost.length,
    lostTop: lost[0] ?? null,
    handSize: hand.length,
    hand: seat === viewer ? hand : null,
    out,
    under: seat === viewer ? under : null,
  };
}

function rowView({ id, world, locations, starship, orbit, parsec }: Row): RowView {
  return { id, world, locations, starship, orbit, parsec };
}

function lastingView({ card, name, seat, target, amount, until }: Lasting): LastingView {
  return { card, name, seat, target, amount, until };
}

function both<T>(of: (seat: Seat) => T): T[] {
  return [of(DARK), of(LIGHT)];
}

function battleView(game: CardTable, fight: Battle): BattleView {
  const { location, initiator, segment, participants, excluded, immune, fired } = fight;
  return {
    location,
    initiator,
    segment,
    participants,
    excluded,
    immune,
    fired,
    destiny: fight.destiny,
    power: fight.power,
    damage: fight.damage,
    attrition: fight.attrition,
    totalAttrition: fight.totalAttrition,
    cancelled: fight.cancelled,
    strength: both((seat) => totalPower(game, fight, seat)),
    ability: both((seat) => destinyAbility(game, fight, seat)),
    destinies: both((seat) => battleDestinies(game, fight, seat)),
  };
}

function locationView(game: CardTable, location: LocationInPlay): LocationView {
  const [top, ...under] = location.stack;
  const fight = { location: location.id, participants: fightersAt(game, location).map(({ id }) => id) };
  return {
    id: location.id,
    row: location.row,
    card: top?.card ?? '',
    owner: top?.owner ?? DARK,
    under: under.map(({ card }) => card),
    icons: both((seat) => forceIcons(game, location, seat)),
    presence: both((seat) => hasPresence(game, location, seat)),
    control: both((seat) => controls(game, location, seat)),
    drain: both((seat) => drainAmount(game, location, seat)),
    power: both((seat) => totalPower(game, fight, seat)),
    destinies: both((seat) => battleDestinies(game, fight, seat)),
    battleground: isBattleground(game, location),
    drained: location.drained,
    battled: location.battled,
    blownAway: location.blownAway === true,
  };
}

function cardView(game: CardTable, card: CardInPlay): CardView {
  const { id, owner, where, hit, moved, undercover, captive, face, choice } = card;
  const { type } = game.facts(card);
  return {
    id,
    card: card.card,
    owner,
    where: { kind: where.kind, id: where.id, slot: where.slot },
    location: game.locationOf(card)?.id ?? null,
    hit,
    moved,
    undercover,
    captive,
    face,
    choice,
    piloted: (type === 'starship' || type === 'vehicle') && isPiloted(game, card),
    power: power(game, card),
    ability: ability(game, card),
    forfeit: forfeitValue(game, card),
    armor: armor(game, card),
    maneuver: maneuver(game, card),
    hyperspeed: hyperspeed(game, card),
    landspeed: landspeed(game, card),
    defense: defenseValue(game, card),
    immunity: immunity(game, card),
  };
}

/** Mixes the cards of face-down piles that nobody has seen (swccg.core-hidden.1); what is known to lie there stays. */
export function redraw(state: SwccgState, random: Random): void {
  for (const player of state.players) {
    const places = FACE_DOWN.flatMap((pile) =>
      player[pile].flatMap((card, at) => (player.seen[pile][at] ? [] : [{ pile, at, card }])),
    );
    const cards = random.shuffle(
      'redraw',
      places.map(({ card }) => card),
      String,
    );
    places.forEach(({ pile, at, card }, i) => {
      player[pile][at] = cards[i] ?? card;
    });
  }
}

/**
 * The same table with everything hidden from the viewer made anew: the order of the own piles, and which cards the
 * others hold and have in their piles, for which any playable card of their side will do.
 */
export function imagine(state: SwccgState, viewer: Viewer, random: Random): SwccgState {
  const copy = clonePlain(state);
  for (const seat of [DARK, LIGHT]) {
    const player = copy.players[seat === DARK ? 0 : 1];
    if (seat !== viewer) {
      const pool = allCards().filter(
        ({ facts, text }) => facts.side === sideOf(seat) && text !== null && facts.type !== 'objective',
      );
      const shields = pool.filter(({ facts }) => isShield(facts));
      player.under = player.under.map(() => random.choose('imagine', shields).facts.id);
      for (const pile of [...FACE_DOWN, 'hand'] as const)
        player[pile] = player[pile].map(() => random.choose('imagine', pool).facts.id);
      continue;
    }
    const hidden = random.shuffle(
      'imagine',
      FACE_DOWN.flatMap((pile) => player[pile]),
      (card) => card,
    );
    for (const pile of FACE_DOWN) player[pile] = hidden.splice(0, player[pile].length);
  }
  return copy;
}
