import { sql } from 'kysely';
import type { Entity } from '../../entity.ts';
import { field } from '../../fields.ts';

/**
 * A kind that nothing fills yet: its records would be money documents outside the books, so they
 * wait for their rules.
 */
export const empty = (readOnly: string): Entity => ({
  belongs: 'book',
  removedAs: null,
  fields: {
    id: field.id('n.id'),
    name: field.text('n.name'),
    created_at: field.instant('n.created_at'),
    updated_at: field.instant('n.updated_at'),
  },
  source: () => ({
    rows: sql`
      from (select 0::bigint as id, '' as name, now() as created_at, now() as updated_at) as n
      where false`,
  }),
  writes: { readOnly },
});
