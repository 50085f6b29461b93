// 500 invoices as PDF, one after the other as the browser fetches them in bulk; and how long the
// server's own thread stands still meanwhile.
import { createPdfs } from '#api/documents/pdf.ts';
import { paperOf } from '#core/paper/index.ts';
import type { Paper } from '#core/paper/index.ts';
import { invoiceDocument, lineOf } from '#tests/specimens/tax/papers.ts';
import type { Measure } from '../bench.ts';
import { figure } from '../report/finding.ts';

const MANY = 500;
const FEW = 50;
/** How many a second; what was measured stands in docs/benchmarks.md. */
const TARGETS = { 5: { atLeast: 15 }, 30: { atLeast: 10 } } as const;
const TICK_MILLISECONDS = 5;

/** Each has numbers of its own, so that nothing is remembered from the one before. */
const papersOf = (count: number, lines: number): readonly Paper[] =>
  Array.from({ length: count }, (_, at) =>
    paperOf(
      invoiceDocument({
        lines: Array.from({ length: lines }, (_line, n) =>
          lineOf(`Item ${n + 1} of ${at}`, ['5201', 'NOS'], [n + 1, 10 + at + n, 5]),
        ),
        heads: at % 2 === 0 ? 'inter' : 'intra',
        invoice: { number: `INV-${at + 1}` },
      }),
    ),
  );

/** @returns the longest time for which a timer of this thread was late. */
async function latest(work: () => Promise<void>): Promise<number> {
  let [late, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    late = Math.max(late, now - last - TICK_MILLISECONDS);
    last = now;
  }, TICK_MILLISECONDS);
  await work().finally(() => clearInterval(timer));
  return late;
}

export const papers: Measure = async ({ rounds, say }) => {
  say(`${MANY} invoices as PDF`);
  const pdfs = createPdfs();
  try {
    const rates = { 5: [] as number[], 30: [] as number[] };
    const stills: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const lines of [5, 30] as const) {
        const wanted = papersOf(lines === 5 ? MANY : FEW, lines);
        const began = performance.now();
        const still = await latest(async () => {
          for (const paper of wanted) await pdfs.pdfOf(paper, 1);
        });
        rates[lines].push(wanted.length / ((performance.now() - began) / 1000));
        stills.push(still);
      }
    }
    return [
      ...([5, 30] as const).map((lines) => ({
        what: `Invoices of ${lines} lines as PDF`,
        on: `${lines === 5 ? MANY : FEW} of them`,
        measured: figure('/s', ...rates[lines]),
        target: TARGETS[lines],
      })),
      {
        what: 'The server stands still meanwhile, at most',
        on: `${MANY} of them`,
        measured: figure('ms', ...stills),
        target: { atMost: 100 },
      },
    ];
  } finally {
    await pdfs.stop();
  }
};
