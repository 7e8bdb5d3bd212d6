import { at, modify } from '../../abilities.ts';
import { loseShield } from '../../rules/charges.ts';
import { defenderOf, thisAttack } from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { changesAttackDie } from '../dicewords.ts';
import { homing, ionizes } from './weaponeffects.ts';

export const TORPEDO: readonly UpgradeFacts[] = [
  {
    id: 'advprotontorpedoes',
    name: 'Adv. Proton Torpedoes',
    fills: ['torpedo'],
    limited: 0,
    cost: 8,
    standard: true,
    charges: { value: 1, recovers: 0 },
    attack: { arc: 'front', dice: 5, range: [1, 1], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. One hit of this attack becomes a crit.',
    abilities: [changesAttackDie(['hit'], 'crit', { when: thisAttack, optional: false })],
  },
  {
    id: 'homingtorpedoes',
    name: 'Homing Torpedoes',
    fills: ['torpedo'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 2, recovers: 0 },
    attack: { arc: 'front', dice: 4, range: [1, 2], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. The defender may take one critical damage at once; then no dice are rolled, and the attack counts as a hit.',
    abilities: [homing('crit')],
  },
  {
    id: 'iontorpedoes',
    name: 'Ion Torpedoes',
    fills: ['torpedo'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 2, recovers: 0 },
    attack: { arc: 'front', dice: 4, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. If it hits, one result costs one damage, and each further result is an ion token.',
    abilities: [ionizes()],
  },
  {
    id: 'plasmatorpedoes',
    name: 'Plasma Torpedoes',
    fills: ['torpedo'],
    limited: 0,
    cost: 7,
    standard: true,
    charges: { value: 2, recovers: 0 },
    attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. Evades cancel crits before hits. If it hits, the defender loses a shield before damage is dealt.',
    abilities: [
      modify('neutralizing', 'xw2.special-weapon.1', (order, { self, moment: attack }) =>
        attack.attacker === self.ship.id && attack.weapon === self.card ? { ...order, first: 'crit' } : order,
      ),
      at('attack-hit', {
        rule: 'xw2.faq-cards.36',
        optional: false,
        when: (context) => thisAttack(context) && (defenderOf(context)?.shields ?? 0) > 0,
        *effect(context) {
          const defender = defenderOf(context);
          if (defender) yield* loseShield(context.table, defender, 'xw2.faq-cards.36');
        },
      }),
    ],
  },
  {
    id: 'protontorpedoes',
    name: 'Proton Torpedoes',
    fills: ['torpedo'],
    limited: 0,
    cost: 12,
    standard: true,
    charges: { value: 2, recovers: 0 },
    attack: { arc: 'front', dice: 4, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
    text: 'Needs a lock on the defender. One hit of this attack becomes a crit.',
    abilities: [changesAttackDie(['hit'], 'crit', { when: thisAttack, optional: false })],
  },
];
