// What fast-check draws of journals that a person posts on customers' ledgers.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** On a customer's ledger, and against an item of theirs where it refers to one. */
export type HandPosted = {
  readonly nth: number;
  readonly which: number;
  readonly refers: boolean;
  readonly isDebit: boolean;
  /** Hundredths of a percent of what is open. */
  readonly share: number;
  readonly restPaise: number;
};

const nth = fc.nat({ max: 20 });

export const handFields = {
  nth,
  which: nth,
  refers: fc.boolean(),
  isDebit: fc.boolean(),
  share: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 11_000 })),
  restPaise: fc.integer({ min: 1, max: 50_000 }),
};
const handPosted: Arbitrary<HandPosted> = fc.record(handFields, { noNullPrototype: true });
export const handPostedOrNone: Arbitrary<HandPosted | null> = fc.option(handPosted);
