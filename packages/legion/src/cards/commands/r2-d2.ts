import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { canSmoke, laySmoke } from '../../keywords/smoke.ts';
import { doneAction } from '../../rules/actions.ts';
import { freeAction } from '../../rules/freeactions.ts';
import { action, kw, meleeAndRanged } from '../print.ts';
import { cardsOf } from './command.ts';
import { HAS_ITS_WEAPON } from './weapon.ts';
import { byCharacter, characterGains, isFriendlyTrooper, orderedMayMove } from './words.ts';

const card = cardsOf('R2-D2', null);

export const R2_D2: readonly CommandFacts[] = [
  card({
    id: 'blast-off',
    name: 'Blast Off!',
    pips: 1,
    orders: { units: ['R2-D2'] },
    text: words(
      'R2-D2 gains 1 dodge and 1 suppression token. This round: maximum speed +1, Disengage and, as an action, Jump 1.',
      'R2-D2 gagne 1 pion Esquive et 1 pion Suppression. Ce round : vitesse maximale +1, Disengage et, comme action, Jump 1.',
      'R2-D2 dostaje 1 żeton uniku i 1 żeton przygniecenia. W tej rundzie: prędkość maksymalna +1, Disengage oraz, jako akcja, Jump 1.',
    ),
    gives: [{ keywords: [kw('disengage'), action(kw('jump-x', 1))] }],
    abilities: [
      characterGains({ dodge: 1, suppression: 1 }),
      modify('speed', (speed, { self, moment }) => (moment === self.unit ? speed + 1 : speed)),
    ],
  }),
  card({
    id: 'impromptu-immolation',
    name: 'Impromptu Immolation',
    pips: 2,
    orders: { units: ['R2-D2'] },
    weapons: [meleeAndRanged('Impromptu Immolation', 1, { white: 2 }, kw('blast'), kw('spray'), kw('suppressive'))],
    text: words(
      'R2-D2 has this weapon during his activation. After every attack of his this round: a free move action, if he likes.',
      'R2-D2 a cette arme pendant son activation. Après chacune de ses attaques ce round : une action de déplacement gratuite, s’il veut.',
      'R2-D2 ma tę broń podczas swojej aktywacji. Po każdym jego ataku w tej rundzie: darmowa akcja ruchu, jeśli zechce.',
    ),
    abilities: [
      HAS_ITS_WEAPON,
      at('after-attacking', {
        optional: false,
        when: ({ self, moment }) => moment.attacker === self.unit,
        *effect({ table, moment: { attacker } }) {
          yield* freeAction(table, attacker, ['move']);
        },
      }),
    ],
  }),
  card({
    id: 'smoke-screen',
    name: 'Smoke Screen',
    pips: 3,
    orders: { units: ['R2-D2'], others: 1, types: ['trooper'] },
    text: words(
      'Other friendly troopers that R2-D2 orders may move at speed 1 right away. As the Activation Phase begins he may use Smoke 1 for free.',
      'Les autres unités de soldats alliées à qui R2-D2 donne un ordre peuvent aussitôt se déplacer à vitesse 1. Au début de la phase d’Activation, il peut utiliser Smoke 1 gratuitement.',
      'Inne twoje oddziały piechoty, którym R2-D2 wyda rozkaz, mogą od razu ruszyć się z prędkością 1. Na początku fazy aktywacji może za darmo użyć Smoke 1.',
    ),
    abilities: [
      orderedMayMove((context) => byCharacter(context) && isFriendlyTrooper(context) && !isOwn(context)),
      at('start-of-activation-phase', {
        optional: true,
        when: ({ table, self: { unit } }) => unit?.place === 'play' && canSmoke(table, unit),
        *effect({ table, self: { unit } }) {
          const rule = 'legion.smoke-x.1';
          if (unit)
            yield* doneAction(
              table,
              unit,
              { action: 'card:smoke-x', card: 'smoke-x' },
              rule,
              () => laySmoke(table, unit, 1),
              true,
            );
        },
      }),
    ],
  }),
];
