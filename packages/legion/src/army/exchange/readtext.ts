import type { Words } from '@rangefinder/kernel/words';
import { RANKS, type Rank } from '../../card.ts';
import type { Army } from '../army.ts';
import type { ArmyMode } from '../modes.ts';
import { battleCardNamed, canonical, commandNamed, unitsNamed, upgradesNamed } from './cardnames.ts';
import { type NamedArmy, type NamedCard, type NamedUnit, readNames } from './names.ts';
import { REMARK } from './remarks.ts';
import type { Exchanged } from './written.ts';

/** Longer texts, and longer lines, hold no army. */
const MOST_LINES = 300;
const LONGEST_LINE = 400;

/** Reads an army that names its cards: the texts of Legion HQ, and lists as people type them. Undefined when it names no unit. */
export function readText(text: string): Exchanged | undefined {
  const reader = new Reader();
  const lines = text.split(/\r?\n/).slice(0, MOST_LINES);
  for (const line of lines) reader.read(line.slice(0, LONGEST_LINE));
  const { named, strange } = reader;
  if (named.units.length === 0) return undefined;
  const remarks: Words[] = [];
  const list = readNames(named, remarks);
  return { list, remarks: [...strange.slice(0, 12).map(REMARK.line), ...remarks] };
}

type Row = keyof Army['battle'];

/** Where the cards of a line belong. */
type Section = 'units' | 'commands' | 'contingencies' | Row;

const SECTIONS: Readonly<Record<string, Section>> = {
  commands: 'commands',
  command: 'commands',
  commandcards: 'commands',
  commandhand: 'commands',
  contingencies: 'contingencies',
  contingency: 'contingencies',
  objectives: 'objectives',
  objective: 'objectives',
  deployments: 'deployments',
  deployment: 'deployments',
  conditions: 'conditions',
  condition: 'conditions',
  counterparts: 'units',
  units: 'units',
  battledeck: 'objectives',
};

/** `Special Forces:` is a rank, and so is `Commanders:`. */
function rankNamed(heading: string): Rank | undefined {
  const bare = canonical(heading).replace(/s$/, '').replace('specialforce', 'special').replace('corp', 'corps');
  return RANKS.find((rank) => rank === bare);
}

/** What a text has told so far, line by line. */
class Reader {
  readonly strange: string[] = [];
  private readonly units: NamedUnit[] = [];
  private readonly cards = {
    commands: [] as string[],
    contingencies: [] as string[],
    objectives: [] as string[],
    deployments: [] as string[],
    conditions: [] as string[],
  };
  private name: string | undefined;
  private mode: ArmyMode | undefined;
  private section: Section = 'units';
  private rank: Rank | undefined;

  get named(): NamedArmy {
    const { commands, contingencies, ...battle } = this.cards;
    return {
      ...(this.name === undefined ? {} : { name: this.name }),
      ...(this.mode === undefined ? {} : { mode: this.mode }),
      units: this.units,
      commands,
      contingencies,
      battle,
    };
  }

  read(line: string): void {
    const bare = line.replace(/[*_#>`]+/g, ' ').trim();
    if (bare === '' || /^https?:/i.test(bare)) return;
    if (this.readPoints(bare) || this.readHeading(bare)) return;
    if (/^•/.test(bare)) this.readCards(this.section === 'contingencies' ? 'contingencies' : 'commands', bare);
    else if (this.section !== 'units' && this.readCards(this.section, bare)) return;
    else this.readUnitLine(bare);
  }

  /** `790/800 (10 activations)` */
  private readPoints(line: string): boolean {
    const [, most] = /^\d{1,4}\s*\/\s*(\d{3,4})\b/.exec(line) ?? [];
    if (most === undefined) return false;
    const points = Number(most);
    if (points <= 600) this.mode = 'skirmish';
    else if (points > 1000) this.mode = 'grand-army';
    return true;
  }

  /** `Corps:`, `Commands: • Ambush, •• Push` */
  private readHeading(line: string): boolean {
    const [, heading = '', rest = ''] = /^([^:()]{3,30}):\s*(.*)$/.exec(line) ?? /^([a-z ]{3,20})()$/i.exec(line) ?? [];
    const section = SECTIONS[canonical(heading)];
    const rank = rankNamed(heading);
    if (!section && !(rank && rest === '')) return false;
    this.section = section ?? 'units';
    this.rank = section ? undefined : rank;
    if (rest !== '') this.readCards(this.section, rest);
    return true;
  }

  /** The cards of a hand or a deck in a line; false where none of them is one. */
  private readCards(section: Section, line: string): boolean {
    if (section === 'units') return false;
    const isCard = (name: string) =>
      section === 'commands' || section === 'contingencies'
        ? commandNamed(name) !== undefined
        : battleCardNamed(name, 'standard') !== undefined;
    const names = namesIn(line.replace(/^[-–]\s*/, ''), isCard);
    const found = names.filter(isCard);
    if (found.length === 0 && unitsNamed(unitName(line).name).length > 0) return false;
    this.cards[section].push(...found);
    this.strange.push(...names.filter((name) => !isCard(name)));
    return true;
  }

  private readUnitLine(line: string): void {
    const last = this.units.at(-1);
    const [, aside] = /^[-–]?\s*loadout:\s*\(?(.*?)\)?$/i.exec(line) ?? [];
    if (aside !== undefined && last) {
      const names = namesIn(aside, (name) => upgradesNamed(name).length > 0).filter(
        (name) => canonical(name) !== 'none',
      );
      this.units[this.units.length - 1] = { ...last, loadout: names.map((name) => ({ name })) };
      return;
    }
    if (last && /^[-–]/.test(line) && !/=\s*\d+$/.test(line) && this.readUpgrades(last, line)) return;
    const { count, named } = unitIn(line);
    if (named) for (let i = 0; i < count; i++) this.units.push({ ...named, ...(this.rank ? { rank: this.rank } : {}) });
    else this.readOther(line);
  }

  /** ` - DLT-19 Stormtrooper (22)` below a unit. */
  private readUpgrades(unit: NamedUnit, line: string): boolean {
    const { equipped, aside } = upgradesIn(line.replace(/^[-–]\s*/, ''));
    if (!equipped.some(({ name }) => upgradesNamed(name).length > 0)) return false;
    this.units[this.units.length - 1] = {
      ...unit,
      upgrades: [...unit.upgrades, ...equipped],
      loadout: [...unit.loadout, ...aside],
    };
    return true;
  }

  /** A title, a card by itself, or nothing that is known. */
  private readOther(line: string): void {
    const name = unitName(line).name;
    if (commandNamed(name)) this.cards.commands.push(name);
    else if (this.units.length === 0 && this.name === undefined) this.name = line.slice(0, 80);
    else if (!/^total\b|activation|points/i.test(line)) this.strange.push(line);
  }
}

/** A name with its cost: `Stormtroopers (44)`, `Stormtroopers`. */
function unitName(text: string): NamedCard {
  const [, name = text, cost] = /^(.*?)\s*\((\d{1,3})\)\s*$/.exec(text.trim()) ?? [];
  const bare = name.replace(/^[-–•]+\s*/, '').trim();
  return cost === undefined ? { name: bare } : { name: bare, cost: Number(cost) };
}

/**
 * `2× Stormtroopers (44): DLT-19 Stormtrooper (22), … = 132`, `2x Stormtroopers (DLT-19 Stormtrooper)`, `Stormtroopers + …`,
 * `Stormtroopers x2`
 */
function unitIn(line: string): { readonly count: number; readonly named: NamedUnit | undefined } {
  const row = line.replace(/^[-–]\s*/, '').replace(/\s*=\s*\d+\s*$/, '');
  const [, bare = row, times = '1'] = /^(.*\S)\s+\(?[x×](\d{1,2})\)?$/i.exec(row) ?? [];
  const [, digits = times, text = bare] = /^(\d{1,2})\s*[x×]?\s+(.*)$/i.exec(bare) ?? [];
  const count = unitsNamed(unitName(bare).name).length > 0 ? Number(times) : Number(digits);
  const whole = count === 1 && unitsNamed(unitName(bare).name).length > 0 ? bare : text;
  for (const [head, rest] of splits(whole)) {
    const unit = unitName(head);
    if (unitsNamed(unit.name).length === 0) continue;
    const { equipped, aside } = upgradesIn(rest);
    // Upgrades that follow on lines of their own are counted with the unit.
    return { count, named: { ...unit, ...(rest === '' ? { whole: true } : {}), upgrades: equipped, loadout: aside } };
  }
  return { count: 0, named: undefined };
}

/** The ways in which a line may tell a unit from its upgrades. */
function splits(line: string): readonly (readonly [string, string])[] {
  const at = (index: number, skip: number) => [line.slice(0, index), line.slice(index + skip)] as const;
  const [colon, bracket, plus] = [line.indexOf(':'), line.indexOf(' ('), line.indexOf(' + ')];
  return [
    [line, ''],
    ...(colon > 0 ? [at(colon, 1)] : []),
    ...(bracket > 0 && line.endsWith(')') ? [[line.slice(0, bracket), line.slice(bracket + 2, -1)] as const] : []),
    ...(plus > 0 ? [at(plus, 3)] : []),
  ];
}

/** `A (5)/B (4), C (3)`: A and C are equipped, B is set aside for A. */
function upgradesIn(text: string): { readonly equipped: readonly NamedCard[]; readonly aside: readonly NamedCard[] } {
  const isCard = (name: string) => [upgradesNamed, unitsNamed].some((named) => named(unitName(name).name).length > 0);
  const pairs = namesIn(text, isCard, /\s*,\s*|\s+\+\s+/).map((name) => name.split(/(?<=\))\s*\//));
  return {
    equipped: pairs.map(([first = '']) => unitName(first)),
    aside: pairs.flatMap(([, ...others]) => others.map(unitName)),
  };
}

/** The names in a row; where a name has a comma in it, what belongs together stays together. */
function namesIn(text: string, isCard: (name: string) => boolean, between = /\s*,\s*/): readonly string[] {
  const parts = text
    .split(/•+/)
    .flatMap((part) => part.split(between))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names: string[] = [];
  for (let i = 0; i < parts.length; ) {
    const length = [4, 3, 2].find((count) => i + count <= parts.length && isCard(parts.slice(i, i + count).join(' ')));
    names.push(parts.slice(i, i + (length ?? 1)).join(', '));
    i += length ?? 1;
  }
  return names;
}
