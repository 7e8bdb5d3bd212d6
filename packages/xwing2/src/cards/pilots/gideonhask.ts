import { modify } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { isDefenderDamaged } from '../words/attack.ts';

export const GIDEON_HASK: PilotAbility = {
  text: 'Against a ship that has damage cards you roll 1 more attack die.',
  abilities: [
    modify('attack-dice', (dice, { table, self, moment }) =>
      moment.attacker === self.ship.id && isDefenderDamaged(table, moment) ? dice + 1 : dice,
    ),
  ],
};
