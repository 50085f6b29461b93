// The standing tests of an auditor over a long book, asked as a screen asks for them until they are
// done; what two moments differ by; and the events of the figures that most entries are summed in.
import { readAudit } from '#api/contract/book/log/audit.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Bench } from '../../bench.ts';
import { get } from '../../clients/work.ts';
import type { BenchBook } from '../../ground/books.ts';
import { figure } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const AUDIT_MS = { atMost: 30_000 };
const TIMES = 20;
const EXPLAINED_MS = { atMost: 2_000 };

/** What each is called, and what its page asks for. */
const OF_BOTH: Readonly<Record<string, string>> = {
  'The whole compared with its first half': '/compare',
  'Open items of the whole compared with its first half': '/compare/items',
};
const EXPLAINED: Readonly<Record<string, string>> = {
  'Total of a trial balance explained': 'trial-balance&line=debits',
  'Turnover of a year explained': 'trial-balance&line=all&side=all-debits',
  'Income of a year explained': 'trial-balance&line=income',
  'Total of a balance sheet explained': 'balance-sheet&line=assets-total',
};

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
    const found: Finding[] = [
      { what: 'All tests of an auditor', on, measured: figure('ms', ...took), target: AUDIT_MS },
    ];
    const p95 = async (...paths: readonly string[]) =>
      figure(
        'ms',
        (await get({ port: server.port, cookie: owner.cookie, paths, times: TIMES })).p95,
      );
    for (const [what, path] of Object.entries(OF_BOTH)) {
      const both = `a=${Math.round(head / 2)}&b=${head}`;
      found.push({ what: `${what}, p95`, on, measured: await p95(`${address}${path}?${both}`) });
    }
    const { from, to } = yearPeriod(financialYearOf(await readTodayInIndia(ground.core.db)) - 1);
    for (const [what, asked] of Object.entries(EXPLAINED)) {
      const days = /side=|income/.test(asked) ? `&from=${from}` : '';
      // Another day each time: what was counted once is remembered.
      const path = `${address}/explain?of=${asked}${days}`;
      const measured = await p95(...lastDays(to).map((day) => `${path}&as_on=${day}`));
      found.push({ what: `${what}, p95`, on, measured, target: EXPLAINED_MS });
    }
    return found;
  } finally {
    await server.stop();
  }
}

/** @returns as many days as a figure is asked for, up to this one. */
function lastDays(to: CalendarDate): readonly CalendarDate[] {
  const days = [to];
  while (days.length < TIMES) days.unshift(dayBefore(days[0] ?? to));
  return days;
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
