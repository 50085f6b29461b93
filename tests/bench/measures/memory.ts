// How much memory a server takes that must rebuild a book of a million events before it serves.
import type { Measure } from '../bench.ts';
import { newBook } from '../ground/books.ts';
import { growTo } from '../ground/history.ts';
import { figure } from '../report/finding.ts';
import { startBenchServer } from '../server/server-process.ts';

export const memory: Measure = async ({ ground, owner, lines, say }) => {
  const events = lines;
  say(`a book of ${events.toLocaleString('en-IN')} events, rebuilt when the server starts`);
  const book = await newBook(ground.core, owner, 'Rebuilt by the server');
  await growTo(ground.core, book, 2 * events);
  await ground.settle();
  const mostMb = async (): Promise<number> => {
    const server = await startBenchServer(ground.serverEnv());
    const { maxRssMb } = await server.usage();
    await server.stop();
    return maxRssMb;
  };
  const idle = await mostMb();
  // As after an upgrade in which every projection says something new.
  await ground.core.pool.query(
    `update books set projection_versions = '{}' where book_id = ${book.id}`,
  );
  return [
    {
      what: 'Memory (RSS) of a server while it rebuilds',
      on: `${events.toLocaleString('en-IN')} events`,
      measured: figure('MB', await mostMb()),
      target: { atMost: 300 },
    },
    {
      what: 'Memory (RSS) of a server that has just started',
      on: '',
      measured: figure('MB', idle),
    },
  ];
};
