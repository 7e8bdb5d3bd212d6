import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks, modify } from '../abilities.ts';
import { pierceDefense } from '../rules/attack/pierce.ts';
import { attacks, keyword, resistsPierce } from './keyword.ts';

type Fight = AbilityContext<LHooks['windows']['pool-resolved']>;

function strikes(context: Fight): boolean {
  const { attack } = context.moment;
  return attacks(context) && attack.kind === 'melee' && (attack.spent.aim ?? 0) > 0;
}

function parries(context: Fight): boolean {
  const { attack } = context.moment;
  return resistsPierce(context) && attack.kind === 'melee' && (attack.spent.dodge ?? 0) > 0;
}

/** legion.duelist: in melee a spent aim pierces and a spent dodge keeps from being pierced, besides what they do anyway (.3). */
export const DUELIST = keyword(
  'duelist',
  'Duelist',
  words(
    'In melee: when you spend an aim token, your pool gains Pierce 1; when you spend a dodge token, you are immune to Pierce.',
    'En mêlée : si vous dépensez un pion visée, votre réserve gagne Pierce 1 ; un pion esquive, vous êtes immunisé à Pierce.',
    'W walce wręcz: gdy wydasz żeton celowania, pula zyskuje Pierce 1; gdy żeton uniku, Pierce cię nie dotyczy.',
  ),
  [
    modify('pierce', 'legion.duelist.1', (pierce, context) => (strikes(context) ? pierce + 1 : pierce)),
    modify('pierce', 'legion.duelist.2', (pierce, context) => (parries(context) ? 0 : pierce), 1),
    at('attacker-modifies-defense-dice', {
      rule: 'legion.duelist.1',
      optional: false,
      when: strikes,
      *effect({ table, moment }) {
        pierceDefense(table, moment, 'legion.duelist.1');
      },
    }),
  ],
);
