import { at, modify, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { badTokensOn } from '../../../rules/redtokens.ts';
import { youFullyExecute } from '../../words/phrases.ts';

export const OUTRIDER: UpgradeFacts = {
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
      optional: true,
      when: (context) =>
        youFullyExecute(context) &&
        context.moment.crossed.length + context.moment.over.length > 0 &&
        badTokensOn(context.table, context.self.ship).length > 0,
      *effect({ table, self: { ship, card } }) {
        const about = { ship: ship.id, card };
        const options = badTokensOn(table, ship);
        const { take } = yield* pickOne({ seat: ship.seat, topic: 'choose', rule: RULE, about, options });
        take();
      },
    }),
  ],
};
