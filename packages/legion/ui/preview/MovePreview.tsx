import type { RequestView } from '@rangefinder/kernel';
import { useMemo } from 'react';
import { askRules } from '../../src/asking.ts';
import type { LegionView } from '../../src/view.ts';
import { type TableProps, unitIn, unitOfRequest } from '../model.ts';
import { type Foreseen, foresee, viewAfter } from '../moving.ts';
import { unitName } from '../names.ts';
import { WORDS } from '../words.ts';

type PlaceView = Extract<RequestView, { readonly kind: 'place' }>;

/** How many enemies are listed, the closest first. */
const LISTED = 4;

/** What a move comes to if it ends where the leader has been dragged: the tool, and who would be in range and in sight. */
export function MovePreview({ table, request }: TableProps & { readonly request: PlaceView }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const { poses, keys, refusal } = table.draft;
  const pose = poses?.[0] ?? request.candidates.find(({ key }) => key === keys[0])?.poses[0];
  const legal = poses === null || refusal === null;
  const foreseen = pose && legal ? foresee(view, request, pose) : null;
  const unit = unitIn(view, unitOfRequest(request));
  const enemies = useMemo(
    () => (foreseen && unit ? enemiesAfter(view, unit.id, foreseen) : []),
    [view, unit, foreseen],
  );
  if (!foreseen || !unit) return null;
  const { path } = foreseen;
  const melee = unitIn(view, path.melee);
  const lines = [
    [
      WORDS.tool(path.tool)[language],
      WORDS.millimetres(Math.round(path.travel))[language],
      ...(path.full ? [WORDS.fullMove[language]] : []),
      ...(path.difficult ? [WORDS.difficult[language]] : []),
    ].join(' · '),
    ...(melee ? [WORDS.startsMelee(unitName(melee))[language]] : []),
  ];
  return (
    <section className="lg lg-preview is-kept">
      <h3>
        <span>{WORDS.ifHere[language]}</span>
        <small>{unitName(unit)}</small>
      </h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <dl className="lg-reach">
        {enemies.map(({ id, name, range, seen }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className={seen ? '' : 'is-hidden'}>
              {WORDS.range(range)[language]} · {WORDS[seen ? 'seen' : 'noSight'][language]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The enemies as they would be from there, the closest first. */
function enemiesAfter(view: LegionView, id: string, foreseen: Foreseen) {
  const table = askRules(viewAfter(view, id, foreseen));
  const unit = table.unit(id);
  return table
    .enemiesOf(unit.seat)
    .map((enemy) => ({ enemy, range: table.attackRange(unit, enemy) }))
    .sort((a, b) => a.range - b.range)
    .slice(0, LISTED)
    .map(({ enemy, range }) => ({ id: enemy.id, name: unitName(enemy), range, seen: table.sees(unit, enemy) }));
}
