// The books read anew once all is quiet, and compared with what clients were told.
import type pg from 'pg';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { Load } from '../load/clients.ts';
import type { Figures } from '../report.ts';
import type { Acknowledged, OutsideRecord } from './outside-record.ts';

export type Books = { readonly pool: pg.Pool; readonly keys: SubjectKeys };

export type Found = { readonly figures: Figures; readonly broken: readonly string[] };

type StoredJournal = {
  readonly book_id: number;
  readonly narration: string;
  readonly number: number;
  readonly journal_id: number;
  readonly seq: number;
};

/** @param load whose clients were told something; what they were told oddly counts as broken. */
export async function examine(books: Books, load: Load): Promise<Found> {
  const { record } = load;
  const acknowledged = record.acknowledged();
  const bookIds = [...new Set(acknowledged.map(({ bookId }) => bookId))];
  const kept = await journalsOf(books.pool, bookIds);
  const doubled = doubledIn(kept);
  const lost = acknowledged.filter(({ key }) => !kept.has(key));
  const moved = acknowledged.filter((one) => kept.has(one.key) && !isAsTold(kept, one));
  const unknown = [...kept.keys()].filter((key) => !record.asked.has(key));
  const gaps = await gapsIn(books.pool, bookIds);
  const broken = await brokenBooks(books, bookIds);
  const marks = await movedMarks(books.pool, record);
  const figures = {
    acknowledged: acknowledged.length,
    lost: lost.length,
    doubled: doubled.length,
    gaps,
    forks: moved.length + marks.length,
  };
  return {
    figures,
    broken: [
      ...named(
        'lost',
        lost.map(({ key }) => key),
      ),
      ...named('doubled', doubled),
      ...named(
        'not as it was acknowledged',
        moved.map(({ key }) => key),
      ),
      ...named('posted by nobody', unknown),
      ...named('another event where the log stood', marks),
      ...(gaps > 0 ? [`${gaps} gaps in numbers`] : []),
      ...named('answered in two ways', load.contradicted),
      ...named('answered strangely', load.strange),
      ...broken,
    ],
  };
}

const SHOWN = 3;

const named = (what: string, which: readonly string[]): readonly string[] =>
  which.length === 0
    ? []
    : [`${which.length} ${what}, such as ${which.slice(0, SHOWN).join('; ').slice(0, 600)}`];

/** By narration, which is the key. */
async function journalsOf(
  pool: pg.Pool,
  bookIds: readonly number[],
): Promise<ReadonlyMap<string, readonly StoredJournal[]>> {
  const { rows } = await pool.query<StoredJournal>(
    `select book_id, narration, number, journal_id, seq from journals
     where book_id = any($1::bigint[])`,
    [bookIds],
  );
  return Map.groupBy(rows, ({ narration }) => narration);
}

const doubledIn = (kept: ReadonlyMap<string, readonly StoredJournal[]>): readonly string[] =>
  [...kept].filter(([, journals]) => journals.length > 1).map(([key]) => key);

function isAsTold(kept: ReadonlyMap<string, readonly StoredJournal[]>, one: Acknowledged): boolean {
  const journals = kept.get(one.key) ?? [];
  return journals.some(
    (journal) =>
      journal.book_id === one.bookId &&
      journal.journal_id === one.journalId &&
      journal.number === one.number &&
      journal.seq === one.seq,
  );
}

/** What is missing in the numbers of journals and in those of events, each counted from 1. */
async function gapsIn(pool: pg.Pool, bookIds: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ gaps: number }>(
    `select coalesce(sum(gaps), 0)::bigint as gaps from (
       select max(number) - count(distinct number) as gaps from journals
       where book_id = any($1::bigint[]) group by book_id
       union all
       select max(seq) - count(*) from events where book_id = any($1::bigint[]) group by book_id
     ) as counted`,
    [bookIds],
  );
  return rows[0]?.gaps ?? 0;
}

/** Chains that do not verify, sums that are not zero, read tables that a rebuild would change. */
async function brokenBooks(
  { pool, keys }: Books,
  bookIds: readonly number[],
): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const bookId of [0, ...bookIds]) {
    const verdict = await verifyBook(pool, bookId);
    if (!verdict.ok) broken.push(`book ${bookId}, event ${verdict.seq}: ${verdict.reason}`);
    const differences = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
    broken.push(...named(`differences of book ${bookId} from a rebuild`, differences.map(String)));
  }
  const { rows } = await pool.query<{ book_id: number; sum: number }>(
    `select book_id, sum(balance_paise)::bigint as sum from ledger_balances
     group by book_id having sum(balance_paise) <> 0`,
  );
  return [...broken, ...rows.map(({ book_id: id, sum }) => `book ${id} is ${sum} paise off`)];
}

/** The log where an auditor had written down its hash. */
async function movedMarks(pool: pg.Pool, record: OutsideRecord): Promise<readonly string[]> {
  const marks = record.marks();
  const { rows } = await pool.query<{ book_id: number; seq: number; hash: string }>(
    `select e.book_id, e.seq, encode(e.hash, 'hex') as hash from events e
     join unnest($1::bigint[], $2::bigint[]) as m(book_id, seq) using (book_id, seq)`,
    [marks.map(({ bookId }) => bookId), marks.map(({ seq }) => seq)],
  );
  const stored = new Map(rows.map((row) => [`${row.book_id}:${row.seq}`, row.hash]));
  return marks
    .map(({ bookId, seq, hash }) => ({ place: `${bookId}:${seq}`, hash }))
    .filter(({ place, hash }) => stored.get(place) !== hash)
    .map(({ place }) => place);
}
