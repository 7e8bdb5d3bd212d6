import { type Words, words } from '@rangefinder/kernel/words';
import { cardAction } from '../abilities.ts';
import type { SupplyFacts, UpgradeFacts } from '../card.ts';
import { giveKeyword } from '../sources.ts';
import { action, free, kw } from './print.ts';
import { upgrade } from './upgrades/upgrade.ts';
import { reachedByOrders } from './words/orders.ts';

type SupplyEntry = Partial<SupplyFacts> & { readonly id: string; readonly name: Words };

/** Two copies of each are in the deck; what is left out is what most of them do not have. */
function supply(entry: SupplyEntry): SupplyFacts {
  return { copies: 2, keywords: [], exhaust: false, text: words('', '', ''), abilities: [], sure: true, ...entry };
}

/** A supply card as a unit has it: an upgrade that costs nothing and that no army can bring (legion.supply-deck.5, .6). */
export function asEquipment({ id, name, keywords, exhaust, text, abilities, sure }: SupplyFacts): UpgradeFacts {
  return upgrade('gear', { id, name: name.en, points: 0, keywords, exhaust, text, abilities, sure });
}

/** The supply deck (legion.supply-deck). */
export const SUPPLIES: readonly SupplyFacts[] = [
  supply({
    id: 'bacta-capsules',
    name: words('Bacta Capsules', 'Capsules de Bacta', 'Kapsułki bacty'),
    keywords: [free(kw('treat-x', 1, 'capacity 1'))],
  }),
  supply({
    id: 'arc-welder',
    name: words('Arc Welder', 'Poste à Souder', 'Spawarka łukowa'),
    keywords: [free(kw('repair-x', 1, 'capacity 1'))],
    sure: false,
  }),
  supply({
    id: 'camouflage',
    name: words('Camouflage', 'Camouflage', 'Kamuflaż'),
    keywords: [kw('low-profile')],
    sure: false,
  }),
  supply({
    id: 'grapnel-harpoon',
    name: words('Grapnel Harpoon', 'Harpon-grappin', 'Harpun z kotwiczką'),
    exhaust: true,
    text: words(
      'Free action: Scale until its activation ends.',
      'Action gratuite : Scale jusqu’à la fin de son activation.',
      'Darmowa akcja: Scale do końca aktywacji.',
    ),
    abilities: [
      cardAction({
        rule: 'legion.free-card-actions.1',
        free: true,
        *perform({ table, moment: unit }) {
          giveKeyword(table, unit, 'activation', kw('scale'));
        },
      }),
    ],
  }),
  supply({
    id: 'precision-scopes',
    name: words('Precision Scopes', 'Lunette de Précision', 'Celownik precyzyjny'),
    keywords: [kw('precise-x', 1)],
    sure: false,
  }),
  supply({
    id: 'targeting-rangefinder',
    name: words('Targeting Rangefinder', 'Télémètre de Visée', 'Dalmierz celowniczy'),
    keywords: [action(kw('spotter-x', 1))],
    sure: false,
  }),
  supply({
    id: 'holoprojector',
    name: words('Holoprojector', 'Holoprojecteur', 'Holoprojektor'),
    text: words(
      'In the Command Phase commanders and operatives reach it with orders at any distance.',
      'En phase de Commandement, commandants et agents peuvent lui donner des ordres à toute distance.',
      'W fazie dowodzenia dowódcy i agenci mogą wydawać mu rozkazy z każdej odległości.',
    ),
    abilities: [reachedByOrders(Number.POSITIVE_INFINITY)],
    sure: false,
  }),
  supply({
    id: 'field-scanner',
    name: words('Field Scanner', 'Scanner de Terrain', 'Skaner polowy'),
    keywords: [action(kw('take-cover-x', 1))],
    sure: false,
  }),
];
