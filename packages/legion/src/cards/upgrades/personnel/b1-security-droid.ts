import { words } from '@rangefinder/kernel/words';
import { hasKeyword, takeKeyword } from '../../../sources.ts';
import { AI_ATTACK } from '../../words/ai.ts';
import { whenActivated } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

/** An activation without AI: Attack. */
export const B1_SECURITY_DROID = upgrade('personnel', {
  id: 'b1-security-droid',
  name: 'B1 Security Droid',
  points: 6,
  formerPoints: 7,
  restriction: { units: ['B1 Battle Droids'] },
  adds: { minis: 1, wounds: null },
  exhaust: true,
  text: words(
    'On activating: exhaust to be without AI: Attack until the activation ends.',
    'À son activation : inclinez pour être sans AI : Attack jusqu’à la fin de l’activation.',
    'Przy aktywacji: wyczerp, aby do jej końca nie mieć AI: Attack.',
  ),
  abilities: [
    whenActivated(
      ({ table, moment: { unit } }) => takeKeyword(table, unit, AI_ATTACK),
      ({ table, moment: { unit } }) => hasKeyword(table, unit, AI_ATTACK.id, AI_ATTACK.of),
    ),
  ],
});
