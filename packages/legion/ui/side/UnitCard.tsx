import type { Language } from '@rangefinder/kernel';
import { capital } from '@rangefinder/kernel/words';
import { unitFacts } from '../../src/cards/catalog.ts';
import { COMMANDER_TOKEN } from '../../src/rules/units.ts';
import { RANK, tokens } from '../../src/text/terms.ts';
import type { LegionView, UnitView } from '../../src/view.ts';
import { OrderMark, RankIcon, TokenMark } from '../icons/index.ts';
import { sideOf, type TableProps, unitOfRequest, unitPointedAt } from '../model.ts';
import { unitName } from '../names.ts';
import { aboardWords, healthOf, orderWords, tokensOf } from '../standing.ts';
import { WORDS } from '../words.ts';
import { UnitDetails } from './UnitDetails.tsx';

interface UnitCardProps extends TableProps {
  readonly unit: UnitView;
}

/** A unit in a few lines; pressing it opens everything there is to read. */
export function UnitCard({ table, unit }: UnitCardProps) {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const isOpen = table.opened === unit.id;
  const isActing = (request !== null && unitOfRequest(request) === unit.id) || view.activation?.unit === unit.id;
  const classes = [
    'lg-card',
    `lg-${sideOf(table, unit.seat)}`,
    isActing ? 'is-acting' : '',
    unitPointedAt(table)?.id === unit.id ? 'is-pointed' : '',
    view.attack?.pools.some(({ defender }) => defender === unit.id) ? 'is-attacked' : '',
    unit.place === 'defeated' ? 'is-lost' : '',
    isOpen ? 'is-open' : '',
  ];
  return (
    <li className={classes.join(' ')} data-card={unit.id}>
      <button
        type="button"
        className="lg-card-head"
        aria-expanded={isOpen}
        onClick={() => table.open(isOpen ? null : unit.id)}
        onPointerEnter={() => table.point({ kind: 'piece', id: unit.id })}
        onPointerLeave={() => table.point(null)}
        onFocus={() => table.point({ kind: 'piece', id: unit.id })}
      >
        <RankIcon rank={unit.rank} size={19} title={RANK[unit.rank][language]} />
        <span className="lg-card-name">{unitName(unit)}</span>
        {unit.place !== 'defeated' && view.phase !== 'setup' && (
          <OrderMark order={unit.order} rank={unit.rank} size={24} label={orderWords(unit, language)} />
        )}
        <span className="lg-card-line">{lineOf(view, unit, language)}</span>
        <Standing table={table} unit={unit} />
      </button>
      {isOpen && <UnitDetails table={table} unit={unit} />}
    </li>
  );
}

/** How many are left, how fast and how brave they are; or where they are. */
function lineOf(view: LegionView, unit: UnitView, language: Language): string {
  const aboard = aboardWords(view, unit, language);
  if (unit.place !== 'play' && aboard.length === 0) return capital(WORDS[unit.place])[language];
  const { speed, courage, resilience } = unitFacts(unit.card);
  return capital({
    ...WORDS.speed(speed),
    [language]: [
      ...aboard,
      ...(unit.strength > 1 ? [WORDS.minisOf(unit.minis.length, unit.strength)[language]] : []),
      WORDS.speed(speed)[language],
      ...(courage !== null ? [WORDS.courage(courage)[language]] : []),
      ...(resilience !== null ? [WORDS.resilience(resilience)[language]] : []),
      ...(unit.panicked ? [WORDS.panicked[language]] : []),
      ...(unit.memory[COMMANDER_TOKEN] ? [WORDS.commanderToken[language]] : []),
    ].join(' · '),
  })[language];
}

/** Wounds it can still bear as pips, shields, tokens. */
function Standing({ table, unit }: UnitCardProps) {
  const { language } = table.settings;
  const { left, of } = healthOf(table.snapshot.view, unit);
  const { active, inactive } = unit.shields;
  const label = WORDS.wounds(left, of)[language];
  if (unit.place === 'defeated') return null;
  return (
    <span className="lg-card-standing">
      <span className="lg-health" role="img" aria-label={label} title={label}>
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place.
          <i key={i} className={i < left ? 'lg-pip' : 'lg-pip is-gone'} />
        ))}
        {Array.from({ length: active + inactive }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place.
          <i key={`shield${i}`} className={i < active ? 'lg-pip is-shield' : 'lg-pip is-gone'} />
        ))}
      </span>
      {tokensOf(unit).map(([token, count]) => (
        <TokenMark key={token} token={token} count={count} size={20} label={tokens(token, count)[language]} />
      ))}
    </span>
  );
}
