import { hasLock, isDamaged } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { friendsAt } from '../../rules/choose.ts';
import { isStressed, removeStress } from '../../rules/tokens.ts';
import { youAttack } from '../words/attack.ts';
import { LOCK_ON_ENEMY, RECEIVE_STRESS, token } from '../words/dice.ts';
import { rollsAnotherWay } from '../words/repositions.ts';

export const tiefofighter: ShipFacts = {
  id: 'tiefofighter',
  name: 'TIE/fo Fighter',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: ['focus', 'lock', 'barrel-roll', 'evade'],
  dial: '1TW 1YW 2LR 2TG 2BG 2FG 2NG 2YG 2PR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW',
  pilots: [
    {
      id: 'omegaleader',
      name: '"Omega Leader"',
      allegiance: 'firstorder',
      skill: 8,
      limited: 1,
      cost: 21,
      slots: ['elite', 'tech'],
      text: 'No enemy under your lock may modify its dice while it attacks you or you attack it.',
      abilities: [
        modify('may-modify', (may, { self, moment: { attack, ship } }) => {
          const { id } = self.ship;
          const between =
            attack.attacker === id
              ? attack.defender === ship.id
              : attack.defender === id && attack.attacker === ship.id;
          return between && hasLock(self.ship, ship.id) ? false : may;
        }),
      ],
    },
    {
      id: 'omegaace',
      name: '"Omega Ace"',
      allegiance: 'firstorder',
      skill: 7,
      limited: 1,
      cost: 20,
      slots: ['elite', 'tech'],
      text: 'Attacking a ship you have locked: spend that lock and a focus token, if you like, and every die of yours becomes a crit.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) && token('focus').affordable(context) && LOCK_ON_ENEMY.affordable(context),
          *effect(context) {
            yield* token('focus').pay(context, RULE);
            yield* LOCK_ON_ENEMY.pay(context, RULE);
            for (const die of context.moment.attack.attackDice) if (!die.fixed) die.face = 'crit';
          },
        }),
      ],
    },
    {
      id: 'zetaleader',
      name: '"Zeta Leader"',
      allegiance: 'firstorder',
      skill: 7,
      limited: 1,
      cost: 20,
      slots: ['elite', 'tech'],
      text: 'Attacking while not stressed: you may gain a stress token and roll a die more.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => youAttack(context) && RECEIVE_STRESS.affordable(context),
          *effect(context) {
            yield* RECEIVE_STRESS.pay(context, RULE);
            context.moment.attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'epsilonleader',
      name: '"Epsilon Leader"',
      allegiance: 'firstorder',
      skill: 6,
      limited: 1,
      cost: 19,
      slots: ['tech'],
      text: 'The Combat phase begins: all friends at range 1, and you yourself, lose a stress token each.',
      abilities: [
        at('start-of-combat', {
          optional: false,
          when: ({ table, self }) => friendsAt(table, self, 1, 1).some(isStressed),
          *effect({ table, self }) {
            for (const ship of friendsAt(table, self, 1, 1)) yield* removeStress(table, ship, 1);
          },
        }),
      ],
    },
    {
      id: 'zetaace',
      name: '"Zeta Ace"',
      allegiance: 'firstorder',
      skill: 5,
      limited: 1,
      cost: 18,
      slots: ['elite', 'tech'],
      text: 'You may barrel roll along the 2 straight.',
      abilities: [rollsAnotherWay({ speed: 2, templates: ['straight'] })],
    },
    {
      id: 'epsilonace',
      name: '"Epsilon Ace"',
      allegiance: 'firstorder',
      skill: 4,
      limited: 1,
      cost: 17,
      slots: ['tech'],
      text: 'While you have no damage cards: your pilot skill is 12.',
      abilities: [
        modify('pilot-skill', (skill, { self: { ship }, moment }) =>
          moment === ship && !isDamaged(ship) ? 12 : skill,
        ),
      ],
    },
    {
      id: 'omegasquadronpilot',
      name: 'Omega Squadron Pilot',
      allegiance: 'firstorder',
      skill: 4,
      limited: 0,
      cost: 17,
      slots: ['elite', 'tech'],
      abilities: [],
    },
    {
      id: 'zetasquadronpilot',
      name: 'Zeta Squadron Pilot',
      allegiance: 'firstorder',
      skill: 3,
      limited: 0,
      cost: 16,
      slots: ['tech'],
      abilities: [],
    },
    {
      id: 'epsilonsquadronpilot',
      name: 'Epsilon Squadron Pilot',
      allegiance: 'firstorder',
      skill: 1,
      limited: 0,
      cost: 15,
      slots: ['tech'],
      abilities: [],
    },
  ],
};
