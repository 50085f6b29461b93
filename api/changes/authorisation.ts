// Whether those who read may still do so. A stream outlives the request that opened it, so the
// session and the membership are looked at again: when either changes, and from time to time.
import { readCallers } from '#api/session/sessions.ts';
import type { Sql } from '#api/store/sql.ts';
import type { Reader } from './reading/reader.ts';

/** Sessions that one question is about. */
const SESSIONS_MAX = 500;

/** Ends the streams of those who may not; throws, and ends none, when nobody can say. */
export async function closeUnauthorised(sql: Sql, readers: readonly Reader[]): Promise<void> {
  const sessions = [...new Set(readers.map(({ session }) => session))];
  const open = new Set<string>();
  for (let at = 0; at < sessions.length; at += SESSIONS_MAX) {
    const callers = await readCallers(sql, sessions.slice(at, at + SESSIONS_MAX));
    for (const { token, books } of callers) {
      for (const { id } of books) open.add(`${token} ${id}`);
    }
  }
  for (const reader of readers) {
    if (!open.has(`${reader.session} ${reader.bookId}`)) reader.end();
  }
}
