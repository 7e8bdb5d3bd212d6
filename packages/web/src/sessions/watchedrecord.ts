import { changedParts, playOn, Shows, type Sighted } from '@rangefinder/host';
import { type Game, Match, type Viewer } from '@rangefinder/kernel';
import type { LocalCall, LocalState, Watch } from './messages.ts';
import type { Told, Workplace } from './workplace.ts';

/** A record on the screen: wound to any decision, through anybody's eyes. */
export class WatchedRecord implements Sighted {
  readonly #place: Workplace;
  readonly #call: Watch;
  readonly #match: Match;
  readonly #shows = new Shows<LocalState>(changedParts);
  #viewer: Viewer = 'spectator';
  #woundBack = 0;

  constructor(place: Workplace, game: Game, call: Watch) {
    this.#place = place;
    this.#call = call;
    this.#match = Match.replay(game, call.record);
    this.#show();
  }

  get undos(): number {
    return this.#woundBack;
  }

  sight(): Match {
    return this.#match;
  }

  async do(call: LocalCall): Promise<Told> {
    switch (call.type) {
      case 'goto':
        this.#wind(call.decision);
        this.#place.send(this.#shows.news(this, this.#viewer, this.#state()));
        return { type: 'done' };
      case 'look':
        this.#viewer = call.viewer;
        this.#show();
        return { type: 'done' };
      case 'record':
        return { type: 'record', record: this.#match.record() };
      default:
        throw new Error(`A record is only watched; it cannot do this: ${call.type}.`);
    }
  }

  #wind(decision: number): void {
    const { record } = this.#call;
    const match = this.#match;
    const wanted = Math.max(0, Math.min(decision, record.decisions.length));
    if (wanted < match.decisions.length) {
      match.undo(wanted);
      this.#woundBack++;
    } else playOn(match, record, wanted);
  }

  #show(): void {
    this.#place.send(this.#shows.everything(this, this.#viewer, this.#state()));
  }

  #state(): LocalState {
    const match = this.#match;
    return {
      seats: this.#call.seats,
      decisions: match.decisions.length,
      asked: null,
      waitingFor: match.pendingFor(this.#viewer).others,
      outcome: match.outcome,
      undoTo: null,
      undo: null,
      secrets: false,
      problem: null,
    };
  }
}
