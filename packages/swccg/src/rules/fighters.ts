import type { Seat } from '@rangefinder/kernel';
import type { Battle, CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { cargoOf } from './leaving.ts';
import { ask } from './modifiers.ts';
import { isInHold } from './piloting.ts';

/** Who takes part in a battle here: all that can, none held back; nobody in holds or at starship sites, which are
 * locations of their own (swccg.core-battle-initiate.5, swccg.core-battle-initiate.6, swccg.starship-sites.13, swccg.starship-sites.14). */
export function fightersAt(game: CardTable, location: LocationInPlay): CardInPlay[] {
  return game.everythingAt(location).filter((card) => {
    const { type } = game.facts(card);
    if (type !== 'character' && type !== 'vehicle' && type !== 'starship') return false;
    if (!isActive(game, card) || inSomeHold(game, card)) return false;
    if (card.battled !== null && card.battled !== location.id) return false;
    return ask(game, game.modifiers['may-battle'], { card }, 1) > 0;
  });
}

function inSomeHold(game: CardTable, card: CardInPlay): boolean {
  if (isInHold(card)) return true;
  if (card.where.kind !== 'aboard') return false;
  const holder = game.holderOf(card);
  return holder !== undefined && inSomeHold(game, holder);
}

/** Who would fight where: all that is needed to add up power, also before there is a battle. */
export type Muster = Pick<Battle, 'location' | 'participants'>;

export function participants(game: CardTable, fight: Muster, seat?: Seat): CardInPlay[] {
  const cards: CardInPlay[] = [];
  for (const id of fight.participants) {
    const card = game.find(id);
    if (card && (seat === undefined || card.owner === seat)) cards.push(card);
  }
  return cards;
}

/** Out of the battle and inactive until it ends; a hit card that is put out is lost (swccg.core-battle-end.3,
 * swccg.core-battle-end.5). */
export function exclude(game: CardTable, card: CardInPlay): void {
  const fight = game.state.battle;
  if (!fight) return;
  const out = [card, ...cargoOf(game, card)].map(({ id }) => id);
  fight.excluded.push(card.id);
  fight.participants = fight.participants.filter((id) => !out.includes(id));
  game.changed();
  game.emit({ type: 'excluded', rule: 'swccg.core-battle-end.5', seat: card.owner, id: card.id });
}
