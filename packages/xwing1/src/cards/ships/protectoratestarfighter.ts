import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt } from '../../rules/choose.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import { youAttack, youDefend } from '../words/attack.ts';
import { mayChoose } from '../words/phrases.ts';

export const protectoratestarfighter: ShipFacts = {
  id: 'protectoratestarfighter',
  name: 'Protectorate Starfighter',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 3,
  hull: 4,
  shields: 0,
  actions: ['barrel-roll', 'boost', 'focus', 'lock'],
  dial: '1TW 1YW 2ER 2TG 2BG 2FG 2NG 2YG 2RR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW',
  pilots: [
    {
      id: 'fennrau-protectoratestarfighter',
      listName: 'fennrau',
      name: 'Fenn Rau',
      allegiance: 'scumandvillainy',
      skill: 9,
      limited: 1,
      cost: 28,
      slots: ['elite', 'torpedo'],
      text: 'You attack or defend and the enemy is at range 1: roll a die more if you like.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => youAttack(context) && context.moment.attack.range === 1,
          *effect({ moment }) {
            moment.attack.moreAttackDice++;
          },
        }),
        at('before-defense-dice', {
          optional: true,
          when: (context) => youDefend(context) && context.moment.attack.range === 1,
          *effect({ moment }) {
            moment.attack.moreDefenseDice++;
          },
        }),
      ],
    },
    {
      id: 'oldteroch',
      name: 'Old Teroch',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 26,
      slots: ['elite', 'torpedo'],
      text: 'Combat phase starts: you may choose an enemy ship at range 1 in whose firing arc you are. It loses all its focus and evade tokens.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self: { ship } }) =>
            enemiesAt(table, ship, 1, 1).filter(
              (enemy) => enemy.tokens.focus + enemy.tokens.evade > 0 && inFiringArc(table, enemy, ship),
            ),
          function* ({ table }, chosen) {
            for (const token of ['focus', 'evade'] as const) {
              removeToken(table, chosen, token, chosen.tokens[token]);
            }
          },
        ),
      ],
    },
    {
      id: 'kadsolus',
      name: 'Kad Solus',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 25,
      slots: ['torpedo', 'elite'],
      text: 'After you execute a red maneuver you get 2 focus tokens.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && moment.maneuver.difficulty === 'red',
          *effect({ table, self }) {
            yield* gainToken(table, self.ship, 'focus', 2);
          },
        }),
      ],
    },
    {
      id: 'concorddawnace',
      name: 'Concord Dawn Ace',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 0,
      cost: 23,
      slots: ['elite', 'torpedo'],
      abilities: [],
    },
    {
      id: 'concorddawnveteran',
      name: 'Concord Dawn Veteran',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 0,
      cost: 22,
      slots: ['elite', 'torpedo'],
      abilities: [],
    },
    {
      id: 'zealousrecruit',
      name: 'Zealous Recruit',
      allegiance: 'scumandvillainy',
      skill: 1,
      limited: 0,
      cost: 20,
      slots: ['torpedo'],
      abilities: [],
    },
  ],
};
