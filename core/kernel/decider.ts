import type { Result } from './result.ts';

/**
 * The shape that every aggregate has. `decide` reads the state, the command and the facts that the
 * shell fetched under the book's lock, and returns events or one rejection; `evolve` folds an event
 * that happened into the state and never refuses.
 */
export type Decider<State, Command, Event, Facts, Rejection> = {
  readonly initialState: State;
  readonly decide: (
    state: State,
    command: Command,
    facts: Facts,
  ) => Result<readonly Event[], Rejection>;
  readonly evolve: (state: State, event: Event) => State;
  /** The stream that a decided event belongs to, such as `account-42`. */
  readonly streamOf: (event: Event, command: Command) => string;
};
