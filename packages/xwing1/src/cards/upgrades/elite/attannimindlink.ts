import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship, Token } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** The other ships of the mind link that lack what this one was assigned. */
function linked(table: XTable, ship: Ship, moment: { readonly ship: Ship; readonly token: Token }): Ship[] {
  if (moment.ship !== ship || (moment.token !== 'focus' && moment.token !== 'stress')) return [];
  return table
    .friendsOf(ship)
    .filter(
      (other) =>
        other !== ship &&
        other.tokens[moment.token] === 0 &&
        other.upgrades.some(({ id, discarded }) => id === 'attannimindlink' && !discarded),
    );
}

export const ATTANNI_MINDLINK: UpgradeFacts = {
  id: 'attannimindlink',
  name: 'Attanni Mindlink',
  fills: ['elite'],
  limited: 2,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'When you get a focus or stress token, every other friend with this card that has none of that kind gets one too.',
  abilities: [
    at('token-gained', {
      optional: false,
      when: ({ table, self, moment }) => linked(table, self.ship, moment).length > 0,
      *effect({ table, self: { ship }, moment }) {
        for (const other of linked(table, ship, moment))
          yield* gainToken(table, other, moment.token, 1, byCardOf(ship));
      },
    }),
  ],
};
