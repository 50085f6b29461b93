// The events whose sum a figure of a register is: the documents of one kind, the vouchers of a day
// book, or what was billed.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { VoucherType } from '#core/journal/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { LogBetween } from '#projections/journal-list/read-between.ts';
import type { RegisterKind } from '#api/contract/account/registers.ts';
import { LINES, posted, ROUND_OFF, withDocument } from './posted-documents.ts';
import type { DaysPosted, TaxedPaise } from './posted-documents.ts';

type RegisterFigure = Period & {
  readonly kind: RegisterKind;
  readonly heads: readonly (keyof TaxedPaise)[];
  readonly withRoundOff: boolean;
};

const amountOf = (heads: RegisterFigure['heads']): RawBuilder<unknown> => sql`
  (select coalesce(sum(${sql.join(
    heads.map((head) => sql`coalesce((line->>${sql.lit(head)})::bigint, 0)`),
    sql` + `,
  )}), 0) from jsonb_array_elements(${LINES}) as each(line))`;

/** @returns a query, not run yet, that gives each document's amount: seq, entry_date and paise. */
export const sumsOfRegister = (
  bookId: number,
  { kind, heads, withRoundOff, ...period }: RegisterFigure,
  { after, until }: LogBetween,
): RawBuilder<unknown> => sql`
  with posted as (${posted(bookId, period, kind)})
  select * from (
    select posted.seq, posted.entry_date, (posted.sign * (
        ${heads.length === 0 ? sql`0` : amountOf(heads)}
        + ${withRoundOff ? sql`coalesce(${ROUND_OFF}, 0)` : sql`0`}))::bigint as paise
    from posted ${withDocument(bookId)}
    where posted.seq > ${after} and posted.seq <= ${until}
  ) as told where paise <> 0`;

/** @returns the same of the vouchers of some days, of one type or of all. */
export const sumsOfVouchers = (
  bookId: number,
  { type, from, to }: Period & { readonly type: VoucherType | null },
  { after, until }: LogBetween,
): RawBuilder<unknown> => sql`
  select seq, entry_date, amount_paise as paise from journals
  where book_id = ${bookId} and entry_date between ${from} and ${to}
    and seq > ${after} and seq <= ${until}
    ${type === null ? sql`` : sql`and voucher_type = ${type}`}`;

type RevenueFigure = DaysPosted & {
  /** Of all customers unless given. */
  readonly customerIds?: readonly number[];
};

/** @returns what was billed before tax, less credit notes; a cancelled invoice never was. */
export const sumsOfRevenue = (
  bookId: number,
  { customerIds, ...period }: RevenueFigure,
  { after, until }: LogBetween,
): RawBuilder<unknown> => sql`
  with posted as (${posted(bookId, period, null)}),
  billed as (
    select posted.seq, posted.entry_date, posted.kind, posted.reverses, posted.reversed_by,
      (posted.sign * case when posted.kind = 'credit-note' then -1 else 1 end
        * ${amountOf(['taxablePaise'])})::bigint as paise
    from posted ${withDocument(bookId)} ${ofCustomers(customerIds)}
  )
  select * from (
    select seq, entry_date, paise from billed where kind <> 'sales' or reverses is null
    union all
    select cancelled.seq, billed.entry_date, -billed.paise from billed
    join journals as cancelled on cancelled.book_id = ${bookId}
      and cancelled.journal_id = billed.reversed_by
    where billed.kind = 'sales' and billed.reverses is null
  ) as told
  where seq > ${after} and seq <= ${until} and paise <> 0`;

const ofCustomers = (customerIds: readonly number[] | undefined): RawBuilder<unknown> =>
  customerIds === undefined ? sql`` : sql`where i.customer_id = any(${[...customerIds]}::bigint[])`;

/** @returns each invoice of the customers as one, and as none where it was cancelled. */
export const sumsOfOrders = (
  bookId: number,
  customerIds: readonly number[],
  { after, until }: LogBetween,
): RawBuilder<unknown> => sql`
  select j.seq, j.entry_date, case when j.reverses is null then 1000 else -1000 end as paise
  from journals as j
  left join journals as o on o.book_id = j.book_id and o.journal_id = j.reverses
  join invoices as i on i.book_id = ${bookId}
    and i.invoice_id = (coalesce(j.source, o.source)->>'id')::bigint
  where j.book_id = ${bookId} and j.voucher_type = 'sales'
    and j.seq > ${after} and j.seq <= ${until}
    and i.customer_id = any(${[...customerIds]}::bigint[])`;
