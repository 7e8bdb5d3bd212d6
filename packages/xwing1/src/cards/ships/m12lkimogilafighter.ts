import type { Procedure } from '@rangefinder/kernel';
import type { Holder } from '../../abilities.ts';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { assignLock, lockTargets } from '../../rules/locks.ts';
import { inBullseyeArc } from '../../rules/measure.ts';
import { removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youAttack } from '../words/attack.ts';
import { mayChoose } from '../words/phrases.ts';

/** Enemy ships in the bullseye arc at range 1-3. */
function inSights(table: XTable, ship: Ship): Ship[] {
  return enemiesAt(table, ship, 1, 3).filter((enemy) => inBullseyeArc(table, ship, enemy));
}

/** A ship without tokens has nothing to remove, and no choice. */
function* sufferOrRemove(table: XTable, { ship, card }: Holder, enemy: Ship): Procedure<void> {
  const { focus, evade } = enemy.tokens;
  const options = [{ key: 'suffer' as const }, ...(focus + evade > 0 ? [{ key: 'remove' as const }] : [])];
  const about = { ship: ship.id, card, other: enemy.id };
  const { key } = yield* pickOne({ seat: enemy.seat, topic: 'choose', rule: RULE, about, options });
  if (key === 'suffer') yield* sufferDamage(table, enemy, 'hit', 1, { rule: RULE });
  else for (const token of ['focus', 'evade'] as const) removeToken(table, enemy, token, enemy.tokens[token]);
}

export const m12lkimogilafighter: ShipFacts = {
  id: 'm12lkimogilafighter',
  name: 'M12-L Kimogila Fighter',
  size: 'small',
  attack: 3,
  arcs: ['front', 'bullseye'],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: ['barrel-roll', 'focus', 'reload', 'lock'],
  dial: '1TR 1BW 1FG 1NW 1YR 2TR 2BG 2FG 2NG 2YR 3TW 3BW 3FG 3NW 3YW 4KR',
  pilots: [
    {
      id: 'toranikulda',
      name: 'Torani Kulda',
      allegiance: 'scumandvillainy',
      skill: 8,
      limited: 1,
      cost: 27,
      slots: ['elite', 'illicit', 'missile', 'salvagedastromech', 'torpedo'],
      text: 'After your attacks: each enemy ship in your bullseye arc at range 1-3 suffers 1 damage, or removes all its focus and evade tokens.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && inSights(context.table, context.self.ship).length > 0,
          *effect({ table, self }) {
            for (const enemy of inSights(table, self.ship)) yield* sufferOrRemove(table, self, enemy);
          },
        }),
      ],
    },
    {
      id: 'dalanoberos-m12lkimogilafighter',
      listName: 'dalanoberos',
      name: 'Dalan Oberos',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 25,
      slots: ['illicit', 'elite', 'missile', 'salvagedastromech', 'torpedo'],
      text: 'The Combat phase begins: take a lock on an enemy in your bullseye arc at range 1-3 if you like.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self: { ship } }) => {
            const targets = lockTargets(table, ship);
            return inSights(table, ship).filter((enemy) => targets.includes(enemy));
          },
          ({ table, self }, chosen) => assignLock(table, self.ship, chosen),
        ),
      ],
    },
    {
      id: 'cartelexecutioner',
      name: 'Cartel Executioner',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 0,
      cost: 24,
      slots: ['elite', 'missile', 'torpedo', 'illicit', 'salvagedastromech'],
      abilities: [],
    },
    {
      id: 'cartelbrute',
      name: 'Cartel Brute',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 0,
      cost: 22,
      slots: ['illicit', 'missile', 'salvagedastromech', 'torpedo'],
      abilities: [],
    },
  ],
};
