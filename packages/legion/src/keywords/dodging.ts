import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks, modify } from '../abilities.ts';
import { gainToken } from '../rules/tokens.ts';
import { sufferWounds } from '../rules/wounds.ts';
import { defends, keyword } from './keyword.ts';

type Fight = AbilityContext<LHooks['windows']['pool-resolved']>;

/** Whether the unit defends and has spent a dodge; how many makes no difference. */
function dodges(context: Fight): boolean {
  return defends(context) && (context.moment.attack.spent.dodge ?? 0) > 0;
}

/** legion.nimble */
export const NIMBLE = keyword(
  'nimble',
  'Nimble',
  words(
    'After defending, if you spent a dodge token: gain a dodge token.',
    'Après avoir défendu, si vous avez dépensé un pion esquive : gagnez un pion esquive.',
    'Po obronie, jeśli wydałeś żeton uniku: zyskaj żeton uniku.',
  ),
  [
    at('after-defending', {
      rule: 'legion.nimble.1',
      optional: false,
      when: dodges,
      *effect({ table, moment }) {
        yield* gainToken(table, moment.defender, 'dodge', 1, 'legion.nimble.1');
      },
    }),
  ],
);

/** legion.block */
export const BLOCK = keyword(
  'block',
  'Block',
  words(
    'While defending, if you spend a dodge token: your surges become blocks.',
    'En défense, si vous dépensez un pion esquive : vos incidents deviennent des blocages.',
    'Podczas obrony, jeśli wydasz żeton uniku: twoje symbole specjalne stają się blokami.',
  ),
  [modify('defense-surge', 'legion.block.1', (surge, context) => (dodges(context) ? 'block' : surge))],
);

/** A wound for each surge, unless a card says otherwise. */
function deflectedWounds({ table, moment }: Fight): number {
  const surges = moment.attack.defenseDice.filter(({ face }) => face === 'surge').length;
  return table.abilities.ask('deflected-wounds', moment, surges);
}

/**
 * legion.deflect: what is wounded may fall, and the attack goes on all the same (.6, .7).
 * legion.dodge.6
 */
export const DEFLECT = keyword(
  'deflect',
  'Deflect',
  words(
    'While defending, if you spend a dodge token: your surges become blocks; in a ranged attack each wounds the attacker.',
    'En défense, si vous dépensez un pion esquive : vos incidents bloquent ; à distance, chacun blesse l’attaquant.',
    'Podczas obrony, jeśli wydasz żeton uniku: symbole specjalne blokują; w ataku dystansowym każdy rani atakującego.',
  ),
  [
    modify('defense-surge', 'legion.deflect.1', (surge, context) => (dodges(context) ? 'block' : surge)),
    at('convert-defense-surges', {
      rule: 'legion.deflect.2',
      optional: false,
      when: (context) => dodges(context) && context.moment.attack.kind === 'ranged' && deflectedWounds(context) > 0,
      *effect(context) {
        const { attacker, defender } = context.moment;
        const source = { rule: 'legion.deflect.2', attack: null, by: defender } as const;
        yield* sufferWounds(context.table, attacker, deflectedWounds(context), source);
      },
    }),
  ],
);

/** legion.outmaneuver: token by token, criticals or hits. */
export const OUTMANEUVER = keyword(
  'outmaneuver',
  'Outmaneuver',
  words(
    'Its dodge tokens may cancel criticals.',
    'Ses pions esquive peuvent annuler des critiques.',
    'Jego żetony uniku mogą anulować trafienia krytyczne.',
  ),
  [modify('dodges-criticals', 'legion.outmaneuver.1', (may, context) => may || defends(context))],
);
