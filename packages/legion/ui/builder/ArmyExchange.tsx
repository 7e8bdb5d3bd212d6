import { Exchange } from '@rangefinder/table/builder';
import type { Army } from '../../src/army/army.ts';
import type { ForeignFormat } from '../../src/army/exchange/index.ts';
import type { Saying } from './saying.ts';
import { BUILDER, FORMATS } from './words.ts';

interface ArmyExchangeProps extends Saying {
  readonly army: Army;
  onChange(army: Army): void;
}

/** Formats that are addresses of another builder. */
const BUILDERS: Partial<Record<string, string>> = { hq: 'Legion HQ' };

function isFormat(id: string): id is ForeignFormat {
  return id in FORMATS;
}

/** Names and codes of other builders are fetched when somebody asks for them. */
async function write(army: Army, id: string): Promise<string> {
  const { writeForeign } = await import('../../src/army/exchange/index.ts');
  return writeForeign(army, isFormat(id) ? id : 'json');
}

/** The ways out of the builder: Legion HQ, texts, Tabletop Simulator, paper. */
export function ArmyExchange({ say, army, onChange }: ArmyExchangeProps) {
  return (
    <Exchange
      say={say}
      list={army}
      empty={army.units.length === 0}
      formats={Object.entries(FORMATS).map(([id, label]) => ({ id, label, builder: BUILDERS[id] }))}
      write={write}
      file={{
        label: BUILDER.download,
        name: army.name || 'army',
        ending: 'legion.json',
        text: () => JSON.stringify(army, null, 2),
      }}
      paper={army.paper === true}
      onPaper={(paper) => {
        const { paper: _, ...rest } = army;
        onChange(paper ? { ...rest, paper: true } : rest);
      }}
    />
  );
}
