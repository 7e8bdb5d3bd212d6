import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayFlipBeforeActivating } from '../../words/flip.ts';

export const SERVOMOTOR_S_FOILS: UpgradeFacts = {
  id: 'servomotorsfoils',
  name: 'Servomotor S-foils',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['t65xwing'] }],
  standard: true,
  title: 'Servomotor S-foils (Closed)',
  closed: true,
  actions: ['boost', 'focus > red boost'],
  text: 'Your primary attacks roll 1 fewer die. Before activating: you may flip this card.',
  abilities: [
    modify('attack-dice', 'xw2.annex-card-anatomy-upgrade.3', (dice, { self, moment: attack }) =>
      attack.attacker === self.ship.id && attack.kind === 'primary' ? dice - 1 : dice,
    ),
    mayFlipBeforeActivating(),
  ],
  back: {
    title: 'Servomotor S-foils (Open)',
    text: 'Before activating: you may flip this card.',
    abilities: [mayFlipBeforeActivating()],
  },
};
