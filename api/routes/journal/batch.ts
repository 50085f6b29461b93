// Many journals in one call, one per line, answered line by line. Who may, and what is answered
// before the stream begins; what becomes of the lines is in journal-batch-posting.ts.
import { mayDo } from '#core/book/index.ts';
import { createSlots } from '#api/commands/batch/slots.ts';
import { ReadOnly } from '#api/commands/request.ts';
import { postJournalBatch } from '#api/contract/journal/batch.ts';
import { readLines } from '#api/http/body/lines/read-lines.ts';
import { replyLines } from '#api/http/body/lines/reply-lines.ts';
import type { Log } from '#api/http/log.ts';
import type { Mount } from '#api/http/mount.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { unexpectedProblem } from '#api/http/problems/unexpected.ts';
import { answerBatch, postInSlices } from './batch-posting.ts';
import type { PostedBatch } from './batch-posting.ts';
import { postAllOrNone } from './batch-whole.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export type BatchParts = RouteParts &
  Pick<PostedBatch, 'submitSlice' | 'submitWhole' | 'sliceSize' | 'sql'> & {
    readonly log: Log;
    readonly readOnlyReason: () => string | null;
  };

export function mountJournalBatches(mount: Mount, parts: BatchParts): void {
  const { nextIds, submitSlice, submitWhole, sliceSize, sql, log, readOnlyReason } = parts;
  const slots = createSlots();
  mount(postJournalBatch, async ({ book, person, query, idempotency, refuse, context: c }) => {
    // The role counts once more under the book's lock, in every slice.
    const right = 'PostJournal';
    if (!mayDo(book.role, right)) return refuse({ kind: 'role_may_not', role: book.role, right });
    const reason = readOnlyReason();
    if (reason !== null) throw new ReadOnly(reason);
    const release = slots.take(person.id);
    if (typeof release !== 'function') return replyProblem(c, NO_SLOT[release]);

    const isAtomic = query.atomic === 'true';
    const { response, over } = replyLines(c, (out) => {
      const batch: PostedBatch = {
        bookId: book.id,
        personId: person.id,
        isAtomic,
        nextIds,
        submitSlice,
        submitWhole,
        sliceSize,
        ...given('key', idempotency?.key),
        sql,
        pieces: readLines(c.req.raw, out.gone),
        unforeseen: (error) => unexpectedProblem(log, error, c.get('requestId')),
      };
      return answerBatch(batch, out, isAtomic ? postAllOrNone : postInSlices);
    });
    void over.then(release);
    return response;
  });
}

const NO_SLOT: Readonly<Record<'full' | 'too_many', ProblemDetails>> = {
  full: {
    status: 503,
    code: 'batches_full',
    detail: 'The server is busy with as many batches as it takes. Try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  too_many: {
    status: 429,
    code: 'too_many_batches',
    title: 'Too many batches',
    detail: 'Two batches of yours are under way; wait until one of them is done.',
    retryAfterSeconds: 5,
  },
};
