// What the parts of a journal do with GST, and of which return. What was marked before is one part
// of all lines, of no period; a reversal has the parts of what it takes back.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table journals add column gst_parts jsonb;
    update journals as marked
      set gst_parts = jsonb_build_array(jsonb_build_object(
        'mark', original.gst,
        'period', null,
        'lines', (
          select jsonb_agg(line)
          from generate_series(1, jsonb_array_length(original.entries)) as line
        )
      ))
      from journals as original
      where original.book_id = marked.book_id and original.gst is not null
        and original.journal_id in (marked.journal_id, marked.reverses);
    create index journals_with_gst on journals (book_id, seq) where gst_parts is not null;
  `.execute(db);
}
