import { at, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { chargeLimit, recoverCharge } from '../../rules/charges.ts';
import { isAtRange } from '../../rules/choose.ts';
import { acquireLock, lockable, lockTargets } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import { rollOutsideAttack } from '../../rules/roll.ts';
import { isStressed, removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { GARVEN_DREIS } from '../pilots/garvendreis.ts';
import { NORRA_WEXLEY } from '../pilots/norrawexley.ts';
import { ODD_BALL } from '../pilots/oddball.ts';
import { SHARA_BEY } from '../pilots/sharabey.ts';
import { friendInAttack, yourPrimaryAttack } from '../words/attack.ts';
import { charges, rerollsAttackDice } from '../words/dice.ts';
import { youFullyExecute } from '../words/phrases.ts';

/** At range 1-2, on the left or on the right. */
function isBeside(t: XTable, ship: Ship, other: Ship): boolean {
  return isAtRange(t, ship, other, 1, 2) && (inArc(t, ship, 'left', other) || inArc(t, ship, 'right', other));
}

export const arc170starfighter: ShipFacts = {
  id: 'arc170starfighter',
  name: 'ARC-170 Starfighter',
  size: 'medium',
  attacks: [
    { arc: 'front', dice: 3 },
    { arc: 'rear', dice: 2 },
  ],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'lock', 'red barrel-roll'],
  dial: '1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR',
  pilots: [
    {
      id: 'oddball-arc170starfighter',
      name: '"Odd Ball"',
      caption: 'CC-2237',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'sensor', 'torpedo', 'torpedo', 'astromech', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      standard: true,
      ...ODD_BALL,
    },
    {
      id: 'wolffe',
      name: '"Wolffe"',
      caption: 'CC-3636',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'torpedo', 'astromech', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      charges: { value: 1, recovers: 0 },
      standard: true,
      text: 'In a primary attack of your front arc you may pay a charge to reroll one die; in one of your rear arc you may recover a charge to roll one more.',
      abilities: [
        rerollsAttackDice({
          when: (context) => yourPrimaryAttack(context) && context.moment.attack.symbol === 'front',
          cost: charges(1),
        }),
        at('before-attack-dice', {
          optional: true,
          when: (context) =>
            yourPrimaryAttack(context) &&
            context.moment.attack.symbol === 'rear' &&
            context.self.ship.charges < chargeLimit(context.table, context.self),
          *effect({ table, self, moment: { attack } }) {
            recoverCharge(table, self, 1);
            attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'jag',
      name: '"Jag"',
      caption: 'CT-55/11-9009',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'torpedo', 'gunner', 'gunner', 'astromech', 'modification', 'modification'],
      keywords: ['Clone'],
      standard: true,
      text: 'After a friend at range 1-2 in your left or right arc defended, you may lock the attacker.',
      abilities: [
        at('after-defending', {
          optional: true,
          when: (context) => {
            const {
              table,
              self,
              moment: { attack },
            } = context;
            const defender = friendInAttack(context, 'defense');
            return (
              defender !== undefined &&
              isBeside(table, self.ship, defender) &&
              lockTargets(table, self.ship).some(({ key }) => key === attack.attacker)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            yield* acquireLock(table, self.ship, RULE, [lockable(attack.attacker)]);
          },
        }),
      ],
    },
    {
      id: 'sinker',
      name: '"Sinker"',
      caption: 'Wolfpack Veteran',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 6,
      loadout: 18,
      slots: ['talent', 'torpedo', 'crew', 'astromech', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      standard: true,
      text: 'A friend at range 1-2 in your left or right arc may reroll one die of its primary attacks.',
      abilities: [
        rerollsAttackDice({
          by: 'attacker',
          when: (context) => {
            const attacker = friendInAttack(context, 'attack');
            return (
              attacker !== undefined &&
              context.moment.attack.kind === 'primary' &&
              isBeside(context.table, context.self.ship, attacker)
            );
          },
        }),
      ],
    },
    {
      id: 'squadsevenveteran',
      name: 'Squad Seven Veteran',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'astromech', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      standard: true,
      abilities: [],
    },
    {
      id: '104thbattalionpilot',
      name: '104th Battalion Pilot',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 8,
      slots: ['torpedo', 'astromech', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      standard: true,
      abilities: [],
    },
    {
      id: 'norrawexley',
      name: 'Norra Wexley',
      caption: 'Gold Nine',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 6,
      loadout: 16,
      slots: ['talent', 'torpedo', 'crew', 'crew', 'astromech', 'modification', 'gunner'],
      standard: true,
      ...NORRA_WEXLEY,
    },
    {
      id: 'garvendreis',
      name: 'Garven Dreis',
      caption: 'Red Leader',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['talent', 'missile', 'cannon', 'crew', 'crew', 'astromech', 'modification', 'gunner'],
      standard: true,
      ...GARVEN_DREIS,
    },
    {
      id: 'sharabey',
      name: 'Shara Bey',
      caption: 'Green Four',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'torpedo', 'missile', 'crew', 'crew', 'astromech', 'modification', 'gunner'],
      standard: true,
      ...SHARA_BEY,
    },
    {
      id: 'ibtisam',
      name: 'Ibtisam',
      caption: 'Survivor of Endor',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'torpedo', 'crew', 'crew', 'astromech', 'modification', 'gunner'],
      standard: true,
      text: 'After fully executing a maneuver while stressed you may roll an attack die; a hit or crit removes a stress token.',
      abilities: [
        at('maneuver-executed', {
          optional: true,
          when: (context) => youFullyExecute(context) && isStressed(context.self.ship),
          *effect({ table, self }) {
            const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card);
            if (face === 'hit' || face === 'crit') removeToken(table, self.ship, 'stress', 1);
          },
        }),
      ],
    },
  ],
};
