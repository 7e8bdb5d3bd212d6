import { at, byCardOf, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt, isAtRange, otherFriendsAt } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { changeSkill } from '../../rules/stats.ts';
import { gainToken, isStressed, transferToken } from '../../rules/tokens.ts';
import { otherFriend } from '../words/attack.ts';
import { RECEIVE_STRESS } from '../words/dice.ts';
import { mayChoose, mustChoose, takesFocusOrEvade } from '../words/phrases.ts';

export const hwk290: ShipFacts = {
  id: 'hwk290',
  name: 'HWK-290',
  size: 'small',
  attack: 1,
  arcs: ['front'],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['focus', 'lock'],
  dial: '1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3BR 3FW 3NR 4FR',
  pilots: [
    {
      id: 'janors',
      name: 'Jan Ors',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 25,
      slots: ['elite', 'turret', 'crew'],
      text: 'Another friend at range 1-3 attacks while you are unstressed: gain a stress token, if you like, to let it roll an attack die more.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => otherFriend(context, 'attacker', 3) !== undefined && RECEIVE_STRESS.affordable(context),
          *effect(context) {
            yield* RECEIVE_STRESS.pay(context, RULE);
            context.moment.attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'kylekatarn',
      name: 'Kyle Katarn',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 21,
      slots: ['elite', 'turret', 'crew'],
      text: 'Combat phase starts: you may hand one focus token of yours to another friend at range 1-3.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self }) => (self.ship.tokens.focus > 0 ? otherFriendsAt(table, self, 1, 3) : []),
          ({ table, self: { ship } }, other) => transferToken(table, ship, other, 'focus', byCardOf(ship)),
        ),
      ],
    },
    {
      id: 'roarkgarnet',
      name: 'Roark Garnet',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 1,
      cost: 19,
      slots: ['turret', 'crew'],
      text: 'Start of the Combat phase: another friendly ship at range 1-3, which you choose, has pilot skill 12 until the phase ends.',
      abilities: [
        mustChoose(
          'start-of-combat',
          ({ table, self }) => otherFriendsAt(table, self, 1, 3),
          function* ({ table }, other) {
            changeSkill(table, other, 12, 'phase');
          },
        ),
      ],
    },
    {
      id: 'rebeloperative',
      name: 'Rebel Operative',
      allegiance: 'rebelalliance',
      skill: 2,
      limited: 0,
      cost: 16,
      slots: ['turret', 'crew'],
      abilities: [],
    },
    {
      id: 'dacebonearm',
      name: 'Dace Bonearm',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 23,
      slots: ['elite', 'turret', 'crew', 'illicit'],
      text: 'An enemy at range 1-3 gains ion tokens while you are unstressed: gain a stress token, if you like, to deal it 1 damage.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ table, self, moment: { ship, token } }) =>
            token === 'ion' &&
            ship.seat !== self.ship.seat &&
            !isStressed(self.ship) &&
            isAtRange(table, self.ship, ship, 1, 3),
          *effect({ table, self, moment }) {
            yield* gainToken(table, self.ship, 'stress', 1);
            yield* sufferDamage(table, moment.ship, 'hit', 1, { rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'palobgodalhi',
      name: 'Palob Godalhi',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 1,
      cost: 20,
      slots: ['elite', 'turret', 'crew', 'illicit'],
      text: 'Combat phase starts: you may steal one token, focus or evade, off an enemy at range 1-2.',
      abilities: [takesFocusOrEvade('start-of-combat', ({ table, self }) => enemiesAt(table, self.ship, 1, 2))],
    },
    {
      id: 'torkilmux',
      name: 'Torkil Mux',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 1,
      cost: 19,
      slots: ['turret', 'crew', 'illicit'],
      text: 'Activation phase ends: choose an enemy at range 1-2, whose pilot skill drops to 0 until the Combat phase is over.',
      abilities: [
        mustChoose(
          'end-of-activation',
          ({ table, self }) => enemiesAt(table, self.ship, 1, 2),
          function* ({ table }, chosen) {
            changeSkill(table, chosen, 0, 'combat');
          },
        ),
      ],
    },
    {
      id: 'spicerunner',
      name: 'Spice Runner',
      allegiance: 'scumandvillainy',
      skill: 1,
      limited: 0,
      cost: 16,
      slots: ['turret', 'crew', 'illicit'],
      abilities: [],
    },
  ],
};
