// How people want the lists of a book drawn. It is kept by the server, so that it is the same on
// every device and no browser stores it. What was kept in an earlier membership is nobody's.
import type { ListChoice } from '#api/contract/book/caller/list-choices.ts';
import type { Sql } from '#api/store/sql.ts';

/** More than there are lists. */
export const LISTS_MAX = 80;

type Owner = { readonly personId: number; readonly bookId: number };

type Row = { readonly list: string; readonly choice: ListChoice };

/** @returns what a member keeps of the lists of a book, by the name of the list. */
export async function choicesOfLists(
  sql: Sql,
  { personId, bookId }: Owner,
): Promise<Record<string, ListChoice>> {
  const { rows } = await sql.query<Row>({
    text: `select list, choice
      from list_choices as kept
      join book_members as member using (book_id, person_id)
      where book_id = $1 and person_id = $2 and kept.kept_at >= member.since
      order by list`,
    values: [bookId, personId],
  });
  return Object.fromEntries(rows.map(({ list, choice }) => [list, choice]));
}

type OneChoice = Owner & { readonly list: string; readonly choice: ListChoice };

/** @returns whether it was kept: not where so many lists are kept already. */
export async function writeListChoice(
  sql: Sql,
  { personId, bookId, list, choice }: OneChoice,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into list_choices (book_id, person_id, list, kept_at, choice)
      select $1, $2, $3, now(), $4::jsonb
      from (
        select count(*) as lists, count(*) filter (where list = $3) as own
        from list_choices where book_id = $1 and person_id = $2
      ) as before
      where lists < $5 or own = 1
      on conflict (book_id, person_id, list) do update
        set kept_at = excluded.kept_at, choice = excluded.choice`,
    values: [bookId, personId, list, JSON.stringify(choice), LISTS_MAX],
  });
  return rowCount === 1;
}

/** Removes what a person kept of a book that they no longer belong to. */
export async function forgetListChoices(sql: Sql, { personId, bookId }: Owner): Promise<void> {
  await sql.query({
    text: 'delete from list_choices where book_id = $1 and person_id = $2',
    values: [bookId, personId],
  });
}
