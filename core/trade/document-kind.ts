// What a kind of document is, as data: whose it is, how it is numbered, what it does to the books
// and what it refuses. Functions stand where the law needs them, each by its name. All that reads
// documents (numbers, journals, open items, stock, the register) asks the kind and lists no other.
import type { GroupCode } from '../account-type/index.ts';
import type { VoucherType } from '../journal/index.ts';
import type { CreditMark, TradeGoods, TradeEntry, TradeItem } from './effects.ts';
import type { PostedTradeDocument } from './lifecycle.ts';
import type { TradeKind } from './terms.ts';

/** What every kind says, whether or not it posts. */
export type TradeDocument<Kind extends string> = {
  /** Its numbers are counted by it; of what posts, stream, journal and open item bear it. */
  readonly kind: Kind;
  readonly noun: string;
  /** Whether goods and services come in, or go out. */
  readonly direction: 'in' | 'out';
  /** Null of what is dealt with no party of the book. */
  readonly party: {
    readonly role: 'supplier' | 'customer';
    readonly group: GroupCode;
  } | null;
  readonly number: {
    /** What stands before the digits of our own numbers in every book; null: each book sets it. */
    readonly ours: string | null;
    /** Whether the document bears a number of the other side. */
    readonly theirs: 'required' | 'none';
  };
};

/** One that posts. */
export type DocumentKind<Posted extends PostedTradeDocument> = TradeDocument<TradeKind> & {
  readonly voucherType: VoucherType;
  readonly effects: {
    readonly ledger: (posted: Posted) => readonly TradeEntry[];
    readonly narration: (posted: Posted) => string;
    readonly stock: (posted: Posted) => readonly TradeGoods[];
    readonly openItem: (posted: Posted) => TradeItem | null;
    /** Of what moves credit: the whole of its entry is marked so. */
    readonly credit?: (posted: Posted) => CreditMark;
  };
};

/** @returns the kind as it is declared, each word by its own name. */
export const documentKind = <Posted extends PostedTradeDocument>(
  kind: DocumentKind<Posted>,
): DocumentKind<Posted> => kind;
