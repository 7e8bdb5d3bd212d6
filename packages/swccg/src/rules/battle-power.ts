import { keyOptions, type Procedure, type Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { type Battle, type CardInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { drawDestiny } from './destiny.ts';
import { type Muster, participants } from './fighters.ts';
import { isSite } from './locations.ts';
import { ask } from './modifiers.ts';
import { isPiloted } from './piloting.ts';
import { abilityOf, encloses, isPresent } from './presence.ts';
import { ability, power } from './values.ts';

/** Destiny to power, battle destiny, destiny to attrition; then attrition and power (swccg.core-battle-power.1,
 * swccg.core-battle-power.2, swccg.core-battle-power.4, swccg.core-battle-power.5). */
export function* powerSegment(game: CardTable, fight: Battle): Procedure<void> {
  fight.segment = 'power';
  const order = [fight.initiator, opponentOf(fight.initiator)];
  const extra = { power: [0, 0], attrition: [0, 0] };
  for (const seat of order) extra.power[seat] = yield* drawExtra(game, fight, seat, 'power');
  for (const seat of order) fight.destiny[seat === 0 ? 0 : 1] = yield* drawBattleDestiny(game, fight, seat);
  for (const seat of order) {
    // swccg.core-battle-power.3: not without a total battle destiny
    const drew = fight.destiny[seat === 0 ? 0 : 1] !== null;
    if (drew) extra.attrition[seat] = yield* drawExtra(game, fight, seat, 'attrition');
  }
  compare(game, fight, extra);
}

function* drawExtra(game: CardTable, fight: Battle, seat: Seat, kind: 'power' | 'attrition'): Procedure<number> {
  const about = { location: game.location(fight.location), seat };
  const draws = Math.min(ask(game, game.modifiers[`${kind}-destinies`], about, 0), game.player(seat).reserve.length);
  let total = 0;
  for (let i = 0; i < draws; i++) total += (yield* drawDestiny(game, seat, kind)) ?? 0;
  return total;
}

/** swccg.core-battle-power.8 to .10, swccg.core-battle-damage.4, swccg.core-battle-damage.5, swccg.core-battle-damage.9 */
function compare(
  game: CardTable,
  fight: Battle,
  extra: { readonly power: number[]; readonly attrition: number[] },
): void {
  const location = game.location(fight.location);
  const total = (seat: 0 | 1) => totalPower(game, fight, seat) + (fight.destiny[seat] ?? 0) + (extra.power[seat] ?? 0);
  fight.power = [total(0), total(1)];
  const [dark, light] = fight.power;
  // A tie has no loser
  const damage = (seat: Seat, lost: number) =>
    lost > 0 ? ask(game, game.modifiers['battle-damage'], { location, seat }, lost) : 0;
  fight.damage = [damage(0, light - dark), damage(1, dark - light)];
  const attrition = (seat: 0 | 1): number => {
    const from = seat === 0 ? 1 : 0;
    const destiny = fight.destiny[from];
    return destiny === null
      ? 0
      : ask(game, game.modifiers.attrition, { location, seat }, destiny + (extra.attrition[from] ?? 0));
  };
  fight.attrition = [attrition(0), attrition(1)];
  fight.totalAttrition = [fight.attrition[0], fight.attrition[1]];
  game.emit({
    type: 'power',
    rule: 'swccg.core-battle-power.9',
    power: [dark, light],
    destiny: [fight.destiny[0], fight.destiny[1]],
    damage: [fight.damage[0], fight.damage[1]],
    attrition: [fight.attrition[0], fight.attrition[1]],
  });
}

/** At a site who is present, in space the starships, in neither case who is enclosed (swccg.core-battle-power.6,
 * swccg.core-battle-power.7, swccg.core-starship-classes.11, swccg.core-vehicles.7, swccg.core-piloting.6). */
export function totalPower(game: CardTable, fight: Muster, seat: Seat): number {
  const location = game.location(fight.location);
  let total = 0;
  for (const card of participants(game, fight, seat)) {
    const { type } = game.facts(card);
    if (isSite(location) ? type !== 'starship' && isPresent(game, card) : type === 'starship')
      total += power(game, card);
  }
  return ask(game, game.modifiers['total-power'], { location, seat }, total);
}

/** The ability that counts toward battle destiny (swccg.core-battle-destiny.2, swccg.core-passengers.3). */
export function destinyAbility(game: CardTable, fight: Muster, seat: Seat): number {
  let total = 0;
  for (const card of participants(game, fight, seat)) if (applies(game, card)) total += abilityOf(game, card);
  return ask(game, game.modifiers['destiny-ability'], { location: game.location(fight.location), seat }, total);
}

function applies(game: CardTable, card: CardInPlay): boolean {
  const { type } = game.facts(card);
  if (type !== 'character') return isPiloted(game, card) || ability(game, card) > 0;
  if (card.where.kind !== 'aboard') return true;
  const ship = game.holderOf(card);
  if (!ship || !encloses(game, ship)) return true;
  // swccg.core-vehicles.5
  return (card.where.slot === 'pilot' || card.where.slot === 'driver') && isPiloted(game, ship);
}

/** How many battle destinies a player may draw: one for enough ability, however much; texts add and limit
 * (swccg.core-battle-destiny.1, swccg.core-battle-destiny.3, swccg.core-battle-destiny.6). */
export function battleDestinies(game: CardTable, fight: Muster, seat: Seat): number {
  const about = { location: game.location(fight.location), seat };
  const applied = destinyAbility(game, fight, seat);
  const enough = applied >= ask(game, game.modifiers['ability-needed'], about, 4);
  const draws = ask(game, game.modifiers['battle-destinies'], about, enough ? 1 : 0);
  // swccg.core-battle-destiny.5: a requirement denies added draws too
  const allowed = applied >= ask(game, game.modifiers['ability-required'], about, 0) ? draws : 0;
  if (allowed > 0) return allowed;
  // swccg.core-battle-destiny.4
  return ask(game, game.modifiers['battle-destiny-if-none'], about, 0) > 0 ? 1 : 0;
}

/** Drawing is optional; the sum after modifiers, never below 0 (swccg.core-battle-destiny.7, swccg.core-battle-destiny.8). */
function* drawBattleDestiny(game: CardTable, fight: Battle, seat: Seat): Procedure<number | null> {
  const count = Math.min(battleDestinies(game, fight, seat), game.player(seat).reserve.length);
  if (count === 0) return null;
  const rule = 'swccg.core-battle-destiny.1';
  const options = keyOptions(['draw', 'pass']);
  const { key } = yield* pickOne({
    seat,
    rule,
    topic: 'battle-destiny',
    about: { count, location: fight.location },
    options,
  });
  if (key === 'pass') return null;
  const about = { location: game.location(fight.location), seat };
  let total: number | null = null;
  for (let i = 0; i < count; i++) {
    const drawn = yield* drawDestiny(game, seat, 'battle', (printed) =>
      ask(game, game.modifiers['battle-destiny'], about, printed),
    );
    if (drawn !== null) total = (total ?? 0) + drawn;
  }
  return total;
}
