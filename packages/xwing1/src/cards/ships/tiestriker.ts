import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { gainToken, isStressed } from '../../rules/tokens.ts';
import { youAttack, youDefend } from '../words/attack.ts';
import { rollsMoreAttackDice } from '../words/rolls.ts';

export const tiestriker: ShipFacts = {
  id: 'tiestriker',
  name: 'TIE Striker',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 2,
  hull: 4,
  shields: 0,
  actions: ['barrel-roll', 'evade', 'focus'],
  dial: '1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 2LR 2KR 2PR 3BW 3FG 3NW',
  pilots: [
    {
      id: 'duchess',
      name: '"Duchess"',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 23,
      slots: ['elite'],
      text: 'You may ignore your Adaptive Ailerons.',
      abilities: [
        modify(
          'may-ignore-upgrade',
          (may, { self, moment: { ship, upgrade } }) => may || (ship === self.ship && upgrade === 'adaptiveailerons'),
        ),
      ],
    },
    {
      id: 'puresabacc',
      name: '"Pure Sabacc"',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 22,
      slots: ['elite'],
      text: 'Attacking with 1 damage card at most: you roll 1 more attack die.',
      abilities: [rollsMoreAttackDice((context) => youAttack(context) && context.self.ship.damage.length <= 1)],
    },
    {
      id: 'countdown',
      name: '"Countdown"',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 20,
      slots: [],
      text: 'Defending, in Compare Results, unless you are stressed: you may suffer 1 damage and receive 1 stress token to cancel all dice results.',
      abilities: [
        at('compare-results', {
          optional: true,
          when: (context) => youDefend(context) && !isStressed(context.self.ship),
          *effect({ table, self: { ship }, moment: { attack } }) {
            attack.attackDice = [];
            attack.defenseDice = [];
            yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
            yield* gainToken(table, ship, 'stress', 1);
          },
        }),
      ],
    },
    {
      id: 'blacksquadronscout',
      name: 'Black Squadron Scout',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 0,
      cost: 20,
      slots: ['elite'],
      abilities: [],
    },
    {
      id: 'scarifdefender',
      name: 'Scarif Defender',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 0,
      cost: 18,
      slots: [],
      abilities: [],
    },
    {
      id: 'imperialtrainee',
      name: 'Imperial Trainee',
      allegiance: 'galacticempire',
      skill: 1,
      limited: 0,
      cost: 17,
      slots: [],
      abilities: [],
    },
  ],
};
