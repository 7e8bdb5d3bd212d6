import { words } from '@rangefinder/kernel/words';
import { modify } from '../abilities.ts';
import { keyword } from './keyword.ts';

/** legion.unhindered */
export const UNHINDERED = keyword(
  'unhindered',
  'Unhindered',
  words(
    'Difficult terrain does not slow this unit.',
    'Le terrain difficile ne ralentit pas cette unité.',
    'Trudny teren nie spowalnia tego oddziału.',
  ),
  [modify('ignores-difficult', 'legion.unhindered.1', (ignores, { self, moment }) => ignores || moment === self.unit)],
);

/** legion.sentinel */
export const SENTINEL = keyword(
  'sentinel',
  'Sentinel',
  words('Its standby reaches to range 3.', 'Son alerte porte jusqu’à portée 3.', 'Jego gotowość sięga na zasięg 3.'),
  [modify('standby-range', 'legion.sentinel.1', (range, { self, moment }) => (moment === self.unit ? 3 : range))],
);

/** legion.full-pivot: the rules of pivoting look for it. */
export const FULL_PIVOT = keyword(
  'full-pivot',
  'Full Pivot',
  words('Pivots by up to 360°.', 'Pivote jusqu’à 360°.', 'Obraca się o do 360°.'),
  [],
);

/** legion.spray: the dice of the weapon for each miniature of the defender that its user sees. */
export const SPRAY = keyword(
  'spray',
  'Spray',
  words(
    'Adds its dice once for each miniature of the defender in sight of its user.',
    'Ajoute ses dés une fois par figurine du défenseur en vue de son porteur.',
    'Dodaje swoje kości raz za każdą figurkę obrońcy, którą widzi strzelec.',
  ),
  [],
);
