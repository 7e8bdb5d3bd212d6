import type { RequestView } from '@rangefinder/kernel';
import { useMemo } from 'react';
import { chancesOf } from '../chances.ts';
import { type TableProps, unitIn, unitOfRequest } from '../model.ts';
import { foresee } from '../moving.ts';
import { unitName } from '../names.ts';
import { mean, percent } from '../odds/numbers.ts';
import { decidingMini } from '../preview/deciding.ts';
import { SideView } from '../preview/SideView.tsx';
import { asksForTarget, coverWords, type Sight } from '../sight.ts';
import { WORDS } from '../words.ts';

type PlaceView = Extract<RequestView, { readonly kind: 'place' }>;

/** What the move in hand comes to, in a line or two beside its confirmation. */
export function MoveFacts({ table, request }: TableProps & { readonly request: PlaceView }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const { poses, keys, refusal } = table.draft;
  const pose = poses?.[0] ?? request.candidates.find(({ key }) => key === keys[0])?.poses[0];
  const foreseen = pose && (poses === null || refusal === null) ? foresee(view, request, pose) : null;
  const unit = unitIn(view, unitOfRequest(request));
  if (!foreseen || !unit) return null;
  const { path, others } = foreseen;
  const melee = unitIn(view, path.melee);
  return (
    <ul className="lg lg-facts">
      <li>
        {[
          WORDS.tool(path.tool)[language],
          WORDS.millimetres(Math.round(path.travel))[language],
          ...(path.full ? [WORDS.fullMove[language]] : []),
        ].join(' · ')}
      </li>
      {path.difficult && <li className="is-warning">{WORDS.difficult[language]}</li>}
      {others.length > 0 && <li>{WORDS.inCohesion(others.length)[language]}</li>}
      {melee && <li className="is-warning">{WORDS.startsMelee(unitName(melee))[language]}</li>}
    </ul>
  );
}

interface AttackFactsProps extends TableProps {
  readonly attacker: string;
  readonly defender: string;
  /** Null in a melee. */
  readonly sight: Sight | null;
}

/**
 * How an attack stands before its dice: range, who sees, what covers, what to expect; where there is no room beside the board, the
 * side view too, unless targets are offered, which need the room.
 */
export function AttackFacts({ table, attacker, defender, sight }: AttackFactsProps) {
  const { language } = table.settings;
  const { view, request } = table.snapshot;
  const target = unitIn(view, defender);
  // Once weapons are chosen, the odds are those of others.
  const chances = useMemo(
    () => (request?.topic === 'target' ? chancesOf(view, attacker, defender) : null),
    [view, request, attacker, defender],
  );
  return (
    <div className="lg lg-sight-facts">
      <ul className="lg-facts">
        {target && <li className="is-title">{unitName(target)}</li>}
        {sight && <SightFacts table={table} sight={sight} />}
        {chances && (
          <li className="is-chance">
            {WORDS.expected(mean(chances.wounds, language), percent(chances.defeat, language))[language]}
          </li>
        )}
      </ul>
      {sight && !(request && asksForTarget(request)) && (
        <div className="lg-only-narrow">
          <SideView table={table} sight={sight} index={decidingMini(table, sight)} />
        </div>
      )}
    </div>
  );
}

function SightFacts({ table, sight }: TableProps & { readonly sight: Sight }) {
  const { language } = table.settings;
  const { counts, viewers, range } = sight;
  const seeing = viewers.filter(({ seen }) => seen.length > 0).length;
  return (
    <>
      <li>
        {WORDS.range(range)[language]} · {WORDS.sighted(seeing, viewers.length)[language]}
      </li>
      <li className={counts === 'none' ? '' : 'is-warning'}>{coverWords(sight, language)}</li>
    </>
  );
}
