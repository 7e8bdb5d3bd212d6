import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { inAuxiliaryArc } from '../../rules/measure.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import { defenderOf, youAttack } from '../words/attack.ts';
import { addsAttackDie } from '../words/dice.ts';
import { isUnused, markUsed, unmarkUsed } from '../words/phrases.ts';

const WITH_PRIMARY: AttackOptions = { weapons: ({ kind }) => kind === 'primary' };

export const tiesffighter: ShipFacts = {
  id: 'tiesffighter',
  name: 'TIE/sf Fighter',
  size: 'small',
  attack: 2,
  arcs: ['front', 'auxiliary-rear'],
  agility: 2,
  hull: 3,
  shields: 3,
  actions: ['barrel-roll', 'focus', 'lock'],
  dial: '1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3LR 3TR 3BW 3FG 3NW 3YR 3PR 4FW',
  pilots: [
    {
      id: 'quickdraw',
      name: '"Quickdraw"',
      allegiance: 'firstorder',
      skill: 9,
      limited: 1,
      cost: 29,
      slots: ['elite', 'tech', 'system', 'missile'],
      text: 'Once a round, when you lose a shield: you may attack with your primary weapon.',
      abilities: [
        at('shield-lost', {
          optional: false,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship && isUnused(self) && possibleShots(table, self.ship, WITH_PRIMARY).length > 0,
          *effect({ table, self }) {
            // Marked before the attack, in which it may lose another.
            markUsed(self);
            if (!(yield* mayAttack(table, self.ship, WITH_PRIMARY))) unmarkUsed(self);
          },
        }),
      ],
    },
    {
      id: 'backdraft',
      name: '"Backdraft"',
      allegiance: 'firstorder',
      skill: 7,
      limited: 1,
      cost: 27,
      slots: ['elite', 'missile', 'system', 'tech'],
      text: 'Your target is in your auxiliary arc: add a crit to your roll if you like.',
      abilities: [
        addsAttackDie('crit', {
          when: (context) =>
            youAttack(context) && inAuxiliaryArc(context.table, context.self.ship, defenderOf(context)),
        }),
      ],
    },
    {
      id: 'omegaspecialist',
      name: 'Omega Specialist',
      allegiance: 'firstorder',
      skill: 5,
      limited: 0,
      cost: 25,
      slots: ['elite', 'missile', 'system', 'tech'],
      abilities: [],
    },
    {
      id: 'zetaspecialist',
      name: 'Zeta Specialist',
      allegiance: 'firstorder',
      skill: 3,
      limited: 0,
      cost: 23,
      slots: ['missile', 'system', 'tech'],
      abilities: [],
    },
  ],
};
