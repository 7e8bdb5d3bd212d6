import { type Confrontation, type Fighter, ODDS_TOKENS, parseConfrontation } from './confrontation.ts';

/** What stands between the cards of a unit: no id has it. */
const AND = '~';

/** A confrontation as the query of an address: only what is not as usual is told. */
export function linkOf({ attacker, defender, range, cover, facing, rushed, turned, without }: Confrontation): string {
  const query = new URLSearchParams();
  tell(query, 'a', attacker);
  tell(query, 'd', defender);
  query.set('range', String(range));
  if (cover !== 'none') query.set('cover', cover);
  if (facing !== 'front') query.set('facing', facing);
  if (rushed) query.set('rushed', '1');
  if (turned) query.set('turned', '1');
  for (const weapon of without) query.append('without', weapon);
  return query.toString();
}

function tell(query: URLSearchParams, who: 'a' | 'd', fighter: Fighter): void {
  const { unit, upgrades, counterpart, minis, shields, tokens = {} } = fighter;
  query.set(who, [unit, ...upgrades].join(AND));
  if (counterpart !== undefined) query.set(`${who}.with`, counterpart);
  if (minis !== undefined) query.set(`${who}.minis`, String(minis));
  if (shields !== undefined) query.set(`${who}.shields`, String(shields));
  for (const token of ODDS_TOKENS) if (tokens[token]) query.set(`${who}.${token}`, String(tokens[token]));
}

/** Reads it; throws `BadInput` where it makes no sense. */
export function readLink(text: string): Confrontation {
  const query = new URLSearchParams(text);
  const found = (name: string) => query.get(name) ?? undefined;
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  return parseConfrontation({
    attacker: told(query, 'a'),
    defender: told(query, 'd'),
    range: number('range'),
    cover: found('cover'),
    facing: found('facing'),
    rushed: query.has('rushed'),
    turned: query.has('turned'),
    without: query.getAll('without'),
  });
}

function told(query: URLSearchParams, who: 'a' | 'd') {
  const [unit, ...upgrades] = (query.get(who) ?? '').split(AND);
  const number = (name: string) => {
    const said = query.get(`${who}.${name}`);
    return said === null ? undefined : Number(said);
  };
  const counterpart = query.get(`${who}.with`) ?? undefined;
  const tokens = ODDS_TOKENS.flatMap((token) => {
    const count = number(token);
    return count === undefined ? [] : [[token, count] as const];
  });
  return {
    unit,
    upgrades,
    ...(counterpart === undefined ? {} : { counterpart }),
    minis: number('minis'),
    shields: number('shields'),
    ...(tokens.length === 0 ? {} : { tokens: Object.fromEntries(tokens) }),
  };
}
