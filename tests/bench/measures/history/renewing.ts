// The book of an installation from before the history, which a newer program finds: while its rows
// and their history are made beside the live ones, clients go on posting into it.
import { historyPosition, KEPT } from '#api/commands/rebuild/history/standing.ts';
import { booksToRebuild } from '#api/commands/rebuild/outdated.ts';
import { isKept } from '#projections/runner/past/definitions.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { Bench } from '../../bench.ts';
import { post } from '../../clients/work.ts';
import type { BenchBook } from '../../ground/books.ts';
import { figure } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const CLIENTS = 4;
const HELD_TARGET = { atMost: 1000 };

/** The book is another one afterwards: nothing is measured on it any more. */
export async function renewalOf(bench: Bench, book: BenchBook, head: number): Promise<Finding[]> {
  const { ground, owner, milliseconds } = bench;
  await makeOld(bench, book);
  const server = await startBenchServer(ground.serverEnv());
  const postOn = async (): Promise<number> => {
    const work = { ...book, port: server.port, cookie: owner.cookie, clients: CLIENTS };
    return (await post({ ...work, milliseconds })).longest;
  };
  try {
    const longest: number[] = [];
    while (!(await isRenewed(bench, book, head))) longest.push(await postOn());
    const later: number[] = [];
    for (const _ of longest) later.push(await postOn());
    const on = `${CLIENTS} clients, a book of ${head.toLocaleString('en-IN')} events`;
    return [
      {
        what: 'Longest posting while an old book gets its rows and history anew',
        on,
        measured: figure('ms', Math.max(...longest)),
        target: HELD_TARGET,
      },
      {
        what: 'Longest posting in as long a time afterwards',
        on,
        measured: figure('ms', Math.max(...later)),
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Its rows are of the version before, where entries are taken meanwhile; it has no history. */
async function makeOld({ ground }: Bench, { id }: BenchBook): Promise<void> {
  const { pool } = ground.core;
  const former = PROJECTIONS.flatMap(({ name, version, former: before = { version } }) =>
    // A projection that is new has no version in such a book.
    before.version === null ? [] : [[name, before.version]],
  );
  await pool.query('update books set projection_versions = $2 where book_id = $1', [
    id,
    JSON.stringify(Object.fromEntries(former)),
  ]);
  for (const { name } of KEPT.flatMap(({ tables }) => tables.filter(isKept))) {
    await pool.query(`delete from history.${name} where book_id = $1`, [id]);
  }
  for (const name of ['progress', 'last_days']) {
    await pool.query(`delete from history.${name} where book_id = $1`, [id]);
  }
  await ground.settle();
}

async function isRenewed({ ground }: Bench, { id }: BenchBook, head: number): Promise<boolean> {
  const { pool } = ground.core;
  const waiting = await booksToRebuild(pool);
  return !waiting.some(({ bookId }) => bookId === id) && (await historyPosition(pool, id)) >= head;
}
