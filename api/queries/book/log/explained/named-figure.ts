// A figure as it is explained: the events whose sum it is, and what it is made of.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { stockQuantityText } from '#api/queries/catalogue/stock/quantities.ts';
import type { ExplainedFigure } from '#api/contract/book/log/explain.ts';
import type { LogBetween } from '#projections/journal-list/read-between.ts';

export type NamedFigure = {
  readonly name: string;
  /** The first day that counts; null where all days do. */
  readonly from: string | null;
  readonly to: string;
  /** Gives seq, entry_date and paise of each event between. */
  readonly sums: (between: LogBetween) => RawBuilder<unknown>;
  /** What it is where it is no sum of events: a ratio, or an average. */
  readonly value: string | null;
  /** What of it no entry says, such as the register of stock. */
  readonly notPosted: readonly { readonly name: string; readonly paise: number }[];
  readonly madeOf: ExplainedFigure['madeOf'];
  /** Rupees unless given: amounts are then thousandths of a quantity. */
  readonly measure?: ExplainedFigure['measure'];
};

/** A page may have a line of thousands of accounts. */
export const MADE_OF_MAX = 200;

/** What is made of a figure asks for some of these. */
export const OF_NOTHING = {
  account: null,
  figure: null,
  side: null,
  of: null,
  line: null,
  as: null,
  method: null,
  from: null,
  laidOutOn: null,
} as const;

/** Of what is no sum of events. */
export const NO_SUMS: NamedFigure['sums'] = () => sql`
  select 0::bigint as seq, '-infinity'::date as entry_date, 0::bigint as paise where false`;

/** @returns how the amounts of a figure are written. */
export const amountTextOf = ({ measure }: Pick<NamedFigure, 'measure'>) =>
  measure === 'quantity' ? stockQuantityText : rupeesFromPaise;
