// Says after COMMIT which books have grown: one notice per book. While a notice is on its way, the
// next ones gather, so that however many drains there are, one connection at most is in use.
import { BOOKS_CHANNEL } from '#api/store/channels.ts';
import type { Sql } from '#api/store/sql.ts';
import { coalesce } from '../coalesce.ts';

export type GrownBook = { readonly bookId: number; readonly seq: number };

const NOTIFY = `
  select pg_notify('${BOOKS_CHANNEL}', notice) from unnest($1::text[]) as n(notice)`;

/** @returns what the writer calls after each COMMIT; it never throws, and nobody waits for it. */
export function createAnnounce(sql: Sql): (books: readonly GrownBook[]) => void {
  const waiting = new Map<number, number>();
  const send = coalesce(async () => {
    const notices = [...waiting].map(([bookId, seq]) => `${bookId}:${seq}`);
    waiting.clear();
    // One that is lost is made good by those who listen: they compare heads.
    await sql.query({ name: 'announce', text: NOTIFY, values: [notices] }).catch(() => null);
  });
  return (books) => {
    for (const { bookId, seq } of books) waiting.set(bookId, seq);
    send();
  };
}

/** @returns what a notice says, or null for one that is none of ours. */
export function parseNotice(payload: string): GrownBook | null {
  const [bookId, seq, ...rest] = payload.split(':').map(Number);
  const isWhole = Number.isSafeInteger(bookId) && Number.isSafeInteger(seq);
  return isWhole && rest.length === 0 ? { bookId: Number(bookId), seq: Number(seq) } : null;
}
