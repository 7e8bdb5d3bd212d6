import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { mayFlipBeforeActivating } from '../../words/flip.ts';

export const INTEGRATED_S_FOILS: UpgradeFacts = {
  id: 'integratedsfoils',
  name: 'Integrated S-foils',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['t70xwing'] }],
  standard: true,
  title: 'Integrated S-foils (Closed)',
  closed: true,
  actions: ['barrel-roll', 'focus > red barrel-roll'],
  text: 'Your primary attacks roll 1 fewer die, except on a defender in your bullseye arc. Before activating: you may flip this card.',
  abilities: [
    modify('attack-dice', 'xw2.attack.13', (dice, { table, self, moment: attack }) => {
      if (attack.attacker !== self.ship.id || attack.kind !== 'primary') return dice;
      return inArc(table, self.ship, 'bullseye', table.ship(attack.defender)) ? dice : dice - 1;
    }),
    mayFlipBeforeActivating(),
  ],
  back: {
    title: 'Integrated S-foils (Open)',
    text: 'Before activating: you may flip this card.',
    abilities: [mayFlipBeforeActivating()],
  },
};
