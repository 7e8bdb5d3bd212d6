import { EndingTable, luckWords } from '@rangefinder/table';
import { askRules } from '../../src/asking.ts';
import { pointsOf } from '../../src/rules/units.ts';
import { type TableProps, unitIn } from '../model.ts';
import { unitName } from '../names.ts';
import { WORDS } from '../words.ts';
import { type Loss, type Story, storyOf } from './story.ts';

/** The end of a battle: why it is won, by how much, what each side lost, and what luck did. */
export function Ending({ table }: TableProps) {
  const { view, events } = table.snapshot;
  const { language } = table.settings;
  const rules = askRules(view);
  const told = events.map(({ event }) => event);
  const units = {
    seatOf: (unit: string) => unitIn(view, unit)?.seat,
    pointsOf: (unit: string) => (unitIn(view, unit) ? pointsOf(rules, rules.unit(unit)) : 0),
  };
  const stories = [storyOf(told, 0, units), storyOf(told, 1, units)];
  const end = told.findLast(({ type }) => type === 'game-over');
  const nameOf = (id: string) => {
    const unit = unitIn(view, id);
    return unit ? unitName(unit) : '';
  };
  const loss = (one: Loss | null) =>
    one === null
      ? WORDS.nobodyLost[language]
      : WORDS.lostIn(nameOf(one.unit), one.round, one.by === null ? null : nameOf(one.by))[language];
  const armyOf = (seat: number) => view.units.filter((unit) => unit.seat === seat).length;
  const row = (name: string, say: (story: Story, seat: number) => string) => ({
    name,
    of: (seat: number) => (stories[seat] ? say(stories[seat], seat) : ''),
  });
  return (
    <EndingTable
      table={table}
      why={end ? table.words.event(end) : null}
      rows={[
        row(WORDS.victoryPoints[language], (_, seat) => String(view.players[seat]?.victory ?? 0)),
        row(WORDS.unitsLost[language], ({ units }, seat) => WORDS.lostOf(units, armyOf(seat))[language]),
        row(WORDS.woundsTaken[language], ({ wounds }) => String(wounds)),
        row(WORDS.luckyHits[language], ({ hits }) => luckWords(hits, language)),
        row(WORDS.luckyBlocks[language], ({ blocks }) => luckWords(blocks, language)),
        row(WORDS.dearestLoss[language], ({ dearest }) => loss(dearest)),
      ]}
    />
  );
}
