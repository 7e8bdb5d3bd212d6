import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import { type DuringAttack, youAttack, yourSecondaryAttack } from '../words/attack.ts';
import { shows, token } from '../words/dice.ts';
import { isUnused, markUsed } from '../words/phrases.ts';

/** Any weapon but the one of the attack. */
function otherWeapons({ moment: { attack } }: DuringAttack): AttackOptions {
  return { weapons: ({ id }) => id !== attack.weapon };
}

export const tieaggressor: ShipFacts = {
  id: 'tieaggressor',
  name: 'TIE Aggressor',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['barrel-roll', 'focus', 'lock'],
  dial: '1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 4FW 4KR',
  pilots: [
    {
      id: 'lieutenantkestal',
      name: 'Lieutenant Kestal',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 22,
      slots: ['elite', 'missile', 'missile', 'turret'],
      text: 'Attacking: a focus token, if you spend it, cancels each blank and each focus the defender rolled.',
      abilities: [
        at('modify-defense-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            shows(context.moment.attack.defenseDice, ['blank', 'focus']) &&
            token('focus').affordable(context),
          *effect(context) {
            const { attack } = context.moment;
            yield* token('focus').pay(context, RULE);
            attack.defenseDice = attack.defenseDice.filter(({ face }) => face === 'evade');
          },
        }),
      ],
    },
    {
      id: 'onyxsquadronescort',
      name: 'Onyx Squadron Escort',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 0,
      cost: 19,
      slots: ['missile', 'missile', 'turret'],
      abilities: [],
    },
    {
      id: 'doubleedge',
      name: '"Double Edge"',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 1,
      cost: 19,
      slots: ['elite', 'missile', 'missile', 'turret'],
      text: 'Once a round, after an attack of yours with a secondary weapon that does not hit: you may attack with another weapon.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) =>
            yourSecondaryAttack(context) &&
            !context.moment.attack.hit &&
            isUnused(context.self) &&
            possibleShots(context.table, context.self.ship, otherWeapons(context)).length > 0,
          *effect(context) {
            const { table, self } = context;
            if (yield* mayAttack(table, self.ship, otherWeapons(context))) markUsed(self);
          },
        }),
      ],
    },
    {
      id: 'sienarspecialist',
      name: 'Sienar Specialist',
      allegiance: 'galacticempire',
      skill: 2,
      limited: 0,
      cost: 17,
      slots: ['missile', 'missile', 'turret'],
      abilities: [],
    },
  ],
};
