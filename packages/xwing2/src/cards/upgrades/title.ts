import { pickOne } from '@rangefinder/kernel';
import { type Arc, kindOf, type Maneuver } from '@rangefinder/xwing';
import { at, instead, modify } from '../../abilities.ts';
import { forCharge, grantedAction, standardActions } from '../../rules/actions.ts';
import { chargesOf, loseShield, spendCharge } from '../../rules/charges.ts';
import { enemiesAt, mayChooseShip } from '../../rules/choose.ts';
import { repairDamage } from '../../rules/damage.ts';
import { dockedWith } from '../../rules/docking.ts';
import { assignLock, couldLock } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import { badTokensOn } from '../../rules/redtokens.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import { gainToken, isStressed } from '../../rules/tokens.ts';
import { inFiringArc, weaponOf } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import {
  attackerOf,
  defenderInYour,
  defenderOf,
  youAttack,
  youDefend,
  youInDefenders,
  yourPrimaryAttack,
} from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { isCoordinateAction } from '../coordinating.ts';
import { setsDial } from '../dialwords.ts';
import { changesAttackDie, rerollsAttackDice, rerollsDefenseDice } from '../dicewords.ts';
import { KAZS_FIREBALL } from '../kazsfireball.ts';
import { chooses, isShipDamage, offersActions, whiteAsRed, youFullyExecute } from '../phrases.ts';
import { SMUGGLES } from '../smuggling.ts';
import { carriesOne, deploysRearward, docksAtRange1 } from './carriers.ts';
import { slamsOnce } from './modification.ts';

const RULE = 'xw2.abilities.1';

function enemiesIn(table: XTable, ship: Ship, arc: Arc): Ship[] {
  return table.enemiesOf(ship.seat).filter((enemy) => inArc(table, ship, arc, enemy));
}

/** The same bank or turn to the other side. */
function isMirrored(maneuver: Maneuver, revealed: Maneuver): boolean {
  const kind = kindOf(revealed.bearing);
  return (kind === 'bank' || kind === 'turn') && maneuver.speed === revealed.speed && kindOf(maneuver.bearing) === kind;
}

/** ST-321: enemies near the ship it coordinated. */
function lockableNear(table: XTable, ship: Ship, other: Ship): Ship[] {
  return enemiesAt(table, other, 0, 3).filter((enemy) => couldLock(table, ship, enemy));
}

/** Lando's Millennium Falcon: the docked Escape Craft, as long as it has shields. */
function shieldedCraft(table: XTable, ship: Ship): Ship | undefined {
  return dockedWith(table, ship).find((docked) => table.pilot(docked).type.id === 'escapecraft' && docked.shields > 0);
}

export const TITLE: readonly UpgradeFacts[] = [
  {
    id: 'andrasta',
    name: 'Andrasta',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['firesprayclasspatrolcraft'] }],
    standard: true,
    actions: ['reload'],
    slots: ['device'],
    text: 'Adds a reload action and a payload slot.',
    abilities: [],
  },
  {
    id: 'b6bladewingprototype',
    name: 'B6 Blade Wing Prototype',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['rebelalliance'] }, { ship: ['asf01bwing'] }],
    standard: true,
    slots: ['gunner'],
    text: 'Adds a gunner slot.',
    abilities: [],
  },
  {
    id: 'blackone',
    name: 'Black One',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['resistance'] }, { ship: ['t70xwing'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    actions: ['slam'],
    text: 'One SLAM: it costs the charge, and without it you cannot SLAM. After it you may gain an ion token to lose a disarm token.',
    abilities: slamsOnce('ion'),
  },
  {
    id: 'dauntless',
    name: 'Dauntless',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['galacticempire'] }, { ship: ['vt49decimator'] }],
    standard: true,
    text: 'Maneuver partially executed: you may take a white action as a red one.',
    abilities: [
      at(
        'maneuver-executed',
        offersActions(
          RULE,
          ({ self, moment }) => moment.ship === self.ship && !moment.full,
          ({ table, self }) => whiteAsRed(standardActions(table, self.ship)),
        ),
      ),
    ],
  },
  {
    id: 'gauntlet',
    name: 'Gauntlet',
    fills: ['title', 'modification'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['galacticrepublic', 'separatistalliance'] }, { ship: ['gauntletfighter'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    slots: ['crew'],
    text: 'System Phase: you may pay a charge to repair a faceup Ship damage card.',
    abilities: [
      at('system', {
        rule: 'xw2.damage-cards.5',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship &&
          chargesOf(self) > 0 &&
          self.ship.damage.some((card) => card.faceup && isShipDamage(table, card)),
        *effect({ table, self }) {
          spendCharge(table, self, 1, 'xw2.damage-cards.5');
          yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5', (card) => isShipDamage(table, card));
        },
      }),
    ],
  },
  {
    id: 'ghost',
    name: 'Ghost',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['rebelalliance'] }, { ship: ['vcx100lightfreighter'] }],
    standard: true,
    text: 'One ship can dock with you, an attack shuttle or a Sheathipede-class shuttle; it deploys only from your rear guides.',
    abilities: [carriesOne(['attackshuttle', 'sheathipedeclassshuttle']), deploysRearward],
  },
  {
    id: 'havoc',
    name: 'Havoc',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['scurrgh6bomber'] }],
    standard: false,
    slots: ['sensor', 'astromech', '-crew'],
    text: 'Adds a sensor and an astromech slot and takes a crew slot.',
    abilities: [],
  },
  {
    id: 'houndstooth',
    name: "Hound's Tooth",
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['yv666lightfreighter'] }],
    standard: true,
    text: 'One Z-95-AF4 Headhunter can dock with you.',
    abilities: [carriesOne(['z95af4headhunter'])],
  },
  {
    id: 'ig2000',
    name: 'IG-2000',
    fills: ['title'],
    limited: 0,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['aggressorassaultfighter'] }],
    standard: false,
    sharesPilots: true,
    text: 'You have the abilities of all other friendly pilots whose ships carry the IG-2000.',
    abilities: [],
  },
  {
    id: 'kazsfireball',
    name: "Kaz's Fireball",
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['resistance'] }, { ship: ['fireball'] }],
    standard: true,
    text: 'The damage card of Explosion with Wings may be one of your choice among those with the Ship trait. You can take actions of damage cards while ionized.',
    abilities: KAZS_FIREBALL,
  },
  {
    id: 'landosmillenniumfalcon',
    name: "Lando's Millennium Falcon",
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['customizedyt1300lightfreighter'] }],
    standard: true,
    text: 'One Escape Craft can dock with you. While it is docked, its shields may serve as yours. Primary attack on a stressed ship: 1 more die.',
    abilities: [
      carriesOne(['escapecraft']),
      instead('suffer-damage', {
        rule: 'xw2.errata-upgrade-cards.9',
        optional: true,
        when: ({ table, self: { ship }, moment }) =>
          moment.ship === ship && ship.shields === 0 && shieldedCraft(table, ship) !== undefined,
        *instead({ table, self: { ship } }) {
          const craft = shieldedCraft(table, ship);
          if (!craft) return false;
          // The shield is treated as the carrier's own: the damage takes it from there.
          yield* loseShield(table, craft, 'xw2.errata-upgrade-cards.9');
          ship.shields++;
          return false;
        },
      }),
      modify('attack-dice', RULE, (dice, { table, self, moment: attack }) => {
        const defender = table.findShip(attack.defender);
        const stressed = defender !== undefined && isStressed(defender);
        return attack.attacker === self.ship.id && attack.kind === 'primary' && stressed ? dice + 1 : dice;
      }),
    ],
  },
  {
    id: 'marauder',
    name: 'Marauder',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['firesprayclasspatrolcraft'] }],
    standard: true,
    slots: ['gunner'],
    text: 'In a primary attack to the rear you may reroll a die.',
    abilities: [
      rerollsAttackDice({ when: (context) => yourPrimaryAttack(context) && context.moment.attack.symbol === 'rear' }),
    ],
  },
  {
    id: 'millenniumfalcon',
    name: 'Millennium Falcon',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['rebelalliance'] }, { ship: ['modifiedyt1300lightfreighter'] }],
    standard: true,
    actions: ['evade'],
    text: 'When you defend with an evade token you may reroll a die.',
    abilities: [rerollsDefenseDice({ when: (context) => youDefend(context) && context.self.ship.tokens.evade > 0 })],
  },
  {
    id: 'misthunter',
    name: 'Mist Hunter',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['g1astarfighter'] }],
    standard: false,
    actions: ['barrel-roll'],
    slots: ['cannon'],
    text: 'Adds a barrel roll action and a cannon slot.',
    abilities: [],
  },
  {
    id: 'moldycrow',
    name: 'Moldy Crow',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['rebelalliance', 'scumandvillainy'] }, { ship: ['hwk290lightfreighter'] }],
    standard: true,
    text: 'You have a primary weapon of three dice to the front, and keep up to two focus tokens in the End Phase.',
    abilities: [
      modify('weapons', 'xw2.faq-abilities-queue.8', (weapons, { self, moment: ship }) =>
        ship === self.ship
          ? [...weapons, weaponOf({ id: 'primary:front', symbol: 'front', arcs: ['front'], dice: 3 })]
          : weapons,
      ),
      modify('keeps-tokens', 'xw2.faq-abilities-queue.8', (kept, { self, moment }) =>
        moment.ship === self.ship && moment.token === 'focus' ? Math.max(kept, 2) : kept,
      ),
    ],
  },
  {
    id: 'nightbrother',
    name: 'Nightbrother',
    fills: ['title', 'modification'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy', 'rebelalliance'] }, { ship: ['gauntletfighter'] }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    slots: ['crew'],
    text: 'After you reveal a maneuver that is not blue while stressed you may pay two charges to gain a focus or evade token.',
    abilities: [
      at('dial-revealed', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship &&
          chargesOf(self) >= 2 &&
          isStressed(self.ship) &&
          revealedManeuver(table, self.ship)?.difficulty !== 'blue',
        *effect(context) {
          const { table, self } = context;
          const way = yield* chooses(context, self.ship, ['focus', 'evade', 'none'], RULE);
          if (way === 'none') return;
          spendCharge(table, self, 2, RULE);
          yield* gainToken(table, self.ship, way, 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'outrider',
    name: 'Outrider',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['rebelalliance'] }, { ship: ['yt2400lightfreighter'] }],
    standard: true,
    text: 'An obstacle in the way of your attack costs the defender a die. Maneuver fully executed through or onto an obstacle: you may remove one of your red or orange tokens.',
    abilities: [
      modify('defense-dice', 'xw2.errata-upgrade-cards.1', (dice, { self, moment: attack }) =>
        attack.attacker === self.ship.id && attack.obstructedBy.length > 0 ? dice - 1 : dice,
      ),
      at('maneuver-executed', {
        rule: RULE,
        optional: true,
        when: (context) =>
          youFullyExecute(context) &&
          context.moment.crossed.length + context.moment.over.length > 0 &&
          badTokensOn(context.table, context.self.ship, RULE).length > 0,
        *effect({ table, self: { ship, card } }) {
          const about = { ship: ship.id, card };
          const options = badTokensOn(table, ship, RULE);
          const { take } = yield* pickOne({ seat: ship.seat, topic: 'choose', rule: RULE, about, options });
          take();
        },
      }),
    ],
  },
  {
    id: 'phantom',
    name: 'Phantom',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['rebelalliance'] }, { ship: ['attackshuttle', 'sheathipedeclassshuttle'] }],
    standard: true,
    text: 'You can dock at range 0-1.',
    abilities: [docksAtRange1],
  },
  {
    id: 'punishingone',
    name: 'Punishing One',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['jumpmaster5000'] }],
    standard: true,
    slots: ['-crew', 'astromech'],
    text: 'Your primary attacks roll 1 more die against a defender in your front arc.',
    abilities: [
      modify('attack-dice', 'xw2.faq-arcs.4', (dice, { table, self, moment: attack }) => {
        const yours = attack.attacker === self.ship.id && attack.kind === 'primary';
        return yours && inArc(table, self.ship, 'front', table.ship(attack.defender)) ? dice + 1 : dice;
      }),
    ],
  },
  {
    id: 'razorcrest',
    name: 'Razor Crest',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ ship: ['st70assaultship'] }],
    standard: true,
    actions: ['evade > red barrel-roll'],
    text: 'Setup: a non-limited Illicit upgrade that you could equip lies facedown under this card. System Phase: you may reveal and equip it, at no cost.',
    abilities: SMUGGLES,
  },
  {
    id: 'reysmillenniumfalcon',
    name: "Rey's Millennium Falcon",
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['resistance'] }, { ship: ['scavengedyt1300'] }],
    standard: true,
    text: "With two stress tokens or fewer you can fly red Segnor's loops, boost and rotate in spite of them.",
    abilities: [
      modify(
        'stress-forbids-red',
        'xw2.activation-phase.10',
        (forbids, { self, moment: { ship, maneuver } }) =>
          forbids && !(ship === self.ship && kindOf(maneuver.bearing) === 'segnor' && ship.tokens.stress <= 2),
      ),
      modify(
        'stress-forbids',
        'xw2.stress.3',
        (forbids, { self, moment: { ship, action } }) =>
          forbids && !(ship === self.ship && (action === 'boost' || action === 'rotate') && ship.tokens.stress <= 2),
      ),
    ],
  },
  {
    id: 'scimitar',
    name: 'Scimitar',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['separatistalliance'] }, { ship: ['sithinfiltrator'] }],
    standard: true,
    actions: ['red cloak', 'jam'],
    text: 'After forces are placed you may cloak. Decloaked: you may jam an enemy in your bullseye arc.',
    abilities: [
      at('after-placing-forces', {
        rule: 'xw2.cloak.1',
        optional: true,
        when: ({ self }) => self.ship.place === 'play' && self.ship.tokens.cloak === 0,
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'cloak', 1, { rule: 'xw2.cloak.1', by: ship.seat });
        },
      }),
      at('decloaked', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && enemiesIn(table, self.ship, 'bullseye').length > 0,
        *effect({ table, self }) {
          const enemy = yield* mayChooseShip(self, enemiesIn(table, self.ship, 'bullseye'), RULE);
          if (enemy) yield* gainToken(table, enemy, 'jam', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'shadowcaster',
    name: 'Shadow Caster',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['lancerclasspursuitcraft'] }],
    standard: false,
    text: 'A defender that you hit in both your turret and your front arc gains a tractor token.',
    abilities: [
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: (context) =>
          youAttack(context) &&
          context.moment.attack.hit === true &&
          defenderOf(context)?.place === 'play' &&
          defenderInYour(context, 'front') &&
          context.self.ship.turret.some((arc) => defenderInYour(context, arc)),
        *effect(context) {
          const defender = defenderOf(context);
          const source = { rule: 'xw2.attack.36', by: context.self.ship.seat } as const;
          if (defender) yield* gainToken(context.table, defender, 'tractor', 1, source);
        },
      }),
    ],
  },
  {
    id: 'slavei',
    name: 'Slave I',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['firesprayclasspatrolcraft'] }],
    standard: true,
    slots: ['torpedo'],
    text: 'After you reveal a bank or turn you may set your dial to the same one to the other side.',
    abilities: [setsDial('xw2.faq-cards.40', isMirrored)],
  },
  {
    id: 'slavei-swz82',
    name: 'Slave I',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }, { ship: ['firesprayclasspatrolcraft'] }],
    standard: true,
    slots: ['gunner'],
    text: "In a front arc attack from the defender's full rear arc you may turn a hit into a crit.",
    abilities: [
      changesAttackDie(['hit'], 'crit', {
        when: (context) =>
          youAttack(context) && context.moment.attack.symbol === 'front' && youInDefenders(context, 'full-rear'),
      }),
    ],
  },
  {
    id: 'soullessone',
    name: 'Soulless One',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['separatistalliance'] }, { ship: ['belbullab22starfighter'] }],
    standard: true,
    stats: { hull: 2 },
    text: 'When an attacker outside your firing arc attacks you, you may reroll a defense die.',
    abilities: [
      rerollsDefenseDice({
        when: (context) => youDefend(context) && !inFiringArc(context.table, context.self.ship, attackerOf(context)),
      }),
    ],
  },
  {
    id: 'st321',
    name: 'ST-321',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['galacticempire'] }, { ship: ['lambdaclasst4ashuttle'] }],
    standard: false,
    text: 'After you coordinate you may lock an enemy at range 0-3 of the coordinated ship, at any range of yours.',
    abilities: [
      at('coordinated', {
        rule: 'xw2.lock.15',
        optional: false,
        when: ({ table, self: { ship }, moment }) =>
          moment.ship === ship && isCoordinateAction(ship) && lockableNear(table, ship, moment.other).length > 0,
        *effect({ table, self, moment }) {
          const enemy = yield* mayChooseShip(self, lockableNear(table, self.ship, moment.other), 'xw2.lock.15');
          if (enemy) yield* assignLock(table, self.ship, enemy.id, 'xw2.lock.15');
        },
      }),
    ],
  },
  {
    id: 'virago',
    name: 'Virago',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ ship: ['starviperclassattackplatform'] }],
    standard: false,
    charges: { value: 2, recovers: 0 },
    slots: ['modification'],
    stats: { shields: 1 },
    text: 'End Phase: you may pay a charge to take a red boost action.',
    abilities: [
      at(
        'during-end',
        offersActions(
          RULE,
          ({ self }) => !self.ship.destroyed,
          ({ table, self }) => forCharge(self, [grantedAction(table, self.ship, 'boost', 'red')], RULE),
        ),
      ),
    ],
  },
  {
    id: 'xanadublood',
    name: 'Xanadu Blood',
    fills: ['title'],
    limited: 1,
    cost: 0,
    restrictions: [{ ship: ['rogueclassstarfighter'] }],
    standard: true,
    actions: ['red cloak'],
    slots: ['crew', 'device'],
    text: 'Adds a red cloak action, a crew and a payload slot.',
    abilities: [],
  },
];
