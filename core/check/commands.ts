import type { Role } from '../book/index.ts';
import type { JournalId, PersonId } from '../kernel/ids.ts';

type CheckData = {
  /** 1 to 500; one that is named twice counts once. */
  readonly journalIds: readonly JournalId[];
  /** At most 500 characters; may be empty. */
  readonly note: string;
};

/** Marks journals as checked; those that are checked already stay as they are. */
export type CheckJournals = { readonly type: 'CheckJournals'; readonly data: CheckData };

/** Takes the mark from journals; those without it stay as they are. */
export type WithdrawChecks = {
  readonly type: 'WithdrawChecks';
  /** `by` is whoever withdraws them. */
  readonly data: CheckData & { readonly by: PersonId };
};

export type CheckCommand = CheckJournals | WithdrawChecks;

export type CheckFacts = {
  /** Those of the command's journals that the book has, reversals among them. */
  readonly posted: ReadonlySet<number>;
  /** Those of the command's journals that are marked as checked. */
  readonly checked: ReadonlySet<number>;
  /** Who marked each of them; only whoever withdraws marks is asked about. */
  readonly checkedBy: ReadonlyMap<number, number>;
  /** The role of whoever withdraws them; null for nobody of the book. */
  readonly role: Role | null;
};
