// A journal posted under a key, and what its client makes of the answer.
import { z } from 'zod';
import type { Door } from '#tests/faults/load.ts';
import { digestOf } from '../record/outside-record.ts';
import type { Acknowledged } from '../record/outside-record.ts';
import { call } from './call.ts';

export type PostOrder = { readonly key: string; readonly rupees: number };

export type Posted =
  | { readonly kind: 'acknowledged'; readonly one: Acknowledged }
  /** No answer, or 503: to be sent again under the same key. */
  | { readonly kind: 'again' }
  /** An answer that nothing in the campaign may cause. */
  | { readonly kind: 'strange'; readonly status: number; readonly text: string };

const REPLY = z.object({
  journal: z.object({ id: z.number(), number: z.number(), seq: z.number() }),
});

const AGAIN = new Set([408, 502, 503]);

/** A journal of two entries, whose narration is its key. */
export const bodyOf = ({ bookId, cash, sales }: Door, { key, rupees }: PostOrder) => ({
  entry: [
    { account_id: cash, amount: rupees },
    { account_id: sales, amount: -rupees },
  ],
  narration: key,
  book_id: bookId,
});

export async function post(door: Door, wanted: PostOrder): Promise<Posted> {
  const { address, cookie, bookId } = door;
  const answer = await call(address, {
    path: '/api/islogin/journal',
    headers: { cookie, 'idempotency-key': wanted.key },
    body: bodyOf(door, wanted),
  });
  if (answer === null || AGAIN.has(answer.status)) return { kind: 'again' };
  const { status, text } = answer;
  if (status !== 200) return { kind: 'strange', status, text };
  const { journal } = REPLY.parse(JSON.parse(text));
  const { id: journalId, number, seq } = journal;
  const reply = digestOf(text);
  return { kind: 'acknowledged', one: { key: wanted.key, bookId, journalId, number, seq, reply } };
}
