import type { RuleId } from '@rangefinder/kernel';
import { joined, name as plain, type Words, words } from '@rangefinder/kernel/words';
import type { SquadCard, SquadCards, SquadPilot, SquadUpgrade } from './cards.ts';
import { squadCost } from './costs.ts';
import type { GameMode } from './gamemode.ts';
import { problemIf, type SquadProblem, squadProblem } from './problem.ts';
import { overfullSlots } from './slots.ts';
import type { Squad } from './squad.ts';

/** A ship of a squad with its cards, under a name that tells it apart in the squad. */
export interface NamedShip<Pilot extends SquadPilot = SquadPilot, Upgrade extends SquadUpgrade = SquadUpgrade> {
  readonly name: Words;
  readonly pilot: Pilot;
  readonly upgrades: readonly Upgrade[];
}

/** The ships of a squad with their cards. */
export function namedShips<Pilot extends SquadPilot, Upgrade extends SquadUpgrade>(
  { ships }: Squad,
  pilotCard: (id: string) => Pilot,
  upgradeCard: (id: string) => Upgrade,
): readonly NamedShip<Pilot, Upgrade>[] {
  return ships.map(({ pilot, upgrades }, i) => {
    const card = pilotCard(pilot);
    const same = ships.filter((other) => other.pilot === pilot).length > 1;
    return {
      name: same ? numbered(card.name, i + 1) : plain(card.name),
      pilot: card,
      upgrades: upgrades.map(upgradeCard),
    };
  });
}

function numbered(name: string, number: number): Words {
  return words(`${name} (ship ${number})`, `${name} (vaisseau ${number})`, `${name} (statek ${number})`);
}

/** More points than there are to spend. */
export function pointsProblems(cards: SquadCards, squad: Squad, { points }: GameMode, rule: RuleId): SquadProblem[] {
  const cost = squadCost(cards, squad);
  return problemIf(
    cost > points,
    rule,
    words(
      `The squad costs ${cost} points; ${points} are allowed.`,
      `L'escadron coûte ${cost} points ; ${points} sont permis.`,
      `Eskadra kosztuje ${cost} pkt; dozwolone jest ${points}.`,
    ),
  );
}

/** Fewer or more ships than the game mode has. */
export function sizeProblems({ ships }: Squad, { ships: [fewest, most] }: GameMode, rule: RuleId): SquadProblem[] {
  return problemIf(
    ships.length < fewest || ships.length > most,
    rule,
    words(
      `The squad has ${ships.length} ships; from ${fewest} to ${most} are allowed.`,
      `Vaisseaux dans l'escadron : ${ships.length} ; il en faut de ${fewest} à ${most}.`,
      `Statków w eskadrze: ${ships.length}; dozwolone jest od ${fewest} do ${most}.`,
    ),
  );
}

/** Ships of several factions. */
export function factionProblems(cards: SquadCards, ships: readonly NamedShip[], rule: RuleId): SquadProblem[] {
  const factions = [...new Set(ships.map(({ pilot }) => pilot.faction))];
  const { en, fr, pl } = and(factions.map((faction) => cards.factionName(faction)));
  return problemIf(
    factions.length > 1,
    rule,
    words(
      `All ships must be of one faction; these are of ${en}.`,
      `Tous les vaisseaux doivent être d'une même faction ; il y a ici ${fr}.`,
      `Wszystkie statki muszą być jednej frakcji; tu są: ${pl}.`,
    ),
  );
}

/** Cards that cannot be played yet. */
export function unwrittenProblems(cards: SquadCards, chosen: readonly SquadCard[], rule: RuleId): SquadProblem[] {
  return distinct(chosen).flatMap((card) => {
    const missing = cards.unwritten(card);
    if (missing === undefined) return [];
    const said = words(
      `${missing.en} It cannot be played yet.`,
      `${missing.fr} Cette carte ne peut pas encore être jouée.`,
      `${missing.pl} Tej karty nie można jeszcze zagrać.`,
    );
    return [squadProblem(rule, said)];
  });
}

/** More cards of a name, ships and upgrades counted together, than a squad may have. */
export function limitedProblems(chosen: readonly SquadCard[], rule: RuleId): SquadProblem[] {
  const limited = new Map(chosen.filter((card) => card.limited > 0).map((card) => [card.name, card.limited]));
  return [...limited].flatMap(([name, limit]) => {
    const count = chosen.filter((card) => card.name === name).length;
    const said = words(
      `${name} is ${count} times in the squad; ${limit === 1 ? 'one is' : `${limit} are`} allowed.`,
      `${name} : ${count} exemplaires dans l'escadron ; limite : ${limit}.`,
      `${name}: ${count} w eskadrze; limit: ${limit}.`,
    );
    return problemIf(count > limit, rule, said);
  });
}

/** More than one copy of a card on a ship, among those of which it may have one only. */
export function copyProblems(
  { name, upgrades }: NamedShip,
  single: readonly SquadUpgrade[],
  rule: RuleId,
): SquadProblem[] {
  const names = distinct(single.map((card) => card.name));
  return names
    .filter((one) => upgrades.filter((card) => card.name === one).length > 1)
    .map((card) =>
      squadProblem(
        rule,
        words(
          `${name.en} has more than one ${card}.`,
          `${name.fr} a plus d'un exemplaire de ${card}.`,
          `${name.pl} ma więcej niż jedno ${card}.`,
        ),
      ),
    );
}

/** Upgrades for which a ship has no slot; a hardpoint may have a rule of its own. */
export function slotProblems(
  cards: SquadCards,
  { name, pilot, upgrades }: NamedShip,
  rule: { readonly slot: RuleId; readonly hardpoint: RuleId },
): SquadProblem[] {
  return overfullSlots(cards, pilot, upgrades).map(({ slot, has, cards: over, hardpoint }) => {
    const type = cards.slotName(slot);
    const held = and(over.map((card) => plain(card.name)));
    const full = words(
      `${name.en} has ${has === 0 ? 'no' : has} ${type.en} ${has < 2 ? 'slot' : 'slots'} for ${held.en}`,
      `Emplacements ${type.fr} de ${name.fr} : ${has}, pour ${held.fr}`,
      `${name.pl}: miejsc typu ${type.pl} ${has}, a na nich ${held.pl}`,
    );
    return hardpoint
      ? squadProblem(
          rule.hardpoint,
          words(
            `${full.en}; its hardpoint holds one upgrade of a single icon.`,
            `${full.fr} ; son point d'attache porte une amélioration à une seule icône.`,
            `${full.pl}; jego zaczep mieści jedno ulepszenie z jedną ikoną.`,
          ),
        )
      : squadProblem(rule.slot, words(`${full.en}.`, `${full.fr}.`, `${full.pl}.`));
  });
}

/** Cards are equipped in some order, each allowed by what is there already; what cannot follow is not allowed. */
export function restrictionProblems(
  cards: SquadCards,
  { name, pilot, upgrades }: NamedShip,
  squadNames: ReadonlySet<string>,
): SquadProblem[] {
  const equipped: SquadUpgrade[] = [];
  let waiting = upgrades;
  const broken = ({ restrictions = [] }: SquadUpgrade) =>
    restrictions.filter((restriction) => !cards.meets(restriction, { pilot, equipped, squadNames }));
  for (;;) {
    const next = waiting.filter((card) => broken(card).length === 0);
    if (next.length === 0) break;
    equipped.push(...next);
    waiting = waiting.filter((card) => !next.includes(card));
  }
  return waiting.flatMap((card) =>
    broken(card).map((restriction) => {
      const { rule, said } = cards.described(restriction);
      return squadProblem(
        rule,
        words(
          `${name.en} cannot equip ${card.name}: it is only for ${said.en}.`,
          `${name.fr} ne peut pas s'équiper de ${card.name} : seulement pour ${said.fr}.`,
          `${name.pl} nie może mieć ${card.name}: tylko dla ${said.pl}.`,
        ),
      );
    }),
  );
}

/** Not the three obstacles that a squad brings. */
export function obstacleProblems({ obstacles }: Squad, rule: RuleId): SquadProblem[] {
  const reason = words(
    `The squad brings ${obstacles.length} obstacles; it must bring three.`,
    `L'escadron apporte des obstacles : ${obstacles.length} ; il en faut trois.`,
    `Przeszkód w eskadrze: ${obstacles.length}; muszą być trzy.`,
  );
  return problemIf(obstacles.length !== 3, rule, reason);
}

export function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

export function and(items: readonly Words[]): Words {
  return joined(items, words(' and ', ' et ', ' i '));
}
