// What the tests read of the books, and what they find.
import type { CashRule } from '../warning/index.ts';
import type { GroupCode } from '../account-type/index.ts';

/** An entry as the tests read it. Days are `YYYY-MM-DD`. */
export type AuditEntry = {
  readonly seq: number;
  readonly number: number;
  readonly entryDate: string;
  /** The day and the minute of recording, by the clock of India; 1 is Monday. */
  readonly recordedOn: string;
  readonly minute: number;
  readonly weekday: number;
  readonly daysLate: number;
  readonly actorId: number;
  readonly amountPaise: number;
  /** What made it: a kind of document, or null for a person's own hand. */
  readonly madeBy: string | null;
  /** What its first marked part does with GST; null where none is marked. */
  readonly gstMark: string | null;
  readonly isReversal: boolean;
  /** The event of what it reverses or corrects, and how many days before it was recorded. */
  readonly originalSeq: number | null;
  /** What made that; null where nothing did, or where there is none. */
  readonly originalMadeBy: string | null;
  readonly daysSinceOriginal: number | null;
  readonly lines: readonly (readonly [accountId: number, paise: number])[];
};

export type AuditAccount = { readonly accountId: number; readonly group: GroupCode | null };

export type Finding =
  | { readonly kind: 'late'; readonly days: number }
  /** Dated within what a lock or a filing had closed by an event before. */
  | { readonly kind: 'closed'; readonly by: number; readonly what: string }
  | {
      readonly kind: 'hours';
      readonly why: 'hours' | 'day-off' | 'holiday';
      readonly minute: number;
    }
  | { readonly kind: 'reversed'; readonly original: number; readonly days: number }
  | { readonly kind: 'gap'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'order';
      readonly number: string;
      readonly date: string;
      readonly before: string;
      readonly beforeDate: string;
    }
  | {
      readonly kind: 'repeated';
      readonly other: number;
      readonly days: number;
      readonly accountId: number;
    }
  | { readonly kind: 'round' }
  | {
      readonly kind: 'pair';
      readonly debitId: number;
      readonly creditId: number;
      readonly times: number;
    }
  /** With the mark of GST that it bears, or null. */
  | { readonly kind: 'tax'; readonly accountId: number; readonly mark: string | null }
  | {
      readonly kind: 'cash';
      readonly accountId: number;
      readonly date: string;
      readonly balancePaise: number;
    }
  /** Cash above a limit of the Income-tax Act, of a person or an account. */
  | {
      readonly kind: 'limit';
      readonly rule: CashRule;
      readonly section: string;
      readonly accountId: number;
      readonly amountPaise: number;
    }
  | { readonly kind: 'act' }
  | { readonly kind: 'correction'; readonly original: number; readonly isReversal: boolean }
  | { readonly kind: 'digit'; readonly digit: number };

/** An event that a test points at, and why. */
export type AuditHit = { readonly seq: number; readonly finding: Finding };

/** What a test found: the count is whole, however few of the hits are listed. */
export type AuditHits = { readonly count: number; readonly hits: readonly AuditHit[] };

/** As many hits of a test as are listed: with more of them the test is to be narrowed. */
export const HITS_LISTED = 2000;

/** Gathers hits in their order; the first are listed, all are counted. */
export function hitList(): {
  readonly add: (seq: number, finding: Finding) => void;
  readonly found: () => AuditHits;
} {
  const hits: AuditHit[] = [];
  let count = 0;
  return {
    add: (seq, finding) => {
      count += 1;
      if (hits.length < HITS_LISTED) hits.push({ seq, finding });
    },
    found: () => ({ count, hits }),
  };
}
