// How much memory a rebuild of a book of a million events takes, which a server runs in a process
// beside itself, and how much the server takes that has just started.
import { invariant } from '#core/kernel/invariant.ts';
import type { Measure } from '../bench.ts';
import { newBook } from '../ground/books.ts';
import { growTo } from '../ground/history.ts';
import { figure } from '../report/finding.ts';
import { rebuildInProcess } from '../server/rebuild-process.ts';
import { startBenchServer } from '../server/server-process.ts';

export const memory: Measure = async ({ ground, owner, lines, say }) => {
  const events = lines;
  const on = `${events.toLocaleString('en-IN')} events`;
  say(`a book of ${on}, rebuilt beside a server`);
  const book = await newBook(ground.core, owner, 'Rebuilt beside the server');
  await growTo(ground.core, book, 2 * events);
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  const { maxRssMb: idle } = await server.usage();
  await server.stop();
  // As after an upgrade in which every projection says something new.
  const { rowCount } = await ground.core.pool.query(
    `update books set projection_versions = '{}' where book_id = ${book.id}`,
  );
  invariant(rowCount === 1, 'The book is there.');
  const rebuilding = await rebuildInProcess({ ...ground.rebuildAccess, bookIds: [book.id] });
  return [
    {
      what: 'Memory (RSS) of the process that rebuilds',
      on,
      measured: figure('MB', rebuilding),
      target: { atMost: 300 },
    },
    {
      what: 'Memory (RSS) of a server that has just started',
      on: '',
      measured: figure('MB', idle),
    },
  ];
};
