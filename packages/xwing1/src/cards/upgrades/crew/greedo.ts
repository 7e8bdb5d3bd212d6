import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const GREEDO: UpgradeFacts = {
  id: 'greedo',
  name: 'Greedo',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'Your first attack and your first defense in a round each deal their first damage card faceup.',
  abilities: [
    modify('dealt-faceup', (faceup, { table, self, moment }) => {
      const { attack } = table.state;
      if (faceup || !attack || attack.defender !== moment.id || attack.memory['dealt:card'] === 1) return faceup;
      const { id, memory } = self.ship;
      if (attack.attacker === id) return memory['round:attacks'] === 1;
      return attack.defender === id && memory['round:defenses'] === 1;
    }),
  ],
};
