// On which lines of the statements a book lets its groups and accounts stand, by the rows of its
// settings.
import type { QueryExecutorProvider } from 'kysely';
import type { GroupCode } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { LineChosen, LineSubject } from '#core/statement/index.ts';
import { settingRows, settingsUnder } from './read-rows.ts';
import type { SettingRow } from './read-rows.ts';
import { STATEMENT_LINE, PREFIX } from './table.ts';
import type { LineSetting } from './table.ts';

/** A choice with who made it, and by which event. */
export type LineChosenBy = LineChosen & { readonly actorId: number; readonly seq: number };

export async function lineChoicesOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly LineChosenBy[]> {
  return lineChoicesFrom(await settingRows(db, bookId, `${PREFIX.line}%`));
}

/** @returns the choices that a book's rows make. */
const lineChoicesFrom = (rows: readonly SettingRow[]): readonly LineChosenBy[] =>
  settingsUnder(rows, PREFIX.line).map(({ name, value, lastSeq: seq }) => {
    const [of = '', id = '', from = ''] = name.split('.');
    return {
      subject: subjectOf(`${of}.`, id),
      from: calendarDate(from),
      ...(value as LineSetting),
      seq,
    };
  });

const subjectOf = (of: string, id: string): LineSubject =>
  of === STATEMENT_LINE.group ? { group: id as GroupCode } : { accountId: Number(id) };
