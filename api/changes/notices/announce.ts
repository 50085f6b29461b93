// Says after COMMIT which books have grown: one notice per book. While a notice is on its way, the
// next ones gather, so that however many drains there are, one connection at most is in use.
import { BOOKS_CHANNEL, CALLERS_CHANNEL } from '#api/store/notices/channels.ts';
import type { Sql } from '#api/store/sql.ts';
import { textArray } from '#api/store/sql.ts';
import { coalesce } from '../coalesce.ts';

export type GrownBook = { readonly bookId: number; readonly seq: number };

export type CommitNotice = {
  readonly books: readonly GrownBook[];
  /** Whether a book's or a person's own stream has grown: who may do what may have changed. */
  readonly callersChanged: boolean;
};

const NOTIFY = `
  select pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) as notice(channel, payload)`;

/** @returns what the writer calls after each COMMIT; it never throws, and nobody waits for it. */
export function createAnnounce(sql: Sql): (committed: CommitNotice) => void {
  const grown = new Map<number, number>();
  let areCallersChanged = false;
  const send = coalesce(async () => {
    const notices = [...grown].map(([bookId, seq]) => [BOOKS_CHANNEL, `${bookId}:${seq}`] as const);
    grown.clear();
    const all = areCallersChanged ? [[CALLERS_CHANNEL, ''] as const, ...notices] : notices;
    areCallersChanged = false;
    const values = [
      textArray(all.map(([channel]) => channel)),
      textArray(all.map(([, payload]) => payload)),
    ];
    // One that is lost is made good by those who listen: they compare heads.
    await sql.query({ name: 'announce', text: NOTIFY, values }).catch(() => null);
  });
  return ({ books, callersChanged }) => {
    for (const { bookId, seq } of books) grown.set(bookId, seq);
    areCallersChanged ||= callersChanged;
    send();
  };
}

/** @returns what a notice says, or null for one that is none of ours. */
export function parseNotice(payload: string): GrownBook | null {
  const [bookId, seq, ...rest] = payload.split(':').map(Number);
  const isWhole = Number.isSafeInteger(bookId) && Number.isSafeInteger(seq);
  return isWhole && rest.length === 0 ? { bookId: Number(bookId), seq: Number(seq) } : null;
}
