import { type Squad, squadCost as sumOf } from '@rangefinder/xwing/squad';
import { SQUAD_CARDS } from './cards.ts';

/** What a squad costs, upgrades and all (xw1.squad-building.1, xw1.squad-points.1, xw1.upgrade-cards.1). */
export function squadCost(squad: Squad): number {
  return sumOf(SQUAD_CARDS, squad);
}
