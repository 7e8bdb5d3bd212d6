import { at, cardAction } from '../../abilities.ts';
import { mayAttack } from '../../rules/attack.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../rules/charges.ts';
import { exposeDamageCard, sufferDamage } from '../../rules/damage.ts';
import { assignLock, lockTargets } from '../../rules/lock.ts';
import { rerollAttackDice } from '../../rules/modify.ts';
import { rollOutsideAttack } from '../../rules/roll.ts';
import { agilityOf } from '../../rules/stats.ts';
import { gainToken } from '../../rules/tokens.ts';
import { piecesOf, rangeBetween, unitsInPlay } from '../../rules/units.ts';
import type { Ship } from '../../state.ts';
import { type DuringAttack, defenderInYour, defenderOf, rangeToDefender, thisAttack } from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { changesAttackDie, token } from '../dicewords.ts';
import { chooses } from '../phrases.ts';
import { launchesChaff, launchesSwarm, SPEED_3_FORWARD } from './launches.ts';
import { homing, hurtDefender, ionizes, takeResults } from './weaponeffects.ts';

/** Every ship at range 0-1 of the defender, the defender among them; in player order. */
function shipsNearDefender({ table, moment: { attack } }: DuringAttack): Ship[] {
  return table
    .playerOrder()
    .flatMap((seat) => table.friendsOf(seat).filter((ship) => rangeToDefender(table, attack, ship) <= 1));
}

/** Every other ship and remote at range 0-1 of the defender, by id. */
function targetsNearDefender({ table, moment: { attack } }: DuringAttack): string[] {
  const remote = table.findDevice(attack.defender);
  const pieces = remote ? table.device(remote) : [table.base(table.ship(attack.defender))];
  return unitsInPlay(table)
    .filter((unit) => unit.id !== attack.defender && rangeBetween(table, piecesOf(table, unit), pieces) <= 1)
    .map(({ id }) => id);
}

export const MISSILE: readonly UpgradeFacts[] = [
  {
    id: 'barragerockets',
    name: 'Barrage Rockets',
    fills: ['missile', 'missile'],
    limited: 0,
    cost: 8,
    standard: true,
    charges: { value: 5, recovers: 0 },
    attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['focus'], spends: 1 },
    text: 'Needs a focus token. Defender in your bullseye arc: you may pay further charges to reroll as many dice.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.4',
        optional: true,
        when: (context) => thisAttack(context) && chargesOf(context.self) > 0 && defenderInYour(context, 'bullseye'),
        *effect({ table, self, moment: { attack } }) {
          const rule = 'xw2.dice-modification.4';
          const most = chargesOf(self);
          const rerolled = yield* rerollAttackDice(table, attack, self.ship.seat, { least: 1, most, rule });
          if (rerolled > 0) spendCharge(table, self, rerolled, rule);
        },
      }),
    ],
  },
  {
    id: 'clustermissiles',
    name: 'Cluster Missiles',
    fills: ['missile'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 4, recovers: 0 },
    attack: { arc: 'front', dice: 3, range: [1, 2], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. Afterwards you may make the same attack as a bonus attack, without a lock, against another ship or remote at range 0-1 of the defender.',
    abilities: [
      at('bonus-attack-attacker', {
        rule: 'xw2.bonus-attack.2',
        optional: false,
        when: (context) => thisAttack(context) && !context.self.ship.bonusAttacked,
        *effect(context) {
          const { table, self } = context;
          const near = targetsNearDefender(context);
          yield* mayAttack(table, self.ship, {
            bonus: true,
            weapons: ({ id }) => id === self.card,
            targets: (target) => near.includes(target),
            ignoresRequirements: true,
            rule: 'xw2.bonus-attack.2',
          });
        },
      }),
    ],
  },
  {
    id: 'concussionmissiles',
    name: 'Concussion Missiles',
    fills: ['missile'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 3, recovers: 0 },
    attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. If it hits, a damage card is exposed on every ship at range 0-1 of the defender.',
    abilities: [
      at('attack-hit', {
        rule: 'xw2.damage-cards.3',
        optional: false,
        when: thisAttack,
        *effect(context) {
          for (const ship of shipsNearDefender(context))
            yield* exposeDamageCard(context.table, ship, 'xw2.damage-cards.3');
        },
      }),
    ],
  },
  {
    id: 'diamondboronmissiles',
    name: 'Diamond-Boron Missiles',
    fills: ['missile', 'missile'],
    limited: 1,
    cost: 5,
    standard: true,
    charges: { value: 3, recovers: 0 },
    attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. If it hits you may pay another charge: every ship at range 0-1 of the defender that is no more agile rolls an attack die and suffers what it shows.',
    abilities: [
      at('attack-hit', {
        rule: 'xw2.special-weapon.1',
        optional: true,
        when: (context) => thisAttack(context) && chargesOf(context.self) > 0,
        *effect(context) {
          const { table, self } = context;
          spendCharge(table, self, 1, 'xw2.special-weapon.1');
          const agility = agilityOf(table, table.ship(context.moment.attack.defender));
          for (const ship of shipsNearDefender(context)) {
            if (agilityOf(table, ship) > agility) continue;
            const [face] = yield* rollOutsideAttack(table, ship, 1, self.card, 'xw2.special-weapon.1');
            if (face === 'hit' || face === 'crit') yield* sufferDamage(table, ship, face, 1, { rule: 'xw2.damage.3' });
          }
        },
      }),
    ],
  },
  {
    id: 'discordmissiles',
    name: 'Discord Missiles',
    fills: ['missile'],
    limited: 3,
    cost: 3,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    charges: { value: 1, recovers: 0, recoverable: false },
    device: ['buzzdroidswarm'],
    ways: SPEED_3_FORWARD,
    text: 'Engagement Phase starts: you may spend a calculate token and the charge to launch a buzz droid swarm with the 3 straight or a 3 bank. Spent charges do not come back.',
    abilities: [launchesSwarm],
  },
  {
    id: 'electrochaffmissiles',
    name: 'Electro-Chaff Missiles',
    fills: ['missile', 'device'],
    limited: 2,
    cost: 4,
    standard: true,
    charges: { value: 1, recovers: 0, recoverable: false },
    text: 'System Phase: you may pay the charge to launch an electro-chaff cloud with a 3 bank or the 4 straight; it gets a fuse marker. Spent charges do not come back.',
    abilities: [launchesChaff],
  },
  {
    id: 'energyshellcharges',
    name: 'Energy-Shell Charges',
    fills: ['missile'],
    limited: 0,
    cost: 4,
    restrictions: [{ action: 'calculate', difficulty: 'white' }, { faction: ['separatistalliance'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['calculate'], spends: 1 },
    text: 'Needs a calculate token; you may spend one to turn a focus result into a crit. Reloading this card is an action.',
    abilities: [
      changesAttackDie(['focus'], 'crit', { when: thisAttack, cost: token('calculate') }),
      cardAction('xw2.reload.2', {
        when: ({ table, self }) => chargesOf(self) < chargeLimit(table, self),
        *perform({ table, self }) {
          recoverCharge(table, self, 1, 'xw2.reload.3');
          yield* gainToken(table, self.ship, 'disarm', 1, { rule: 'xw2.reload.4', by: self.ship.seat });
          return true;
        },
      }),
    ],
  },
  {
    id: 'homingmissiles',
    name: 'Homing Missiles',
    fills: ['missile'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 2, recovers: 0 },
    attack: { arc: 'front', dice: 4, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. The defender may take one damage at once; then no dice are rolled, and the attack counts as a hit.',
    abilities: [homing('hit')],
  },
  {
    id: 'ionmissiles',
    name: 'Ion Missiles',
    fills: ['missile'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 3, recovers: 0 },
    attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. If it hits, one result costs one damage, and each further result is an ion token.',
    abilities: [ionizes()],
  },
  {
    id: 'magpulsewarheads',
    name: 'Mag-Pulse Warheads',
    fills: ['missile'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 2, recovers: 0 },
    attack: { arc: 'front', dice: 3, range: [1, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. If it hits, the defender suffers one critical damage and gains a deplete and a jam token; all results are cancelled.',
    abilities: [
      at('attack-hit', {
        rule: 'xw2.inflicting-tokens.2',
        optional: false,
        when: thisAttack,
        *effect(context) {
          const { table, self } = context;
          const source = { rule: 'xw2.inflicting-tokens.2', by: self.ship.seat } as const;
          yield* hurtDefender(context, 'crit');
          const defender = defenderOf(context);
          if (defender) {
            yield* gainToken(table, defender, 'deplete', 1, source);
            yield* gainToken(table, defender, 'jam', 1, source);
          }
          takeResults(context);
        },
      }),
    ],
  },
  {
    id: 'multimissilepods',
    name: 'Multi-Missile Pods',
    fills: ['missile', 'missile'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 5, recovers: 0 },
    attack: {
      arc: 'full-front',
      dice: 2,
      range: [1, 2],
      rangeBonus: false,
      requires: ['calculate', 'lock'],
      spends: 1,
    },
    text: 'Needs a calculate token or a lock on the defender. You may pay further charges for as many further dice: one if the defender is in your front arc, up to two in your bullseye arc.',
    abilities: [
      at('before-attack-dice', {
        rule: 'xw2.special-weapon.1',
        optional: false,
        when: (context) => thisAttack(context) && chargesOf(context.self) > 0 && defenderInYour(context, 'front'),
        *effect(context) {
          const { table, self, moment } = context;
          const most = Math.min(chargesOf(self), defenderInYour(context, 'bullseye') ? 2 : 1);
          const ways = (['0', '1', '2'] as const).slice(0, most + 1);
          const more = Number(yield* chooses(context, self.ship, ways, 'xw2.special-weapon.1'));
          if (more > 0) spendCharge(table, self, more, 'xw2.special-weapon.1');
          moment.attack.moreAttackDice += more;
        },
      }),
    ],
  },
  {
    id: 'protonrockets',
    name: 'Proton Rockets',
    fills: ['missile'],
    limited: 0,
    cost: 8,
    standard: true,
    charges: { value: 1, recovers: 0 },
    attack: { arc: 'bullseye', dice: 5, range: [1, 2], rangeBonus: false, requires: ['focus'], spends: 1 },
    text: 'Needs a focus token.',
    abilities: [],
  },
  {
    id: 'xx23sthreadtracers',
    name: 'XX-23 S-Thread Tracers',
    fills: ['missile'],
    limited: 2,
    cost: 4,
    standard: true,
    charges: { value: 2, recovers: 0 },
    attack: {
      arc: 'front',
      dice: 3,
      range: [1, 3],
      rangeBonus: false,
      requires: ['focus', 'calculate', 'lock'],
      spends: 1,
    },
    text: 'Needs a focus or calculate token or a lock on the defender. A hit hurts nobody: instead, friends at range 1-3 of the defender may lock it.',
    abilities: [
      at('attack-hit', {
        rule: 'xw2.lock.14',
        optional: false,
        when: thisAttack,
        *effect(context) {
          const { table, self, moment } = context;
          const { defender } = moment.attack;
          for (const ship of table.friendsOf(self.ship)) {
            const range = rangeToDefender(table, moment.attack, ship);
            if (
              ship.destroyed ||
              range < 1 ||
              range > 3 ||
              !lockTargets(table, ship).some(({ key }) => key === defender)
            )
              continue;
            const way = yield* chooses(context, ship, ['lock', 'none'], 'xw2.lock.14');
            if (way === 'lock') yield* assignLock(table, ship, defender, 'xw2.lock.14');
          }
          takeResults(context);
        },
      }),
    ],
  },
];
