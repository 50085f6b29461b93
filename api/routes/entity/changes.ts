// The stream of a book's changes. Where a client stands comes with EventSource's own header when it
// connects again, or in the query for programs.
import { position, readChanges } from '#api/contract/entity/changes.ts';
import type { Changes } from '#api/changes/changes.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Some proxies gather what they pass on unless told not to.
  'X-Accel-Buffering': 'no',
};

export function mountChanges(mount: Mount, changes: Changes): void {
  mount(readChanges, async ({ book, person, query, context: c }) => {
    const header = c.req.header('last-event-id') ?? '';
    const heard = header === '' ? null : position.safeParse(header);
    if (heard?.success === false) {
      const [issue] = heard.error.issues;
      return replyProblem(c, invalidField('Last-Event-ID', issue?.message ?? 'Is no position.'));
    }
    // Nobody reads the body of an answer to HEAD, so none must be opened.
    if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS);
    const opened = await changes.open({
      bookId: book.id,
      personId: person.id,
      session: person.sessionHash.toString('hex'),
      after: heard?.data ?? query.after ?? null,
      cut: () => c.env?.outgoing?.destroy(),
    });
    return opened.ok
      ? c.body(opened.value, 200, HEADERS)
      : replyProblem(c, NO_ROOM[opened.rejection]);
  });
}

const NO_ROOM: Readonly<Record<'too_many_streams' | 'streams_full' | 'stopping', ProblemDetails>> =
  {
    too_many_streams: {
      status: 429,
      code: 'too_many_streams',
      title: 'Too many streams',
      detail: 'You have this open in too many places. Close some of them, then try again.',
      retryAfterSeconds: 60,
    },
    streams_full: {
      status: 503,
      code: 'streams_full',
      detail: 'The server has as many open streams as it takes. Try again later.',
      retryAfterSeconds: 30,
    },
    stopping: {
      status: 503,
      code: 'stopping',
      detail: 'The server is stopping. Try again in a few seconds.',
      retryAfterSeconds: 5,
    },
  };
