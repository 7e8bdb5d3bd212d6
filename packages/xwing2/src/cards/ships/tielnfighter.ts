import type { Procedure } from '@rangefinder/kernel';
import { isDamaged } from '@rangefinder/xwing';
import { at, byCardOf, instead, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { chargesOf, loseCharge, spendCharge } from '../../rules/charges.ts';
import { enemiesAt, isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { assignCondition } from '../../rules/conditions.ts';
import { dealDamageCard } from '../../rules/damage.ts';
import { destroyIfDue } from '../../rules/destroying.ts';
import { inArc } from '../../rules/measure.ts';
import { rerollAttackDice, rerollDefenseDice } from '../../rules/modify.ts';
import { damageRemote } from '../../rules/remotes.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Attack, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { EZRA_BRIDGER } from '../pilots/ezrabridger.ts';
import { GIDEON_HASK } from '../pilots/gideonhask.ts';
import { ZEB_ORRELIOS } from '../pilots/zeborrelios.ts';
import { defenderInYour, friendInAttack, youAttack } from '../words/attack.ts';
import { shows } from '../words/dice.ts';
import { gainsUnlessGreenGoes } from '../words/transfer.ts';

/** Seyn Marana: the crit is spent, a card dealt facedown, the rest cancelled. */
function* critForCard(table: XTable, attack: Attack): Procedure<void> {
  attack.attackDice.splice(0); // xw2.dice-modification.5 and .9: one spent, the others cancelled
  const remote = table.findDevice(attack.defender);
  if (remote) {
    yield* damageRemote(table, remote, 1, 'xw2.damaging-remotes.1');
    return;
  }
  const defender = table.ship(attack.defender);
  yield* dealDamageCard(table, defender, false, RULE);
  yield* destroyIfDue(table, defender, attack);
}

/** ISB Jingoist: the other player keeps the token away by giving up a green one. */
function* depleteOrStrain(table: XTable, by: Ship, enemy: Ship): Procedure<void> {
  const tokens = [{ key: 'deplete' as const }, { key: 'strain' as const }];
  const about = { ship: by.id, target: enemy.id };
  const { key: token } = yield* pickOne({ seat: by.seat, topic: 'choose-token', rule: RULE, about, options: tokens });
  yield* gainsUnlessGreenGoes(table, enemy, token, by, RULE);
}

/** Whom an ISB Jingoist can threaten. */
function threatened(table: XTable, ship: Ship): Ship[] {
  return enemiesAt(table, ship, 0, 1).filter((enemy) => inArc(table, ship, 'front', enemy));
}

/** Moff Gideon: friendly ships near the defender. */
function expendable(table: XTable, moff: Ship, defender: Ship): Ship[] {
  return table.friendsOf(moff).filter((ship) => isAtRange(table, ship, defender, 0, 1));
}

/** Sabine Wren: barrel roll or boost. */
function dodges(table: XTable, ship: Ship) {
  return [grantedAction(table, ship, 'barrel-roll'), grantedAction(table, ship, 'boost')];
}

export const tielnfighter: ShipFacts = {
  id: 'tielnfighter',
  name: 'TIE/ln Fighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'evade', 'barrel-roll'],
  dial: '1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR 5FW',
  keywords: ['TIE'],
  pilots: [
    {
      id: 'howlrunner',
      name: '"Howlrunner"',
      caption: 'Obsidian Leader',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 8,
      slots: ['talent', 'talent', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'Friends at range 0-1, you among them, may reroll one die of their primary attacks.',
      abilities: [
        at('attacker-modifies-attack-dice', {
          optional: true,
          when: (context) => {
            const {
              table,
              self,
              moment: { attack },
            } = context;
            const attacker = friendInAttack(context, 'attack');
            return (
              attack.kind === 'primary' &&
              attacker !== undefined &&
              isAtRange(table, self.ship, attacker, 0, 1) &&
              attack.attackDice.some(({ rerolled }) => !rerolled)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            yield* rerollAttackDice(table, attack, self.ship.seat, { least: 1, most: 1, rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'maulermithel',
      name: '"Mauler" Mithel',
      caption: 'Black Two',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 3,
      loadout: 4,
      slots: ['talent', 'cannon'],
      keywords: ['TIE'],
      standard: true,
      text: 'Your attacks at range 1 roll 1 more attack die.',
      abilities: [
        modify('attack-dice', (dice, { self, moment }) =>
          moment.attacker === self.ship.id && moment.range === 1 ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'scourgeskutu',
      name: '"Scourge" Skutu',
      caption: 'Seasoned Veteran',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 3,
      loadout: 3,
      slots: ['talent'],
      keywords: ['TIE'],
      standard: true,
      text: 'Against a ship in your bullseye arc you roll 1 more attack die.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment: attack }) => {
          const context = { table, self, moment: { attack } };
          return youAttack(context) && defenderInYour(context, 'bullseye') ? dice + 1 : dice;
        }),
      ],
    },
    {
      id: 'delmeeko',
      name: 'Del Meeko',
      caption: 'Inferno Three',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 6,
      slots: ['cannon', 'talent'],
      keywords: ['TIE'],
      standard: true,
      text: 'When a friend at range 0-2 is attacked by a ship that has damage cards, it may reroll one defense die.',
      abilities: [
        at('defender-modifies-defense-dice', {
          optional: true,
          when: ({ table, self, moment: { attack } }) => {
            const defender = table.findShip(attack.defender);
            return (
              table.isFriendly(self.ship, defender) &&
              isAtRange(table, self.ship, defender, 0, 2) &&
              isDamaged(table.ship(attack.attacker)) &&
              attack.defenseDice.some(({ rerolled }) => !rerolled)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            yield* rerollDefenseDice(table, attack, self.ship.seat, { least: 1, most: 1, rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'gideonhask',
      name: 'Gideon Hask',
      caption: 'Inferno Two',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'talent', 'missile', 'modification'],
      keywords: ['TIE'],
      standard: true,
      ...GIDEON_HASK,
    },
    {
      id: 'idenversio',
      name: 'Iden Versio',
      caption: 'Inferno Leader',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'talent', 'cannon', 'missile', 'modification'],
      keywords: ['TIE'],
      charges: { value: 1, recovers: 0 },
      standard: true,
      text: 'When a friendly TIE/ln fighter at range 0-1 is about to suffer damage, you may pay 1 charge: it suffers none of it.',
      abilities: [
        instead('suffer-all', {
          rule: 'xw2.errata-ship-cards.1',
          optional: true,
          when: ({ table, self, moment: { ship } }) =>
            chargesOf(self) > 0 &&
            table.isFriendly(self.ship, ship) &&
            table.pilot(ship).type.id === 'tielnfighter' &&
            isAtRange(table, self.ship, ship, 0, 1),
          *instead({ table, self }) {
            spendCharge(table, self, 1, 'xw2.errata-ship-cards.1');
            return true;
          },
        }),
      ],
    },
    {
      id: 'isbjingoist',
      name: 'ISB Jingoist',
      caption: 'Heartless Enforcer',
      faction: 'galacticempire',
      initiative: 4,
      limited: 2,
      cost: 2,
      loadout: 3,
      slots: ['illicit'],
      keywords: ['TIE'],
      standard: true,
      text: 'Before engaging: you may choose an enemy at range 0-1 in your front arc and a deplete or strain token: it gains that token, unless its player removes one of its green tokens.',
      abilities: [
        at('before-engage', {
          optional: false,
          when: ({ table, self, moment }) => moment.ship === self.ship && threatened(table, self.ship).length > 0,
          *effect({ table, self }) {
            const enemy = yield* mayChooseShip(self, threatened(table, self.ship));
            if (enemy) yield* depleteOrStrain(table, self.ship, enemy);
          },
        }),
      ],
    },
    {
      id: 'moffgideon',
      name: 'Moff Gideon',
      caption: 'Ruthless Remnant Leader',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'illicit', 'illicit', 'missile', 'modification'],
      keywords: ['TIE'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'Before dice are rolled against an enemy up to range 3 from you, 1 charge and a strain token on a friend close to that enemy (range 0-1) leave the defense dice of this attack as they fall.',
      abilities: [
        at('before-attack-dice', {
          optional: false,
          when: ({ table, self, moment: { attack } }) => {
            const defender = table.findShip(attack.defender);
            return (
              chargesOf(self) > 0 &&
              defender !== undefined &&
              defender.seat !== self.ship.seat &&
              isAtRange(table, self.ship, defender, 1, 3) &&
              expendable(table, self.ship, defender).length > 0
            );
          },
          *effect({ table, self, moment: { attack } }) {
            const choices = expendable(table, self.ship, table.ship(attack.defender));
            const chosen = yield* mayChooseShip(self, choices);
            if (!chosen) return;
            spendCharge(table, self, 1);
            attack.memory.moffgideon = 1;
            yield* gainToken(table, chosen, 'strain', 1, byCardOf(self.ship));
          },
        }),
        modify('may-modify', (may, { moment: { attack, dice } }) =>
          dice === 'defense' && attack.memory.moffgideon ? false : may,
        ),
      ],
    },
    {
      id: 'seynmarana',
      name: 'Seyn Marana',
      caption: 'Inferno Four',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'Attacking: you may spend a crit result: the defender is dealt a facedown damage card, and your other results are cancelled.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) => youAttack(context) && shows(context.moment.attack.attackDice, ['crit']),
          *effect({ table, moment: { attack } }) {
            yield* critForCard(table, attack);
          },
        }),
      ],
    },
    {
      id: 'blacksquadronace',
      name: 'Black Squadron Ace',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 2,
      loadout: 2,
      slots: ['talent'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'valenrudor',
      name: 'Valen Rudor',
      caption: 'Braggadocious Baron',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 2,
      loadout: 1,
      slots: ['talent'],
      keywords: ['TIE'],
      standard: true,
      text: 'After a friend at range 0-1 (or you) defended, you may take an action.',
      abilities: [
        at('after-defending', {
          optional: false,
          when: ({ table, self, moment: { attack } }) => {
            const defender = table.findShip(attack.defender);
            return table.isFriendly(self.ship, defender) && isAtRange(table, self.ship, defender, 0, 1);
          },
          *effect({ table, self }) {
            yield* mayPerformAction(table, self.ship, standardActions(table, self.ship));
          },
        }),
      ],
    },
    {
      id: 'nightbeast',
      name: '"Night Beast"',
      caption: 'Obsidian Two',
      faction: 'galacticempire',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 4,
      slots: ['talent', 'talent'],
      keywords: ['TIE'],
      standard: true,
      text: 'After a blue maneuver that you fully executed, you may take a focus action.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship, full, maneuver } }) =>
            ship === self.ship && full && maneuver.difficulty === 'blue',
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'focus')]);
          },
        }),
      ],
    },
    {
      id: 'obsidiansquadronpilot',
      name: 'Obsidian Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
      limited: 0,
      cost: 2,
      loadout: 0,
      slots: [],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'academypilot',
      name: 'Academy Pilot',
      faction: 'galacticempire',
      initiative: 1,
      limited: 0,
      cost: 2,
      loadout: 3,
      slots: ['modification'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'wampa',
      name: '"Wampa"',
      caption: 'Black Eleven',
      faction: 'galacticempire',
      initiative: 1,
      limited: 1,
      cost: 2,
      loadout: 2,
      slots: ['talent'],
      keywords: ['TIE'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'Attacking: you may pay 1 charge to roll 1 more attack die. Whenever you defended, you lose 1 charge.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: ({ self, moment: { attack } }) => attack.attacker === self.ship.id && chargesOf(self) > 0,
          *effect({ table, self, moment: { attack } }) {
            spendCharge(table, self, 1);
            attack.moreAttackDice++;
          },
        }),
        at('after-defending', {
          optional: false,
          when: ({ self, moment: { attack } }) => attack.defender === self.ship.id && chargesOf(self) > 0,
          *effect({ table, self }) {
            loseCharge(table, self, 1);
          },
        }),
      ],
    },
    {
      id: 'ezrabridger-tielnfighter',
      name: 'Ezra Bridger',
      caption: 'Spectre-6',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 6,
      slots: ['modification', 'crew', 'forcepower'],
      keywords: ['Light Side', 'Spectre', 'TIE'],
      force: { value: 1, recovers: 1, side: ['light'] },
      standard: true,
      ...EZRA_BRIDGER,
    },
    {
      id: 'sabinewren-tielnfighter',
      name: 'Sabine Wren',
      caption: 'Spectre-5',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 7,
      slots: ['talent', 'missile', 'modification'],
      keywords: ['Mandalorian', 'TIE', 'Spectre'],
      standard: true,
      text: 'Before activating: you may take a barrel roll or boost action.',
      abilities: [
        at('before-activate', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, dodges(table, ship));
          },
        }),
      ],
    },
    {
      id: 'captainrex',
      name: 'Captain Rex',
      caption: 'Clone Wars Veteran',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'talent', 'modification'],
      keywords: ['Clone', 'TIE'],
      standard: true,
      text: 'After you attacked, the defender is assigned the Suppressive Fire condition.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: ({ table, self, moment: { attack } }) =>
            attack.attacker === self.ship.id && table.findShip(attack.defender) !== undefined,
          *effect({ table, self: { ship }, moment: { attack } }) {
            const defender = table.ship(attack.defender);
            assignCondition(table, defender, 'suppressivefire', { by: ship.seat, source: ship.id });
          },
        }),
      ],
    },
    {
      id: 'zeborrelios-tielnfighter',
      name: '"Zeb" Orrelios',
      caption: 'Spectre-4',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['crew', 'modification'],
      keywords: ['TIE', 'Spectre'],
      standard: true,
      ...ZEB_ORRELIOS,
    },
  ],
};
