import { cancelOne, resultsOf } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt, friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import { type DuringAttack, isInAttackArc, youDefend } from '../words/attack.ts';
import { youFullyExecute } from '../words/phrases.ts';
import { BY_90, couldTurnShip, mayTurnShip } from '../words/rotateship.ts';

/** Other friendly ships at range 0-1 in the arc of the attack. */
function bodyguards({ table, self: { ship }, moment: { attack } }: DuringAttack): Ship[] {
  return friendsAt(table, ship, 0, 1).filter((other) => other !== ship && isInAttackArc(table, attack, other));
}

export const starviperclassattackplatform: ShipFacts = {
  id: 'starviperclassattackplatform',
  name: 'StarViper-class Attack Platform',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 4,
  shields: 1,
  actions: ['focus', 'lock', 'barrel-roll > red focus', 'boost > red focus'],
  dial: '1TW 1BB 1FB 1NB 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3BW 3FB 3NW 3PR 4FW',
  shipAbility: {
    name: 'Microthrusters',
    text: 'You barrel roll with the bank template instead of the straight one.',
    abilities: [
      // xw2.faq-cards.20: the barrel roll of a tractor beam among them.
      modify('roll-template', 'xw2.faq-cards.20', (template, { self, moment: { ship, how } }) =>
        ship === self.ship && (how === 'barrel-roll' || how === 'tractor') ? 'bank' : template,
      ),
    ],
  },
  pilots: [
    {
      id: 'guri',
      name: 'Guri',
      caption: "Prince Xizor's Bodyguard",
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 20,
      slots: ['talent', 'tech', 'torpedo', 'modification', 'title'],
      keywords: ['Droid'],
      actions: ['calculate', 'lock', 'barrel-roll > red calculate', 'boost > red calculate'],
      standard: false,
      text: 'Engagement Phase starts, with an enemy at range 0-1: you may gain a focus token.',
      abilities: [
        at('start-of-engagement', {
          optional: true,
          when: ({ table, self }) => enemiesAt(table, self.ship, 0, 1).length > 0,
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'focus', 1);
          },
        }),
      ],
    },
    {
      id: 'dalanoberos-starviperclassattackplatform',
      name: 'Dalan Oberos',
      caption: 'Elite Bounty Hunter',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'tech', 'torpedo', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: false,
      text: 'Maneuver fully executed: you may gain a stress token to turn your ship by 90 degrees.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: (context) => youFullyExecute(context) && couldTurnShip(context.table, context.self.ship, BY_90),
          *effect(context) {
            const { table, self } = context;
            const { ship } = self;
            yield* mayTurnShip(context, ship, BY_90, () => gainToken(table, ship, 'stress', 1));
          },
        }),
      ],
    },
    {
      id: 'princexizor',
      name: 'Prince Xizor',
      caption: 'Black Sun Kingpin',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 7,
      slots: ['talent', 'tech', 'torpedo', 'modification', 'title'],
      standard: false,
      text: 'When you defend, after results neutralized each other, another friend at range 0-1 in the attack arc may suffer a hit or crit to cancel one such result.',
      abilities: [
        at('after-neutralize', {
          optional: false,
          when: (context) =>
            youDefend(context) && context.moment.attack.attackDice.length > 0 && bodyguards(context).length > 0,
          *effect(context) {
            const { table, self, moment } = context;
            const guard = yield* mayChooseShip(self, bodyguards(context));
            if (!guard) return;
            const { hits, crits } = resultsOf(moment.attack);
            const kinds = (['hit', 'crit'] as const).filter((kind) => (kind === 'hit' ? hits : crits) > 0);
            const { key } = yield* pickOne({
              seat: self.ship.seat,
              topic: 'suffer-for',
              rule: RULE,
              about: { ship: guard.id, card: self.card, defender: self.ship.id },
              options: kinds.map((kind) => ({ key: kind })),
            });
            yield* sufferDamage(table, guard, key, 1, { rule: RULE });
            cancelOne(moment.attack, [key]);
          },
        }),
      ],
    },
    {
      id: 'blacksunassassin',
      name: 'Black Sun Assassin',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['tech'],
      standard: false,
      abilities: [],
    },
    {
      id: 'blacksunenforcer',
      name: 'Black Sun Enforcer',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['tech'],
      standard: false,
      abilities: [],
    },
  ],
};
