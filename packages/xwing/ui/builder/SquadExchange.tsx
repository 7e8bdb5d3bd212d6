import type { Words } from '@rangefinder/kernel/words';
import { Exchange } from '@rangefinder/table/builder';
import { type ForeignFormat, type Squad, writeXws } from '../../src/squad/index.ts';
import { useEdition } from './edition.ts';
import { BUILDER } from './words.ts';

interface SquadExchangeProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  onChange(squad: Squad): void;
}

/** Formats that are addresses of another builder. */
const BUILDERS: Partial<Record<ForeignFormat, string>> = { yasb: 'YASB', launchbay: 'Launch Bay Next' };

/** The ways out of the builder: other builders, paper, a real table. */
export function SquadExchange({ say, squad, onChange }: SquadExchangeProps) {
  const { squads } = useEdition();
  const write = async (list: Squad, id: string) => {
    const { writeForeign } = await squads.exchange();
    return writeForeign(list, squads.foreignFormats.find((known) => known === id) ?? 'xws');
  };
  return (
    <Exchange
      say={say}
      list={squad}
      empty={squad.ships.length === 0}
      formats={squads.foreignFormats.map((id) => ({ id, label: BUILDER[id], builder: BUILDERS[id] }))}
      write={write}
      file={{
        label: BUILDER.downloadXws,
        name: squad.name || 'squad',
        ending: 'xws.json',
        text: () => JSON.stringify(writeXws(squads, squad), null, 2),
      }}
      paper={squad.paper === true}
      onPaper={(paper) => {
        const { paper: _, ...rest } = squad;
        onChange(paper ? { ...rest, paper: true } : rest);
      }}
    >
      <p className="lb-english">{say(BUILDER.inEnglish)}</p>
    </Exchange>
  );
}
