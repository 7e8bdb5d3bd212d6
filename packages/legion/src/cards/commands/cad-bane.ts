import type { Procedure, Seat } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { footprintOf } from '../../battlefield/bases.ts';
import { lieOver } from '../../battlefield/ending.ts';
import { isUpToRange } from '../../battlefield/range.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseNumber, chooseUnit } from '../../keywords/choosing.ts';
import { wasDivulged } from '../../opencards.ts';
import { refuse } from '../../refusals.ts';
import { canLay, type Laying, layMarker } from '../../rules/layingmarkers.ts';
import { markerShape, unitGap } from '../../rules/markers.ts';
import { layToken } from '../../rules/placingmarkers.ts';
import { gainToken, mayReceive, transferTokens } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import { BANE_TOKENS, type BaneToken, type Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { RULES_NOW } from '../bane.ts';
import { area, kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { onceRevealed } from './words.ts';

const card = cardsOf('Cad Bane', 'separatists');

type Activating = AbilityContext<{ readonly unit: Unit }>;

/** Troopers at range 1 to 2 that his suppression tokens can be handed to (legion.transfer.2). */
function receivers(t: LTable, bane: Unit): readonly Unit[] {
  return t.present.filter(
    (unit) => unit !== bane && isTrooper(t, unit) && mayReceive(t, unit, 'suppression') && t.range(bane, unit) <= 2,
  );
}

function canHandOver({ table, self, moment: { unit } }: Activating): boolean {
  return (
    unit === self.unit && unit.place === 'play' && unit.tokens.suppression > 0 && receivers(table, unit).length > 0
  );
}

/** One unit after another, each once, as long as he has tokens and likes. */
function* handOver({ table, self, moment: { unit } }: Activating): Procedure<void> {
  const asked: Unit[] = [];
  const given: Unit[] = [];
  while (unit.tokens.suppression > 0) {
    const open = receivers(table, unit).filter((one) => !asked.includes(one));
    const to = yield* chooseUnit({ self, rule: RULE, gives: 'suppression' }, open);
    if (!to) break;
    asked.push(to);
    const count = yield* chooseNumber({ self, rule: RULE, unit: to }, unit.tokens.suppression);
    if (count === 0) continue;
    given.push(to);
    yield* transferTokens(table, 'suppression', count, { from: unit, to, rule: RULE });
  }
  for (const one of given) if (one.seat !== unit.seat) yield* gainToken(table, one, 'immobilize', 1);
}

/** Which of his tokens that do not lie on the battlefield yet (legion.bane-tokens.13); a secret of his player's (.2). */
function* chooseToken({ state: { markers } }: LTable, seat: Seat): Procedure<BaneToken | null> {
  const lying = markers.filter(({ kind, seat: owner }) => kind === 'bane' && owner === seat).map(({ what }) => what);
  const left = BANE_TOKENS.filter((what) => !lying.includes(what));
  const [first = null, ...others] = left;
  if (others.length === 0) return first;
  const options = left.map((what) => ({ key: what, about: { card: what } }));
  const about = { card: RULES_NOW };
  const rule = 'legion.bane-tokens.2';
  const { key } = yield* pickOne({ seat, topic: 'choose-card', rule, about, options, secret: true });
  return key;
}

/** At range 1 of him, seen or not, where no enemy is at range 1 of it; on no token and no base (legion.bane-tokens.3, .6). */
function besideHim(t: LTable, bane: Unit, what: BaneToken = 'here-i-am'): Laying {
  const enemies = t.enemiesOf(bane.seat);
  return {
    unit: bane,
    marker: { kind: 'bane', what, facedown: true },
    clearOf: ['objective', 'condition', 'bane'],
    rules: { near: RULE, clear: 'legion.bane-tokens.3', flat: RULE },
    partly: true,
    unseen: true,
    forbids: (pose) => {
      if (enemies.some((unit) => isUpToRange(unitGap(t, unit, { pose }), 1))) return refuse(RULE, 'near-enemy');
      const shape = markerShape({ pose });
      const isTaken = t.scene.miniatures.some((mini) => lieOver(shape, footprintOf(mini)));
      return isTaken ? refuse('legion.bane-tokens.6', 'overlaps-base') : undefined;
    },
  };
}

export const CAD_BANE: readonly CommandFacts[] = [
  card({
    id: 'im-your-worst-nightmare',
    name: "I'm Your Worst Nightmare",
    pips: 1,
    orders: { units: ['Cad Bane'] },
    text: words(
      'Uncanny Luck 2; two attack actions are allowed in his activation.',
      'Uncanny Luck 2 ; deux actions d’attaque sont permises pendant son activation.',
      'Uncanny Luck 2; w jego aktywacji dozwolone są dwie akcje ataku.',
    ),
    gives: [{ keywords: [kw('uncanny-luck-x', 2)] }],
    abilities: [
      modify('action-limit', (limit, { self, moment: { unit, action } }) =>
        unit === self.unit && action === 'attack' ? Math.max(2, limit) : limit,
      ),
    ],
  }),
  card({
    id: 'im-in-control',
    name: "I'm in Control",
    pips: 2,
    orders: { units: ['Cad Bane'], others: 1 },
    text: words(
      'As his activation begins and as it ends he may hand suppression tokens of his to troopers at range 1–2. Enemies that got some gain 1 immobilize token as well.',
      'Au début et à la fin de son activation, il peut donner de ses pions Suppression à des soldats à portée 1–2. Les ennemis qui en ont reçu gagnent aussi 1 pion Immobilisation.',
      'Na początku i na końcu swojej aktywacji może oddawać swoje żetony przygniecenia piechocie w zasięgu 1–2. Wrogowie, którzy jakieś dostali, dostają też 1 żeton unieruchomienia.',
    ),
    abilities: [
      at('activates', { optional: true, when: canHandOver, effect: handOver }),
      at('end-of-activation', { optional: true, when: canHandOver, effect: handOver }),
    ],
  }),
  card({
    id: 'i-make-the-rules-now',
    name: 'I Make the Rules Now',
    pips: 3,
    orders: { units: ['Cad Bane'] },
    divulge: {
      until: 'end-of-round-1',
      binds: true,
      abilities: [
        at('divulged', {
          rule: 'legion.bane-tokens.2',
          optional: false,
          *effect({ table, self: { unit, seat } }) {
            if (unit) unit.memory['comes-later'] = 1;
            for (let left = BANE_TOKENS.length; left > 0; left--) {
              const what = yield* chooseToken(table, seat);
              if (!what) return;
              yield* layToken(table, seat, { kind: 'bane', what, seat, facedown: true, fromZones: 1, fromTokens: 0 });
            }
          },
        }),
        // He is where nobody can be nominated, and his card must be played all the same.
        modify('may-select-card', (may, { self, moment }) =>
          moment.seat === self.seat && moment.card === self.card ? true : may,
        ),
      ],
    },
    weapons: [
      area(
        'I Make the Rules Now ("Kablamo!")',
        'crit',
        { red: 2, black: 2 },
        kw('blast'),
        kw('impact-x', 2),
        kw('suppressive'),
      ),
    ],
    text: words(
      'Not divulged: place 1 Bane token at range 1 of Cad Bane, no enemy at range 1 of it. Divulged: all 3 are placed, none at range 1 of a deployment zone; Cad Bane is not deployed, and this card must be played in round 1. The weapon is for Kablamo!',
      'Non divulguée : placez 1 pion Bane à portée 1 de Cad Bane, sans ennemi à portée 1 du pion. Divulguée : les 3 sont placés, aucun à portée 1 d’une zone de déploiement ; Cad Bane n’est pas déployé, et cette carte doit être jouée au round 1. L’arme est celle de « Kablamo ! ».',
      "Nieujawniona: połóż 1 żeton Bane'a w zasięgu 1 od Cada Bane'a, bez wroga w zasięgu 1 od żetonu. Ujawniona: kładzie się wszystkie 3, żadnego w zasięgu 1 od strefy rozstawienia; Cad Bane nie jest wystawiany, a tę kartę trzeba zagrać w rundzie 1. Broń należy do Kablamo!",
    ),
    abilities: [
      onceRevealed(function* ({ table, self }) {
        const { unit, seat, card: id } = self;
        if (unit?.place !== 'play' || wasDivulged(table, seat, id) || !canLay(table, besideHim(table, unit))) return;
        const what = yield* chooseToken(table, seat);
        if (what) yield* layMarker(table, besideHim(table, unit, what));
      }),
    ],
  }),
];
