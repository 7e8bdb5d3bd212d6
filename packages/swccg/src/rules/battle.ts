import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { type Battle, type CardInPlay, DARK, LIGHT, type LocationInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { playActions, tableActions } from './actions.ts';
import { damageSegment } from './battle-damage.ts';
import { powerSegment } from './battle-power.ts';
import { recheckBoard } from './board.ts';
import { fightersAt, participants } from './fighters.ts';
import { canUse, useForce } from './force.ts';
import { leaveTable } from './leaving.ts';
import { ask } from './modifiers.ts';
import type { MomentOf } from './moments.ts';
import { type ActionOption, deed, PASS } from './options.ts';
import { abilityOf, hasPresence, hasPresenceIcon } from './presence.ts';
import { respond } from './responses.ts';
import { mustSeemAsked } from './seeming.ts';
import { fireActions } from './weapon-firing.ts';

/** Adds where the player may initiate a battle now (swccg.core-battle-initiate.1). */
export function battleActions(game: CardTable, seat: Seat, options: ActionOption[]): void {
  if (!canUse(game, seat, 1)) return;
  for (const location of game.state.locations) {
    if (mayBattle(game, location)) options.push(battleOption(game, seat, location));
  }
}

function battleOption(game: CardTable, seat: Seat, location: LocationInPlay): ActionOption {
  return deed(`battle:${location.id}`, { do: 'battle', location: location.id, cost: 1 }, () =>
    battle(game, seat, location),
  );
}

/** swccg.core-battle-initiate.2, swccg.core-battle-initiate.3 */
function mayBattle(game: CardTable, location: LocationInPlay): boolean {
  if (location.battled || !isContested(game, location)) return false;
  const fighters = fightersAt(game, location);
  return hasFightingPresence(game, fighters, DARK) && hasFightingPresence(game, fighters, LIGHT);
}

/** What forbids a player to initiate a battle at a location; undefined when nothing does. */
export function whyNoBattle(game: CardTable, location: LocationInPlay, seat: Seat): Violation | undefined {
  if (location.battled) return refuse('swccg.core-battle-initiate.2', 'battled-already');
  if (!mayBattle(game, location)) {
    const both = hasPresence(game, location, DARK) && hasPresence(game, location, LIGHT);
    if (!both) return refuse('swccg.core-battle-initiate.1', 'presence-of-both');
    const tired = game.everythingAt(location).some(({ battled }) => battled !== null && battled !== location.id);
    if (tired) return refuse('swccg.core-battle-initiate.3', 'battled-elsewhere');
    return refuse('swccg.core-battle-initiate.6', 'no-fighters');
  }
  return canUse(game, seat, 1) ? undefined : refuse('swccg.core-use-force.2', 'too-dear', { cost: 1 });
}

/** Whether both players have anything there at all: most locations need no closer look. */
function isContested(game: CardTable, location: LocationInPlay): boolean {
  let seats = 0;
  for (const { owner } of game.everythingAt(location)) seats |= 1 << owner;
  return seats === 3;
}

function hasFightingPresence(game: CardTable, fighters: readonly CardInPlay[], seat: Seat): boolean {
  let total = 0;
  for (const card of fighters) {
    if (card.owner !== seat) continue;
    if (hasPresenceIcon(game, card)) return true;
    total += abilityOf(game, card) + ask(game, game.modifiers['may-be-battled'], { card }, 0);
  }
  return total >= 1;
}

/** A whole battle, segment by segment; nothing else begins meanwhile (swccg.core-battle-initiate.10). Cancelled or not, it
 * was the battle here, and of those in it (swccg.core-battle-initiate.9). */
function* battle(game: CardTable, seat: Seat, location: LocationInPlay): Procedure<void> {
  useForce(game, seat, 1);
  location.battled = true;
  const fight: Battle = {
    location: location.id,
    initiator: seat,
    segment: 'initiated',
    participants: [],
    excluded: [],
    immune: [],
    fired: [],
    destiny: [null, null],
    power: [0, 0],
    damage: [0, 0],
    attrition: [0, 0],
    totalAttrition: [0, 0],
    cancelled: false,
  };
  game.state.battle = fight;
  join(game, fight, location);
  game.emit({ type: 'battle', rule: 'swccg.core-battle-initiate.1', seat, location: location.id });
  // swccg.core-battle-initiate.7
  yield* respond(game, new BattleMoment(game, seat, location), opponentOf(seat));
  join(game, fight, location);
  if (goesOn(game, fight)) yield* weaponsSegment(game, fight);
  if (goesOn(game, fight)) yield* powerSegment(game, fight);
  if (goesOn(game, fight)) yield* damageSegment(game, fight);
  yield* endBattle(game, fight, location);
}

/** A battle has just begun. */
class BattleMoment implements MomentOf<'battle'> {
  readonly type = 'battle';
  readonly seat: Seat;
  readonly location: LocationInPlay;
  readonly #game: CardTable;

  constructor(game: CardTable, seat: Seat, location: LocationInPlay) {
    this.#game = game;
    this.seat = seat;
    this.location = location;
  }

  /** swccg.core-responses.8: without anybody to fight it is nothing to respond to */
  get cancelled(): boolean {
    const fighters = fightersAt(this.#game, this.location);
    return ![0, 1].every((seat) => hasFightingPresence(this.#game, fighters, seat));
  }
}

/** swccg.core-reacts.8: whoever came in time takes part */
function join(game: CardTable, fight: Battle, location: LocationInPlay): void {
  fight.participants = fightersAt(game, location).map(({ id }) => id);
  for (const id of fight.participants) game.card(id).battled = location.id;
  game.touched();
}

/** swccg.core-battle-initiate.8, swccg.core-reacts.7: without presence on both sides there is no battle */
function goesOn(game: CardTable, fight: Battle): boolean {
  if (fight.cancelled) return false;
  const fighters = participants(game, fight);
  if ([0, 1].every((seat) => hasFightingPresence(game, fighters, seat))) return true;
  fight.cancelled = true;
  game.emit({ type: 'cancelled', rule: 'swccg.core-battle-initiate.8', seat: fight.initiator, what: fight.location });
  return false;
}

const WEAPONS = { in: 'weapons' } as const;

/** Fire, play or use something, or pass; two passes in succession end it (swccg.core-battle-weapons.1,
 * swccg.core-battle-weapons.4, swccg.core-weapon-firing.1). */
function* weaponsSegment(game: CardTable, fight: Battle): Procedure<void> {
  fight.segment = 'weapons';
  let seat = fight.initiator;
  for (let passes = 0; passes < 2 && goesOn(game, fight); seat = opponentOf(seat)) {
    const moment = { type: 'action' as const, seat };
    const options: ActionOption[] = [PASS, ...fireActions(game, fight, seat)];
    playActions(game, seat, moment, options);
    tableActions(game, seat, moment, options);
    const rule = 'swccg.core-battle-weapons.1';
    const about = { location: fight.location };
    const secret = mustSeemAsked(game, seat, moment);
    const chosen = yield* pickOne({
      seat,
      rule,
      topic: 'weapons-segment',
      about,
      options,
      secret,
      refused: () => game.edition.refused(game, seat, WEAPONS),
      refusal: (key) => game.edition.whyNot(game, seat, key, WEAPONS),
    });
    passes = chosen.key === PASS.key ? passes + 1 : 0;
    yield* chosen.perform();
  }
}

/** swccg.core-battle-end.1, swccg.core-battle-end.2; who survives stays and may still move (swccg.core-battle-end.4) */
function* endBattle(game: CardTable, fight: Battle, location: LocationInPlay): Procedure<void> {
  for (const card of participants(game, fight)) {
    if (card.hit && game.find(card.id)) yield* leaveTable(game, card, 'lost', 'swccg.core-battle-end.2');
  }
  const [dark, light] = fight.power;
  if (!fight.cancelled && dark !== light) {
    const winner = dark > light ? 0 : 1;
    yield* respond(game, { type: 'battle-won', seat: winner, location }, opponentOf(winner));
  }
  yield* respond(game, { type: 'end-of-battle', seat: fight.initiator, location }, fight.initiator);
  game.state.battle = null;
  if (fight.excluded.length > 0 || game.state.lasting.some(({ until }) => until === 'battle')) {
    game.state.lasting = game.state.lasting.filter(({ until }) => until !== 'battle');
    game.changed();
  }
  game.touched();
  game.emit({ type: 'battle-over', rule: 'swccg.core-battle-end.1', location: location.id });
  yield* recheckBoard(game);
}
