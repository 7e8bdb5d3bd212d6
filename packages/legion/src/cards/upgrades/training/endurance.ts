import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { removeToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';

export const ENDURANCE = upgrade('training', {
  id: 'endurance',
  name: 'Endurance',
  points: 6,
  text: words(
    'When the Activation Phase ends it may remove 1 suppression token.',
    'À la fin de la phase d’Activation, elle peut retirer 1 pion Suppression.',
    'Na koniec fazy aktywacji może usunąć 1 żeton przygniecenia.',
  ),
  abilities: [
    at('end-of-activation-phase', {
      optional: true,
      when: ({ self }) => self.unit !== null && self.unit.tokens.suppression > 0,
      *effect({ table, self }) {
        if (self.unit) removeToken(table, self.unit, 'suppression', 1);
      },
    }),
  ],
});
