import { kindOf, type Maneuver } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import { youAttack, youInDefenders } from '../../words/attack.ts';
import { setsDial } from '../../words/dial.ts';
import { changesAttackDie } from '../../words/dice.ts';

/** The same bank or turn to the other side. */
function isMirrored(maneuver: Maneuver, revealed: Maneuver): boolean {
  const kind = kindOf(revealed.bearing);
  return (kind === 'bank' || kind === 'turn') && maneuver.speed === revealed.speed && kindOf(maneuver.bearing) === kind;
}

export const SLAVE_I: UpgradeFacts = {
  id: 'slavei',
  name: 'Slave I',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['firesprayclasspatrolcraft'] }],
  standard: true,
  slots: ['torpedo'],
  text: 'After you reveal a bank or turn you may set your dial to the same one to the other side.',
  abilities: [setsDial('xw2.faq-cards.40', isMirrored)],
};

export const SLAVE_I_SWZ82: UpgradeFacts = {
  id: 'slavei-swz82',
  name: 'Slave I',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }, { ship: ['firesprayclasspatrolcraft'] }],
  standard: true,
  slots: ['gunner'],
  text: "In a front arc attack from the defender's full rear arc you may turn a hit into a crit.",
  abilities: [
    changesAttackDie(['hit'], 'crit', {
      when: (context) =>
        youAttack(context) && context.moment.attack.symbol === 'front' && youInDefenders(context, 'full-rear'),
    }),
  ],
};
