import type { Modifier } from '../../definition.ts';
import { isPiloting, itself, whatItPilots } from '../conditions.ts';
import { add, atLeast } from '../words.ts';

/** Adds to power of what it pilots. */
export const pilots = (amount: number): Modifier => add('power', amount, whatItPilots);
/** Immune to attrition below a number. */
export const immune = (below: number): Modifier => atLeast('immunity', below, itself);

/** One battle destiny if not able to otherwise, while flying the named ship in a battle. */
export const destinyIn = (ship: string): Modifier =>
  atLeast('battle-destiny-if-none', 1, ({ location, seat }, my, game) => {
    const holder = my.self ? game.find(my.self.where.id) : undefined;
    if (!my.self || !holder || holder.card !== ship || seat !== my.seat) return false;
    return game.locationOf(holder) === location && isPiloting(game, my.self, holder);
  });
