import { at, instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardUpgrade, faceupUpgrades } from '../../../rules/upgrades.ts';
import { youAttack } from '../../words/attack.ts';

const SAVED = 'munitionsfailsafe';

export const MUNITIONS_FAILSAFE: UpgradeFacts = {
  id: 'munitionsfailsafe',
  name: 'Munitions Failsafe',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  text: 'A secondary weapon that you would discard to attack is discarded only if the attack hits.',
  abilities: [
    instead('discard-upgrade', {
      optional: false,
      when: ({ table: { state }, self, moment: { ship, upgrade } }) =>
        ship === self.ship &&
        state.attack?.attacker === ship.id &&
        state.attack.weapon === upgrade.id &&
        state.attack.step === 'declare',
      *instead({ table }) {
        const { attack } = table.state;
        if (!attack) return false;
        attack.memory[SAVED] = 1;
        return true;
      },
    }),
    at('attack-hit', {
      optional: false,
      when: (context) => youAttack(context) && context.moment.attack.memory[SAVED] === 1,
      *effect({ table, self: { ship }, moment: { attack } }) {
        const fired = faceupUpgrades(table, ship).find(({ id }) => id === attack.weapon);
        if (fired) yield* discardUpgrade(table, ship, fired);
      },
    }),
  ],
};
