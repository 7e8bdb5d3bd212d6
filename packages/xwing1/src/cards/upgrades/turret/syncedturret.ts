import type { UpgradeFacts } from '../../../card.ts';
import { inPrimaryArc } from '../../../rules/measure.ts';
import { primaryWeaponValue } from '../../../rules/stats.ts';
import { defenderOf, thisAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const SYNCED_TURRET: UpgradeFacts = {
  id: 'syncedturret',
  name: 'Synced Turret',
  fills: ['turret'],
  limited: 0,
  cost: 4,
  attack: { dice: 3, range: [1, 2], requires: 'lock', allRound: true },
  text: 'Shoots all round; needs a target lock on the defender, which stays. Against a ship in your primary firing arc, you may roll again up to as many attack dice as your primary weapon value.',
  abilities: [
    rerollsAttackDice({
      when: (context) => thisAttack(context) && inPrimaryArc(context.table, context.self.ship, defenderOf(context)),
      most: ({ table, self }) => primaryWeaponValue(table, self.ship),
    }),
  ],
};
