import type { EventSchema } from './event.ts';
import type { Result } from './result.ts';
import type { NarrowerVersions, Upcaster } from './upcaster.ts';

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

/** What the rest of the program must know of an aggregate: one value, made at its door. */
export type Aggregate<
  Category extends string,
  State,
  Command extends { readonly type: string },
  Event,
  Facts,
  Rejection,
> = {
  /** What the names of its streams begin with: `account` of `account-42`. */
  readonly category: Category;
  readonly decider: Decider<State, Command, Event, Facts, Rejection>;
  /** Every shape of its events that may lie in a log, each version by itself. */
  readonly schemas: readonly EventSchema[];
  /** The steps to versions that say something else than the one before, and not merely more. */
  readonly upcasters?: readonly Upcaster[];
  /** Each command, and the right of a member that it needs; null where no role can give it. */
  readonly commands: Readonly<Record<Command['type'], string | null>>;
};

/** What the compiler asks for, by its name, where a version has no step from the one before. */
type EachVersionIsRead<Narrower> = [Narrower] extends [never]
  ? unknown
  : { readonly upcasters: { readonly stepMissingTo: Narrower } };

/** @returns the parts as they are, each command and each right by its own name. */
export const aggregate = <
  const Category extends string,
  State,
  Command extends { readonly type: string },
  Event,
  Facts,
  Rejection,
  const Commands extends Readonly<Record<Command['type'], string | null>>,
  const Schemas extends readonly EventSchema[],
  const Written extends Upcaster = never,
>(
  parts: Aggregate<Category, State, Command, Event, Facts, Rejection> & {
    readonly commands: Commands;
    readonly schemas: Schemas;
    readonly upcasters?: readonly Written[];
  } & EachVersionIsRead<NarrowerVersions<Schemas, Written>>,
): Aggregate<Category, State, Command, Event, Facts, Rejection> & {
  readonly commands: Commands;
} => parts;

/** @returns the fields that differ from what the record has; null when none does. */
export function differingFields<Changes extends object>(
  before: { readonly [Field in keyof Changes]?: unknown },
  changes: Changes,
): Changes | null {
  const differ = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && !isSame(value, before[field as keyof Changes]),
  );
  return differ.length === 0 ? null : (Object.fromEntries(differ) as Changes);
}

/** Of plain values, records of them and lists of these; the order of keys means nothing. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object') return false;
  if (left === null || right === null) return false;
  const other: Readonly<Record<string, unknown>> = { ...right };
  const entries = Object.entries(left);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([field, value]) => isSame(value, other[field]))
  );
}
