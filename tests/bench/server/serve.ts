// The server as `npm start` runs it, on the bench's database. BENCH_DRAIN_MAX lets a drain take
// fewer commands than it does: with 1 every journal is a transaction of its own. BENCH_HISTORIES
// says whether the histories of books are followed `always` or `never`.
import pg from 'pg';
import { startServer } from '#api/server/serve.ts';
import { readSettings } from '#api/server/settings/settings.ts';
import { answerBench } from './child-server.ts';

let statements = 0;
const query = Reflect.get(pg.Client.prototype, 'query') as pg.Client['query'];
pg.Client.prototype.query = function counting(this: pg.Client, ...sent: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, sent) as never;
} as pg.Client['query'];

const HISTORY_LOOKS = new Map<string | undefined, number | null>([
  // Twenty times as often as the product.
  ['always', 1000],
  ['never', null],
]);

const drainMax = Number(process.env['BENCH_DRAIN_MAX'] ?? '');
const historyLookMs = HISTORY_LOOKS.get(process.env['BENCH_HISTORIES']);
const running = await startServer(readSettings(process.env), {
  development: false,
  ...(drainMax > 0 && { drainMax }),
  ...(historyLookMs !== undefined && { historyLookMs }),
});
answerBench(running.address, { statements: () => statements, stop: () => running.stop() });
