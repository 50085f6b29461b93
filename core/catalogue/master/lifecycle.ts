// What every record of the catalogue goes through: created, changed, disabled and enabled again,
// retired for good, or removed while nothing uses it.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { Use } from '../../kernel/use.ts';
import type { MasterRejection } from './rejections.ts';
import type { MasterKind, MasterStatus } from './terms.ts';

type AbsentMaster = { readonly status: 'absent' | 'removed' };
export type Present<Details> = { readonly status: MasterStatus } & Details;
export type MasterState<Details> = AbsentMaster | Present<Details>;

/** @returns whether the record can be looked at: it was created, and not removed since. */
export const isPresent = <Details>(state: MasterState<Details>): state is Present<Details> =>
  state.status !== 'absent' && state.status !== 'removed';

export type MasterFacts = {
  /** The record of this kind and book that has the name; null where several may share one. */
  readonly nameTakenBy: number | null;
  /** Who refers to the record, in any book that may. */
  readonly uses: readonly Use[];
};

export type LifecycleCommand<Kind extends MasterKind> = {
  readonly type: 'EnableMaster' | 'DisableMaster' | 'RetireMaster' | 'RemoveMaster';
  readonly data: { readonly of: Kind; readonly id: number };
};

/** The rights that the commands of the lifecycle need: one right serves every kind of record. */
export const LIFECYCLE_RIGHTS = {
  EnableMaster: 'ChangeMaster',
  DisableMaster: 'ChangeMaster',
  RetireMaster: 'RemoveMaster',
  RemoveMaster: 'RemoveMaster',
} as const;

type WithName = { readonly name: string };
/** The record that a command is about, and the name that it asks for. */
type Target = { readonly of: MasterKind; readonly id: number; readonly name?: string | undefined };

export function refusalToCreate<Details>(
  { of, id, name = '' }: Target,
  { status }: MasterState<Details>,
  { nameTakenBy }: MasterFacts,
): MasterRejection | null {
  if (status !== 'absent') return { kind: 'master_exists', of, id };
  if (nameTakenBy === null) return null;
  return { kind: 'master_name_taken', of, name, takenBy: nameTakenBy };
}

/** @returns the state when the record may be changed. */
export function stateToChange<Details extends WithName>(
  { of, id, name }: Target,
  state: MasterState<Details>,
  { nameTakenBy }: MasterFacts,
): Result<Present<Details>, MasterRejection> {
  if (!isPresent(state)) return rejected({ kind: 'master_not_found', of, id });
  if (state.status === 'retired') {
    return rejected({ kind: 'master_retired', of, id, name: state.name });
  }
  if (name !== undefined && nameTakenBy !== null && nameTakenBy !== id) {
    return rejected({ kind: 'master_name_taken', of, name, takenBy: nameTakenBy });
  }
  return accepted(state);
}

/** What a command of the lifecycle makes of a record, as the events are called. */
export type Transition = 'Enabled' | 'Disabled' | 'Retired' | 'Removed';

const TRANSITIONS = {
  EnableMaster: 'Enabled',
  DisableMaster: 'Disabled',
  RetireMaster: 'Retired',
  RemoveMaster: 'Removed',
} as const;

/** @returns what happens to the record as it is, or null when it is so already. */
export function decideTransition<Details extends WithName>(
  state: MasterState<Details>,
  { type, data: { of, id } }: LifecycleCommand<MasterKind>,
  { uses }: MasterFacts,
): Result<
  { readonly transition: Transition; readonly before: Present<Details> } | null,
  MasterRejection
> {
  if (!isPresent(state)) return rejected({ kind: 'master_not_found', of, id });
  const { status, name } = state;
  const transition = TRANSITIONS[type];
  if (transition === 'Removed') {
    if (uses.length > 0) return rejected({ kind: 'master_in_use', of, id, name, uses });
    return accepted({ transition, before: state });
  }
  if (status === transition.toLowerCase()) return accepted(null);
  if (status === 'retired') return rejected({ kind: 'master_retired', of, id, name });
  return accepted({ transition, before: state });
}
