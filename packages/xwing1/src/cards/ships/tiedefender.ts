import { type DamageCard, hasLock, maneuverWith } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { turnFaceup } from '../../rules/damage.ts';
import { assignLock, lockable } from '../../rules/locks.ts';
import { maySpend, spendToken } from '../../rules/tokens.ts';
import type { Attack } from '../../state.ts';
import { MAAREK_STELE } from '../pilots/maarekstele.ts';
import { type DuringAttack, defenderOf, youAttack } from '../words/attack.ts';
import { mayChangeRevealed } from '../words/dial.ts';

/** An attack remembers where the cards it deals begin, and how many there are: they lie behind one another. */
function rememberDealt({ memory }: Attack, place: number): void {
  memory['dealt:from'] ??= place;
  memory['dealt:count'] = (memory['dealt:count'] ?? 0) + 1;
}

/** Those of them that lie facedown. */
function dealtFacedown(context: DuringAttack): readonly DamageCard[] {
  const { 'dealt:from': from = 0, 'dealt:count': count = 0 } = context.moment.attack.memory;
  return defenderOf(context)
    .damage.slice(from, from + count)
    .filter(({ faceup }) => !faceup);
}

export const tiedefender: ShipFacts = {
  id: 'tiedefender',
  name: 'TIE Defender',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 3,
  hull: 3,
  shields: 3,
  actions: ['focus', 'lock', 'barrel-roll'],
  dial: '1TR 1BW 1NW 1YR 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FG 3NW 3YW 4FG 4KW 5FG',
  pilots: [
    {
      id: 'rexlerbrath',
      name: 'Rexler Brath',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 37,
      slots: ['elite', 'cannon', 'missile'],
      text: 'Your attack dealt the defender damage cards: a focus token, if you spend it afterwards, turns them all faceup.',
      abilities: [
        at('damage-card-dealt', {
          optional: false,
          when: ({ self, moment: { ship, attack } }) =>
            attack?.attacker === self.ship.id && attack.defender === ship.id,
          *effect({ moment: { ship, card, attack } }) {
            if (attack) rememberDealt(attack, ship.damage.indexOf(card));
          },
        }),
        at('after-attacking', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            dealtFacedown(context).length > 0 &&
            maySpend(context.table, context.self.ship, 'focus', context.moment.attack),
          *effect(context) {
            const { table, self, moment } = context;
            const cards = dealtFacedown(context);
            yield* spendToken(table, self.ship, 'focus', RULE, moment.attack);
            for (const card of cards) yield* turnFaceup(table, defenderOf(context), card);
          },
        }),
      ],
    },
    {
      id: 'maarekstele-tiedefender',
      listName: 'maarekstele',
      name: 'Maarek Stele',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 35,
      slots: ['elite', 'cannon', 'missile'],
      ...MAAREK_STELE,
    },
    {
      id: 'colonelvessery',
      name: 'Colonel Vessery',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 35,
      slots: ['elite', 'cannon', 'missile'],
      text: 'You attack and have just rolled: if someone already has a lock on the defender, you may take one too.',
      abilities: [
        at('attack-dice-rolled', {
          optional: true,
          when: (context) => {
            const { table, self } = context;
            const defender = defenderOf(context);
            return (
              youAttack(context) &&
              !hasLock(self.ship, defender.id) &&
              table.inPlay().some((ship) => hasLock(ship, defender.id)) &&
              lockable(table, self.ship, [defender]).length > 0
            );
          },
          *effect(context) {
            yield* assignLock(context.table, context.self.ship, defenderOf(context));
          },
        }),
      ],
    },
    {
      id: 'glaivesquadronpilot',
      name: 'Glaive Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 0,
      cost: 34,
      slots: ['elite', 'missile', 'cannon'],
      abilities: [],
    },
    {
      id: 'countessryad',
      name: 'Countess Ryad',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 34,
      slots: ['cannon', 'elite', 'missile'],
      text: 'Your dial shows a straight: fly it as a Koiogran turn if you like.',
      abilities: [
        mayChangeRevealed(({ moment: { maneuver } }) =>
          maneuver.bearing === 'straight' ? [maneuverWith(maneuver, { bearing: 'koiogran' })] : [],
        ),
      ],
    },
    {
      id: 'onyxsquadronpilot',
      name: 'Onyx Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 0,
      cost: 32,
      slots: ['cannon', 'missile'],
      abilities: [],
    },
    {
      id: 'deltasquadronpilot',
      name: 'Delta Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 1,
      limited: 0,
      cost: 30,
      slots: ['cannon', 'missile'],
      abilities: [],
    },
  ],
};
