// How every record of the catalogue is decided on; what one kind has of its own comes as `create`,
// `change` and `removed`. This is the one place that puts a kind's name into those of its commands
// and events, which the compiler cannot follow: hence the assertions of types here, and only here.
import type { Decider } from '../../kernel/decider.ts';
import { differingFields } from '../../kernel/decider.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { changesIn, nounOf } from './events.ts';
import type { MasterKind } from './terms.ts';
import { decideTransition, LIFECYCLE_RIGHTS, refusalToCreate, stateToChange } from './lifecycle.ts';
import type { LifecycleCommand, MasterFacts, MasterState } from './lifecycle.ts';
import type { MasterRejection } from './rejections.ts';

type WithName = { readonly name: string };
type AnyCommand = { readonly type: string; readonly data: object };
type DataOf<Of extends { readonly type: string; readonly data: unknown }, Type> = Extract<
  Of,
  { readonly type: Type }
>['data'];
type CreatedType<Kind extends string> = `${Capitalize<Kind>}Created`;
type ChangedType<Kind extends string> = `${Capitalize<Kind>}Changed`;
type ChangesOf<Event extends DomainEvent, Kind extends string> =
  DataOf<Event, ChangedType<Kind>> extends { changes: infer Changes extends object }
    ? Changes
    : never;
type PresentOf<State> = Exclude<State, { readonly status: 'absent' | 'removed' }>;

/** What one kind has of its own. Each rule begins where those of every kind have been kept. */
type Rules<
  Kind extends MasterKind,
  State,
  Command extends AnyCommand,
  Event extends DomainEvent<string, object>,
  Facts,
  Rejection,
> = {
  readonly kind: Kind;
  readonly evolve: (state: State, event: Event) => State;
  /** @returns what is recorded of a new one, or the refusal that applies. */
  readonly create: (
    data: DataOf<Command, `Create${Capitalize<Kind>}`>,
    facts: Facts,
  ) => Result<DataOf<Event, CreatedType<Kind>>, Rejection>;
  /** What else happens to a new one, beside its creation. */
  readonly alsoCreated?: (data: DataOf<Command, `Create${Capitalize<Kind>}`>) => readonly Event[];
  /** @returns the details after the change, be they other or not, and what else happens to it. */
  readonly change: (
    before: PresentOf<State>,
    data: DataOf<Command, `Change${Capitalize<Kind>}`>,
    facts: Facts,
  ) => Result<
    { readonly changes: ChangesOf<Event, Kind>; readonly events?: readonly Event[] },
    Rejection
  >;
  /** What is recorded of one that is removed, beside its id. */
  readonly removed?: (
    before: PresentOf<State>,
  ) => Omit<DataOf<Event, `${Capitalize<Kind>}Removed`>, `${Kind}Id`>;
};

/** The same rules of whatever kind, for the functions below. */
type AnyRules = {
  readonly kind: MasterKind;
  create(data: object, facts: MasterFacts): Result<object, unknown>;
  alsoCreated?(data: object): readonly DomainEvent[];
  change(
    before: object,
    data: object,
    facts: MasterFacts,
  ): Result<{ readonly changes: object; readonly events?: readonly DomainEvent[] }, unknown>;
  removed?(before: object): object;
};
type AnyState = MasterState<WithName>;
type Decision = Result<readonly DomainEvent[], unknown>;

/** @returns the decider of a kind: the rules of every master, and then its own. */
export function masterDecider<
  Kind extends MasterKind,
  State extends AnyState,
  Command extends AnyCommand,
  Event extends DomainEvent<string, object>,
  Facts extends MasterFacts,
  Rejection,
>(
  rules: Rules<Kind, State, Command, Event, Facts, Rejection>,
): Decider<State, Command, Event, Facts, Rejection | MasterRejection> {
  const { kind, evolve } = rules;
  return {
    initialState: { status: 'absent' } as State,
    evolve,
    streamOf: ({ data }) => streamName(kind, idIn(kind, data)),
    decide: (state, command, facts) =>
      decideMaster(rules, state, command, facts) as Result<
        readonly Event[],
        Rejection | MasterRejection
      >,
  };
}

function decideMaster(
  rules: AnyRules,
  state: AnyState,
  command: AnyCommand,
  facts: MasterFacts,
): Decision {
  if (isOfLifecycle(command)) return transition(rules, state, command, facts);
  const decideOn = command.type === `Create${nounOf(rules.kind)}` ? create : change;
  return decideOn(rules, state, command.data, facts);
}

function create(rules: AnyRules, state: AnyState, data: object, facts: MasterFacts): Decision {
  const { kind } = rules;
  const refusal = refusalToCreate(
    { of: kind, id: idIn(kind, data), ...nameIn(data) },
    state,
    facts,
  );
  if (refusal !== null) return rejected(refusal);
  const created = rules.create(data, facts);
  if (!created.ok) return created;
  const also = rules.alsoCreated?.(data) ?? [];
  return accepted([eventOf(kind, 'Created', created.value), ...also]);
}

function change(rules: AnyRules, state: AnyState, data: object, facts: MasterFacts): Decision {
  const { kind } = rules;
  const id = idIn(kind, data);
  const before = stateToChange({ of: kind, id, ...nameIn(changesIn(data)) }, state, facts);
  if (!before.ok) return before;
  const decided = rules.change(before.value, data, facts);
  if (!decided.ok) return decided;
  const { changes, events = [] } = decided.value;
  const changed = differingFields<object>(before.value, changes);
  if (changed === null) return accepted(events);
  return accepted([eventOf(kind, 'Changed', { [`${kind}Id`]: id, changes: changed }), ...events]);
}

function transition(
  rules: AnyRules,
  state: AnyState,
  command: LifecycleCommand<MasterKind>,
  facts: MasterFacts,
): Decision {
  const { kind } = rules;
  const decided = decideTransition(state, command, facts);
  if (!decided.ok) return decided;
  if (decided.value === null) return accepted([]);
  const { transition: verb, before } = decided.value;
  const removed = verb === 'Removed' ? rules.removed?.(before) : {};
  return accepted([eventOf(kind, verb, { [`${kind}Id`]: command.data.id, ...removed })]);
}

const eventOf = (kind: MasterKind, verb: string, data: object): DomainEvent => ({
  type: `${nounOf(kind)}${verb}`,
  version: 1,
  data,
});

const idIn = (kind: MasterKind, data: object): number =>
  Number((data as Readonly<Record<string, unknown>>)[`${kind}Id`]);

const isOfLifecycle = (command: AnyCommand): command is LifecycleCommand<MasterKind> =>
  Object.hasOwn(LIFECYCLE_RIGHTS, command.type);

const nameIn = (data: object): { readonly name?: string } =>
  'name' in data && typeof data.name === 'string' ? { name: data.name } : {};
