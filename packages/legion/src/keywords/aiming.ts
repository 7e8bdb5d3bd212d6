import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks, modify } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { countFaces } from '../rules/attack/moment.ts';
import { pierceDefense } from '../rules/attack/pierce.ts';
import { changeAttackDice } from '../rules/attack/roll.ts';
import { affordable, spendTokens } from '../rules/spending.ts';
import { chooseNumber } from './choosing.ts';
import { attacks, keyword } from './keyword.ts';

/** legion.precise-x */
export const PRECISE = keyword(
  'precise-x',
  'Precise X',
  words(
    'Each aim token rerolls up to X more dice.',
    'Chaque pion visée relance jusqu’à X dés de plus.',
    'Każdy żeton celowania przerzuca do X kości więcej.',
  ),
  [modify('aim-dice', 'legion.precise-x.1', (dice, context) => (attacks(context) ? dice + context.self.value : dice))],
);

type Moment = LHooks['windows']['pool-resolved'];

/** What one aim token may still improve. */
function improvable({ table, moment: { attack, attacker } }: AbilityContext<Moment>): readonly ('blank' | 'hit')[] {
  if (affordable(table, attacker, 'aim', attack) === 0) return [];
  return (['blank', 'hit'] as const).filter((face) => countFaces(attack, face) > 0);
}

/** legion.marksman: a token turns a blank into a hit, or a hit into a critical; two do both to one die (.4). */
export const MARKSMAN = keyword(
  'marksman',
  'Marksman',
  words(
    'After surges are converted, each aim token may turn a blank into a hit or a hit into a critical.',
    'Après la conversion des incidents, chaque pion visée peut changer un dé vierge en touche ou une touche en critique.',
    'Po zamianie symboli specjalnych każdy żeton celowania może zmienić pustą w trafienie albo trafienie w krytyczne.',
  ),
  [
    at('attack-surges-converted', {
      rule: 'legion.marksman.1',
      optional: false,
      when: (context) => attacks(context) && improvable(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const { attack, attacker } = moment;
        const rule = 'legion.marksman.3';
        for (let faces = improvable(context); faces.length > 0; faces = improvable(context)) {
          const options = [...faces.map((key) => ({ key })), { key: 'none' as const }];
          const about = { unit: attacker.id, card: self.card };
          const { key } = yield* pickOne({ seat: attacker.seat, topic: 'choose', rule, about, options });
          if (key === 'none') return;
          yield* spendTokens(table, attacker, 'aim', 1, { rule, attack });
          attack.spent.aim = (attack.spent.aim ?? 0) + 1;
          changeAttackDice(table, attack, [key], key === 'blank' ? 'hit' : 'crit', 1, rule);
        }
      },
    }),
  ],
);

/** legion.lethal-x: aim tokens for Pierce instead of rerolls (.3). */
export const LETHAL = keyword(
  'lethal-x',
  'Lethal X',
  words(
    'Spend up to X aim tokens: the pool gains Pierce 1 for each.',
    'Dépensez jusqu’à X pions visée : la réserve gagne Pierce 1 pour chacun.',
    'Wydaj do X żetonów celowania: pula zyskuje Pierce 1 za każdy.',
  ),
  [
    at('attacker-modifies-attack-dice', {
      rule: 'legion.lethal-x.1',
      optional: false,
      when: (context) =>
        attacks(context) && affordable(context.table, context.moment.attacker, 'aim', context.moment.attack) > 0,
      *effect({ table, self, moment: { attack, attacker } }) {
        const rule = 'legion.lethal-x.1';
        const most = Math.min(self.value, affordable(table, attacker, 'aim', attack));
        const count = yield* chooseNumber({ self, rule }, most);
        yield* spendTokens(table, attacker, 'aim', count, { rule, attack });
        attack.memory.lethal = (attack.memory.lethal ?? 0) + count;
      },
    }),
    modify('pierce', 'legion.lethal-x.2', (pierce, context) =>
      attacks(context) ? pierce + (context.moment.attack.memory.lethal ?? 0) : pierce,
    ),
    at('attacker-modifies-defense-dice', {
      rule: 'legion.lethal-x.2',
      optional: false,
      when: (context) => attacks(context) && (context.moment.attack.memory.lethal ?? 0) > 0,
      *effect({ table, moment }) {
        pierceDefense(table, moment, 'legion.lethal-x.2');
      },
    }),
  ],
);
