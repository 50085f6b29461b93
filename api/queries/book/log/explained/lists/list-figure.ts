// A sum at the foot of a list, as the events of the rows that its narrowing lets through.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { ListNarrowing } from '#api/contract/book/log/explained-lists.ts';
import { registerFilterOf } from '#api/queries/journal/asked-filter.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { listedCustomers } from './listed-customers.ts';
import { listedInvoices } from './listed-invoices.ts';
import { listedPresales } from './listed-presales.ts';
import { listedJournals } from './listed-journals.ts';
import type { NamedFigure } from '../named-figure.ts';

export type ListWish = {
  readonly list: ListNarrowing;
  /** Nothing that is dated later is in the list; null for all of it. */
  readonly asOn: string | null;
  readonly today: CalendarDate;
};

/** @returns null where the list has no such sum. */
export function listFigure(
  db: ReadTables,
  bookId: number,
  line: string,
  { list, asOn, today }: ListWish,
): Promise<NamedFigure | null> {
  const day = asOn === null ? {} : { as_on: asOn };
  switch (list.of) {
    case 'journals': {
      const filter = registerFilterOf({ ...list.narrowing, ...day });
      return listedJournals(db, bookId, { line, filter, to: today });
    }
    case 'invoices': {
      const narrowing = { ...list.narrowing, ...day };
      return listedInvoices(db, bookId, { line, narrowing, today: asOn ?? today });
    }
    case 'presales':
      return listedPresales(db, bookId, { line, narrowing: list.narrowing, today });
    case 'customers':
      return listedCustomers(db, bookId, {
        line,
        narrowing: list.narrowing,
        asOn: calendarDate(asOn ?? today),
      });
  }
}
