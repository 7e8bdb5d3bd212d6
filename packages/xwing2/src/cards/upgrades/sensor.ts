import { at, cardAction, instead, modify } from '../../abilities.ts';
import { couldAct, grantedAction, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { isOwnReposition } from '../../rules/reposition.ts';
import { youAttack } from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { LOCK_ON_ENEMY, rerollsAttackDice } from '../dicewords.ts';
import { offersActions } from '../phrases.ts';

const RULE = 'xw2.abilities.1';

export const SENSOR: readonly UpgradeFacts[] = [
  {
    id: 'advancedsensors',
    name: 'Advanced Sensors',
    fills: ['sensor'],
    limited: 0,
    cost: 12,
    standard: false,
    text: 'Dial revealed: you may take an action; then no other one during this activation.',
    abilities: [
      at('dial-revealed', {
        rule: 'xw2.errata-saws-renegades-tie-reaper.5',
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && couldAct(table, self.ship, standardActions(table, self.ship)),
        *effect({ table, self: { ship } }) {
          const before = ship.performed.length;
          yield* mayPerformAction(table, ship, standardActions(table, ship), 'xw2.errata-saws-renegades-tie-reaper.5');
          if (ship.performed.length > before) ship.noMoreActions = true;
        },
      }),
    ],
  },
  {
    id: 'collisiondetector',
    name: 'Collision Detector',
    fills: ['sensor'],
    limited: 0,
    cost: 9,
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'You can boost and barrel roll through and onto obstacles. After you met one you may pay a charge to ignore it for the rest of the round.',
    abilities: [
      modify(
        'repositions-through',
        'xw2.golden-rules.3',
        (through, { self, moment }) => through || (moment.ship === self.ship && isOwnReposition(moment.how)),
      ),
      instead('obstacle-effect', {
        rule: 'xw2.obstacles.2',
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
        *instead({ table, self, moment }) {
          spendCharge(table, self, 1, 'xw2.obstacles.2');
          self.ship.memory[`round:ignores:${moment.obstacle.id}`] = 1;
          return true;
        },
      }),
      modify(
        'ignores-obstacle',
        'xw2.obstacles.2',
        (ignores, { self, moment }) =>
          ignores || (moment.ship === self.ship && self.ship.memory[`round:ignores:${moment.obstacle.id}`] === 1),
      ),
    ],
  },
  {
    id: 'firecontrolsystem',
    name: 'Fire-Control System',
    fills: ['sensor'],
    limited: 0,
    cost: 2,
    standard: true,
    text: 'Against a defender you have locked you may reroll one attack die; then you cannot spend that lock in this attack.',
    abilities: [
      rerollsAttackDice({ when: (context) => youAttack(context) && LOCK_ON_ENEMY.affordable(context) }),
      modify(
        'may-modify',
        'xw2.faq-cards.100',
        (may, { self, moment: { attack, ship, by } }) =>
          may && !(ship === self.ship && by === 'lock' && attack.used.includes(`${self.ship.id}:${self.card}`)),
      ),
    ],
  },
  {
    id: 'passivesensors',
    name: 'Passive Sensors',
    fills: ['sensor'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 1, recovers: 1 },
    text: 'As the action of your activation you can pay the charge; while it is spent nobody can coordinate you. Before you engage with the charge spent you may take a calculate or lock action.',
    abilities: [
      cardAction(RULE, {
        when: ({ self }) => chargesOf(self) > 0 && self.ship.actionStep !== null,
        *perform({ table, self }) {
          spendCharge(table, self, 1, RULE);
          return true;
        },
      }),
      modify(
        'may-be-coordinated',
        RULE,
        (may, { self, moment }) => may && !(moment.other === self.ship && chargesOf(self) === 0),
      ),
      at(
        'before-engage',
        offersActions(
          RULE,
          ({ self, moment }) => moment.ship === self.ship && chargesOf(self) === 0,
          ({ table, self }) => [grantedAction(table, self.ship, 'calculate'), grantedAction(table, self.ship, 'lock')],
        ),
      ),
    ],
  },
  {
    id: 'trajectorysimulator',
    name: 'Trajectory Simulator',
    fills: ['sensor'],
    limited: 0,
    cost: 6,
    standard: false,
    text: 'System Phase: you may launch a bomb with the 5 straight template instead of dropping or launching it otherwise.',
    abilities: [
      modify('device-ways', 'xw2.device.18', (ways, { table, self, moment }) =>
        moment.ship === self.ship && table.state.phase === 'system' && table.cards.device(moment.device).kind === 'bomb'
          ? [...ways, ['launch', '5-straight'] as const]
          : ways,
      ),
    ],
  },
];
