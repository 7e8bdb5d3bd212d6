import { byCardOf, instead } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { otherFriendsAt } from '../../rules/choose.ts';
import { dealDamageCard, discardDamageCard } from '../../rules/damage.ts';
import { transferLock } from '../../rules/locks.ts';
import { transferToken } from '../../rules/tokens.ts';
import { enemyInYourArc, offersAttackOnce, youDefend } from '../words/attack.ts';
import { mayChoose } from '../words/phrases.ts';

export const jumpmaster5000: ShipFacts = {
  id: 'jumpmaster5000',
  name: 'JumpMaster 5000',
  size: 'large',
  attack: 2,
  arcs: ['front', 'turret'],
  agility: 2,
  hull: 5,
  shields: 4,
  actions: ['barrel-roll', 'focus', 'lock'],
  dial: '1TG 1BG 1FG 1NW 1YW 2TG 2BG 2FG 2NW 2YW 2LW 2PR 3BW 3FW 3NW 4FW 4KR',
  pilots: [
    {
      id: 'dengar',
      name: 'Dengar',
      allegiance: 'scumandvillainy',
      skill: 9,
      limited: 1,
      cost: 33,
      slots: ['elite', 'crew', 'illicit'],
      text: 'You have defended and the attacker is in your firing arc: once per round, you may attack it in return.',
      abilities: [
        offersAttackOnce('after-defending', {
          when: (context) => youDefend(context) && enemyInYourArc(context),
          options: ({ moment: { attack } }) => ({ targets: ({ id }) => id === attack.attacker }),
        }),
      ],
    },
    {
      id: 'teltrevura',
      name: 'Tel Trevura',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 30,
      slots: ['crew', 'elite', 'illicit'],
      text: 'Instead of your first destruction you lose all your damage cards and are dealt 4 new ones facedown.',
      abilities: [
        instead('destroy', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && self.ship.memory['teltrevura:saved'] !== 1,
          *instead({ table, self: { ship } }) {
            ship.memory['teltrevura:saved'] = 1;
            for (const card of [...ship.damage]) discardDamageCard(table, ship, card);
            for (let i = 0; i < 4; i++) yield* dealDamageCard(table, ship, false);
            return true;
          },
        }),
      ],
    },
    {
      id: 'manaroo',
      name: 'Manaroo',
      allegiance: 'scumandvillainy',
      skill: 4,
      limited: 1,
      cost: 27,
      slots: ['elite', 'illicit', 'crew'],
      text: 'Combat phase starts: another friend at range 1 may get every focus token, evade token and lock you have.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self }) => {
            const { tokens, locks } = self.ship;
            return tokens.focus + tokens.evade + locks.length > 0 ? otherFriendsAt(table, self, 1, 1) : [];
          },
          function* ({ table, self: { ship } }, chosen) {
            for (const token of ['focus', 'evade'] as const) {
              while (ship.tokens[token] > 0) yield* transferToken(table, ship, chosen, token, byCardOf(ship));
            }
            for (const target of [...ship.locks]) yield* transferLock(table, ship, chosen, target);
          },
        ),
      ],
    },
    {
      id: 'contractedscout',
      name: 'Contracted Scout',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 0,
      cost: 25,
      slots: ['crew', 'elite', 'illicit'],
      abilities: [],
    },
  ],
};
