import { at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { evenIfStressed, forCharge, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { repairDamage, sufferDamage } from '../../rules/damage.ts';
import { inArc } from '../../rules/measure.ts';
import { changeInitiative, initiativeOf } from '../../rules/stats.ts';
import { gainToken, ORANGE, RED, transferToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { VIKTOR_HEL } from '../pilots/viktorhel.ts';
import { attackerOf, defenderOf, youAttack, youDefend } from '../words/attack.ts';
import { protectsAnother } from '../words/condition.ts';
import { changesDefenseDie } from '../words/dice.ts';
import { DEAD_TO_RIGHTS, NETWORKED_CALCULATIONS } from '../words/shipabilities.ts';

function enemiesIn(table: XTable, ship: Ship, arc: 'front' | 'bullseye'): Ship[] {
  return table.enemiesOf(ship.seat).filter((enemy) => inArc(table, ship, arc, enemy));
}

export const rogueclassstarfighter: ShipFacts = {
  id: 'rogueclassstarfighter',
  name: 'Rogue-class Starfighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 5,
  shields: 2,
  actions: ['focus > red boost', 'focus > red barrel-roll', 'evade > red barrel-roll', 'lock', 'red boost'],
  dial: '1TW 1BB 1NB 1YW 2ER 2TW 2BB 2FB 2NB 2YW 2RR 3TR 3BW 3FB 3NW 3YR 4FB 5FW 5KR',
  shipAbility: DEAD_TO_RIGHTS,
  pilots: [
    {
      id: 'cadbane',
      name: 'Cad Bane',
      caption: 'Infamous Bounty Hunter',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'cannon', 'cannon', 'missile', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'Your attack hit: you may pay 2 charges to transfer one of your red or orange tokens, but no lock, to the defender.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) =>
            youAttack(context) &&
            context.moment.attack.hit === true &&
            chargesOf(context.self) >= 2 &&
            defenderOf(context) !== undefined,
          *effect(context) {
            const { table, self } = context;
            const { ship } = self;
            const defender = defenderOf(context);
            const tokens = [...RED, ...ORANGE].filter((token) => ship.tokens[token] > 0);
            if (!defender || tokens.length === 0) return;
            const { token } = yield* pickOne({
              seat: ship.seat,
              topic: 'transfer',
              rule: RULE,
              about: { ship: ship.id, card: self.card, to: defender.id },
              options: [...tokens.map((one) => ({ key: one, token: one })), { key: 'none' as const, token: null }],
            });
            if (!token) return;
            spendCharge(table, self, 2);
            yield* transferToken(table, ship, defender, token, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'viktorhel-rogueclassstarfighter',
      name: 'Viktor Hel',
      caption: 'Storied Bounty Hunter',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['talent', 'cannon', 'cannon', 'missile', 'illicit', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: true,
      ...VIKTOR_HEL,
    },
    {
      id: 'outerrimhunter',
      name: 'Outer Rim Hunter',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 4,
      slots: ['cannon', 'cannon', 'illicit', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: true,
      abilities: [],
    },
    {
      id: 'nomlumb-rogueclassstarfighter',
      name: 'Nom Lumb',
      caption: 'Laughing Bandit',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 1,
      cost: 5,
      loadout: 19,
      slots: ['talent', 'cannon', 'cannon', 'missile', 'illicit', 'modification', 'modification'],
      keywords: ['Bounty Hunter'],
      standard: true,
      text: 'Engagement Phase starts: you may choose an enemy in your front arc: for the rest of the round your initiative is that of this ship.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self: { ship } }) => enemiesIn(table, ship, 'front').length > 0,
          *effect({ table, self }) {
            const enemy = yield* mayChooseShip(self, enemiesIn(table, self.ship, 'front'));
            if (enemy) changeInitiative(table, self.ship, initiativeOf(table, enemy), 'round');
          },
        }),
      ],
    },
    {
      id: 'cadbane-separatistalliance',
      name: 'Cad Bane',
      caption: 'Needs no introduction',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['cannon', 'cannon', 'modification', 'title', 'illicit', 'illicit', 'talent', 'missile'],
      keywords: ['Bounty Hunter'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'Another ship at range 0-3 destroyed in the Engagement Phase: you may pay 1 charge to take an action, stressed or not.',
      abilities: [
        at('ship-destroyed', {
          optional: false,
          when: ({ table, self, moment: { ship } }) =>
            table.state.phase === 'engagement' &&
            ship !== self.ship &&
            chargesOf(self) > 0 &&
            isAtRange(table, self.ship, ship, 0, 3),
          *effect({ table, self }) {
            const actions = forCharge(self, evenIfStressed(standardActions(table, self.ship)));
            yield* mayPerformAction(table, self.ship, actions);
          },
        }),
      ],
    },
    {
      id: 'ig101',
      name: 'IG-101',
      caption: 'Tenacious Bodyguard',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 19,
      slots: ['cannon', 'cannon', 'modification', 'modification'],
      keywords: ['Droid'],
      actions: ['calculate > red boost', 'calculate > red barrel-roll', 'evade > red barrel-roll', 'lock', 'red boost'],
      shipAbility: NETWORKED_CALCULATIONS,
      standard: true,
      text: 'System Phase starts: you may repair one of your faceup damage cards.',
      abilities: [
        at('start-of-system', {
          optional: true,
          when: ({ self: { ship } }) => ship.damage.some(({ faceup }) => faceup),
          *effect({ table, self: { ship } }) {
            yield* repairDamage(table, ship, ['faceup']);
          },
        }),
      ],
    },
    {
      id: 'ig102',
      name: 'IG-102',
      caption: 'Dueling Droid',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 19,
      slots: ['cannon', 'cannon', 'modification', 'modification'],
      keywords: ['Droid'],
      actions: ['calculate > red boost', 'calculate > red barrel-roll', 'evade > red barrel-roll', 'lock', 'red boost'],
      shipAbility: NETWORKED_CALCULATIONS,
      standard: true,
      text: 'When you defend against a ship whose initiative is no lower than yours, you may change one blank to a focus result.',
      abilities: [
        changesDefenseDie(['blank'], 'focus', {
          when: (context) =>
            youDefend(context) &&
            initiativeOf(context.table, attackerOf(context)) >= initiativeOf(context.table, context.self.ship),
        }),
      ],
    },
    {
      id: 'magnaguardprotector',
      name: 'MagnaGuard Protector',
      caption: 'Implacable Escort',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 2,
      cost: 5,
      loadout: 18,
      slots: ['cannon', 'cannon', 'modification', 'missile'],
      keywords: ['Droid'],
      actions: ['calculate > red boost', 'calculate > red barrel-roll', 'evade > red barrel-roll', 'lock', 'red boost'],
      shipAbility: NETWORKED_CALCULATIONS,
      standard: true,
      text: 'After forces are placed, a friend that is no MagnaGuard Protector gets the Guarded condition.',
      abilities: [protectsAnother('guarded')],
    },
    {
      id: 'magnaguardexecutioner',
      name: 'MagnaGuard Executioner',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['cannon', 'cannon', 'modification'],
      keywords: ['Droid'],
      actions: ['calculate > red boost', 'calculate > red barrel-roll', 'evade > red barrel-roll', 'lock', 'red boost'],
      shipAbility: NETWORKED_CALCULATIONS,
      standard: true,
      abilities: [],
    },
    {
      id: 'ig111',
      name: 'IG-111',
      caption: 'One Eye',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 1,
      cost: 5,
      loadout: 21,
      slots: ['cannon', 'cannon', 'modification', 'modification'],
      keywords: ['Droid'],
      actions: ['calculate > red boost', 'calculate > red barrel-roll', 'evade > red barrel-roll', 'lock', 'red boost'],
      shipAbility: NETWORKED_CALCULATIONS,
      standard: true,
      text: 'Your attack missed: you may gain a deplete token and choose an enemy in your bullseye arc: it suffers 1 damage.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && context.moment.attack.hit === false,
          *effect({ table, self }) {
            const enemy = yield* mayChooseShip(self, enemiesIn(table, self.ship, 'bullseye'));
            if (!enemy) return;
            yield* gainToken(table, self.ship, 'deplete', 1);
            yield* sufferDamage(table, enemy, 'hit', 1, { rule: RULE });
          },
        }),
      ],
    },
  ],
};
