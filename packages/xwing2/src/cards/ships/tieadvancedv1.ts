import { addDie } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { spendableForce, spendForce } from '../../rules/charges.ts';
import { youAttack, youDefend, yourPrimaryAttack } from '../words/attack.ts';
import { shows } from '../words/dice.ts';

const RANGE_BONUS = 'xw2.faq-cards.2';

export const tieadvancedv1: ShipFacts = {
  id: 'tieadvancedv1',
  name: 'TIE Advanced v1',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['focus', 'evade', 'lock', 'barrel-roll > red focus', 'boost > red focus'],
  dial: '1TB 1BB 1NB 1YB 2ER 2TW 2BW 2FB 2NW 2YW 2RR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW',
  keywords: ['TIE'],
  pilots: [
    {
      id: 'grandinquisitor',
      name: 'Grand Inquisitor',
      caption: 'Master of the Inquisitorious',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 17,
      slots: ['sensor', 'missile', 'forcepower', 'forcepower', 'talent'],
      keywords: ['Dark Side', 'TIE'],
      force: { value: 2, recovers: 1, side: ['dark'] },
      standard: true,
      text: 'When you defend at range 1, you may pay 1 Force to deny the attacker the range bonus. When you attack at range 2-3, you may pay 1 Force to get the bonus of range 1.',
      abilities: [
        at('before-attack-dice', {
          rule: RANGE_BONUS,
          optional: true,
          when: (context) => {
            const { range, rangeBonus } = context.moment.attack;
            const useful = youDefend(context) ? range === 1 : youAttack(context) && (range === 2 || range === 3);
            return useful && rangeBonus && spendableForce(context.table, context.self.ship) > 0;
          },
          *effect({ table, self: { ship }, moment: { attack } }) {
            spendForce(table, ship, 1, RANGE_BONUS);
            attack.memory[`grandinquisitor:${ship.id}`] = 1;
          },
        }),
        modify('range-bonus', RANGE_BONUS, (bonus, { self, moment: { attack, side } }) => {
          if (side !== 'attack' || !attack.memory[`grandinquisitor:${self.ship.id}`]) return bonus;
          return attack.defender === self.ship.id ? 0 : 1;
        }),
      ],
    },
    {
      id: 'fifthbrother',
      name: 'Fifth Brother',
      caption: 'Ruthless Brute',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['forcepower', 'sensor', 'talent', 'cannon'],
      keywords: ['Dark Side', 'TIE'],
      force: { value: 2, recovers: 1, side: ['dark'] },
      standard: true,
      text: 'When you attack, after results were neutralized, if the attack hit, you may pay 2 Force to add a crit.',
      abilities: [
        at('after-neutralize', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            context.moment.attack.hit === true &&
            spendableForce(context.table, context.self.ship) >= 2,
          *effect({ table, self: { ship }, moment: { attack } }) {
            spendForce(table, ship, 2);
            addDie(attack.attackDice, 'crit');
          },
        }),
      ],
    },
    {
      id: 'seventhsister',
      name: 'Seventh Sister',
      caption: 'Sadistic Interrogator',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['forcepower', 'talent', 'talent', 'sensor', 'missile'],
      keywords: ['Dark Side', 'TIE'],
      force: { value: 2, recovers: 1, side: ['dark'] },
      standard: true,
      text: 'In a primary attack, before results are neutralized, you may pay 2 Force to cancel one evade.',
      abilities: [
        at('before-neutralize', {
          optional: true,
          when: (context) =>
            yourPrimaryAttack(context) &&
            // xw2.attack.24: not at range 0.
            context.moment.attack.range > 0 &&
            shows(context.moment.attack.defenseDice, ['evade']) &&
            spendableForce(context.table, context.self.ship) >= 2,
          *effect({ table, self: { ship }, moment: { attack } }) {
            spendForce(table, ship, 2);
            const evade = attack.defenseDice.findIndex(({ face }) => face === 'evade');
            attack.defenseDice.splice(evade, 1);
          },
        }),
      ],
    },
    {
      id: 'baronoftheempire',
      name: 'Baron of the Empire',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['talent', 'sensor', 'missile'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'inquisitor',
      name: 'Inquisitor',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 5,
      slots: ['sensor', 'forcepower'],
      keywords: ['Dark Side', 'TIE'],
      force: { value: 1, recovers: 1, side: ['dark'] },
      standard: true,
      abilities: [],
    },
  ],
};
