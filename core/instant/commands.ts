import type { Role } from '../book/index.ts';
import type { BookId, PersonId } from '../kernel/ids.ts';

/** Gives a name to the books as they were after one of their events. */
export type NameInstant = {
  readonly type: 'NameInstant';
  readonly data: {
    readonly bookId: BookId;
    readonly eventSeq: number;
    /** 1 to 80 characters; no other instant of the book has it, in whatever case. */
    readonly name: string;
  };
};

/** Takes a name away; the instant stays what it is. */
export type WithdrawInstantName = {
  readonly type: 'WithdrawInstantName';
  readonly data: {
    readonly bookId: BookId;
    readonly name: string;
    /** Whoever withdraws it. */
    readonly by: PersonId;
  };
};

export type InstantCommand = NameInstant | WithdrawInstantName;

export type InstantFacts = {
  /** The last event of the book so far. */
  readonly lastSeq: number;
  /** Who did each event of the stream, in order; only whoever withdraws a name is asked about. */
  readonly actors: readonly number[];
  /** The role of whoever withdraws a name; null for nobody of the book. */
  readonly role: Role | null;
};
