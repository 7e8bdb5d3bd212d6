import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { spendToken } from '../../rules/tokens.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import { attackerOf, type DuringAttack, defenderOf, rangeToDefender, yourPrimaryAttack } from '../words/attack.ts';
import { rerollsAttackDice, shows } from '../words/dice.ts';

/** Wat Tambor: calculating friends at range 1 of the defender. */
function calculators({ table, self, moment: { attack } }: DuringAttack): number {
  return table
    .friendsOf(self.ship)
    .filter((friend) => friend.tokens.calculate > 0 && rangeToDefender(table, attack, friend) === 1).length;
}

export const belbullab22starfighter: ShipFacts = {
  id: 'belbullab22starfighter',
  name: 'Belbullab-22 Starfighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus', 'lock', 'barrel-roll > red focus', 'boost > red focus'],
  dial: '1TW 1BW 1NW 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3TR 3BW 3FB 3NW 3YR 3PR 4FW 5FW',
  pilots: [
    {
      id: 'generalgrievous',
      name: 'General Grievous',
      caption: 'Ambitious Cyborg',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'modification', 'modification', 'missile', 'title'],
      standard: true,
      text: 'In a primary attack, if you are in none of the firing arcs of the defender, you may reroll up to two attack dice.',
      abilities: [
        rerollsAttackDice({
          most: 2,
          when: (context) => {
            const defender = defenderOf(context);
            return (
              yourPrimaryAttack(context) &&
              defender !== undefined &&
              !inFiringArc(context.table, defender, context.self.ship)
            );
          },
        }),
      ],
    },
    {
      id: 'skakoanace',
      name: 'Skakoan Ace',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['talent', 'modification', 'modification'],
      standard: true,
      abilities: [],
    },
    {
      id: 'wattambor',
      name: 'Wat Tambor',
      caption: 'Techno Union Foreman',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'modification', 'modification', 'tacticalrelay'],
      standard: true,
      text: 'Primary attack: you may reroll one attack die for each friend at range 1 of the defender that has a calculate token.',
      abilities: [
        rerollsAttackDice({
          most: calculators,
          when: (context) => yourPrimaryAttack(context) && calculators(context) > 0,
        }),
      ],
    },
    {
      id: 'captainsear',
      name: 'Captain Sear',
      caption: 'Kage Infiltrator',
      faction: 'separatistalliance',
      initiative: 2,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['modification', 'modification', 'tacticalrelay'],
      standard: true,
      text: 'When a friend at range 0-3 makes a primary attack on a ship in its bullseye arc, before results are neutralized it may spend a calculate token to cancel one evade.',
      abilities: [
        at('before-neutralize', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            const { attack } = moment;
            const attacker = attackerOf(context);
            return (
              attack.kind === 'primary' &&
              // xw2.attack.24: at range 0 nobody else touches the results of the defender.
              attack.range > 0 &&
              table.isFriendly(self.ship, attacker) &&
              attacker.tokens.calculate > 0 &&
              isAtRange(table, self.ship, attacker, 0, 3) &&
              inArc(table, attacker, 'bullseye', table.ship(attack.defender)) &&
              shows(attack.defenseDice, ['evade'])
            );
          },
          *effect(context) {
            const { table, moment } = context;
            const { defenseDice } = moment.attack;
            defenseDice.splice(
              defenseDice.findIndex(({ face }) => face === 'evade'),
              1,
            );
            yield* spendToken(table, attackerOf(context), 'calculate', 1, RULE, moment.attack);
          },
        }),
      ],
    },
    {
      id: 'feethanottrawautopilot',
      name: 'Feethan Ottraw Autopilot',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 5,
      slots: ['modification', 'tacticalrelay'],
      keywords: ['Droid'],
      actions: ['calculate', 'lock', 'barrel-roll > red calculate', 'boost > red calculate'],
      standard: true,
      abilities: [],
    },
  ],
};
