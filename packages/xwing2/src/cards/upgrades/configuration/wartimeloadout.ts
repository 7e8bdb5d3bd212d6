import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { isWeaponOf } from '../../words/attack.ts';

export const WARTIME_LOADOUT: UpgradeFacts = {
  id: 'wartimeloadout',
  name: 'Wartime Loadout',
  fills: ['configuration', 'modification'],
  limited: 0,
  cost: 10,
  restrictions: [{ ship: ['btanr2ywing'] }],
  standard: true,
  slots: ['torpedo', 'missile'],
  standardized: true,
  actions: ['lock', 'reload'],
  stats: { shields: 2 },
  replacesShipAbility: true,
  text: 'Instead of your ship ability: evades cannot cancel the crits of your torpedo and missile attacks on a defender in your bullseye arc.',
  abilities: [
    modify('neutralizing', 'xw2.attack.29', (order, { table, self, moment: attack }) => {
      const yours = attack.attacker === self.ship.id && isWeaponOf(table, attack.weapon, ['torpedo', 'missile']);
      return yours && inArc(table, self.ship, 'bullseye', table.ship(attack.defender))
        ? { ...order, critsCancelled: false }
        : order;
    }),
  ],
};
