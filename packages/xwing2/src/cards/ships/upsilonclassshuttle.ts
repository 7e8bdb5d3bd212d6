import { at, byCardOf, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, forCharge, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { chargesOf, loseCharge, spendCharge } from '../../rules/charges.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { initiativeOf } from '../../rules/stats.ts';
import { gainToken } from '../../rules/tokens.ts';
import { slotsOf } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, friendInAttack } from '../words/attack.ts';
import { rerollsAttackDice, rerollsDefenseDice } from '../words/dice.ts';

/** Captain Cardinal: a friend at range 1-2 of lower initiative, as long as he has a charge. */
function instructed({ table, self }: DuringAttack, ship: Ship | undefined): boolean {
  return (
    chargesOf(self) > 0 &&
    ship !== undefined &&
    isAtRange(table, self.ship, ship, 1, 2) &&
    initiativeOf(table, ship) < initiativeOf(table, self.ship)
  );
}

/** Lieutenant Tavson: any action, for 1 charge. */
function chargedActions(table: XTable, ship: Ship): ActionChoice[] {
  return forCharge({ ship, upgrade: null }, standardActions(table, ship));
}

export const upsilonclassshuttle: ShipFacts = {
  id: 'upsilonclassshuttle',
  name: 'Upsilon-class command shuttle',
  size: 'large',
  attacks: [{ arc: 'front', dice: 4 }],
  agility: 1,
  hull: 6,
  shields: 6,
  actions: ['focus', 'lock', 'reinforce', 'coordinate', 'jam'],
  dial: '0OR 1TR 1BW 1FB 1NW 1YR 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR',
  shipAbility: {
    name: 'Linked Battery',
    text: 'Your cannon attacks roll 1 more attack die.',
    abilities: [
      modify('attack-dice', (dice, { table, self, moment }) =>
        moment.attacker === self.ship.id && slotsOf(table, moment.weapon).includes('cannon') ? dice + 1 : dice,
      ),
    ],
  },
  pilots: [
    {
      id: 'captaincardinal',
      name: 'Captain Cardinal',
      caption: 'Principled Instructor',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 12,
      slots: ['sensor', 'talent', 'cannon', 'crew', 'crew', 'crew', 'modification', 'tech', 'tech'],
      charges: { value: 2, recovers: 0 },
      standard: false,
      text: 'As long as you have a charge, friends at range 1-2 of lower initiative than yours may reroll one focus result when they attack or defend. After an enemy at range 0-3 was destroyed, you lose 1 charge.',
      abilities: [
        rerollsAttackDice({
          faces: ['focus'],
          by: 'attacker',
          when: (context) => instructed(context, friendInAttack(context, 'attack')),
        }),
        rerollsDefenseDice({
          faces: ['focus'],
          by: 'defender',
          when: (context) => instructed(context, friendInAttack(context, 'defense')),
        }),
        at('ship-destroyed', {
          optional: false,
          when: ({ table, self, moment: { ship } }) =>
            chargesOf(self) > 0 && ship.seat !== self.ship.seat && isAtRange(table, self.ship, ship, 0, 3),
          *effect({ table, self }) {
            loseCharge(table, self, 1);
          },
        }),
      ],
    },
    {
      id: 'majorstridan',
      name: 'Major Stridan',
      caption: 'Stentorian Commander',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 13,
      slots: ['sensor', 'cannon', 'crew', 'crew', 'crew', 'modification', 'tech', 'tech'],
      standard: false,
      text: 'When you coordinate, or for the effects of your upgrades, friends at range 2-3 may count as being at range 0 or 1.',
      abilities: [
        modify('coordinate-range', (range, { self, moment: ship }) => (ship === self.ship ? [range[0], 3] : range)),
        modify('upgrade-range', (ranges, { self, moment: { ship, other } }) =>
          ship === self.ship && other.seat === ship.seat && ranges.some((range) => range === 2 || range === 3)
            ? [...ranges, 0, 1]
            : ranges,
        ),
      ],
    },
    {
      id: 'lieutenanttavson',
      name: 'Lieutenant Tavson',
      caption: 'Obedient Shuttle Pilot',
      faction: 'firstorder',
      initiative: 3,
      limited: 1,
      cost: 8,
      loadout: 17,
      slots: ['sensor', 'cannon', 'crew', 'crew', 'modification', 'tech', 'tech'],
      charges: { value: 2, recovers: 1 },
      standard: false,
      text: 'After you suffered damage, you may pay 1 charge to take an action.',
      abilities: [
        at('damage-suffered', {
          optional: false,
          when: ({ self, moment: { ship } }) => ship === self.ship && chargesOf(self) > 0,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, chargedActions(table, ship));
          },
        }),
      ],
    },
    {
      id: 'lieutenantdormitz',
      name: 'Lieutenant Dormitz',
      caption: 'Hypercomms Specialist',
      faction: 'firstorder',
      initiative: 2,
      limited: 1,
      cost: 8,
      loadout: 20,
      slots: ['sensor', 'sensor', 'cannon', 'crew', 'crew', 'crew', 'modification', 'tech', 'tech'],
      standard: false,
      text: 'Small friends that are placed after you may start anywhere on the table, as long as they are no further than range 2 from you.',
      abilities: [
        modify(
          'may-be-placed',
          'xw2.errata-ship-cards.9',
          (may, { table, self, moment: { ship, base } }) =>
            may ||
            (self.ship.place === 'play' &&
              ship !== self.ship &&
              table.isFriendly(self.ship, ship) &&
              table.sizeOf(ship) === 'small' &&
              table.bandBetween(table.base(self.ship), base) <= 2),
        ),
      ],
    },
    {
      id: 'starkillerbasepilot',
      name: 'Starkiller Base Pilot',
      faction: 'firstorder',
      initiative: 2,
      limited: 0,
      cost: 7,
      loadout: 8,
      slots: ['sensor', 'cannon', 'crew', 'crew', 'modification', 'tech', 'tech'],
      standard: false,
      abilities: [],
    },
    {
      id: 'pettyofficerthanisson',
      name: 'Petty Officer Thanisson',
      caption: 'Alert Flight Controller',
      faction: 'firstorder',
      initiative: 1,
      limited: 1,
      cost: 7,
      loadout: 14,
      slots: ['sensor', 'cannon', 'cannon', 'crew', 'crew', 'crew', 'modification', 'tech', 'tech'],
      charges: { value: 1, recovers: 1 },
      standard: false,
      text: 'A ship ahead of you (front arc, up to range 2) that gains stress while ships activate or engage can be given a tractor token for 1 charge.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ table, self, moment: { ship, token } }) =>
            token === 'stress' &&
            ship !== self.ship &&
            ship.place === 'play' &&
            chargesOf(self) > 0 &&
            (table.state.phase === 'activation' || table.state.phase === 'engagement') &&
            isAtRange(table, self.ship, ship, 0, 2) &&
            inArc(table, self.ship, 'front', ship),
          *effect({ table, self, moment: { ship } }) {
            spendCharge(table, self, 1);
            yield* gainToken(table, ship, 'tractor', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
  ],
};
