import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardUpgrade, faceupUpgrades } from '../../../rules/upgrades.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { chooseUpgrade } from '../../words/cards.ts';

export const BOBA_FETT: UpgradeFacts = {
  id: 'bobafett',
  name: 'Boba Fett',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'Your attack dealt the defender a faceup damage card: discard this card, if you like, and with it one upgrade of the defender.',
  abilities: [
    at('after-attacking', {
      optional: true,
      when: (context) =>
        youAttack(context) &&
        context.moment.attack.memory['dealt:faceup'] === 1 &&
        defenderOf(context).place === 'play' &&
        faceupUpgrades(context.table, defenderOf(context)).length > 0,
      *effect(context) {
        const { table, self } = context;
        const defender = defenderOf(context);
        if (self.upgrade) yield* discardUpgrade(table, self.ship, self.upgrade);
        const upgrade = yield* chooseUpgrade(self, faceupUpgrades(table, defender));
        if (upgrade) yield* discardUpgrade(table, defender, upgrade);
      },
    }),
  ],
};
