import type { JournalId } from '../kernel/ids.ts';

/** In the order in which they are checked. */
export type CheckRejection =
  | { readonly kind: 'check_names_no_journal' }
  | {
      readonly kind: 'check_names_too_many';
      readonly count: number;
      readonly countMax: number;
    }
  | {
      readonly kind: 'check_note_too_long';
      readonly length: number;
      readonly lengthMax: number;
    }
  /** The first of the named journals that the book does not have. */
  | { readonly kind: 'check_of_unknown_journal'; readonly journalId: JournalId }
  /** None of the named journals is left to be marked. */
  | { readonly kind: 'journals_already_checked'; readonly count: number }
  /** None of the named journals has the mark. */
  | { readonly kind: 'journals_not_checked'; readonly count: number }
  /** The first that somebody else checked, which only an accountant or an owner reverses. */
  | { readonly kind: 'check_of_somebody_else'; readonly journalId: JournalId };
