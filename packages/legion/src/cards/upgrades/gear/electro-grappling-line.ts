import { words } from '@rangefinder/kernel/words';
import { snares } from '../../words/snaring.ts';
import { upgrade } from '../upgrade.ts';

export const ELECTRO_GRAPPLING_LINE = upgrade('gear', {
  id: 'electro-grappling-line',
  name: 'Electro Grappling Line',
  points: 5,
  restriction: { units: ['Sabine Wren'] },
  exhaust: true,
  text: words(
    'Action: an enemy trooper unit seen at range 1 gains 2 immobilize and 2 suppression tokens.',
    'Action : une unité de soldats ennemie vue à portée 1 gagne 2 pions Immobilisation et 2 pions Suppression.',
    'Akcja: wrogi oddział piechoty widziany w zasięgu 1 dostaje 2 żetony unieruchomienia i 2 żetony przygniecenia.',
  ),
  abilities: [snares(false)],
});
