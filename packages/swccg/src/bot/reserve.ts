import type { Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import type { PlayerView, SwccgView } from '../view.ts';

/** Cards that stay in the Reserve Deck to draw destiny from. */
const FOR_DESTINY = 5;
/** Force that is wanted besides deployments: for a battle, a weapon, a move. */
const BESIDES = 4;

/** How much Force to activate: what the hand can use, as long as the Reserve Deck keeps enough for destiny. */
export function forceToActivate({ players }: SwccgView, seat: Seat): number {
  const own = players[seat];
  if (!own) return 0;
  return Math.min(forceWanted(own) - own.force, own.reserve - FOR_DESTINY);
}

/** What the cards in hand cost, and a little more; new cards are drawn from the Force Pile too. */
export function forceWanted(own: PlayerView): number {
  let wanted = BESIDES + Math.max(0, handWanted(own) - own.handSize);
  for (const card of own.hand ?? []) {
    const { facts } = definitionOf(card);
    wanted += 'deploy' in facts ? (facts.deploy ?? 0) : facts.type === 'location' ? 0 : 1;
  }
  return wanted;
}

/** A handful to choose from, and fewer the less Life Force is left. */
function handWanted({ lifeForce }: PlayerView): number {
  return lifeForce > 30 ? 9 : lifeForce > 15 ? 6 : 3;
}

/** A handful, and more while there is Force that no card in hand needs; the rest stays Life Force and pays for what comes. */
export function drawScore({ players, generation }: SwccgView, seat: Seat): number {
  const own = players[seat];
  if (!own || own.force < 2) return 0;
  if (own.handSize < handWanted(own)) return 1;
  const surplus = own.force + generation - forceWanted(own);
  return surplus > 0 && own.handSize < own.lifeForce / 2 ? 1 : 0;
}
