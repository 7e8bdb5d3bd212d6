import type { Procedure } from '@rangefinder/kernel';
import { addDie } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction } from '../../rules/actions.ts';
import { gainToken } from '../../rules/tokens.ts';
import { type DuringAttack, isInAttackArc, youAttack, youDefend } from '../words/attack.ts';
import { enemies, inSetup } from '../words/condition.ts';
import { rerollsOwn } from '../words/dice.ts';
import { chooses, offersActions } from '../words/phrases.ts';

/** Rose Tico: other friends in the arc of the attack, of hers or against her. */
function friendsInAttackArc({ table, self, moment: { attack } }: DuringAttack): number {
  return table.friendsOf(self.ship).filter((friend) => friend !== self.ship && isInAttackArc(table, attack, friend))
    .length;
}

/** Finn: a blank for nothing, a focus result for strain. */
function* blankOrFocus(context: DuringAttack): Procedure<'blank' | 'focus'> {
  const { table, self } = context;
  const face = yield* chooses(context, self.ship, ['blank', 'focus'], 'xw2.dice-modification.2');
  if (face === 'focus') yield* gainToken(table, self.ship, 'strain', 1);
  return face;
}

export const resistancetransportpod: ShipFacts = {
  id: 'resistancetransportpod',
  name: 'Resistance Transport Pod',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 3,
  shields: 1,
  actions: ['focus', 'red lock', 'red barrel-roll', 'red jam'],
  dial: '1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3BR 3FW 3NR 3KR 4FR',
  pilots: [
    {
      id: 'bb8',
      name: 'BB-8',
      caption: 'Full of Surprises',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 2,
      loadout: 4,
      slots: ['tech', 'tech', 'crew', 'modification'],
      keywords: ['Droid'],
      actions: ['calculate', 'red lock', 'red barrel-roll', 'red jam'],
      standard: true,
      text: 'System Phase: you may take a red barrel roll or red boost action.',
      abilities: [
        at(
          'system',
          offersActions(
            ({ self, moment }) => moment.ship === self.ship,
            ({ table, self }) => [
              grantedAction(table, self.ship, 'barrel-roll', 'red'),
              grantedAction(table, self.ship, 'boost', 'red'),
            ],
          ),
        ),
      ],
    },
    {
      id: 'rosetico',
      name: 'Rose Tico',
      caption: 'Earnest Engineer',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'tech', 'crew', 'modification', 'modification'],
      standard: true,
      text: 'Attacking or defending: reroll up to one of your dice for each other friend in the attack arc.',
      abilities: rerollsOwn(['attack', 'defense'], friendsInAttackArc),
    },
    {
      id: 'finn',
      name: 'Finn',
      caption: 'Big Deal',
      faction: 'resistance',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 12,
      slots: ['talent', 'talent', 'tech', 'crew', 'modification'],
      standard: true,
      text: 'Attacking or defending: you may add a blank, or gain a strain token to add a focus result.',
      abilities: [
        at('modify-attack-dice', {
          rule: 'xw2.dice-modification.2',
          optional: true,
          when: youAttack,
          *effect(context) {
            addDie(context.moment.attack.attackDice, yield* blankOrFocus(context));
          },
        }),
        at('modify-defense-dice', {
          rule: 'xw2.dice-modification.2',
          optional: true,
          when: youDefend,
          *effect(context) {
            addDie(context.moment.attack.defenseDice, yield* blankOrFocus(context));
          },
        }),
      ],
    },
    {
      id: 'vimoradi',
      name: 'Vi Moradi',
      caption: 'Starling',
      faction: 'resistance',
      initiative: 1,
      limited: 1,
      cost: 3,
      loadout: 6,
      slots: ['tech', 'crew', 'modification'],
      standard: false,
      text: 'After forces are placed, an enemy of your choice gets the Compromising Intel condition.',
      abilities: [inSetup('after-placing-forces', 'compromisingintel', enemies)],
    },
  ],
};
