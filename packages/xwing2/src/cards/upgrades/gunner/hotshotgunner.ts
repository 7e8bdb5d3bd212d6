import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { removeToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import { type DuringAttack, defenderOf, youAttack } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

function isTurretAttack({ moment: { attack } }: DuringAttack): boolean {
  return attack.symbol === 'turret' || attack.symbol === 'double-turret';
}

function focusTokens(ship: Ship | undefined): ('focus' | 'calculate')[] {
  return (['focus', 'calculate'] as const).filter((kind) => (ship?.tokens[kind] ?? 0) > 0);
}

export const HOTSHOT_GUNNER: UpgradeFacts = {
  id: 'hotshotgunner',
  name: 'Hotshot Gunner',
  fills: ['gunner'],
  limited: 0,
  cost: 6,
  standard: true,
  text: 'After defense dice are modified in a turret attack of yours, the defender loses a focus or calculate token.',
  abilities: [
    at('defense-dice-modified', {
      optional: false,
      when: (context) => youAttack(context) && isTurretAttack(context) && focusTokens(defenderOf(context)).length > 0,
      *effect(context) {
        const defender = defenderOf(context);
        if (!defender) return;
        const kind = yield* chooses(context, defender, focusTokens(defender));
        removeToken(context.table, defender, kind, 1);
      },
    }),
  ],
};
