import { modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { couldAct, mayPerformFree, standardActions } from '../../rules/actions.ts';
import { otherFriendsAt } from '../../rules/choose.ts';
import { youAttack } from '../words/attack.ts';
import { mayChoose, takesFocusOrEvade } from '../words/phrases.ts';

export const z95headhunter: ShipFacts = {
  id: 'z95headhunter',
  name: 'Z-95 Headhunter',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['focus', 'lock'],
  dial: '1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FW 3NW 3YW 3KR 4FW',
  pilots: [
    {
      id: 'airencracken',
      name: 'Airen Cracken',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 19,
      slots: ['elite', 'missile'],
      text: 'Once your attack is over: pick another friend at range 1 if you like; it may take a free action.',
      abilities: [
        mayChoose(
          'after-attacking',
          (context) => {
            const { table, self } = context;
            if (!youAttack(context)) return [];
            return otherFriendsAt(table, self, 1, 1).filter((ship) =>
              couldAct(table, ship, standardActions(table, ship)),
            );
          },
          function* ({ table }, other) {
            yield* mayPerformFree(table, other, standardActions(table, other));
          },
        ),
      ],
    },
    {
      id: 'lieutenantblount',
      name: 'Lieutenant Blount',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 17,
      slots: ['elite', 'missile'],
      text: 'Your attacks hit the defender even when all results are cancelled.',
      abilities: [modify('counts-as-hit', (hit, { self, moment }) => hit || moment.attacker === self.ship.id)],
    },
    {
      id: 'talasquadronpilot',
      name: 'Tala Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 0,
      cost: 13,
      slots: ['missile'],
      abilities: [],
    },
    {
      id: 'banditsquadronpilot',
      name: 'Bandit Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 2,
      limited: 0,
      cost: 12,
      slots: ['missile'],
      abilities: [],
    },
    {
      id: 'ndrusuhlak',
      name: "N'dru Suhlak",
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 17,
      slots: ['elite', 'missile', 'illicit'],
      text: 'Attacking with no other friendly ship at range 1-2 you roll 1 attack die more.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment }) =>
          moment.attacker === self.ship.id && otherFriendsAt(table, self, 1, 2).length === 0 ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'kaatoleeachos',
      name: "Kaa'to Leeachos",
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 1,
      cost: 15,
      slots: ['elite', 'missile', 'illicit'],
      text: 'Combat phase starts: another friend at range 1-2 hands you one token, focus or evade, if you like.',
      abilities: [takesFocusOrEvade('start-of-combat', ({ table, self }) => otherFriendsAt(table, self, 1, 2))],
    },
    {
      id: 'blacksunsoldier',
      name: 'Black Sun Soldier',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 0,
      cost: 13,
      slots: ['missile', 'illicit'],
      abilities: [],
    },
    {
      id: 'binayrepirate',
      name: 'Binayre Pirate',
      allegiance: 'scumandvillainy',
      skill: 1,
      limited: 0,
      cost: 12,
      slots: ['missile', 'illicit'],
      abilities: [],
    },
  ],
};
