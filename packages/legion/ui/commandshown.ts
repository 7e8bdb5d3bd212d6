import type { CommandFacts } from '../src/card.ts';
import { commandFacts } from '../src/cards/catalog.ts';
import type { LegionModel } from './model.ts';
import { aboutOf } from './options.ts';
import { asksForCommand } from './requests.ts';

/** The command card one looks at while one is chosen: the one pointed at, else the one that is marked. */
export function commandShown({ snapshot: { request }, pointed, draft }: LegionModel): CommandFacts | null {
  if (!request || !asksForCommand(request)) return null;
  const at = pointed?.kind === 'option' ? pointed.key : draft.keys[0];
  const option = request.options.find(({ key }) => key === at);
  const card = option ? aboutOf(request, option).card : null;
  return card === null ? null : commandFacts(card);
}
