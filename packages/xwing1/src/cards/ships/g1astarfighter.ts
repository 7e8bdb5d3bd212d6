import { at, byCardOf } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { isStressed, transferToken } from '../../rules/tokens.ts';
import { youAttack } from '../words/attack.ts';
import { mayChoose } from '../words/phrases.ts';

export const g1astarfighter: ShipFacts = {
  id: 'g1astarfighter',
  name: 'G-1A Starfighter',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 1,
  hull: 4,
  shields: 4,
  actions: ['evade', 'focus', 'lock'],
  dial: '1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3BR 3FG 3NR 3KR 4FW 4KR',
  pilots: [
    {
      id: 'zuckuss',
      name: 'Zuckuss',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 28,
      slots: ['crew', 'elite', 'illicit', 'system'],
      text: 'Attacking: you may roll 1 attack die more; the defender then rolls 1 defense die more.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: youAttack,
          *effect({ moment: { attack } }) {
            attack.moreAttackDice++;
            attack.moreDefenseDice++;
          },
        }),
      ],
    },
    {
      id: '4lom',
      name: '4-LOM',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 27,
      slots: ['crew', 'elite', 'illicit', 'system'],
      text: 'Start of the End phase: you may give 1 of your stress tokens to another ship at range 1.',
      abilities: [
        mayChoose(
          'start-of-end',
          ({ table, self }) =>
            isStressed(self.ship)
              ? table.inPlay().filter((ship) => ship !== self.ship && isAtRange(table, self.ship, ship, 1, 1))
              : [],
          ({ table, self }, chosen) => transferToken(table, self.ship, chosen, 'stress', byCardOf(self.ship)),
        ),
      ],
    },
    {
      id: 'gandfindsman',
      name: 'Gand Findsman',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 0,
      cost: 25,
      slots: ['crew', 'elite', 'illicit', 'system'],
      abilities: [],
    },
    {
      id: 'ruthlessfreelancer',
      name: 'Ruthless Freelancer',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 0,
      cost: 23,
      slots: ['illicit', 'crew', 'system'],
      abilities: [],
    },
  ],
};
