// The audit tests as a working paper: each test with its rule and count, and beneath it its hits
// with the notes on them.
import { readAudit } from '#api/contract/book/log/audit.ts';
import type { AuditHitCard, AuditReply } from '#api/contract/book/log/audit.ts';
import { reportColumns } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { formatInstant } from '#web/format/dates.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { CONFORMITY_WORDS, percentText } from './hits/digit-words.ts';
import type { AuditSettingsQuery, TestName } from './queries.ts';

type Line = {
  readonly text: string;
  readonly finding?: string;
  readonly hit?: AuditHitCard;
};

const notesOf = ({ notes }: AuditHitCard): string =>
  notes.map(({ note, by, at }) => `${note} (${by.name}, ${formatInstant(at)})`).join('; ');

const COLUMNS: readonly ReportColumnOf<Line>[] = [
  { head: 'Test and event', kind: 'text', of: ({ text }) => text },
  { head: 'Finding', kind: 'text', of: ({ finding, hit }) => finding ?? hit?.finding ?? null },
  {
    head: 'Recorded',
    kind: 'text',
    of: ({ hit }) =>
      hit === undefined ? null : `${hit.event.actor.name}, ${formatInstant(hit.event.recordedAt)}`,
  },
  { head: 'Entry no.', kind: 'count', of: ({ hit }) => hit?.event.journal?.number ?? null },
  { head: 'Dated', kind: 'date', of: ({ hit }) => hit?.event.journal?.date ?? null },
  {
    head: 'Amount (₹)',
    kind: 'money',
    of: ({ hit }) => (hit?.event.journal ? hit.event.journal.amountPaise : null),
  },
  { head: 'Notes', kind: 'text', of: ({ hit }) => (hit === undefined ? null : notesOf(hit)) },
];

const PAGE = 200;
/** Of each test, so that all of them have their place on paper. */
const HITS_MAX = 1000;

export async function auditSheet(
  work: SheetWork,
  bookId: number,
  settings: AuditSettingsQuery,
): Promise<ReportSheet> {
  const audit = await readWhole(work, bookId, settings);
  const lines: SheetLine[] = [];
  for (const { test, title, rule, count } of audit.tests) {
    lines.push(lineOf('group', 0, { text: `${title}: ${counted(count, 'hit')}` }));
    lines.push(lineOf('line', 1, { text: rule }));
    for (const finding of figuresOf(audit, test)) lines.push(lineOf('line', 1, { text: finding }));
    const hits = count === 0 ? [] : await readHits(work, bookId, { ...settings, test });
    lines.push(...hits.map((hit) => lineOf('line', 1, { text: eventText(hit), hit })));
    if (hits.length < count) {
      const text = `The first ${formatCount(hits.length)} of ${formatCount(count)} are listed.`;
      lines.push(lineOf('line', 1, { text }));
    }
  }
  return {
    title: 'Audit tests',
    period: `${formatCount(audit.tested)} entries, up to event ${formatCount(audit.countedTo)}`,
    remarks: Object.entries(settings).map(([name, value]) => `${SETTING_WORDS[name]}: ${value}`),
    columns: reportColumns(COLUMNS),
    lines,
  };
}

const lineOf = (as: SheetLine['as'], level: number, line: Line): SheetLine => ({
  as,
  level,
  cells: COLUMNS.map(({ of }) => of(line)),
});

const eventText = ({ event: { seq, title, what } }: AuditHitCard): string =>
  `Event ${formatCount(seq)}: ${title}${what === '' ? '' : `. ${what}`}`;

/** A run that is under way is asked for until it is over. */
async function readWhole(
  work: SheetWork,
  bookId: number,
  settings: AuditSettingsQuery,
): Promise<AuditReply> {
  for (;;) {
    const audit = await work.read(readAudit, { params: { bookId }, query: settings });
    if (audit.state === 'done') return audit;
  }
}

async function readHits(
  work: SheetWork,
  bookId: number,
  query: AuditSettingsQuery & { readonly test: TestName },
): Promise<AuditHitCard[]> {
  const pages = await everyPage<AuditReply, number>(work, {
    read: (offset) =>
      work.read(readAudit, {
        params: { bookId },
        query: { ...query, limit: PAGE, ...(offset !== null && { offset }) },
      }),
    next: ({ hits }) => (hits?.next == null || hits.next >= HITS_MAX ? null : hits.next),
    countOf: ({ hits }) => hits?.page.length ?? 0,
  });
  return pages.flatMap(({ hits }) => hits?.page ?? []);
}

/** What a test counts beside its hits. */
function figuresOf({ byPerson: people, firstDigits: first }: AuditReply, test: TestName) {
  if (test === 'corrections') {
    return people.map(({ person, entries, reversals, corrections }) => {
      const made = `${formatCount(reversals)} reversals and ${formatCount(corrections)} corrections`;
      return `${person.name}: ${made}, of ${formatCount(entries)} entries`;
    });
  }
  if (test !== 'first-digits' || first.count === 0) return [];
  const digits = first.digits.map(
    ({ digit, share, expected }) => `${digit}: ${percentText(share)} (${percentText(expected)})`,
  );
  return [`${CONFORMITY_WORDS[first.conformity]}: ${digits.join(', ')}`];
}

const SETTING_WORDS: Readonly<Record<string, string>> = {
  from: 'Entries dated from',
  as_on: 'Entries dated up to',
  back_dated_days: 'Back-dated by more than (days)',
  opens_at: 'Work begins at',
  closes_at: 'Work ends at',
  days_off: 'Days off (1 is Monday)',
  holidays: 'Holidays',
  reversed_days: 'Reversed within (days)',
  repeated_days: 'Same amount within (days)',
  round_to: 'Round sums: multiples of (₹)',
  rare_times: 'Unusual pair: seen at most (times)',
};
