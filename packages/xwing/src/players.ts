import type { Seat } from '@rangefinder/kernel';

/** What belongs to the player of a seat: there are two. */
export function playerOf<Player>({ players }: { readonly players: readonly [Player, Player] }, seat: Seat): Player {
  return players[seat === 0 ? 0 : 1];
}
