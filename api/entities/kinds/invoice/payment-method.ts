// The ways in which money comes, as core has them, and the account of the book that takes it.
import { sql } from 'kysely';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { METHOD_NAMES, paymentMethod as methods } from '#core/kernel/payment-method.ts';
import { ROLE_OF_METHOD } from '#core/documents/index.ts';
import { bookSettings, PREFIX } from '#projections/book-settings/table.ts';
import { recordHistory } from '#projections/record-history/table.ts';
import { instantAs } from '#projections/runner/instant.ts';
import type { StoredColumns } from '#projections/runner/row-columns.ts';
import { columnsOf, field, nullable } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';

/** The table changes with the program, so it is as old as this process. */
const since = new Date().toISOString();
/** The place is the id: a method that is added comes last. */
const rows = JSON.stringify(
  methods.options.map((method, index) => ({
    id: index + 1,
    method,
    name: METHOD_NAMES[method],
    since,
    setting: `${PREFIX.posting}${ROLE_OF_METHOD[method]}`,
  })),
);

type MethodRow = {
  readonly id: number;
  readonly bookId: number;
  readonly name: string;
  readonly method: PaymentMethod;
  readonly accountId: number | null;
  readonly since: string;
  readonly updatedAt: string;
};

const s = columnsOf(bookSettings, 's');
const h = columnsOf(recordHistory, 'h');

export const paymentMethodKind = recordKind({
  belongs: 'book',
  removedAs: null,
  fields: {
    id: field.id(sql`r.id`),
    book_id: field.id(sql`r.book_id`),
    name: field.text(sql`r.name`),
    method: field.text(sql`r.method`),
    account_id: nullable(field.id(sql`r.account_id`)),
    created_at: field.instant(sql`r.since`),
    updated_at: field.instant(sql`r.updated_at`),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from (
        select m.*, ${bookId}::bigint as book_id,
          -- Other settings hold no number, and a condition may be worked out before the join.
          case when ${s.column('name')} = m.setting
            then ${s.column('value')}::text::bigint end as account_id,
          greatest(m.since, ${h.column('recorded_at')}) as updated_at
        from jsonb_to_recordset(${rows}::jsonb)
          as m(id bigint, method text, name text, setting text, since timestamptz)
        left join ${s.table} on ${s.column('book_id')} = ${bookId}
          and ${s.column('name')} = m.setting
        left join ${h.table} on ${h.column('book_id')} = ${s.column('book_id')}
          and ${h.column('kind')} = 'book'
          and ${h.column('record_id')} = ${s.column('book_id')}
          and ${h.column('seq')} = ${s.column('last_seq')}
      ) r
      where true`,
  }),
  row: sql<
    StoredColumns<MethodRow>
  >`r.id, r.book_id as "bookId", r.name, r.method, r.account_id as "accountId",
    ${instantAs('r.since')} as since, ${instantAs('r.updated_at')} as "updatedAt"`,
  wire: (row: MethodRow) => ({
    id: row.id,
    book_id: row.bookId,
    name: row.name,
    method: row.method,
    account_id: row.accountId,
    created_at: row.since,
    updated_at: row.updatedAt,
  }),
  writes: {
    readOnly:
      'The ways to pay are fixed; which account each posts to is set at ' +
      '/api/islogin/book/{bookId}/posting_accounts.',
  },
});
