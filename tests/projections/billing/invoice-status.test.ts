import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  invoicesNaming,
  findInvoice,
  invoicesPage,
  openInvoices,
  statusCounts,
} from '#projections/invoice-status/read.ts';
import type { InvoiceFilter } from '#projections/invoice-status/read.ts';
import { invoicesStretch, invoiceSums } from '#projections/invoice-status/read-register.ts';
import { emailsOf } from '#projections/invoice-status/read-emails.ts';
import { tomorrow, today } from '#tests/specimens/days.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';
import {
  agro,
  drafted,
  issued,
  numbered,
  oneFanBack,
  paid,
  ravi,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { did, shownInstantOf } from '../support/happened.ts';
import { laidOut, table } from '../support/laid-out.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId } = sahyadri;
const here = { bookId, today };
const overdueDay = calendarDate('2026-12-22');
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
});
beforeEach(() => tables.forget());
afterAll(() => tables.close());

/** The n-th invoice: a draft of ₹11,800.00. */
const aDraft = (n: number, customerId: number = agro.customerId): InvoiceEvent => ({
  ...drafted,
  data: { ...drafted.data, ...numbered('INV-', n), invoiceId: 300 + n, customerId },
});
const anInvoice = (n: number, journalId: number = 800 + n): InvoiceEvent => ({
  ...issued,
  data: { ...issued.data, number: numbered('INV-', n).number, invoiceId: 300 + n, journalId },
});
const of = <Event extends InvoiceEvent>(event: Event, n: number): Event => ({
  ...event,
  data: { ...event.data, invoiceId: 300 + n },
});
const cancelled = (n: number): InvoiceEvent => ({
  type: 'InvoiceCancelled',
  version: 1,
  data: {
    invoiceId: 300 + n,
    customerId: agro.customerId,
    number: numbered('INV-', n).number,
    reason: 'Ordered twice',
    issued: null,
  },
});
const wholeBack = (n: number): InvoiceEvent =>
  of(
    {
      ...oneFanBack,
      data: {
        ...oneFanBack.data,
        appliedPaise: 0,
        lines: [
          {
            line: 1,
            quantityThousandths: 1e4,
            taxablePaise: 1e6,
            cgstPaise: 0,
            sgstPaise: 0,
            igstPaise: 18e4,
            cessPaise: 0,
          },
        ],
      },
    },
    n,
  );

/** A draft, one sent, one part-paid, one paid, one given back after it was paid, one cancelled. */
const month: readonly InvoiceEvent[] = [
  aDraft(1, ravi.customerId),
  aDraft(2),
  anInvoice(2),
  aDraft(3),
  anInvoice(3),
  of(paid(5e5, 403), 3),
  aDraft(4),
  anInvoice(4),
  of(paid(118e4, 404), 4),
  aDraft(5),
  anInvoice(5),
  of(paid(118e4, 405), 5),
  wholeBack(5),
  aDraft(6),
  anInvoice(6),
  cancelled(6),
];
const happens = (events: readonly InvoiceEvent[]) =>
  tables.happens(
    bookId,
    events.map((event) => did(event)),
  );

async function listed(filter: InvoiceFilter = {}, on = today): Promise<string> {
  const page = { limit: 10, before: null };
  const rows = await invoicesPage(tables.db, { bookId, today: on }, page, filter);
  return laidOut(rows, {
    number: ({ number }) => number,
    status: ({ status }) => status,
    total: ({ totalPaise }) => totalPaise,
    settled: ({ settledPaise }) => settledPaise,
    journal: ({ journalId }) => journalId,
  });
}

const wholeMonth = table(`
  number   status       total  settled  journal
  INV-006  cancelled  1180000        0      806
  INV-005  credited   1180000  1180000      805
  INV-004  paid       1180000  1180000      804
  INV-003  sent       1180000   500000      803
  INV-002  sent       1180000        0      802
  INV-001  draft      1180000        0        -
`);

test('the list has the last one first, whether all happened at once or one by one', async () => {
  await happens(month);
  expect(await listed()).toBe(wholeMonth);
  await tables.forget();
  for (const event of month) await happens([event]);
  expect(await listed()).toBe(wholeMonth);
});

test('what is unpaid past its due date is overdue, and only that', async () => {
  await happens(month);
  expect(await listed({ status: 'overdue' })).toBe('number  status  total  settled  journal');
  expect(await listed({ status: 'overdue' }, overdueDay)).toBe(
    table(`
      number   status     total  settled  journal
      INV-003  overdue  1180000   500000      803
      INV-002  overdue  1180000        0      802
    `),
  );
  expect(await listed({ status: 'sent' }, overdueDay)).not.toContain('INV');
});

test.each([
  ['draft', ['INV-001']],
  ['sent', ['INV-003', 'INV-002']],
  ['open', ['INV-003', 'INV-002']],
  ['paid', ['INV-004']],
  ['credited', ['INV-005']],
  ['cancelled', ['INV-006']],
] as const)('a filter by %s finds what the column says', async (status, numbers) => {
  await happens(month);
  const rows = await invoicesPage(tables.db, here, { limit: 10, before: null }, { status });
  expect(rows.map(({ number }) => number)).toStrictEqual(numbers);
  if (status !== 'open') expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]));
});

test('a search takes a part of the number as it stands, or a customer', async () => {
  await happens(month);
  const nobody = sql`select 0::bigint where false`;
  const search = (number: string, customers = nobody) => listed({ search: { number, customers } });
  expect(await search('-003')).toContain('INV-003');
  expect(await search('inv-00_')).not.toContain('INV');
  expect(await search('nothing', sql`select ${ravi.customerId}::bigint`)).toContain('INV-001');
  expect(await listed({ customerId: ravi.customerId })).not.toContain('INV-002');
});

test('pages go on where the last one ended', async () => {
  await happens(month);
  const first = await invoicesPage(tables.db, here, { limit: 2, before: null });
  const before = first.at(-1)?.invoiceId ?? 0;
  const next = await invoicesPage(tables.db, here, { limit: 2, before });
  expect(next.map(({ number }) => number)).toStrictEqual(['INV-004', 'INV-003']);
});

test('those that are due longest come first by due date', async () => {
  const sooner = { ...drafted.data.draft, dueDate: tomorrow };
  await happens([aDraft(1), { ...drafted, data: { ...drafted.data, draft: sooner } }]);
  const stretch = { limit: 10, offset: 0, order: 'due' } as const;
  const [first] = await invoicesStretch(tables.db, here, stretch, {});
  expect(first?.number).toBe('INV-007');
});

test('sums leave out drafts and cancelled ones, and count what was settled', async () => {
  await happens(month);
  expect(await invoiceSums(tables.db, here, {})).toStrictEqual({
    count: 6,
    issued: 4,
    totalPaise: 4 * 1_180_000,
    duePaise: 1_180_000 + 680_000,
    byStatus: { cancelled: 1, credited: 1, draft: 1, paid: 1, sent: 2 },
  });
  expect(await statusCounts(tables.db, { bookId, today: overdueDay })).toStrictEqual({
    drafts: 1,
    issued: 4,
    paid: 1,
    pending: 2,
    pendingPaise: 186e4,
    overdue: 2,
    overduePaise: 186e4,
    amountPaise: 4 * 118e4,
  });
  expect(await openInvoices(tables.db, bookId)).toHaveLength(2);
  expect(await invoicesNaming(tables.db, bookId, agro.customerId)).toMatchObject({ count: 5 });
  expect(await invoiceSums(tables.db, { bookId: 99, today }, {})).toStrictEqual({
    count: 0,
    issued: 0,
    totalPaise: 0,
    duePaise: 0,
    byStatus: {},
  });
});

test('one invoice says all that was issued, with its neighbours and its last change', async () => {
  await happens(month);
  const found = await findInvoice(tables.db, here, 303);
  expect(found).toMatchObject({
    number: 'INV-003',
    previousId: 302,
    nextId: 304,
    issueDate: '2026-11-21',
    dueDate: '2026-12-21',
    taxablePaise: 1e6,
    lastSeq: 6,
    seq: 4,
    content: {
      issued: {
        number: 'INV-003',
        title: 'Tax Invoice',
        placeOfSupply: '29',
      },
    },
    createdAt: shownInstantOf(4),
    updatedAt: shownInstantOf(6),
  });
  expect(await findInvoice(tables.db, here, 301)).toMatchObject({
    previousId: null,
    content: { heads: 'inter', draft: { lines: [{ name: 'Ceiling fan' }] } },
  });
  expect(await findInvoice(tables.db, here, 999)).toBeNull();
  expect(await findInvoice(tables.db, { bookId: 99, today }, 303)).toBeNull();
});

test('a draft that is changed and renumbered in one go stands as it was left', async () => {
  const draft = { ...drafted.data.draft, notes: 'By noon', rounding: 'rupee' as const };
  await happens([
    aDraft(1),
    {
      type: 'InvoiceDraftChanged',
      version: 3,
      data: { invoiceId: 301, customerId: ravi.customerId, heads: 'intra', draft },
    },
    {
      type: 'InvoiceRenumbered',
      version: 1,
      data: { invoiceId: 301, ...numbered('INV-', 2, '25-26'), formerNumber: 'INV-001' },
    },
  ]);
  expect(await findInvoice(tables.db, here, 301)).toMatchObject({
    number: 'INV-002',
    customerId: ravi.customerId,
    seq: 1,
    lastSeq: 3,
    status: 'draft',
    content: {
      heads: 'intra',
      draft: { notes: 'By noon' },
    },
  });
});

test('an invoice that comes to nothing is paid as soon as it is issued', async () => {
  const lines = [{ ...issued.data.lines[0], priceThousandths: 0, grossPaise: 0, taxablePaise: 0 }];
  await happens([
    drafted,
    {
      ...issued,
      data: { ...issued.data, journalId: null, lines: [{ ...lines[0], igstPaise: 0 }] },
    } as InvoiceEvent,
  ]);
  expect(await findInvoice(tables.db, here, trade.invoiceId)).toMatchObject({
    status: 'paid',
    totalPaise: 0,
    journalId: null,
  });
});

test('e-mails say what became of each, oldest first', async () => {
  const asked = (emailId: number, to: string): InvoiceEvent => ({
    type: 'InvoiceEmailRequested',
    version: 1,
    data: { emailId, invoiceId: trade.invoiceId, customerId: agro.customerId, to },
  });
  const { invoiceId } = trade;
  await happens([
    drafted,
    issued,
    asked(701, 'accounts@agro.example'),
    asked(702, 'wrong@agro.example'),
    { type: 'InvoiceEmailed', version: 1, data: { emailId: 701, invoiceId } },
    {
      type: 'InvoiceEmailFailed',
      version: 1,
      data: { emailId: 702, invoiceId, reason: 'No such mailbox' },
    },
  ]);
  await happens([asked(703, 'buyer@agro.example')]);
  const emails = await emailsOf(tables.db, bookId, invoiceId);
  expect(emails.map(({ emailId, status, reason }) => [emailId, status, reason])).toStrictEqual([
    [701, 'sent', null],
    [702, 'failed', 'No such mailbox'],
    [703, 'waiting', null],
  ]);
});
