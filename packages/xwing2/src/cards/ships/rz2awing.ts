import type { Procedure } from '@rangefinder/kernel';
import { bodyOverlaps, changeOne } from '@rangefinder/xwing';
import { at, byCardOf, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction } from '../../rules/actions.ts';
import { rotateArc } from '../../rules/baractions.ts';
import { spendCharge } from '../../rules/charges.ts';
import { chooseShip, friendsAt } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { mayModify } from '../../rules/modify.ts';
import { gainToken, isStressed, spendToken } from '../../rules/tokens.ts';
import type { Obstacle, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerOf, type DuringAttack, friendInAttack, inTurretArc, youAttack, youDefend } from '../words/attack.ts';
import { shows } from '../words/dice.ts';
import { chooses, offersActions, youFullyExecute } from '../words/phrases.ts';
import { BY_90_OR_180, couldTurnShip, mayTurnShip } from '../words/rotateship.ts';
import { handsToken } from '../words/transfer.ts';

/** Zizi Tlo: a charge for a focus or evade token. */
function* gainForCharge(context: DuringAttack): Procedure<void> {
  const { table, self } = context;
  const key = yield* chooses(context, self.ship, ['focus', 'evade', 'none']);
  if (key === 'none') return;
  spendCharge(table, self, 1);
  yield* gainToken(table, self.ship, key, 1, byCardOf(self.ship));
}

/** Zari Bangel: an obstacle that makes a ship skip its Perform Action step, ships or no ships (xw2.obstacles.6, .19). */
function costsAction(table: XTable, ship: Ship, obstacle: Obstacle): boolean {
  if (table.abilities.ask('ignores-obstacle', { ship, obstacle, how: 'move' }, false)) return false;
  return obstacle.kind === 'blaze' || bodyOverlaps(table.body(ship), table.obstacle(obstacle));
}

/** Ronith Blario: other friends with a focus token that have the enemy ship in their turret arc. */
function lenders(context: DuringAttack): Ship[] {
  const {
    table,
    self: { ship },
    moment: { attack },
  } = context;
  const defends = youDefend(context);
  // What keeps a ship from spending a focus token of its own on these dice keeps it from this one.
  if (!mayModify(table, attack, ship, defends ? 'defense' : 'attack', 'focus')) return [];
  // xw2.attacking-remotes.3: a remote that this ship attacks is an enemy ship to it.
  const enemy = table.ship(defends ? attack.attacker : attack.defender);
  return table
    .friendsOf(ship)
    .filter((friend) => friend !== ship && friend.tokens.focus > 0 && inTurretArc(table, friend, enemy));
}

function* borrowFocus(context: DuringAttack): Procedure<void> {
  const { table, self, moment } = context;
  const friend = yield* chooseShip(self, lenders(context));
  if (friend) yield* spendToken(table, friend, 'focus', 1, RULE, moment.attack, self.ship);
}

export const rz2awing: ShipFacts = {
  id: 'rz2awing',
  name: 'RZ-2 A-wing',
  size: 'small',
  attacks: [{ arc: 'turret', dice: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['focus', 'evade', 'lock', 'barrel-roll', 'boost'],
  dial: '1TW 1YW 2TB 2BB 2FB 2NB 2YB 3LR 3TW 3BB 3FB 3NB 3YW 3PR 4FB 5FB 5KR',
  keywords: ['A-wing'],
  shipAbility: {
    name: 'Refined Gyrostabilizers',
    text: 'Your turret is rotated to your front or rear arc only. After an action: you may take a red boost or red rotate action.',
    abilities: [
      modify('may-rotate-to', (may, { self, moment: { ship, arc } }) =>
        ship === self.ship && arc !== 'front' && arc !== 'rear' ? false : may,
      ),
      at(
        'action-performed',
        offersActions(
          ({ self, moment }) => moment.ship === self.ship,
          ({ table, self }) => [
            grantedAction(table, self.ship, 'boost', 'red'),
            grantedAction(table, self.ship, 'rotate', 'red'),
          ],
        ),
      ),
    ],
  },
  pilots: [
    {
      id: 'lulolampar',
      name: "L'ulo L'ampar",
      caption: 'Luminous Mentor',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['talent', 'talent', 'modification', 'tech'],
      keywords: ['A-wing'],
      standard: true,
      text: 'While you are stressed: 1 fewer defense die when you defend, 1 more attack die in a primary attack.',
      abilities: [
        modify('defense-dice', (dice, { self, moment }) =>
          moment.defender === self.ship.id && isStressed(self.ship) ? dice - 1 : dice,
        ),
        modify('attack-dice', (dice, { self, moment }) =>
          moment.attacker === self.ship.id && moment.kind === 'primary' && isStressed(self.ship) ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'seftinvanik',
      name: 'Seftin Vanik',
      caption: 'Skillful Wingmate',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 5,
      slots: ['talent', 'talent', 'missile', 'tech', 'modification'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Boost action done: you may hand an evade token to a friend at range 1.',
      abilities: [
        at(
          'action-performed',
          handsToken(
            'evade',
            ({ self, moment }) => moment.ship === self.ship && moment.action === 'boost',
            ({ table, self }) => friendsAt(table, self.ship, 1, 1),
          ),
        ),
      ],
    },
    {
      id: 'tallissanlintra',
      name: 'Tallissan Lintra',
      caption: 'Deadly Approach',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'talent', 'talent', 'torpedo', 'modification', 'tech'],
      keywords: ['A-wing'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'An enemy in your bullseye arc attacks: you may pay a charge so that the defender rolls 1 more die.',
      abilities: [
        at('before-defense-dice', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            const attacker = table.findShip(moment.attack.attacker);
            return (
              self.ship.charges > 0 &&
              attacker !== undefined &&
              attacker.seat !== self.ship.seat &&
              inArc(table, self.ship, 'bullseye', attacker)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            spendCharge(table, self, 1);
            attack.moreDefenseDice++;
          },
        }),
      ],
    },
    {
      id: 'zizitlo',
      name: 'Zizi Tlo',
      caption: 'Committed to the Cause',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'talent', 'tech', 'missile', 'modification'],
      keywords: ['A-wing'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'After attacking or defending: you may pay a charge to gain a focus or evade token.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: (context) => youDefend(context) && context.self.ship.charges > 0,
          effect: gainForCharge,
        }),
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && context.self.ship.charges > 0,
          effect: gainForCharge,
        }),
      ],
    },
    {
      id: 'greersonnel',
      name: 'Greer Sonnel',
      caption: 'Kothan Si',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'modification', 'missile', 'tech'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Maneuver fully executed: you may rotate your turret.',
      abilities: [
        at('maneuver-executed', {
          optional: true,
          when: (context) => youFullyExecute(context),
          *effect({ table, self }) {
            yield* rotateArc(table, self.ship);
          },
        }),
      ],
    },
    {
      id: 'wrobietyce',
      name: 'Wrobie Tyce',
      caption: 'Dynamic Aerialist',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'modification', 'missile', 'tech'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Defended at attack range 1 against an attacker that modified its dice: it gains a deplete token.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: (context) => {
            const { attack } = context.moment;
            return youDefend(context) && attack.range === 1 && attack.modifiedBy.includes(attack.attacker);
          },
          *effect(context) {
            const { table, self } = context;
            yield* gainToken(table, attackerOf(context), 'deplete', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'greensquadronexpert',
      name: 'Green Squadron Expert',
      faction: 'resistance',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 2,
      slots: ['talent', 'talent', 'tech'],
      keywords: ['A-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'suralindajavos',
      name: 'Suralinda Javos',
      caption: 'Inquisitive Journalist',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'talent', 'modification', 'cannon', 'tech'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Maneuver partially executed: you may gain a strain token to turn your ship by 90 or 180 degrees.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ table, self, moment: { ship, full } }) =>
            ship === self.ship && !full && couldTurnShip(table, ship, BY_90_OR_180),
          *effect(context) {
            const { table, self } = context;
            const { ship } = self;
            yield* mayTurnShip(context, ship, BY_90_OR_180, () => gainToken(table, ship, 'strain', 1));
          },
        }),
      ],
    },
    {
      id: 'zaribangel',
      name: 'Zari Bangel',
      caption: 'Aerial Exhibitionist',
      faction: 'resistance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 11,
      slots: ['talent', 'talent', 'missile', 'tech', 'tech', 'modification', 'modification'],
      keywords: ['A-wing'],
      standard: true,
      text: 'A maneuver you partially executed does not make you skip your Perform Action step.',
      abilities: [
        // What follows an overlapped enemy still holds: no further action in that activation (xw2.overlap.11).
        at('maneuver-executed', {
          rule: 'xw2.overlap.8',
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && !moment.full,
          *effect({ table, self: { ship }, moment: { crossed } }) {
            if (!crossed.some((obstacle) => costsAction(table, ship, obstacle))) ship.skipsAction = false;
          },
        }),
      ],
    },
    {
      id: 'ronithblario',
      name: 'Ronith Blario',
      caption: 'Reckless Rookie',
      faction: 'resistance',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 8,
      slots: ['talent', 'tech', 'missile', 'modification'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Attacking or defending: with the enemy in the turret arc of another friend, you may spend a focus token of that friend to change one of your focus results to a hit or evade.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) && shows(context.moment.attack.attackDice, ['focus']) && lenders(context).length > 0,
          *effect(context) {
            yield* borrowFocus(context);
            changeOne(context.moment.attack.attackDice, ['focus'], 'hit');
          },
        }),
        at('modify-defense-dice', {
          optional: true,
          when: (context) =>
            youDefend(context) && shows(context.moment.attack.defenseDice, ['focus']) && lenders(context).length > 0,
          *effect(context) {
            yield* borrowFocus(context);
            changeOne(context.moment.attack.defenseDice, ['focus'], 'evade');
          },
        }),
      ],
    },
    {
      id: 'bluesquadronrecruit',
      name: 'Blue Squadron Recruit',
      faction: 'resistance',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['talent', 'tech'],
      keywords: ['A-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'merlcobben',
      name: 'Merl Cobben',
      caption: 'Distracting Daredevil',
      faction: 'resistance',
      initiative: 1,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'missile', 'tech', 'modification'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Primary attack of a friend at range 0-2 on a ship that has you in its bullseye arc: 1 fewer defense die.',
      abilities: [
        modify('defense-dice', (dice, { table, self, moment: attack }) => {
          const attacker = friendInAttack({ table, self, moment: { attack } }, 'attack');
          const defender = table.findShip(attack.defender);
          return attack.kind === 'primary' &&
            attacker !== undefined &&
            table.range(self.ship, attacker) <= 2 &&
            defender !== undefined &&
            inArc(table, defender, 'bullseye', self.ship)
            ? dice - 1
            : dice;
        }),
      ],
    },
  ],
};
