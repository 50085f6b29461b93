// On which lines of the statements a book lets its groups and accounts stand, by the rows of its
// settings.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { GroupCode } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { LineChosen, LineSubject } from '#core/statement/index.ts';
import type { SettingRow } from './read.ts';
import { STATEMENT_LINE, PREFIX } from './table.ts';
import type { LineSetting } from './table.ts';

/** A choice with who made it, and by which event. */
export type LineChosenBy = LineChosen & { readonly actorId: number; readonly seq: number };

export async function lineChoicesOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly LineChosenBy[]> {
  const { rows } = await sql<SettingRow>`
    select name, value, last_seq as "lastSeq" from book_settings
    where book_id = ${bookId} and name like ${`${PREFIX.line}%`}
    order by name
  `.execute(db);
  return lineChoicesFrom(rows);
}

/** @returns the choices that a book's rows make. */
export const lineChoicesFrom = (rows: readonly SettingRow[]): readonly LineChosenBy[] =>
  rows
    .filter(({ name }) => name.startsWith(PREFIX.line))
    .map(({ name, value, lastSeq: seq }) => {
      const [of = '', id = '', from = ''] = name.slice(PREFIX.line.length).split('.');
      return {
        subject: subjectOf(`${of}.`, id),
        from: calendarDate(from),
        ...(value as LineSetting),
        seq,
      };
    });

const subjectOf = (of: string, id: string): LineSubject =>
  of === STATEMENT_LINE.group ? { group: id as GroupCode } : { accountId: Number(id) };
