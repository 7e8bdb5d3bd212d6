import type { RequestView } from '@rangefinder/kernel';
import { useLanguage } from '../language.ts';
import type { GameTable, TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';
import { OptionButton } from './OptionButton.tsx';
import { currentPlace, isListed, NEAREST, nearestPlace, stepped } from './placing.ts';

interface PlaceProps {
  readonly request: Extract<RequestView, { kind: 'place' }>;
  readonly table: TableModel;
  readonly parts: GameTable;
}

/** Where pieces go: a button for each place if there are few, otherwise the table itself, and here the confirmation. */
export function PlaceOptions({ request, table, parts }: PlaceProps) {
  const language = useLanguage();
  const { candidates } = request;
  if (isListed(request, parts.drawsOptions(request))) {
    const likely = parts.likely(request, table.snapshot.view);
    return (
      <div className="options" data-scrolls>
        {candidates.map((candidate) => (
          <OptionButton
            key={candidate.key}
            table={table}
            option={candidate.key}
            text={table.words.option(request, candidate)}
            main={candidate.key === likely}
            onChoose={() => table.submit(candidate.key)}
          />
        ))}
      </div>
    );
  }
  return (
    <>
      <p className="place-hint" data-scrolls>
        <PlaceHint request={request} table={table} />
      </p>
      <div className="options is-last">
        <Nearest request={request} table={table} />
        <Stepper request={request} table={table} />
        <PlaceHere request={request} table={table} text={TABLE.placeHere[language]} />
      </div>
    </>
  );
}

/** What to do, or what the rules say of where the pieces stand now. */
function PlaceHint({ request, table }: Pick<PlaceProps, 'request' | 'table'>) {
  const language = useLanguage();
  const { poses, refusal, keys } = table.draft;
  if (poses) {
    if (refusal === undefined) return TABLE.placeChecking[language];
    if (refusal === null)
      return (
        <>
          <span className="is-legal">{TABLE.placeLegal[language]}</span> {TABLE.placeMove[language]}
        </>
      );
    return (
      <span className="dock-refusal" role="status">
        {table.words.refusal(refusal)}{' '}
        <button type="button" className="why" onClick={() => table.openRule(refusal.rule)}>
          {TABLE.why[language]}
        </button>
      </span>
    );
  }
  const index = request.candidates.findIndex(({ key }) => key === keys[0]);
  if (index >= 0) return TABLE.placeAt(index + 1, request.candidates.length)[language];
  return TABLE[request.free ? 'placeFreely' : 'placeOffered'][language];
}

/** From a place that is refused to the closest of those that are offered. */
function Nearest({ request, table }: Pick<PlaceProps, 'request' | 'table'>) {
  const language = useLanguage();
  const { poses, refusal } = table.draft;
  const nearest = poses && refusal ? nearestPlace(request, poses) : null;
  if (!nearest) return null;
  const letter = table.letters.get(NEAREST);
  return (
    <button type="button" className="option" aria-keyshortcuts={letter} onClick={() => table.mark([nearest.key])}>
      {letter ? (
        <span className="letter" aria-hidden="true">
          {letter.toUpperCase()}
        </span>
      ) : null}
      <span>{TABLE.nearestPlace[language]}</span>
    </button>
  );
}

function Stepper({ request, table }: Pick<PlaceProps, 'request' | 'table'>) {
  const language = useLanguage();
  if (request.candidates.length < 2) return null;
  return (
    <span className="stepper">
      <button
        type="button"
        className="option is-icon"
        aria-label={TABLE.previousPlace[language]}
        aria-keyshortcuts="PageUp"
        title={TABLE.previousPlace[language]}
        onClick={() => table.mark([stepped(request, table.draft, -1)])}
      >
        <span className="letter" aria-hidden="true" data-key="Pg↑" />‹
      </button>
      <button
        type="button"
        className="option is-icon"
        aria-label={TABLE.nextPlace[language]}
        aria-keyshortcuts="PageDown"
        title={TABLE.nextPlace[language]}
        onClick={() => table.mark([stepped(request, table.draft, 1)])}
      >
        <span className="letter" aria-hidden="true" data-key="Pg↓" />›
      </button>
    </span>
  );
}

function PlaceHere({ request, table, text }: Pick<PlaceProps, 'request' | 'table'> & { readonly text: string }) {
  const answer = currentPlace(request, table.draft);
  const legal = table.draft.poses === null || table.draft.refusal === null;
  return (
    <button
      type="button"
      className="option is-main"
      data-option="place-here"
      disabled={table.sending || answer === null || !legal}
      onClick={() => (answer === null ? undefined : table.submit(answer))}
    >
      <span className="letter" aria-hidden="true">
        ↵
      </span>
      <span>{text}</span>
    </button>
  );
}
