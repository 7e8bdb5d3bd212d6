import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { recoverCharge } from '../../rules/charges.ts';
import { isAtRange } from '../../rules/choose.ts';
import { mayDropDevice, type Template, type Way } from '../../rules/devices.ts';
import { slotsOf, weaponOf } from '../../rules/weapons.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerOf, attacksAfterLoss } from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';

function isOrdnance(table: XTable, weapon: string): boolean {
  return slotsOf(table, weapon).some((slot) => slot === 'torpedo' || slot === 'missile');
}

/** Nimble Bomber: the banks of the same speed as a straight template. */
const BANKS: Partial<Record<Template, readonly Template[]>> = {
  '1-straight': ['1-left-bank', '1-right-bank'],
  '2-straight': ['2-left-bank', '2-right-bank'],
  '3-straight': ['3-left-bank', '3-right-bank'],
};

function banks([how, template]: Way): Way[] {
  return how === 'drop' ? (BANKS[template] ?? []).map((bank) => ['drop', bank] as const) : [];
}

/** Tomax Bren: talents that have spent charges. */
function spentTalents(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter(({ id, charges }) => {
    const card = table.cards.upgrade(id);
    return card.fills.includes('talent') && charges < (card.charges?.value ?? 0);
  });
}

export const tiesabomber: ShipFacts = {
  id: 'tiesabomber',
  name: 'TIE/sa Bomber',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 6,
  shields: 0,
  actions: ['focus', 'lock', 'barrel-roll > red lock', 'red reload'],
  dial: '1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 5KR',
  keywords: ['TIE'],
  shipAbility: {
    name: 'Nimble Bomber',
    text: 'A device you would drop with a straight template you may drop with a bank of the same speed.',
    abilities: [
      modify('device-ways', (ways, { self, moment: { ship } }) => {
        if (ship !== self.ship) return ways;
        const known = new Set(ways.map((way) => way.join(':')));
        return [...ways, ...ways.flatMap(banks).filter((way) => !known.has(way.join(':')))];
      }),
    ],
  },
  pilots: [
    {
      id: 'tomaxbren',
      name: 'Tomax Bren',
      caption: 'Brash Maverick',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'talent', 'missile', 'missile', 'device', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'Reload action done: one of your talents may recover 1 charge.',
      abilities: [
        at('action-performed', {
          optional: false,
          when: ({ self, moment: { ship, action } }) => ship === self.ship && action === 'reload',
          *effect({ table, self: { ship, card } }) {
            const talents = spentTalents(table, ship);
            if (talents.length === 0) return;
            const { upgrade } = yield* pickOne({
              seat: ship.seat,
              topic: 'recover-charge',
              rule: RULE,
              about: { ship: ship.id, card },
              options: [
                ...talents.map((one) => ({ key: one.id, about: { card: one.id }, upgrade: one })),
                { key: 'none' as const, upgrade: null },
              ],
            });
            if (upgrade) recoverCharge(table, { ship, upgrade }, 1);
          },
        }),
      ],
    },
    {
      id: 'captainjonus',
      name: 'Captain Jonus',
      caption: 'Disciplined Instructor',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'torpedo', 'missile', 'missile', 'device', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'Friends at range 0-1, you among them, may reroll up to two dice of their torpedo and missile attacks.',
      abilities: [
        rerollsAttackDice({
          most: 2,
          by: 'attacker',
          when: (context) => {
            const { table, self, moment } = context;
            const attacker = attackerOf(context);
            return (
              isOrdnance(table, moment.attack.weapon) &&
              table.isFriendly(self.ship, attacker) &&
              isAtRange(table, self.ship, attacker, 0, 1)
            );
          },
        }),
      ],
    },
    {
      id: 'majorrhymer',
      name: 'Major Rhymer',
      caption: 'Scimitar Leader',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'torpedo', 'missile', 'missile', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'The range of your torpedo and missile attacks may be one farther or nearer, from 0 to 3.',
      abilities: [
        modify('weapons', 'xw2.faq-cards.103', (weapons, { table, self, moment: ship }) =>
          ship !== self.ship
            ? weapons
            : weapons.map((weapon) => {
                const [near, far] = weapon.range;
                return isOrdnance(table, weapon.id)
                  ? weaponOf({ ...weapon, range: [Math.max(0, near - 1), Math.min(3, far + 1)] as const })
                  : weapon;
              }),
        ),
      ],
    },
    {
      id: 'gammasquadronace',
      name: 'Gamma Squadron Ace',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 10,
      slots: ['torpedo', 'device', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      abilities: [],
    },
    {
      id: 'deathfire',
      name: '"Deathfire"',
      caption: 'Unflinching Diehard',
      faction: 'galacticempire',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 11,
      slots: ['torpedo', 'torpedo', 'missile', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      text: 'Destroyed but not yet off the table, you still get one bonus attack and one device, dropped or launched.',
      abilities: [
        ...attacksAfterLoss(
          'xw2.faq-cards.29',
          (_, ship, lost) => lost === ship,
          function* (table, ship) {
            // xw2.faq-cards.3: an attack besides the one of its engagement.
            yield* mayAttack(table, ship, { bonus: true, rule: RULE });
            yield* mayDropDevice(table, ship, ['bomb', 'mine', 'remote'], 'xw2.faq-cards.29');
          },
        ),
      ],
    },
    {
      id: 'scimitarsquadronpilot',
      name: 'Scimitar Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['missile', 'device', 'device', 'modification', 'gunner'],
      keywords: ['TIE'],
      standard: false,
      abilities: [],
    },
  ],
};
