import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { loseShield, recoverShield, spendCharge } from '../../rules/charges.ts';
import { mayChooseShip } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { inArc } from '../../rules/measure.ts';
import { shieldCapacity } from '../../rules/stats.ts';
import { removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youAttack } from '../words/attack.ts';
import { greenTokens } from '../words/phrases.ts';
import { DEAD_TO_RIGHTS } from '../words/shipabilities.ts';

const DALAN = 'xw2.faq-cards.51';

function inBullseye(t: XTable, ship: Ship, ships: readonly Ship[]): Ship[] {
  return ships.filter((other) => other !== ship && inArc(t, ship, 'bullseye', other));
}

/** Ships in the bullseye arc that have a shield to lose. */
function shielded(t: XTable, ship: Ship): Ship[] {
  return inBullseye(t, ship, t.inPlay()).filter(({ shields }) => shields > 0);
}

export const m12lkimogilafighter: ShipFacts = {
  id: 'm12lkimogilafighter',
  name: 'M12-L Kimogila Fighter',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 1,
  hull: 7,
  shields: 2,
  actions: ['focus', 'lock', 'red barrel-roll', 'reload'],
  dial: '1TR 1BW 1FB 1NW 1YR 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 4KR',
  shipAbility: DEAD_TO_RIGHTS,
  pilots: [
    {
      id: 'toranikulda',
      name: 'Torani Kulda',
      caption: 'Rodian Freelancer',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'torpedo', 'missile', 'astromech', 'illicit', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: false,
      text: 'After attacking: each enemy in your bullseye arc suffers 1 damage unless it removes a green token.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) =>
            youAttack(context) &&
            inBullseye(context.table, context.self.ship, context.table.enemiesOf(context.self.ship.seat)).length > 0,
          *effect({ table, self: { ship, card } }) {
            for (const enemy of inBullseye(table, ship, table.enemiesOf(ship.seat))) {
              const tokens = greenTokens(enemy).map((token) => ({ key: token, token }));
              const { token } = yield* pickOne({
                seat: enemy.seat,
                topic: 'choose',
                rule: RULE,
                about: { ship: enemy.id, card },
                options: [...tokens, { key: 'damage', token: null }],
              });
              if (token) removeToken(table, enemy, token, 1);
              else yield* sufferDamage(table, enemy, 'hit', 1, { rule: RULE });
            }
          },
        }),
      ],
    },
    {
      id: 'cartelexecutioner',
      name: 'Cartel Executioner',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 3,
      slots: ['missile'],
      standard: false,
      abilities: [],
    },
    {
      id: 'dalanoberos',
      name: 'Dalan Oberos',
      caption: 'Returned from the Grave',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'torpedo', 'missile', 'astromech', 'illicit', 'modification'],
      keywords: ['Bounty Hunter'],
      charges: { value: 2, recovers: 0 },
      standard: false,
      text: 'Engagement Phase starts: you may pay a charge and choose a shielded ship in your bullseye arc: it loses a shield and you recover one.',
      abilities: [
        at('start-of-engagement', {
          rule: DALAN,
          optional: false,
          // xw2.faq-cards.50, .51: both halves must be possible.
          when: ({ table, self: { ship } }) =>
            ship.charges > 0 && ship.shields < shieldCapacity(table, ship) && shielded(table, ship).length > 0,
          *effect({ table, self }) {
            const target = yield* mayChooseShip(self, shielded(table, self.ship), DALAN);
            if (!target) return;
            spendCharge(table, self, 1, DALAN);
            yield* loseShield(table, target, DALAN);
            recoverShield(table, self.ship, 1, DALAN);
          },
        }),
      ],
    },
  ],
};
