// Rebuilding all projections, and comparing them with rebuilt ones, against reading the log alone;
// verifying the chain against reading and hashing the same bytes. All through the same driver.
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { rebuild } from '#api/commands/rebuild/rebuild.ts';
import { sha256Hex } from '#api/store/chain/hashes.ts';
import { inSnapshot } from '#api/store/in-snapshot.ts';
import { readAfter, readRowsAfter } from '#api/store/read-events.ts';
import type { Sql } from '#api/store/sql.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { Measure } from '../../bench.ts';
import { newBook } from '../../ground/books.ts';
import type { BenchBook } from '../../ground/books.ts';
import { growTo } from '../../ground/history.ts';
import type { Ground } from '../../ground/ground.ts';
import { figure, interleaved } from '../../report/finding.ts';

const SLICE = 5000;

export const replaying: Measure = async ({ ground, owner, lines, rounds, say }) => {
  say(`a book of ${lines.toLocaleString('en-IN')} lines, rebuilt and verified`);
  const { pool, keys } = ground.core;
  const book = await newBook(ground.core, owner, 'Replayed');
  await growTo(ground.core, book, lines);
  const events = lines / 2;
  const job = { pool, keys, bookId: book.id, projections: PROJECTIONS };
  const perSecond = (work: () => Promise<unknown>) => async () => {
    await ground.settle();
    const began = performance.now();
    await work();
    return (events * 1000) / (performance.now() - began);
  };
  const found = await interleaved(rounds, {
    read: perSecond(() => inSnapshot(pool, (sql) => readAll(ground, sql, book))),
    rebuild: perSecond(() => rebuild(job)),
    check: perSecond(async () => {
      const differences = await checkRebuild(job);
      invariant(differences.length === 0, 'The live tables are equal to rebuilt ones.');
    }),
    hash: perSecond(() => inSnapshot(pool, (sql) => hashAll(sql, book))),
    verify: perSecond(() => inSnapshot(pool, (sql) => verified(sql, book))),
  });
  const on = `${events.toLocaleString('en-IN')} events`;
  const reading = { what: 'reading the log', ...figure('/s', ...found.read) };
  const target = { atLeast: 0.25 };
  return [
    {
      what: 'Rebuild of all projections, events',
      on,
      measured: figure('/s', ...found.rebuild),
      baseline: reading,
      target,
    },
    {
      what: 'Comparing all projections with rebuilt ones (--check), events',
      on,
      measured: figure('/s', ...found.check),
      baseline: reading,
      target,
    },
    {
      what: 'Verifying the chain, events',
      on,
      measured: figure('/s', ...found.verify),
      baseline: {
        what: 'reading and hashing',
        ...figure('/s', ...found.hash),
      },
      target: { atLeast: 0.9 },
    },
  ];
};

/** As a rebuild reads it: parsed, in slices. */
async function readAll({ core }: Ground, sql: Sql, { id }: BenchBook): Promise<void> {
  for (let after = 0; ;) {
    const events = await readAfter(sql, core.keys, id, after, SLICE);
    after = events.at(-1)?.seq ?? after;
    if (events.length < SLICE) return;
  }
}

/** The body, and a text as long as what is hashed over each event; nothing is compared. */
async function hashAll(sql: Sql, { id }: BenchBook): Promise<void> {
  const header = 'x'.repeat(350);
  for (let after = 0; ;) {
    const rows = await readRowsAfter(sql, id, after, SLICE, true);
    for (const { body } of rows) sha256Hex(header + sha256Hex(body).slice(0, 1));
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < SLICE) return;
  }
}

async function verified(sql: Sql, { id }: BenchBook): Promise<void> {
  const verdict = await verifyBook(sql, id);
  invariant(verdict.ok, 'The book is whole.');
}
