import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { spareUpgrades } from './equipping.ts';

/** Upgrades that go into the game facedown under another one, and come to light later. */

/** What may lie under the Razor Crest: for its player to choose, and for everybody else to guess. */
export function cardsUnder(table: Pick<XTable, 'cards' | 'state'>, ship: Ship): string[] {
  return spareUpgrades(table, ship, 'illicit');
}

/** What others see of a card that lies facedown under another one. */
export const FACEDOWN = 'facedown';
