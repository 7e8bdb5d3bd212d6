import { words } from '@rangefinder/kernel/words';
import { gainToken } from '../../../rules/tokens.ts';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { forTrooper } from './words.ts';

/** An aim token at the price of a suppression token. */
export const GOVERNOR_PRYCE = upgrade('pilot', {
  id: 'governor-pryce',
  name: 'Governor Pryce',
  unique: true,
  points: 5,
  formerPoints: 10,
  restriction: { factions: ['empire'], ranks: ['heavy'] },
  keywords: [kw('field-commander')],
  text: words(
    'Free action: a friendly trooper unit, carried or at range 1–2, gains 1 aim and 1 suppression token.',
    'Action gratuite : une unité de soldats alliée, transportée ou à portée 1–2, gagne 1 pion Viser et 1 pion Suppression.',
    'Darmowa akcja: twój oddział piechoty, przewożony lub w zasięgu 1–2, dostaje 1 żeton celowania i 1 żeton przygniecenia.',
  ),
  abilities: forTrooper('aim', function* ({ table }, unit) {
    yield* gainToken(table, unit, 'aim', 1);
    yield* gainToken(table, unit, 'suppression', 1);
  }),
});
