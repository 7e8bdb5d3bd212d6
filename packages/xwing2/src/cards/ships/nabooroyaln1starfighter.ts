import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { barrelRoll } from '../../rules/baractions.ts';
import { spendableForce, spendForce } from '../../rules/charges.ts';
import { inArc } from '../../rules/measure.ts';
import { focusModified } from '../../rules/modify.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import type { Attack, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { protectsAnother } from '../words/condition.ts';
import { shows } from '../words/dice.ts';
import { FULL_THROTTLE } from '../words/shipabilities.ts';

/** The revealed speeds of a ship and of its enemy in an attack; undefined when one has none. */
function speeds(table: XTable, ship: Ship, { attacker, defender }: Attack): { own: number; enemy: number } | undefined {
  const other = table.findShip(attacker === ship.id ? defender : attacker);
  const own = revealedManeuver(table, ship)?.speed;
  const enemy = other && revealedManeuver(table, other)?.speed;
  return own === undefined || enemy === undefined ? undefined : { own, enemy };
}

function isFaster(table: XTable, ship: Ship, attack: Attack): boolean {
  const known = speeds(table, ship, attack);
  return known !== undefined && known.own > known.enemy;
}

/** What tokens do to focus results and to nothing else. */
const FOCUS_ONLY = ['focus', 'calculate', 'force'];

/** Whether this could change nothing but focus results; an evade token, where there is no blank. */
function changesFocusOnly({ defenseDice }: Attack, by: string): boolean {
  return FOCUS_ONLY.includes(by) || (by === 'evade' && !shows(defenseDice, ['blank']));
}

/** Padmé Amidala: whether these are the dice of an enemy before her, who modifies them itself (xw2.faq-cards.43). */
function isWatched(table: XTable, ship: Ship, attack: Attack, dice: 'attack' | 'defense', by: string): boolean {
  const roller = table.findShip(dice === 'attack' ? attack.attacker : attack.defender);
  return roller?.id === by && roller.seat !== ship.seat && inArc(table, ship, 'front', roller);
}

export const nabooroyaln1starfighter: ShipFacts = {
  id: 'nabooroyaln1starfighter',
  name: 'Naboo Royal N-1 Starfighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus', 'lock', 'barrel-roll', 'boost'],
  dial: '1BW 1FW 1NW 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BB 3FB 3NB 3YW 3RR 4FW 5FW',
  shipAbility: FULL_THROTTLE,
  pilots: [
    {
      id: 'ricolie',
      name: 'Ric Olié',
      caption: 'Bravo Leader',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'sensor', 'torpedo', 'astromech'],
      standard: true,
      text: 'When you defend or make a primary attack and your revealed speed is higher than that of the enemy, you roll 1 more die.',
      abilities: [
        modify('attack-dice', (dice, { table, self: { ship }, moment }) =>
          moment.attacker === ship.id && moment.kind === 'primary' && isFaster(table, ship, moment) ? dice + 1 : dice,
        ),
        modify('defense-dice', (dice, { table, self: { ship }, moment }) =>
          moment.defender === ship.id && isFaster(table, ship, moment) ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'anakinskywalker-nabooroyaln1starfighter',
      name: 'Anakin Skywalker',
      caption: 'Hero of Naboo',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 20,
      slots: ['talent', 'sensor', 'torpedo', 'astromech'],
      keywords: ['Light Side'],
      force: { value: 1, recovers: 1, side: ['light'] },
      standard: true,
      text: 'Before revealing your dial: you may pay 1 Force to barrel roll; that is not an action.',
      abilities: [
        at('before-reveal', {
          optional: true,
          when: ({ table, self: { ship }, moment }) => moment.ship === ship && spendableForce(table, ship) > 0,
          *effect({ table, self: { ship } }) {
            // xw2.faq-activation-actions.9: the Force is not spent on a barrel roll that fails.
            if (yield* barrelRoll(table, ship)) spendForce(table, ship, 1, 'xw2.faq-activation-actions.9');
          },
        }),
      ],
    },
    {
      id: 'padmeamidala',
      name: 'Padmé Amidala',
      caption: 'Aggressive Negotiator',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 22,
      slots: ['talent', 'sensor', 'torpedo', 'astromech'],
      standard: true,
      text: 'An enemy in your front arc that attacks or defends can modify one focus result only.',
      abilities: [
        modify('modifiable-focus', (most, { table, self, moment: { attack, dice, by } }) =>
          isWatched(table, self.ship, attack, dice, by) ? Math.min(most, 1) : most,
        ),
        modify('may-modify', 'xw2.golden-rules.3', (may, { table, self, moment: { attack, ship, dice, by } }) => {
          const used = focusModified(attack, ship.id) > 0 && changesFocusOnly(attack, by);
          return used && isWatched(table, self.ship, attack, dice, ship.id) ? false : may;
        }),
      ],
    },
    {
      id: 'dineeellberger',
      name: 'Dineé Ellberger',
      caption: 'Bravo Five',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 14,
      slots: ['talent', 'sensor', 'torpedo', 'astromech'],
      standard: true,
      text: 'When you attack or defend and your revealed speed is that of the enemy, its dice cannot be modified.',
      abilities: [
        modify('may-modify', 'xw2.golden-rules.3', (may, { table, self: { ship }, moment: { attack, dice } }) => {
          const own = dice === 'defense' ? attack.attacker : attack.defender;
          if (own !== ship.id) return may;
          const known = speeds(table, ship, attack);
          return known !== undefined && known.own === known.enemy ? false : may;
        }),
      ],
    },
    {
      id: 'bravoflightofficer',
      name: 'Bravo Flight Officer',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 8,
      slots: ['sensor', 'torpedo', 'astromech'],
      standard: true,
      abilities: [],
    },
    {
      id: 'naboohandmaiden',
      name: 'Naboo Handmaiden',
      caption: 'Regal Ruse',
      faction: 'galacticrepublic',
      initiative: 1,
      limited: 2,
      cost: 4,
      loadout: 8,
      slots: ['sensor', 'modification', 'astromech'],
      standard: true,
      text: 'After forces are placed, a friend that is no Naboo Handmaiden gets the Decoyed condition.',
      abilities: [protectsAnother('decoyed')],
    },
  ],
};
