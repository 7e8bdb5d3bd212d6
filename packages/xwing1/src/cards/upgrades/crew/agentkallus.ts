import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip } from '../../../rules/choose.ts';
import type { Ship } from '../../../state.ts';
import { type DuringAttack, enemyShip, youAttack, youDefend } from '../../words/attack.ts';
import { changesAttackDice, changesDefenseDice } from '../../words/dice.ts';

/** What the chosen ship remembers. */
function preyOf({ id }: Ship): string {
  return `agentkallus:${id}`;
}

function isPrey(context: DuringAttack): boolean {
  return enemyShip(context).memory[preyOf(context.self.ship)] === 1;
}

export const AGENT_KALLUS: UpgradeFacts = {
  id: 'agentkallus',
  name: 'Agent Kallus',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  text: 'When the first round starts, pick an enemy ship. Attacking it, you may turn one focus result to a hit; defending against it, one to an evade.',
  abilities: [
    at('start-of-round', {
      optional: false,
      when: ({ table, self }) => table.state.round === 1 && table.enemiesOf(self.ship.seat).length > 0,
      *effect({ table, self }) {
        const prey = yield* chooseShip(self, table.enemiesOf(self.ship.seat));
        if (prey) prey.memory[preyOf(self.ship)] = 1;
      },
    }),
    changesAttackDice(['focus'], 'hit', { when: (context) => youAttack(context) && isPrey(context) }),
    changesDefenseDice(['focus'], 'evade', { when: (context) => youDefend(context) && isPrey(context) }),
  ],
};
