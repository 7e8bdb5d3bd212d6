import { addDie } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionBar } from '../../../rules/actions.ts';
import { maySpendToken } from '../../../rules/modify.ts';
import { gainToken, spendToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { youDefend } from '../../words/attack.ts';
import { rerollsDefenseDice } from '../../words/dice.ts';
import { chooses, oneMoreAfter } from '../../words/phrases.ts';

const RULE = 'xw2.coordinate.4';

function calculates(table: XTable, ship: Ship): boolean {
  return actionBar(table, ship).some(({ action }) => action === 'calculate');
}

export const C_3PO: UpgradeFacts = {
  id: 'c3po',
  name: 'C-3PO',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  actions: ['calculate'],
  text: 'Before you roll defense dice you may spend a calculate token and guess a number from 1: if you roll exactly as many evades, you add one. A calculate action gains you one token more.',
  abilities: [
    at('before-defense-dice', {
      rule: 'xw2.faq-cards.56',
      optional: false,
      when: (context) => {
        const { table, self, moment } = context;
        return youDefend(context) && maySpendToken(table, moment.attack, self.ship, 'calculate');
      },
      *effect(context) {
        const { table, self, moment } = context;
        const guess = yield* chooses(context, self.ship, ['none', '1', '2', '3', '4', '5', '6'], 'xw2.faq-cards.56');
        if (guess === 'none') return;
        yield* spendToken(table, self.ship, 'calculate', 1, 'xw2.faq-cards.56', moment.attack);
        moment.attack.memory[self.card] = Number(guess);
      },
    }),
    at('defense-dice-rolled', {
      rule: 'xw2.faq-cards.56',
      optional: false,
      when: ({ self, moment: { attack } }) =>
        attack.defender === self.ship.id &&
        attack.memory[self.card] === attack.defenseDice.filter(({ face }) => face === 'evade').length,
      *effect({ moment: { attack } }) {
        addDie(attack.defenseDice, 'evade');
      },
    }),
    oneMoreAfter('calculate'),
  ],
};

export const C_3PO_CREW: UpgradeFacts = {
  id: 'c3po-crew',
  name: 'C-3PO',
  fills: ['crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  actions: ['calculate', 'red coordinate'],
  text: 'You coordinate friends that have calculate on their bar beyond range 2 as well. After a calculate or coordinate action you gain a calculate token.',
  abilities: [
    modify('coordinate-range', 'xw2.coordinate.3', ([near, far], { self, moment }) =>
      moment === self.ship ? [near, Number.POSITIVE_INFINITY] : [near, far],
    ),
    modify(
      'may-be-coordinated',
      'xw2.coordinate.3',
      (may, { table, self, moment: { ship, other } }) =>
        may && !(ship === self.ship && table.range(ship, other) > 2 && !calculates(table, other)),
    ),
    oneMoreAfter('calculate'),
    at('action-performed', {
      rule: RULE,
      optional: false,
      when: ({ self, moment: { ship, action } }) => ship === self.ship && action === 'coordinate',
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'calculate', 1, { rule: RULE, by: ship.seat });
      },
    }),
  ],
};

export const C_3PO_REPUBLIC: UpgradeFacts = {
  id: 'c3po-republic',
  name: 'C-3PO',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  actions: ['calculate'],
  text: 'When you defend with a calculate token you may reroll a die. A calculate action gains you one token more.',
  abilities: [
    rerollsDefenseDice({ when: (context) => youDefend(context) && context.self.ship.tokens.calculate > 0 }),
    oneMoreAfter('calculate'),
  ],
};
