// Imports of ten thousand journals in one call: how many journals a second, against single posts,
// and how long a single post takes meanwhile, into another book and into the same.
import type { Measure } from '../../bench.ts';
import { importing, post } from '../../clients/work.ts';
import type { Answer } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import type { BenchBook } from '../../ground/books.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Figure, Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const JOURNALS = 10_000;
const CLIENTS = 64;

export const imports: Measure = async ({ ground, owner, rounds, milliseconds, say }) => {
  say(`imports of ${JOURNALS.toLocaleString('en-IN')} journals, and single posts meanwhile`);
  const imported = await newBook(ground.core, owner, 'Imported');
  const other = await newBook(ground.core, owner, 'Posted meanwhile');
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  const sent = { port: server.port, cookie: owner.cookie, milliseconds };
  const single = (book: BenchBook, clients = 1) => post({ ...sent, ...book, clients });
  const importAll = (atomic: boolean) =>
    importing({ ...sent, ...imported, journals: JOURNALS, atomic });
  const beside = async (book: BenchBook, atomic: boolean): Promise<Answer> => {
    const [posted] = await Promise.all([single(book), importAll(atomic)]);
    return posted;
  };
  try {
    await single(other, CLIENTS);
    await importAll(false);
    return findingsOf(
      await interleaved(rounds, {
        alone: () => single(other),
        beside: () => beside(other, false),
        besideWhole: () => beside(other, true),
        sameBook: () => beside(imported, false),
        posted: () => single(other, CLIENTS),
        lines: () => importAll(false),
        whole: () => importAll(true),
      }),
    );
  } finally {
    await server.stop();
  }
};

type Way = 'alone' | 'beside' | 'besideWhole' | 'sameBook' | 'posted' | 'lines' | 'whole';
type Found = Readonly<Record<Way, readonly Answer[]>>;

const p50 = (answers: readonly Answer[]): Figure => figure('ms', ...answers.map((one) => one.p50));
const p99 = (answers: readonly Answer[]): Figure => figure('ms', ...answers.map((one) => one.p99));
const perSecond = (answers: readonly Answer[]): Figure =>
  figure('/s', ...answers.map(({ done, seconds }) => done / seconds));

function findingsOf(found: Found): Finding[] {
  const on = `${JOURNALS.toLocaleString('en-IN')} journals a call`;
  const alone = { what: 'no import', ...p50(found.alone) };
  const single = { what: `single posts, ${CLIENTS} clients`, ...perSecond(found.posted) };
  const imported = { on, baseline: single, target: { atLeast: 2 } };
  const meanwhile = { on, baseline: alone, target: { atMost: 2, isDue: true } } as const;
  return [
    { what: 'Journals imported line by line', measured: perSecond(found.lines), ...imported },
    { what: 'Journals imported all or none', measured: perSecond(found.whole), ...imported },
    {
      what: 'A post into another book during an import, p50',
      measured: p50(found.beside),
      ...meanwhile,
    },
    {
      what: 'A post into another book during an import of all or none, p50',
      measured: p50(found.besideWhole),
      ...meanwhile,
    },
    {
      what: 'A post into another book during an import, p99',
      on,
      measured: p99(found.beside),
      baseline: { what: 'no import', ...p99(found.alone) },
    },
    {
      what: 'A post into the same book during an import, p50',
      on,
      measured: p50(found.sameBook),
      baseline: alone,
    },
  ];
}
