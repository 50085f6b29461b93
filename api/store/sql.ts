import type { QueryResultRow } from 'pg';

/** A connection that holds a transaction: what the store and the projections are given. */
export type Sql = {
  query<Row extends QueryResultRow>(statement: {
    readonly name?: string;
    readonly text: string;
    readonly values?: unknown[];
  }): Promise<{ rows: Row[]; rowCount: number | null }>;
};

/** Writes an instant of PostgreSQL as RFC 3339 in UTC with microseconds. */
export const instantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What PostgreSQL answers to all that comes behind a statement that failed. */
const ABORTED = '25P02';

const isAborted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === ABORTED;

/**
 * Waits for statements that went out one behind the other. Of several that fail it throws the error
 * of the one that the others failed by, whichever is heard of first.
 */
export async function together<Values extends readonly unknown[]>(sent: {
  readonly [At in keyof Values]: Promise<Values[At]>;
}): Promise<Values> {
  const settled = await Promise.allSettled(sent);
  const errors = settled.flatMap((one): readonly unknown[] =>
    one.status === 'rejected' ? [one.reason] : [],
  );
  if (errors.length > 0) throw errors.find((error) => !isAborted(error)) ?? errors[0];
  return Promise.all(sent) as Promise<Values>;
}

/** Replies that are made at once ask within one turn of the event loop, if not in one breath. */
export const othersHaveAsked = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * One query for everybody who waits for the same kind of answer. With many clients at once this
 * costs a round trip where each would have cost its own; with one client it costs nothing more.
 * @param ask answers questions in their order.
 * @param until what a batch waits for before it is asked, beside the one before it.
 * @returns a function that answers from a query begun after it was called, never from an earlier
 *   one, so that nobody is told what held before they asked.
 */
export function batched<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  until?: () => Promise<void>,
): (question: Question) => Promise<Answer> {
  type Batch = { readonly questions: Question[]; readonly answers: Promise<readonly Answer[]> };
  let next: Batch | null = null;
  let running: Promise<unknown> = Promise.resolve();

  const begin = (): Batch => {
    const questions: Question[] = [];
    const ready = until === undefined ? running : running.then(until);
    const answers = ready.then(() => {
      next = null;
      return ask(questions);
    });
    running = answers.catch(() => undefined);
    return { questions, answers };
  };

  return async (question) => {
    next ??= begin();
    const at = next.questions.push(question) - 1;
    return (await next.answers)[at] as Answer;
  };
}

const ESCAPED = /[\\"]/;
const EACH_ESCAPED = /[\\"]/g;

/**
 * An array of texts as PostgreSQL reads it from a parameter. The driver can write it too, by
 * looking at what each element is; here all are texts, and a journal has some 40 of them.
 * @returns the literal of a text[]: each element in quotes, null as NULL.
 */
export function textArray(texts: readonly (string | null)[]): string {
  if (texts.length === 0) return '{}';
  // One text is joined at once: put together bit by bit, it would be written twice.
  return texts.every(isPlain) ? `{"${texts.join('","')}"}` : `{${texts.map(elementOf).join(',')}}`;
}

const isPlain = (text: string | null): boolean => text !== null && !ESCAPED.test(text);

/** What JSON writes otherwise than an array of PostgreSQL: control characters and lone halves. */
const OTHER_IN_JSON = /[\p{Cc}\p{Cs}]/u;

/** A long text with many quotes, such as an event's, is escaped much faster as JSON. */
function elementOf(text: string | null): string {
  if (text === null) return 'NULL';
  if (!ESCAPED.test(text)) return `"${text}"`;
  if (!OTHER_IN_JSON.test(text)) return JSON.stringify(text);
  return `"${text.replace(EACH_ESCAPED, '\\$&')}"`;
}
