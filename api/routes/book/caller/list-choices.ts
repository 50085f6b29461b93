import { keepListChoice, readListChoices } from '#api/contract/book/caller/list-choices.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { choicesOfLists, LISTS_MAX, writeListChoice } from '#api/session/callers/list-choices.ts';
import type { Sql } from '#api/store/sql.ts';

const TOO_MANY_LISTS = invalidField('list', `At most ${LISTS_MAX} lists are kept.`);

/** @param parts `sql` has the rights of the writer. */
export function mountListChoices(mount: Mount, { sql }: { readonly sql: Sql }): void {
  mount(readListChoices, ({ book, person }) =>
    choicesOfLists(sql, { personId: person.id, bookId: book.id }),
  );

  mount(keepListChoice, async ({ book, person, body, context }) => {
    const { list, ...choice } = body;
    const kept = { personId: person.id, bookId: book.id, list, choice };
    return (await writeListChoice(sql, kept)) ? {} : replyProblem(context, TOO_MANY_LISTS);
  });
}
