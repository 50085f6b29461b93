import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { instantAs } from '../runner/instant.ts';
import { containsText } from '../runner/text-search.ts';
import type { PersonRow } from './table.ts';

const PEOPLE_COLUMNS = sql`
  person_id as "personId", name, email, phone, company, confirmation,
  is_admin as "isAdmin", erased,
  ${instantAs('registered_at')} as "registeredAt", ${instantAs('updated_at')} as "updatedAt",
  last_seq as "lastSeq"`;

const selectPeople = sql`select ${PEOPLE_COLUMNS} from people`;

/** @returns the person, erased ones too, or null. */
export async function findPerson(
  db: QueryExecutorProvider,
  personId: number,
): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`
    ${selectPeople} where book_id = ${INSTALLATION_BOOK} and person_id = ${personId}
  `.execute(db);
  return rows[0] ?? null;
}

const withEmail = (email: string) =>
  sql`book_id = ${INSTALLATION_BOOK} and lower(email) = lower(${email}) and not erased`;

/** Whoever registered before there were confirmations has none, and counts as shown. */
const IS_SHOWN = sql`coalesce(confirmation, 'by-use') <> 'awaited'`;

/** Of those who only say that an address is theirs, so many of the first and of the last. */
const CLAIMS_MAX = 6;

/**
 * @returns the people with this e-mail address, compared without regard to case: first the one who
 *   was shown to have it, then who registered first and who registered last of the others.
 */
export async function findPeopleByEmail(
  db: QueryExecutorProvider,
  email: string,
): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with found as (
      select *, ${IS_SHOWN} as is_shown,
        row_number() over (order by ${IS_SHOWN} desc, person_id) as from_first,
        row_number() over (order by person_id desc) as from_last
      from people where ${withEmail(email)}
    ), chosen as (
      select * from found
      where is_shown or from_first <= ${CLAIMS_MAX} or from_last <= ${CLAIMS_MAX}
    )
    select ${PEOPLE_COLUMNS} from chosen order by is_shown desc, person_id
  `.execute(db);
  return rows;
}

/** @returns the first of them, or null. */
export const findPersonByEmail = async (
  db: QueryExecutorProvider,
  email: string,
): Promise<PersonRow | null> => (await findPeopleByEmail(db, email))[0] ?? null;

/** @returns who was shown to have this e-mail address, or null. */
export async function findConfirmedByEmail(
  db: QueryExecutorProvider,
  email: string,
): Promise<number | null> {
  const { rows } = await sql<{ readonly personId: number }>`
    select person_id as "personId" from people where ${withEmail(email)} and ${IS_SHOWN}
    order by person_id limit 1
  `.execute(db);
  return rows[0]?.personId ?? null;
}

type PeoplePage = {
  readonly limit: number;
  /** The person after whom the page begins. */
  readonly after: number | null;
  /** Words that name, e-mail or company must all hold, whatever their case. */
  readonly words: readonly string[];
};

const SEARCHED = sql`name || ' ' || email || ' ' || company`;

const whoMatch = (words: readonly string[]) =>
  sql.join(
    [sql`book_id = ${INSTALLATION_BOOK}`, ...words.map((word) => containsText(SEARCHED, word))],
    sql` and `,
  );

/** @returns a page of people in order of id. */
export async function listPeople(
  db: QueryExecutorProvider,
  { limit, after, words }: PeoplePage,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    ${selectPeople}
    where ${whoMatch(words)} and person_id > ${after ?? 0}
    order by person_id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** @returns how many people match the words, erased ones included. */
export async function countMatching(
  db: QueryExecutorProvider,
  words: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from people where ${whoMatch(words)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns the names of these people by id; none for an id that nobody has. */
export async function namesOf(
  db: QueryExecutorProvider,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ readonly personId: number; readonly name: string }>`
    select person_id as "personId", name
    from people
    where book_id = ${INSTALLATION_BOOK} and person_id = any(${[...personIds]}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ personId, name }) => [personId, name]));
}

/** @returns how many people have registered, erased ones included. */
export async function countPeople(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from people where book_id = ${INSTALLATION_BOOK}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns how many admins there are. */
export async function countAdmins(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from people
    where book_id = ${INSTALLATION_BOOK} and is_admin and not erased
  `.execute(db);
  return rows[0]?.count ?? 0;
}
