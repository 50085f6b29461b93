// The standing tests of an auditor over a long book, asked as a screen asks for them until they are
// done; and what two moments differ by.
import { readAudit } from '#api/contract/book/log/audit.ts';
import type { Bench } from '../../bench.ts';
import { get } from '../../clients/work.ts';
import type { BenchBook } from '../../ground/books.ts';
import { figure } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const AUDIT_MS = { atMost: 30_000 };
const TIMES = 20;

export async function auditOf(bench: Bench, book: BenchBook, head: number): Promise<Finding[]> {
  const { ground, owner, rounds } = bench;
  const on = `${head.toLocaleString('en-IN')} events`;
  const server = await startBenchServer(ground.serverEnv());
  const address = `/api/islogin/book/${book.id}`;
  try {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Other settings each time: what was found before is not asked for again.
      const path = `${address}/audit?rare_times=${round + 1}`;
      took.push(await untilDone(`http://127.0.0.1:${server.port}${path}`, owner.cookie));
    }
    const compared = `${address}/compare?a=${Math.round(head / 2)}&b=${head}`;
    const { p95 } = await get({
      port: server.port,
      cookie: owner.cookie,
      paths: [compared],
      times: TIMES,
    });
    return [
      { what: 'All tests of an auditor', on, measured: figure('ms', ...took), target: AUDIT_MS },
      { what: 'The whole compared with its first half, p95', on, measured: figure('ms', p95) },
    ];
  } finally {
    await server.stop();
  }
}

/** @returns milliseconds. */
async function untilDone(address: string, cookie: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const reply = await fetch(address, { headers: { cookie } });
    const { state } = readAudit.reply.parse(await reply.json());
    if (state === 'done') return performance.now() - began;
  }
}
