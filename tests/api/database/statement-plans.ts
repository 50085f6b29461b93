// How PostgreSQL means to run the statements of this process, whatever their parameters. While a
// table is small all of its indexes cost the same, and the plan that is taken then is kept.
import pg from 'pg';
import { z } from 'zod';

type Query = pg.Client['query'];
type Node = {
  readonly type: string;
  readonly relation: string;
  readonly index: string;
  readonly condition: string;
  readonly inner: readonly Node[];
};

/** The tables that grow with every journal. */
const OF_LOG = /\b(events|ledger_lines)\b/;
const READS = /^\s*(select|with|insert|update|delete)\b/i;

/** @returns the texts of the statements that this process sends from now on, each once. */
export function watchStatements(): {
  readonly texts: () => readonly string[];
  readonly stop: () => void;
} {
  const texts = new Set<string>();
  const query = Reflect.get(pg.Client.prototype, 'query') as Query;
  pg.Client.prototype.query = function watched(this: pg.Client, ...sent: unknown[]) {
    const [first] = sent;
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    if (READS.test(text) && OF_LOG.test(text)) texts.add(text);
    return Reflect.apply(query, this, sent) as never;
  } as Query;
  return {
    texts: () => [...texts],
    stop: () => {
      pg.Client.prototype.query = query;
    },
  };
}

/**
 * Small tables are cheapest read whole: that is left out, so that the plan is one of those that
 * large tables have.
 * @returns the scans that read more than some events, or more than the lines of some accounts or
 *   journals, each with the beginning of its statement.
 */
export async function unboundedScans(
  pool: pg.Pool,
  texts: readonly string[],
): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const found: string[] = [];
    for (const text of texts) {
      const { rows } = await client.query<Record<string, unknown>>(
        `explain (generic_plan, format json) ${text}`,
      );
      const [{ Plan: plan }] = explained.parse(rows[0]?.['QUERY PLAN']);
      const scans = nodesOf(plan).filter(isUnbounded).map(textOf);
      found.push(...scans.map((scan) => `${scan}: ${text.trim().slice(0, 200)}`));
    }
    return found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const planned: z.ZodType<Node> = z.lazy(() =>
  z
    .object({
      'Node Type': z.string(),
      'Relation Name': z.string().default(''),
      'Index Name': z.string().default(''),
      'Index Cond': z.string().default(''),
      Plans: z.array(planned).default([]),
    })
    .transform((node) => ({
      type: node['Node Type'],
      relation: node['Relation Name'],
      index: node['Index Name'],
      condition: node['Index Cond'],
      inner: node.Plans,
    })),
);
const explained = z.tuple([z.object({ Plan: planned })]);

const nodesOf = (node: Node): readonly Node[] => [node, ...node.inner.flatMap(nodesOf)];

/** An index of each of them begins with the book: a scan must be bound by more. */
const BOUND = /\b(seq|stream|account_id)\b/;

function isUnbounded({ type, relation, index, condition }: Node): boolean {
  if (!OF_LOG_PART.test(relation) && !OF_LOG_PART.test(index)) return false;
  if (type === 'Seq Scan') return true;
  return /^(Index|Index Only|Bitmap Index) Scan$/.test(type) && !BOUND.test(condition);
}

/** With the parts of the log, and the names of their indexes. */
const OF_LOG_PART = /^(events|ledger_lines)(_|$)/;

const textOf = ({ type, relation, index, condition }: Node): string =>
  `${type} of ${relation || index} by ${condition || 'nothing'}`;
