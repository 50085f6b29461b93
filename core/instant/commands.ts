import type { BookId } from '../kernel/ids.ts';

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
  readonly data: { readonly bookId: BookId; readonly name: string };
};

export type InstantCommand = NameInstant | WithdrawInstantName;

export type InstantFacts = {
  /** The last event of the book so far. */
  readonly lastSeq: number;
};
