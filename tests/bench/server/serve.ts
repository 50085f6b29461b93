// The server as `npm start` runs it, on the bench's database. BENCH_DRAIN_MAX lets a drain take
// fewer commands than it does: with 1 every journal is a transaction of its own.
import { startServer } from '#api/server/serve.ts';
import { readSettings } from '#api/server/settings.ts';

const drainMax = Number(process.env['BENCH_DRAIN_MAX'] ?? '');
const running = await startServer(readSettings(process.env), {
  development: false,
  ...(drainMax > 0 && { drainMax }),
});
process.send?.({ address: running.address });
process.on('message', (wish) => {
  if (wish === 'usage') process.send?.({ usage: process.resourceUsage(), cpu: process.cpuUsage() });
});
process.on('disconnect', () => void running.stop().then(() => process.exit(0)));
