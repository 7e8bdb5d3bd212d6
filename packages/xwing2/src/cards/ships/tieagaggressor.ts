import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { possibleShots } from '../../rules/possibleshots.ts';
import { spendToken } from '../../rules/tokens.ts';
import { slotsOf } from '../../rules/weapons.ts';
import type { Attack } from '../../state.ts';
import { youAttack } from '../words/attack.ts';
import { shows } from '../words/dice.ts';

/** "Double Edge": with another weapon than the one that missed. */
function otherWeapon({ weapon }: Attack) {
  return { bonus: true, rule: RULE, weapons: ({ id }: { readonly id: string }) => id !== weapon } as const;
}

export const tieagaggressor: ShipFacts = {
  id: 'tieagaggressor',
  name: 'TIE/ag Aggressor',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['focus', 'lock', 'barrel-roll > red evade'],
  dial: '1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 4FW 4KR',
  keywords: ['TIE'],
  pilots: [
    {
      id: 'lieutenantkestal',
      name: 'Lieutenant Kestal',
      caption: 'Innate Deadeye',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 19,
      slots: ['talent', 'turret', 'missile', 'missile', 'modification', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'When you attack, after the defender rolled, you may spend a focus token to cancel all its blanks and focus results.',
      abilities: [
        at('defense-dice-rolled', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            // xw2.attack.24: not at range 0.
            context.moment.attack.range > 0 &&
            context.self.ship.tokens.focus > 0 &&
            shows(context.moment.attack.defenseDice, ['blank', 'focus']),
          *effect({ table, self: { ship }, moment: { attack } }) {
            attack.defenseDice = attack.defenseDice.filter(({ face }) => face === 'evade');
            yield* spendToken(table, ship, 'focus', 1, RULE, attack);
          },
        }),
      ],
    },
    {
      id: 'onyxsquadronscout',
      name: 'Onyx Squadron Scout',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 12,
      slots: ['talent', 'turret', 'missile', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      abilities: [],
    },
    {
      id: 'doubleedge',
      name: '"Double Edge"',
      caption: 'Contingency Planner',
      faction: 'galacticempire',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 13,
      slots: ['talent', 'turret', 'missile', 'missile', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'After a turret or missile attack of yours that missed, you may make a bonus attack with a different weapon.',
      abilities: [
        at('bonus-attack-attacker', {
          optional: false,
          when: (context) => {
            const { table, self, moment } = context;
            const { attack } = moment;
            return (
              youAttack(context) &&
              attack.hit === false &&
              slotsOf(context.table, attack.weapon).some((slot) => slot === 'turret' || slot === 'missile') &&
              possibleShots(table, self.ship, otherWeapon(attack)).length > 0
            );
          },
          *effect({ table, self, moment: { attack } }) {
            yield* mayAttack(table, self.ship, otherWeapon(attack));
          },
        }),
      ],
    },
    {
      id: 'sienarspecialist',
      name: 'Sienar Specialist',
      faction: 'galacticempire',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 8,
      slots: ['turret', 'missile', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      abilities: [],
    },
  ],
};
