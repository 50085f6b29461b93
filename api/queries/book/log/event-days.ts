// How many events each day has, and by whom. What is recorded never changes, so what was counted
// once is remembered and only later events are counted anew.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { remarkableDays } from '#projections/journal-list/read-log.ts';
import { namesOf } from '#projections/people/read.ts';
import type { EventDays } from '#api/contract/book/log/events.ts';
import { readTablesPosition } from '#api/queries/snapshot.ts';
import { countByDay } from '#api/store/chain/walk-events.ts';
import type { DayOfActor } from '#api/store/chain/walk-events.ts';
import type { Sql } from '#api/store/sql.ts';

type CountedDay = Omit<EventDays['days'][number], 'by'> & {
  readonly by: ReadonlyMap<number, number>;
};

type CountedBook = {
  readonly generation: string;
  readonly countedTo: number;
  readonly days: ReadonlyMap<string, CountedDay>;
};

type EventDaysMemory = (bookId: number) => Promise<EventDays>;

/** A book of ten years has some 3,000 days. */
const BOOKS_MAX = 100;

export function createEventDays(sql: Sql, db: QueryExecutorProvider): EventDaysMemory {
  const books = new Map<number, CountedBook>();
  return async (bookId) => {
    const counted = await countOn(sql, db, bookId, books.get(bookId));
    books.delete(bookId);
    books.set(bookId, counted);
    for (const oldest of books.keys()) {
      if (books.size <= BOOKS_MAX) break;
      books.delete(oldest);
    }
    return daysTold(db, counted);
  };
}

async function countOn(
  sql: Sql,
  db: QueryExecutorProvider,
  bookId: number,
  remembered: CountedBook | undefined,
): Promise<CountedBook> {
  const { seq, generation } = await readTablesPosition(db, bookId);
  const isSame = remembered !== undefined && remembered.generation === generation;
  const before = isSame ? remembered : { generation, countedTo: 0, days: new Map() };
  if (before.countedTo >= seq) return before;
  const stretch = { after: before.countedTo, until: seq };
  const days = new Map<string, CountedDay>(before.days);
  for (const row of await countByDay(sql, bookId, stretch)) days.set(row.day, withRow(days, row));
  for (const { day, late, corrections } of await remarkableDays(db, bookId, stretch)) {
    const known = days.get(day);
    if (known === undefined) continue;
    days.set(day, {
      ...known,
      late: known.late + late,
      corrections: known.corrections + corrections,
    });
  }
  return { generation, countedTo: seq, days };
}

function withRow(days: ReadonlyMap<string, CountedDay>, row: DayOfActor): CountedDay {
  const { day, actorId, count, first, last } = row;
  const known = days.get(day);
  const by = new Map(known?.by);
  by.set(actorId, (by.get(actorId) ?? 0) + count);
  return {
    date: calendarDate(day),
    first: Math.min(known?.first ?? first, first),
    last: Math.max(known?.last ?? last, last),
    count: (known?.count ?? 0) + count,
    late: known?.late ?? 0,
    corrections: known?.corrections ?? 0,
    by,
  };
}

async function daysTold(db: QueryExecutorProvider, book: CountedBook): Promise<EventDays> {
  const days = [...book.days.values()].toSorted((one, other) => one.first - other.first);
  const ids = [...new Set(days.flatMap(({ by }) => [...by.keys()]))].toSorted((a, b) => a - b);
  const names = await namesOf(db, ids);
  return {
    days: days.map(({ by, ...day }) => ({
      ...day,
      by: [...by].map(([id, count]) => ({ id, count })),
    })),
    people: ids.map((id) => ({ id, name: id === 0 ? 'Lekha' : (names.get(id) ?? '') })),
    lastSeq: book.countedTo,
  };
}
