// What a journal of two lines takes on the disk, posted over HTTP by 64 clients: indexes fill as
// they do in life, which is worse than by rows in order.
import type { Pool } from 'pg';
import type { Measure } from '../bench.ts';
import { post } from '../clients/work.ts';
import { newBook } from '../ground/books.ts';
import { figure } from '../report/finding.ts';
import { startBenchServer } from '../server/server-process.ts';

const JOURNALS_MIN = 20_000;

/** What the books are made of; the cards of the list repeat it for the screen. */
const BOOKS = ['events', 'ledger_lines', 'period_totals', 'ledger_balances'];

export const disk: Measure = async ({ ground, owner, milliseconds, say }) => {
  say('the size of a journal');
  const book = await newBook(ground.core, owner, 'Weighed');
  const server = await startBenchServer(ground.serverEnv());
  try {
    const work = { ...book, port: server.port, cookie: owner.cookie, clients: 64, milliseconds };
    await post(work);
    const before = await weigh(ground.ownerPool);
    let journals = 0;
    while (journals < JOURNALS_MIN) journals += (await post(work)).done;
    const after = await weigh(ground.ownerPool);
    const perJournal = (tables: readonly string[]) => {
      const grown = tables.map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0));
      return figure('bytes', grown.reduce((sum, bytes) => sum + bytes, 0) / journals);
    };
    const on = `${journals.toLocaleString('en-IN')} journals of 2 lines`;
    return [
      {
        what: 'Disk: events, lines, totals and balances with their indexes',
        on,
        measured: perJournal(BOOKS),
      },
      { what: 'Disk: events', on, measured: perJournal(['events']) },
      { what: 'Disk: ledger lines', on, measured: perJournal(['ledger_lines']) },
      { what: 'Disk: list of journals', on, measured: perJournal(['journals']) },
      {
        what: 'Disk: all tables',
        on,
        measured: perJournal([...after.keys()]),
        target: { atMost: 1100 },
      },
    ];
  } finally {
    await server.stop();
  }
};

/** @returns the bytes of each table with its indexes, its partitions counted together. */
async function weigh(owner: Pool): Promise<ReadonlyMap<string, number>> {
  await owner.query('vacuum');
  const { rows } = await owner.query<{ name: string; bytes: number }>(`
    select coalesce(parent.relname, c.relname)::text as name,
      sum(pg_total_relation_size(c.oid))::bigint as bytes
    from pg_class c
    left join pg_inherits i on i.inhrelid = c.oid
    left join pg_class parent on parent.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1`);
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}
