// A long column as one text: to read tens of thousands of rows one by one takes a process more than
// twice the time, and nobody else is served meanwhile.
import { sql } from 'kysely';
import { invariant } from '#core/kernel/invariant.ts';

/** The values of a column, in the order of the rows; null for none. None may hold a comma. */
export const columnText = (column: string) =>
  sql<string | null>`array_to_string(array_agg(${sql.ref(column)}), ',', '')`;

/** @returns the words of a `columnText`; null stands for an empty one too. */
export const wordsOfColumn = (text: string | null): (string | null)[] =>
  text === null ? [] : text.split(',').map((word) => (word === '' ? null : word));

/** @returns the integers of a `columnText` that has no nulls. */
export const integersOfColumn = (text: string | null): number[] =>
  text === null ? [] : text.split(',').map(exactInteger);

function exactInteger(text: string): number {
  const value = Number(text);
  invariant(text !== '' && Number.isSafeInteger(value), `${text} from the database is not exact.`);
  return value;
}
