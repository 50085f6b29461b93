// What a business event asks of the books: a journal to be posted, or one to be reversed. The
// accounts are named by what they are for; which ones they are, the book's settings say.
import type { PostingRole } from '../../book/index.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { CreditMark } from '../../trade/index.ts';
import type { JournalPosted, Reference, Side, VoucherType } from '../../journal/index.ts';

/** An account by its role in the book, or a certain one. */
export type PostingTo = { readonly role: PostingRole } | { readonly accountId: number };

export type PostingEntry = {
  readonly to: PostingTo;
  readonly side: Side;
  readonly amountPaise: number;
  /** Of an entry on a party's account: which items it makes or settles. */
  readonly references?: readonly Reference[];
};

export type PostingSource = NonNullable<JournalPosted['data']['source']>;

export type Posting = {
  readonly journalId: number;
  readonly voucherType: VoucherType;
  readonly entryDate: CalendarDate;
  readonly narration: string;
  /** Null where anybody who may reverse a journal may take it back. */
  readonly source: PostingSource | null;
  readonly entries: readonly PostingEntry[];
  /** Of what moves input credit: the whole of it is marked so. */
  readonly credit?: CreditMark | undefined;
};

type OutputTax = {
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly cessPaise: number;
};

/** An amount on its side; a negative one stands on the other, and nothing is no entry at all. */
export function postingEntries(
  to: PostingTo,
  side: Side,
  amountPaise: number,
): readonly PostingEntry[] {
  if (amountPaise === 0) return [];
  if (amountPaise > 0) return [{ to, side, amountPaise }];
  return [{ to, side: side === 'debit' ? 'credit' : 'debit', amountPaise: -amountPaise }];
}

/** @returns output tax by head: credit as it becomes due, debit as it is given back. */
export const taxEntries = (tax: OutputTax | undefined, side: Side): readonly PostingEntry[] =>
  tax === undefined
    ? []
    : [
        ...postingEntries({ role: 'output-cgst' }, side, tax.cgstPaise),
        ...postingEntries({ role: 'output-sgst' }, side, tax.sgstPaise),
        ...postingEntries({ role: 'output-igst' }, side, tax.igstPaise),
        ...postingEntries({ role: 'output-cess' }, side, tax.cessPaise),
      ];
