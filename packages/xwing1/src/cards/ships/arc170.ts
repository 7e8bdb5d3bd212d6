import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { standardActions } from '../../rules/actions.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { rollAttackDice } from '../../rules/roll.ts';
import { isStressed, removeStress } from '../../rules/tokens.ts';
import { type DuringAttack, youAttack, youDefend } from '../words/attack.ts';
import { addsAttackDie, addsDefenseDie, LOCK_ON_ENEMY } from '../words/dice.ts';
import { lendsTokens, offersFreeAction } from '../words/phrases.ts';

/** Thane Kyrell: whether an enemy he has in his firing arc attacked another friendly ship. */
function attackedFriend({ table, self: { ship }, moment: { attack } }: DuringAttack): boolean {
  const attacker = table.ship(attack.attacker);
  if (attacker.place !== 'play' || attacker.seat === ship.seat || attack.defender === ship.id) return false;
  return isAtRange(table, ship, attacker, 1, 3) && inFiringArc(table, ship, attacker);
}

export const arc170: ShipFacts = {
  id: 'arc170',
  name: 'ARC-170',
  size: 'small',
  attack: 2,
  arcs: ['front', 'auxiliary-rear'],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'lock'],
  dial: '1BG 1FG 1NG 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR',
  pilots: [
    {
      id: 'norrawexley',
      name: 'Norra Wexley',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 29,
      slots: ['astromech', 'crew', 'elite', 'torpedo'],
      text: 'Fighting a ship you have locked, as attacker or defender: you may spend that lock and gain a focus result.',
      abilities: [
        addsAttackDie('focus', { when: youAttack, cost: LOCK_ON_ENEMY }),
        addsDefenseDie('focus', { when: youDefend, cost: LOCK_ON_ENEMY }),
      ],
    },
    {
      id: 'sharabey',
      name: 'Shara Bey',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 28,
      slots: ['crew', 'elite', 'torpedo', 'astromech'],
      text: 'Other friendly ships at range 1-2 that attack may treat your target locks as their own.',
      abilities: [lendsTokens('lock')],
    },
    {
      id: 'thanekyrell',
      name: 'Thane Kyrell',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 1,
      cost: 26,
      slots: ['astromech', 'crew', 'torpedo'],
      text: 'Another friend was attacked by an enemy at range 1-3 in your firing arc: you may take a free action.',
      abilities: [
        offersFreeAction('after-attacking', attackedFriend, ({ table, self }) => standardActions(table, self.ship)),
      ],
    },
    {
      id: 'braylenstramm',
      name: 'Braylen Stramm',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 1,
      cost: 25,
      slots: ['astromech', 'crew', 'torpedo'],
      text: 'Your maneuver is done: roll an attack die if you like; on a hit or crit you lose a stress token.',
      abilities: [
        at('maneuver-executed', {
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship && isStressed(self.ship),
          *effect({ table, self: { ship, card } }) {
            const [face] = yield* rollAttackDice(table, ship, 1, card);
            if (face === 'hit' || face === 'crit') yield* removeStress(table, ship, 1);
          },
        }),
      ],
    },
  ],
};
