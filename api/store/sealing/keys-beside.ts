// The keys that open events, each read in the same query as its event where that is possible.
import type { Sql } from '../sql.ts';
import type { SubjectKeys } from './subject-keys.ts';

/**
 * Of an event `e`: the first subject that its body names, and its wrapped key. All of an event is
 * sealed for one subject. A text in a body has its quotes escaped, so that nothing in it is taken
 * for the name of a subject. The body is searched once, by a query of its own: where there are few
 * keys the planner looks at each of them, and would search the body for each.
 */
export const KEY_OF_E = `cross join lateral (
        select substring(e.body from '"sealed":"[^"]*","subject":([0-9]+)')::bigint as subject
        offset 0) named
      left join lateral (
        select subject, wrapped_key from subject_keys where subject = named.subject
        offset 0) k on true`;

export type KeyBeside = {
  readonly subject?: number | null;
  /** Null where it was destroyed. */
  readonly wrapped_key?: Buffer | null;
};

/** @returns the key of each subject; null where it was destroyed. What no row has is looked up. */
export async function subjectKeysOf(
  sql: Sql,
  { load, unwrap }: Pick<SubjectKeys, 'load' | 'unwrap'>,
  rows: readonly KeyBeside[],
  subjects: readonly number[],
): Promise<(subject: number) => Buffer | null> {
  const beside = new Map<number, Buffer | null>();
  for (const { subject = null, wrapped_key: wrapped = null } of rows) {
    if (subject === null || beside.has(subject)) continue;
    beside.set(subject, wrapped === null ? null : unwrap(subject, wrapped));
  }
  const missing = subjects.filter((subject) => !beside.has(subject));
  const loaded = await load(sql, missing);
  return (subject) => beside.get(subject) ?? loaded.get(subject) ?? null;
}
