import type { Procedure } from '@rangefinder/kernel';
import { at, type Holder, modify } from '../abilities.ts';
import { removeCondition } from '../rules/conditions.ts';
import type { XTable } from '../table.ts';
import type { ConditionFacts } from './card.ts';
import { ASSIGNED_IN_BATTLE, ASSIGNED_IN_SETUP } from './conditioncards.ts';
import { ZAMS_CONDITIONS } from './zamwesell.ts';

const RULE = 'xw2.abilities.1';

export const CONDITIONS: readonly ConditionFacts[] = [
  {
    id: 'suppressivefire',
    name: 'Suppressive Fire',
    limited: 1,
    text: 'Your attacks on anybody but the ship that assigned this roll 1 fewer attack die. It goes once that ship has defended or is destroyed, and at the end of an Engagement Phase in which that ship did not attack.',
    abilities: [
      modify('attack-dice', RULE, (dice, { self, moment }) =>
        moment.attacker === self.ship.id && moment.defender !== self.condition?.source ? dice - 1 : dice,
      ),
      at('after-defending', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.attack.defender === self.condition?.source,
        effect: remove,
      }),
      at('end-of-engagement', {
        rule: RULE,
        optional: false,
        when: ({ table, self }) => !hasAttacked(table, self.condition?.source ?? ''),
        effect: remove,
      }),
      at('ship-destroyed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship.id === self.condition?.source,
        effect: remove,
      }),
    ],
  },
  ...ASSIGNED_IN_SETUP,
  ...ASSIGNED_IN_BATTLE,
  ...ZAMS_CONDITIONS,
];

/** Whether a ship performed an attack this round. */
function hasAttacked(table: XTable, id: string): boolean {
  return Object.keys(table.findShip(id)?.memory ?? {}).some((key) => key.startsWith('round:fired:'));
}

function* remove({ table, self }: { readonly table: XTable; readonly self: Holder }): Procedure<void> {
  if (self.condition) removeCondition(table, self.ship, self.condition, RULE);
}

/** All in one shape, as the cards of the catalogue. */
function shaped({ id, name, limited, text, secret, abilities, inReserve = [] }: ConditionFacts): ConditionFacts {
  const listed = { id, name, limited, text, secret, abilities, inReserve };
  return listed as ConditionFacts;
}

const BY_ID = new Map(CONDITIONS.map((facts) => [facts.id, shaped(facts)]));

export function findCondition(id: string): ConditionFacts | undefined {
  return BY_ID.get(id);
}

export function conditionFacts(id: string): ConditionFacts {
  const facts = BY_ID.get(id);
  if (!facts) throw new Error(`There is no condition "${id}".`);
  return facts;
}

/** The secret conditions that share a token, this one among them; nobody else knows which was assigned. */
export function sharingToken(id: string): readonly string[] {
  const token = conditionFacts(id).secret;
  return CONDITIONS.filter(({ secret }) => secret !== undefined && secret === token).map((facts) => facts.id);
}
