import { isObject } from '@rangefinder/kernel';
import { shortened, shown } from '@rangefinder/kernel/lists';
import { list, name as plain, type Words, words } from '@rangefinder/kernel/words';
import type { SquadCards, SquadPilot, SquadUpgrade } from './cards.ts';
import { pilotNamesakes, upgradeNamesakes } from './namesakes.ts';
import { type SquadProblem, squadProblem } from './problem.ts';
import type { SquadRules } from './rules.ts';

/** A card that a list names by a number of another builder, and whose number nobody here knows. */
export interface UnknownNumber {
  readonly builder: string;
  readonly number: number | string;
}

function isUnknownNumber(raw: unknown): raw is UnknownNumber {
  if (!isObject(raw) || typeof raw.builder !== 'string') return false;
  return typeof raw.number === 'number' || typeof raw.number === 'string';
}

/** A ship that had to be left out. */
export function unknownPilot(rules: SquadRules, number: number, id: unknown): SquadProblem {
  if (isUnknownNumber(id)) {
    const { en, fr, pl } = strangeNumber(id);
    const said = words(`Ship ${number}: ${en}`, `Vaisseau ${number} : ${fr}`, `Statek ${number}: ${pl}`);
    return squadProblem(rules.cites.unknownPilot, said);
  }
  const { hugeShips } = rules;
  const huge = typeof id === 'string' ? hugeShips?.names.get(id) : undefined;
  if (hugeShips && huge) return squadProblem(hugeShips.rule, notPlayed(number, huge));
  const { en, fr, pl } = namesakes(typeof id === 'string' ? pilotNamesakes(rules, id).map(onShip) : []);
  const said = words(
    `Ship ${number}: there is no pilot ${shown(id)}${en}.`,
    `Vaisseau ${number} : il n'y a pas de pilote ${shown(id)}${fr}.`,
    `Statek ${number}: nie ma pilota ${shown(id)}${pl}.`,
  );
  return squadProblem(rules.cites.unknownPilot, said);
}

function notPlayed(number: number, name: string): Words {
  return words(
    `Ship ${number}: ${name} is a huge ship; those are not played here.`,
    `Vaisseau ${number} : ${name} est un vaisseau immense ; on n'en joue pas ici.`,
    `Statek ${number}: ${name} to ogromny statek; takimi się tu nie gra.`,
  );
}

/** An upgrade that had to be left out. */
export function unknownUpgrade(rules: SquadRules, ship: string, id: unknown): SquadProblem {
  if (isUnknownNumber(id)) {
    const { en, fr, pl } = strangeNumber(id);
    return squadProblem(rules.cites.unknownUpgrade, words(`${ship}: ${en}`, `${ship} : ${fr}`, `${ship}: ${pl}`));
  }
  const { en, fr, pl } = namesakes(
    typeof id === 'string' ? upgradeNamesakes(rules, id).map((card) => inSlot(rules, card)) : [],
  );
  const said = words(
    `${ship}: there is no upgrade ${shown(id)}${en}.`,
    `${ship} : il n'y a pas d'amélioration ${shown(id)}${fr}.`,
    `${ship}: nie ma ulepszenia ${shown(id)}${pl}.`,
  );
  return squadProblem(rules.cites.unknownUpgrade, said);
}

function strangeNumber({ builder, number }: UnknownNumber): Words {
  const [from, called] = [shortened(builder), shortened(String(number))];
  return words(
    `number ${called} of ${from} is not known here; the card may be newer than this table, or the link damaged.`,
    `le numéro ${called} de ${from} n'est pas connu ici ; la carte est peut-être plus récente, ou le lien abîmé.`,
    `numer ${called} z ${from} nie jest tu znany; karta może być nowsza albo odnośnik jest uszkodzony.`,
  );
}

/** A card by the name people know it by, told apart from its namesakes. */
const onShip = ({ name, type }: SquadPilot) => plain(`${name} (${type.name})`);
const inSlot = ({ slotName }: SquadCards, { name, fills }: SquadUpgrade) =>
  list([plain(name), list(fills.map(slotName), ' + ')], ': ');

function namesakes(cards: readonly Words[]): Words {
  if (cards.length === 0) return plain('');
  const { en, fr, pl } = list(cards);
  return words(`; of that name there is ${en}`, ` ; de ce nom il y a ${fr}`, `; o tej nazwie jest ${pl}`);
}
