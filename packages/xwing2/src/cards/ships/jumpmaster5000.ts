import { NOTHING } from '@rangefinder/kernel';
import { playerOf, STANDARD_ARCS } from '@rangefinder/xwing';
import { at, instead, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { spendCharge } from '../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import { placeAtEdge, putInReserve } from '../../rules/reserve.ts';
import { transferToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerInYour, type DuringAttack, youDefend } from '../words/attack.ts';
import { chooses, greenTokens } from '../words/phrases.ts';

/** Tel Trevura's memory that he comes back from reserve. */
const RETURNS = 'returns';

/** Dengar: a bonus attack on whoever attacked him. */
function revenge({ table, self, moment: { attack } }: DuringAttack): AttackOptions {
  return {
    bonus: true,
    rule: RULE,
    targets: (target) => target === attack.attacker,
    pay: () => {
      spendCharge(table, self, 1);
      return NOTHING;
    },
  };
}

/** Manaroo: to herself there is nothing to hand over. */
function others(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 1).filter((friend) => friend !== ship);
}

export const jumpmaster5000: ShipFacts = {
  id: 'jumpmaster5000',
  name: 'JumpMaster 5000',
  size: 'large',
  attacks: [{ arc: 'turret', dice: 2 }],
  agility: 2,
  hull: 6,
  shields: 3,
  actions: ['focus > red rotate', 'lock > red rotate', 'red barrel-roll'],
  dial: '1TW 1BB 1FB 1NW 1YR 2TW 2BB 2FB 2NW 2YR 3LR 3BB 3FB 3NW 4FW 4KR',
  pilots: [
    {
      id: 'dengar',
      name: 'Dengar',
      caption: 'Vengeful Corellian',
      faction: 'scumandvillainy',
      initiative: 6,
      limited: 1,
      cost: 7,
      loadout: 22,
      slots: ['talent', 'cannon', 'torpedo', 'crew', 'gunner', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'After you defended against a ship in your front arc: you may pay a charge for a bonus attack on it.',
      abilities: [
        at('bonus-attack-defender', {
          optional: false,
          when: (context) => {
            const { table, self } = context;
            return (
              youDefend(context) &&
              self.ship.charges > 0 &&
              attackerInYour(context, 'front') &&
              possibleShots(table, self.ship, revenge(context)).length > 0
            );
          },
          *effect(context) {
            yield* mayAttack(context.table, context.self.ship, revenge(context));
          },
        }),
      ],
    },
    {
      id: 'teltrevura',
      name: 'Tel Trevura',
      caption: 'Escape Artist',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 20,
      slots: ['talent', 'cannon', 'cannon', 'torpedo', 'crew', 'gunner', 'illicit', 'modification'],
      charges: { value: 1, recovers: 0 },
      standard: true,
      text: 'About to be destroyed: you may pay the charge. Then your damage cards are all discarded, you suffer 5 damage, and you go into reserve instead; when the next Planning Phase starts you are placed within range 1 of your own edge.',
      abilities: [
        instead('destroy', {
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship && self.ship.charges > 0,
          *instead({ table, self }) {
            const { ship } = self;
            spendCharge(table, self, 1);
            ship.damage.splice(0);
            table.changed();
            yield* sufferDamage(table, ship, 'hit', 5, { rule: RULE });
            if (ship.destroyed) return true;
            ship.memory[RETURNS] = 1;
            yield* putInReserve(table, ship);
            return true;
          },
        }),
      ],
      inReserve: [
        at('start-of-planning', {
          optional: false,
          when: ({ self }) => self.ship.memory[RETURNS] === 1,
          *effect({ table, self: { ship } }) {
            const { edge } = playerOf(table.state, ship.seat);
            if (yield* placeAtEdge(table, ship, [edge])) delete ship.memory[RETURNS];
          },
        }),
      ],
    },
    {
      id: 'manaroo',
      name: 'Manaroo',
      caption: 'Graceful Aruzan',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'cannon', 'torpedo', 'crew', 'gunner', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'Engagement Phase starts: you may hand all your green tokens to a friend at range 0-1.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self: { ship } }) => greenTokens(ship).length > 0 && others(table, ship).length > 0,
          *effect({ table, self }) {
            const friend = yield* mayChooseShip(self, others(table, self.ship));
            if (!friend) return;
            for (const token of greenTokens(self.ship)) {
              const count = self.ship.tokens[token];
              for (let i = 0; i < count; i++)
                yield* transferToken(table, self.ship, friend, token, { rule: 'xw2.tokens.4', by: self.ship.seat });
            }
          },
        }),
      ],
    },
    {
      id: 'contractedscout',
      name: 'Contracted Scout',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 4,
      slots: ['cannon', 'torpedo', 'illicit'],
      standard: true,
      abilities: [],
    },
    {
      id: 'nomlumb',
      name: 'Nom Lumb',
      caption: 'On the Run',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['cannon', 'cannon', 'torpedo', 'crew', 'gunner', 'illicit', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'Once you are the defender and the attacker is not in your turret arc, you must rotate your turret to an arc the attacker is in.',
      abilities: [
        at('defender-declared', {
          optional: false,
          when: (context) =>
            youDefend(context) &&
            context.self.ship.turret.length === 1 &&
            !context.self.ship.turret.some((arc) => attackerInYour(context, arc)) &&
            STANDARD_ARCS.some((arc) => attackerInYour(context, arc)),
          *effect(context) {
            const { table, self } = context;
            const arcs = STANDARD_ARCS.filter((arc) => attackerInYour(context, arc));
            const arc = yield* chooses(context, self.ship, arcs, 'xw2.rotate-arc.3');
            self.ship.turret = [arc];
            table.emit({ type: 'turret', rule: 'xw2.rotate-arc.3', ship: self.ship.id, arcs: [arc] });
          },
        }),
      ],
    },
  ],
};
