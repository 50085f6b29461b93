// The server as `npm start` runs it, on the bench's database. BENCH_DRAIN_MAX lets a drain take
// fewer commands than it does: with 1 every journal is a transaction of its own. BENCH_HISTORIES
// says whether the histories of books are followed `always`, `patiently` or `never`.
import pg from 'pg';
import type { HistoryPace } from '#api/server/rebuild/follow-histories.ts';
import { startServer } from '#api/server/serve.ts';
import { readSettings } from '#api/server/settings/settings.ts';
import { answerBench } from './child-server.ts';

let statements = 0;
const query = Reflect.get(pg.Client.prototype, 'query') as pg.Client['query'];
pg.Client.prototype.query = function counting(this: pg.Client, ...sent: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, sent) as never;
} as pg.Client['query'];

const HISTORIES = new Map<string | undefined, Partial<HistoryPace>>([
  // Twenty times as often as the product, and without waiting for a server that is busy.
  ['always', { lookMs: 1000, patienceMs: 0 }],
  ['patiently', { lookMs: 1000, patienceMs: 60_000 }],
  ['never', { lookMs: null, patienceMs: 0 }],
]);

const drainMax = Number(process.env['BENCH_DRAIN_MAX'] ?? '');
const histories = HISTORIES.get(process.env['BENCH_HISTORIES']);
const running = await startServer(readSettings(process.env), {
  development: false,
  ...(drainMax > 0 && { drainMax }),
  ...(histories !== undefined && { histories }),
});
answerBench(running.address, { statements: () => statements, stop: () => running.stop() });
