// The ways in which money comes, as core has them, and the account of the book that takes it.
import { sql } from 'kysely';
import { METHOD_NAMES, paymentMethod as methods } from '#core/kernel/payment-method.ts';
import { ROLE_OF_METHOD } from '#core/documents/index.ts';
import { PREFIX } from '#projections/book-settings/table.ts';
import type { Entity } from '../../entity.ts';
import { field, nullable } from '../../fields.ts';

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

export const paymentMethod: Entity = {
  belongs: 'book',
  removedAs: null,
  fields: {
    id: field.id('r.id'),
    book_id: field.id('r.book_id'),
    name: field.text('r.name'),
    method: field.text('r.method'),
    account_id: nullable(field.id('r.account_id')),
    created_at: field.instant('r.since'),
    updated_at: field.instant('r.updated_at'),
  },
  source: ({ bookId }) => ({
    rows: sql`
      from (
        select m.*, ${bookId}::bigint as book_id, s.value::text::bigint as account_id,
          greatest(m.since, h.recorded_at) as updated_at
        from jsonb_to_recordset(${rows}::jsonb)
          as m(id bigint, method text, name text, setting text, since timestamptz)
        left join book_settings s on s.book_id = ${bookId} and s.name = m.setting
        left join record_history h on h.book_id = s.book_id and h.kind = 'book'
          and h.record_id = s.book_id and h.seq = s.last_seq
      ) r
      where true`,
  }),
  writes: {
    readOnly:
      'The ways to pay are fixed; which account each posts to is set at ' +
      '/api/islogin/book/{bookId}/posting_accounts.',
  },
};
