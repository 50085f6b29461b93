import type { BookId, PersonId } from '#core/kernel/ids.ts';
import type { Book } from '#api/contract/book/book.ts';
import { beginDemoBook, discardDemoBook, readDemoBook } from '#api/contract/book/caller/demo.ts';
import type { Mount } from '#api/http/mount.ts';
import type { JobData } from '#api/jobs/queues.ts';
import { DEMO_BOOKS_PERSON } from '#api/limits/limits.ts';
import { bookReply } from '#api/queries/as-of/book.ts';
import { demoBookOf } from '#api/queries/book/demo-book.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfLimits } from '#api/requests/within-limits.ts';
import type { Sql } from '#api/store/sql.ts';

export type DemoParts = RouteParts & {
  /** Whether this installation offers demo books. */
  readonly demoBooks: boolean;
  readonly askToFillDemoBook: (job: JobData['fill-demo-book'], sql: Sql) => Promise<void>;
};

const DEMO_NAME = 'Sahyadri Traders (demo)';

export function mountDemoBooks(mount: Mount, parts: DemoParts): void {
  const { db, demoBooks } = parts;
  const byTurns = turnsByPerson<Book | Response>();

  mount(readDemoBook, async ({ person }) => ({
    offered: demoBooks,
    book: await demoBookOf(db, person.id),
  }));

  mount(beginDemoBook, (asked) => {
    const { person, context, refuse } = asked;
    if (!demoBooks) return refuse({ kind: 'demo_books_off' });
    // Two clicks in haste open one book.
    return byTurns(person.id, async () => {
      const own = await demoBookOf(db, person.id);
      if (own !== null) return own;
      const limit = { limit: DEMO_BOOKS_PERSON, by: [`${person.id}`] };
      const refusal = await refusalOfLimits(parts, context, limit);
      if (refusal !== null) return refusal;
      const bookId = await freshId<BookId>(parts, 'book');
      const data = { bookId, name: DEMO_NAME, ownerId: person.id as PersonId };
      const order = {
        bookId,
        command: { type: 'BeginDemoBook', data },
        also: (sql: Sql) => parts.askToFillDemoBook({ bookId, personId: person.id }, sql),
      } as const;
      return answerCommand(parts, asked, order, (log) => bookReply(log, person.id));
    });
  });

  // It names no book, so that no other one can be meant.
  mount(discardDemoBook, async (asked) => {
    const own = await demoBookOf(db, asked.person.id);
    if (own === null) return {};
    const bookId = own.id as BookId;
    const order = { bookId, command: { type: 'DiscardDemoBook', data: { bookId } } } as const;
    return answerCommand(parts, asked, order, () => ({}));
  });
}

/** @returns what runs the tasks of a person one after the other. */
function turnsByPerson<Done>() {
  const last = new Map<number, Promise<unknown>>();
  return async (personId: number, task: () => Promise<Done>): Promise<Done> => {
    const before = last.get(personId) ?? Promise.resolve();
    const done = before.then(task, task);
    last.set(personId, done);
    try {
      return await done;
    } finally {
      if (last.get(personId) === done) last.delete(personId);
    }
  };
}
