// The moments of a book that people know by name, as a sheet.
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import type { NamedMoment } from '#api/contract/book/log/instants.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { formatInstant, todayInIndia } from '#web/format/dates.ts';
import { MOMENT_KINDS } from '#web/shell/guards/past/moment-query.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { dayInWords } from '#web/shell/sheet/words.ts';

const COLUMNS: readonly ReportColumnOf<NamedMoment>[] = [
  { head: 'Moment', kind: 'text', of: ({ words }) => words },
  { head: 'What it is', kind: 'text', of: ({ kind }) => MOMENT_KINDS[kind] },
  { head: 'Event', kind: 'count', of: ({ event }) => event },
  { head: 'Recorded', kind: 'text', of: ({ recorded_at: at }) => formatInstant(at) },
  { head: 'Named by', kind: 'text', of: ({ by }) => by?.name ?? null },
];

export async function namesSheet({ read }: SheetWork, bookId: number): Promise<ReportSheet> {
  const named = await read(instantEndpoints.readNamedMoments, { params: { bookId } });
  return {
    title: 'Named moments',
    period: `as known on ${dayInWords(todayInIndia())}`,
    remarks: [],
    columns: reportColumns(COLUMNS),
    lines: reportLines(COLUMNS, named),
  };
}
