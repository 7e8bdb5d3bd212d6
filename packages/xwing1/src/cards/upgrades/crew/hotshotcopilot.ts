import type { Procedure } from '@rangefinder/kernel';
import { focusDice } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spentOn } from '../../../rules/modify.ts';
import { maySpend, spendToken } from '../../../rules/tokens.ts';
import { type DuringAttack, enemyShip, youDefend, yourPrimaryAttack } from '../../words/attack.ts';

type Side = 'attack' | 'defense';

/** Unless it spent one on these dice of its own accord. */
function mustSpend(context: DuringAttack, side: Side): boolean {
  const { table, moment } = context;
  const spent = moment.attack.used.includes(spentOn(side, 'focus'));
  return !spent && maySpend(table, enemyShip(context), 'focus', moment.attack);
}

function* spendOne(context: DuringAttack, side: Side): Procedure<void> {
  const { table, moment } = context;
  const { attack } = moment;
  for (const die of focusDice(attack, side)) die.face = side === 'attack' ? 'hit' : 'evade';
  yield* spendToken(table, enemyShip(context), 'focus', RULE, attack);
}

export const HOTSHOT_CO_PILOT: UpgradeFacts = {
  id: 'hotshotcopilot',
  name: 'Hotshot Co-pilot',
  fills: ['crew'],
  limited: 0,
  cost: 4,
  text: 'When you attack with your primary weapon the defender, and when you defend the attacker, must spend a focus token if able.',
  abilities: [
    at('defender-modifies-defense-dice', {
      optional: false,
      when: (context) => yourPrimaryAttack(context) && mustSpend(context, 'defense'),
      effect: (context) => spendOne(context, 'defense'),
    }),
    at('attacker-modifies-attack-dice', {
      optional: false,
      when: (context) => youDefend(context) && mustSpend(context, 'attack'),
      effect: (context) => spendOne(context, 'attack'),
    }),
  ],
};
