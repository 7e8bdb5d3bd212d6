import type { ShipFacts } from '../../card.ts';
import { KYLO_REN } from '../pilots/kyloren.ts';
import { youAttack } from '../words/attack.ts';
import { changesDefenseDiceCount } from '../words/rolls.ts';

export const tiesilencer: ShipFacts = {
  id: 'tiesilencer',
  name: 'TIE Silencer',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 3,
  hull: 4,
  shields: 2,
  actions: ['barrel-roll', 'boost', 'focus', 'lock'],
  dial: '1TW 1YW 2TG 2BG 2FG 2NG 2YG 3ER 3TW 3BG 3FG 3NG 3YW 3RR 4FG 4KR 5FG',
  pilots: [
    {
      id: 'kyloren-tiesilencer',
      listName: 'kyloren',
      name: 'Kylo Ren',
      allegiance: 'firstorder',
      skill: 9,
      limited: 1,
      cost: 35,
      slots: ['elite', 'system', 'tech'],
      ...KYLO_REN,
    },
    {
      id: 'testpilotblackout',
      name: 'Test Pilot "Blackout"',
      allegiance: 'firstorder',
      skill: 7,
      limited: 1,
      cost: 31,
      slots: ['elite', 'system', 'tech'],
      text: 'While your attack is obstructed, the defender has two dice less to roll.',
      abilities: [
        changesDefenseDiceCount(-2, (context) => youAttack(context) && context.moment.attack.obstructedBy.length > 0),
      ],
    },
    {
      id: 'firstordertestpilot',
      name: 'First Order Test Pilot',
      allegiance: 'firstorder',
      skill: 6,
      limited: 0,
      cost: 29,
      slots: ['elite', 'system', 'tech'],
      abilities: [],
    },
    {
      id: 'sienarjaemusanalyst',
      name: 'Sienar-Jaemus Analyst',
      allegiance: 'firstorder',
      skill: 4,
      limited: 0,
      cost: 26,
      slots: ['system', 'tech'],
      abilities: [],
    },
  ],
};
