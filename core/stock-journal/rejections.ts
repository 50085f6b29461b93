import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { StockJournalId } from '../kernel/ids.ts';

/** Of a line of the call, from 1. */
type OfLine<Kind extends string, More = object> = {
  readonly kind: Kind;
  readonly line: number;
} & Readonly<More>;

type OfDay<Kind extends string, More> = {
  readonly kind: Kind;
  readonly entryDate: CalendarDate;
} & Readonly<More>;

/** In the order in which they are checked. */
export type StockJournalRejection =
  | { readonly kind: 'stock_journal_exists'; readonly stockJournalId: StockJournalId }
  | { readonly kind: 'stock_journal_not_found'; readonly stockJournalId: StockJournalId }
  | { readonly kind: 'stock_journal_already_reversed'; readonly number: number }
  | { readonly kind: 'stock_journal_is_empty' }
  | {
      readonly kind: 'stock_journal_too_long';
      readonly count: number;
      readonly countMax: number;
    }
  | {
      readonly kind: 'stock_narration_too_long';
      readonly length: number;
      readonly lengthMax: number;
    }
  /** A count has lines of goods that were counted, and no others; what moves has none. */
  | OfLine<'stock_line_does_not_fit', { isCount: boolean }>
  | OfLine<'stock_quantity_out_of_range', { quantityThousandthsMax: number }>
  | OfLine<'stock_product_unknown', { productId: number }>
  /** A service has no stock, nor have goods that the book does not count. */
  | OfLine<'stock_product_not_stocked', { name: string }>
  | OfLine<'stock_godown_unknown', { godownId: number }>
  /** A batch has a number where its days are said, and dates are for goods that come in. */
  | OfLine<'stock_batch_without_number'>
  | OfLine<'stock_batch_dates_not_taken'>
  | OfLine<'stock_batch_expires_before_made', { manufacturedOn: string }>
  /** A batch that is counted is one of the product; what is new comes in by a stock journal. */
  | OfLine<'stock_batch_unknown', { name: string; batch: string }>
  /** In one place, as a whole or by batch; other godowns are counted by lines of their own. */
  | OfLine<'stock_counted_twice', { name: string }>
  /** Goods that go out cost what they came in at. */
  | OfLine<'stock_value_not_taken'>
  | OfLine<'stock_value_out_of_range', { valuePaiseMax: number }>
  /** Goods that have not moved yet are in no stock. */
  | OfDay<'stock_day_out_of_range', { from: CalendarDate; to: CalendarDate }>
  | OfDay<'stock_day_before_book_begins', { beginsOn: CalendarDate }>
  | OfDay<'stock_period_locked', { lockedTo: CalendarDate }>
  /** More goes out than is there, in a book that refuses it; of every document that moves goods. */
  | {
      readonly kind: 'stock_below_nil';
      readonly productId: number;
      readonly product: string;
      readonly godown: string | null;
      readonly batch: string | null;
      readonly date: string;
      readonly inHandThousandths: number;
      readonly shortThousandths: number;
    }
  /** Something came in between that changes what the goods cost. */
  | {
      readonly kind: 'lost_credit_differs';
      readonly creditPaise: number;
      readonly seenPaise: number;
    };
