import { words } from '@rangefinder/kernel/words';
import { at, modify, type Weapon } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { extraMove } from '../../rules/deeds.ts';
import { freeAction, mayActFreely } from '../../rules/freeactions.ts';
import { mayMove, whyNotMove } from '../../rules/moving.ts';
import { playerOf } from '../../rules/players.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import { type Attack, isInBattle, type Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { action, area, kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { gainTokens, isCharacter, whileActive } from './words.ts';

const card = cardsOf('Bossk', 'empire');

const CHARGE = 'dioxis charge';

/** The weapon of his charges, whether he is active or not. */
function chargesOf(t: LTable, id: string, { minis }: Unit): readonly Weapon[] {
  return t.cards.command(id).weapons.map((facts, i) => ({ id: `card:${id}:${i}`, facts, minis }));
}

function isDioxis({ pools, current }: Attack): boolean {
  const weapons = current === null ? [] : (pools[current]?.weapons ?? []);
  return weapons.some(({ name }) => name.toLowerCase() === CHARGE);
}

export const BOSSK: readonly CommandFacts[] = [
  card({
    id: 'merciless-munitions',
    name: 'Merciless Munitions',
    pips: 1,
    orders: { units: ['Bossk'] },
    permanent: true,
    weapons: [area('Dioxis Charge', 'crit', { red: 1, black: 1 }, kw('blast'))],
    gives: [
      {
        keywords: [action(kw('arm', 1, CHARGE))],
        when: ({ table, seat, card: id }) => playerOf(table, seat).chosen === id,
      },
      { keywords: [kw('detonate-x', 1, CHARGE)] },
    ],
    text: words(
      'This round, as an action: Arm 1: dioxis charge, then a speed-1 move if he likes. From now on: Detonate 1: dioxis charge. Troopers that defended against such a charge gain 1 poison token.',
      'Ce round, comme action : Arm 1 : charge de dioxis, puis s’il veut un déplacement de vitesse 1. Désormais : Detonate 1 : charge de dioxis. Une unité de soldats qui s’est défendue contre une telle charge gagne 1 pion Poison.',
      'W tej rundzie, jako akcja: Arm 1: ładunek dioksisu, a potem ruch o prędkości 1, jeśli zechce. Odtąd: Detonate 1: ładunek dioksisu. Piechota, która broniła się przed takim ładunkiem, dostaje 1 żeton trucizny.',
    ),
    abilities: [
      modify('weapons', 'legion.permanent.2', (weapons, { table, self, moment: unit }) =>
        unit === self.unit ? [...weapons, ...chargesOf(table, self.card, unit)] : weapons,
      ),
      at('action-performed', {
        optional: true,
        when: (context) =>
          isCharacter(context) && context.moment.card === 'arm' && mayMove(context.table, context.moment.unit, 1),
        *effect({ table, moment: { unit } }) {
          yield* extraMove(table, unit, 1);
        },
      }),
      at('after-defending', {
        rule: 'legion.permanent.2',
        optional: false,
        when: ({ table, self, moment: { attack, attacker, defender } }) =>
          attacker.seat === self.seat && isTrooper(table, defender) && isDioxis(attack),
        effect: (context) => gainTokens(context, context.moment.defender, { poison: 1 }),
      }),
    ],
  }),
  card({
    id: 'reptilian-rampage',
    name: 'Reptilian Rampage',
    pips: 2,
    orders: { units: ['Bossk'] },
    text: words(
      'In his activation: two attack actions are allowed; once, for 1 wound, a free move action.',
      'Pendant son activation : deux actions d’attaque sont permises ; une fois, pour 1 blessure, une action de déplacement gratuite.',
      'W jego aktywacji: dozwolone dwie akcje ataku; raz, za 1 ranę, darmowa akcja ruchu.',
    ),
    abilities: [
      modify('action-limit', (limit, { self, moment: { unit, action } }) =>
        unit === self.unit && action === 'attack' ? Math.max(2, limit) : limit,
      ),
      ...whileActive({
        wounds: 1,
        // Any kind of move will do, a climb too where no other is left.
        whyNot: ({ table, moment: unit }) =>
          mayActFreely(table, unit, 'move') ? undefined : whyNotMove(table, unit, {}),
        *perform({ table, moment: unit }) {
          yield* freeAction(table, unit, ['move']);
        },
      }),
    ],
  }),
  card({
    id: 'lying-in-wait',
    name: 'Lying In Wait',
    pips: 3,
    orders: { units: ['Bossk'] },
    gives: [{ keywords: [kw('sharpshooter-x', 1)] }],
    text: words(
      "Sharpshooter 1. Whenever an enemy unit's activation is over, Bossk gains 1 aim token.",
      'Sharpshooter 1. Chaque fois que l’activation d’une unité ennemie se termine, Bossk gagne 1 pion Viser.',
      'Sharpshooter 1. Ilekroć skończy się aktywacja wrogiego oddziału, Bossk zyskuje 1 żeton celowania.',
    ),
    abilities: [
      at('activation-over', {
        optional: false,
        when: ({ self, moment: { unit } }) => self.unit !== null && isInBattle(self.unit) && unit.seat !== self.seat,
        *effect({ table, self }) {
          if (self.unit) yield* gainToken(table, self.unit, 'aim', 1);
        },
      }),
    ],
  }),
];
