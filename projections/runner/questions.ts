// Small questions of several kinds that are asked of the read tables in one statement, for many who
// ask at the same time: what an act costs grows by one round trip, whatever is asked beside it.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';

/** A row that answers a question: `at` is its place among those that were asked. */
type Answering<Found> = Found & { readonly at: number };

/**
 * A kind of question, by the query that answers many of it: each names the book that it asks about,
 * so that no answer crosses books. Rows travel as JSON: what it selects are texts, and numbers that
 * JSON has. They come in no order.
 */
export type Question<Asked, Found> = (asked: readonly Asked[]) => RawBuilder<Answering<Found>>;

/** Asks one question. */
export type Ask = <Asked, Found>(
  question: Question<Asked, Found>,
  asked: Asked,
) => Promise<readonly Found[]>;

/** A question of any kind, with what is asked. */
export type AskedQuestion = {
  readonly question: Question<never, unknown>;
  readonly asked: unknown;
};

type Row = { readonly kind: number; readonly at: number; readonly found: object };

type Run = (query: RawBuilder<Row>) => Promise<{ readonly rows: readonly Row[] }>;

/**
 * @param run sends a query whose text varies with what is asked.
 * @returns the rows that answer each question, in the order of the questions.
 */
export async function answersOf(
  run: Run,
  wanted: readonly AskedQuestion[],
): Promise<readonly (readonly object[])[]> {
  const kinds = [...Map.groupBy(wanted.entries(), ([, { question }]) => question).values()];
  const parts = kinds.map((ofKind, kind) => {
    const question = ofKind[0]?.[1].question as Question<unknown, unknown>;
    return sql`select ${sql.lit(kind)} as kind, at, to_jsonb(part) - 'at' as found
      from (${question(ofKind.map(([, { asked }]) => asked))}) as part`;
  });
  const { rows } = await run(sql<Row>`${sql.join(parts, sql` union all `)}`);
  const answers: object[][] = wanted.map(() => []);
  for (const { kind, at, found } of rows) {
    const place = kinds[kind]?.[at]?.[0];
    if (place !== undefined) answers[place]?.push(found);
  }
  return answers;
}

/** Asks each question by itself, where others must not be asked beside it. */
export const askingAlone =
  (db: QueryExecutorProvider): Ask =>
  async <Asked, Found>(question: Question<Asked, Found>, asked: Asked) => {
    const [found = []] = await answersOf(
      (query) => query.execute(db),
      [{ question, asked } as AskedQuestion],
    );
    return found as readonly Found[];
  };

/**
 * What is asked as a table `asked` of a query: the columns, and `at`.
 * @param asked the rows of each question.
 * @param columns by their names, each with its type in PostgreSQL and what a row has in it.
 */
export function askedRows<Row>(
  asked: readonly (readonly Row[])[],
  columns: Readonly<Record<string, readonly [type: string, valueOf: (row: Row) => unknown]>>,
): RawBuilder<unknown> {
  const rows = asked.flatMap((ofQuestion, at) => ofQuestion.map((row) => ({ at, row })));
  const values = Object.values(columns).map(
    ([type, valueOf]) => sql`${rows.map(({ row }) => valueOf(row))}::${sql.raw(type)}[]`,
  );
  const names = ['at', ...Object.keys(columns)].map((name) => sql.ref(name));
  const places = sql`${rows.map(({ at }) => at)}::int[]`;
  return sql`unnest(${sql.join([places, ...values])}) as asked(${sql.join(names)})`;
}
