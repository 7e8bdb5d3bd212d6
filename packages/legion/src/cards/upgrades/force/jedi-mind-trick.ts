import { words } from '@rangefinder/kernel/words';
import { cardAction, RULE } from '../../../abilities.ts';
import { demandUnit, whyNobody } from '../../../keywords/choosing.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';
import { weakMinded } from './words.ts';

export const JEDI_MIND_TRICK = upgrade('force', {
  id: 'jedi-mind-trick',
  name: 'Jedi Mind Trick',
  points: 5,
  restriction: { factions: ['rebels', 'republic'] },
  exhaust: true,
  text: words(
    'Free action: 2 suppression tokens for enemy troopers at range 1–2 that are neither commander nor operative.',
    'Action gratuite : une unité de soldats ennemie à portée 1–2, ni commandant ni agent, gagne 2 pions Suppression.',
    'Darmowa akcja: wrogi oddział piechoty w zasięgu 1–2, niebędący dowódcą ani agentem, dostaje 2 żetony przygniecenia.',
  ),
  abilities: [
    cardAction({
      rule: RULE,
      free: true,
      whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, weakMinded(context, 2)),
      *perform(context) {
        const { table, self } = context;
        const enemy = yield* demandUnit({ self, rule: RULE }, weakMinded(context, 2));
        if (enemy) yield* gainToken(table, enemy, 'suppression', 2);
      },
    }),
  ],
});
