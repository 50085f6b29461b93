// Each figure of the GST summary is the sum of the events that explain it, on any days and as the
// book was known at any event: entries of the accounts of tax, and lines of documents.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openPile } from '../../../invoices/pile.ts';
import { billed, onInvoice } from '../../../trade/house.ts';
import type { House } from '../../../trade/house.ts';
import { done } from '../../../trade/requests.ts';
import { expectSummed, explainingAs, paiseOf } from './explaining.ts';
import type { Explaining } from './explaining.ts';
import type {
  EventPage,
  Figures,
  GstSummary,
  JournalListFigures,
  TaxRegister,
} from '#tests/support/replies-on-wire.ts';

let house: House;
let today: string;
let explain: Explaining;
let last: number;
const params = () => ({ bookId: house.bookId });
const dayFrom = (days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  ({ house, today } = await openPile());
  explain = explainingAs(house.owner, house.bookId);
  const call = onInvoice(house);
  const old = { issue_date: dayFrom(-40), due_date: dayFrom(-10) };
  const raised = await billed(house, 'mills', old);
  const dearer = { reason: '04', note: 'Old price', lines: [{ line: 1, price: '12.50' }] };
  done(await call('issueDebitNote', raised.id, { ...dearer, date: dayFrom(-30) }));
  const abroad = await billed(house, 'delhi', old);
  done(await call('issueCreditNote', abroad.id, { reason: '01' }));
  last = ((await house.owner('listEvents', { params: params() })).body as EventPage).last_seq;
});
afterAll(() => house.close());

type Heads = Readonly<Record<'cgst' | 'sgst' | 'igst' | 'cess', string>>;
const taxOf = ({ cgst, sgst, igst, cess }: Heads): number =>
  [cgst, sgst, igst, cess].reduce((sum, rupees) => sum + paiseOf(rupees), 0);

/** The lines of the summary by what explains them. */
const linesOf = (
  summary: GstSummary,
): readonly (readonly [string, Heads & { taxable?: string }])[] => [
  ...summary.sources.map(({ of, ...sum }) => [`accounts/${of}`, sum] as const),
  ['accounts', summary.ledger],
  ['documents', summary.documents],
  ...summary.rates.map(
    ({ treatment, rate, ...sum }) => [`rate/${treatment}/${rate}`, sum] as const,
  ),
  ...summary.hsn.map(({ hsn, rate, ...sum }) => [`hsn/${hsn ?? ''}/${rate}`, sum] as const),
  ...summary.places.map(({ place, ...sum }) => [`place/${place ?? ''}`, sum] as const),
  ...summary.supplies.map(({ supply, ...sum }) => [`supply/${supply}`, sum] as const),
];

describe('a figure of the GST summary', () => {
  it('is the sum of its events, on any days and at any event', async () => {
    const place = fc.record({
      days: fc.tuple(fc.integer({ min: -230, max: 3 }), fc.integer({ min: -230, max: 3 })),
      until: fc.integer({ min: Math.max(1, last - 200), max: last }),
      head: fc.constantFrom('cgst', 'sgst', 'igst', 'cess'),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ days, until, head }) => {
        const [from, to] = [dayFrom(Math.min(...days)), dayFrom(Math.max(...days))];
        const query = { from, to, at: until };
        const got = done(await house.owner('readGstSummary', { params: params(), query }));
        const asked = { of: 'gst-summary', from, as_on: to, until };
        const sumOf = async (line: string) => expectSummed(await explain({ ...asked, line }));
        for (const [line, sum] of linesOf(got.body as GstSummary)) {
          expect(await sumOf(`${line}/${head}`), line).toBe(paiseOf(sum[head as keyof Heads]));
          expect(await sumOf(`${line}/tax`), line).toBe(taxOf(sum));
          if (sum.taxable === undefined) continue;
          expect(await sumOf(`${line}/taxable`), line).toBe(paiseOf(sum.taxable));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is not there of another name, and refuses what does not belong to it', async () => {
    const ask = (query: Readonly<Record<string, string>>) =>
      house.owner('explainFigure', { params: params(), query: { of: 'gst-summary', ...query } });
    const lines = [
      'documents',
      'documents/vat',
      'accounts/taxable',
      'rate/taxable/tax',
      'hsn/a/b/tax',
    ];
    for (const line of [...lines, 'gold/tax', 'place/27/1800/tax']) {
      expect(answerOf(await ask({ line })), line).toStrictEqual(NOT_THERE);
    }
    expectFields(await ask({ line: 'documents/tax', as: 'firm' }), ['as']);
    expectFields(await ask({ line: 'documents/tax', side: 'debit' }), ['side']);
  });
});

describe('a figure of a register', () => {
  const KINDS = ['sales', 'credit-note', 'debit-note'] as const;

  it('is the sum of its documents, on any days and at any event', async () => {
    const place = fc.record({
      days: fc.tuple(fc.integer({ min: -230, max: 3 }), fc.integer({ min: -230, max: 3 })),
      until: fc.integer({ min: Math.max(1, last - 200), max: last }),
      kind: fc.constantFrom(...KINDS),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ days, until, kind }) => {
        const [from, to] = [dayFrom(Math.min(...days)), dayFrom(Math.max(...days))];
        const query = { from, to, kind, at: until, limit: 0 };
        const got = done(await house.owner('readTaxRegister', { params: params(), query }));
        const { count: _count, ...totals } = (got.body as TaxRegister).totals;
        const asked = { of: 'registers', from, as_on: to, until };
        for (const [head, amount] of Object.entries(totals)) {
          const figure = await explain({ ...asked, line: `${kind}/${head}` });
          expect(expectSummed(figure), `${kind}/${head}`).toBe(paiseOf(amount));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is the sum of the vouchers of a day book, of each type and of all', async () => {
    const asked = { from: dayFrom(-230), to: dayFrom(0) };
    for (const type of ['all', 'sales', 'journal', 'credit-note', 'receipt']) {
      const query = {
        ...asked,
        book_id: house.bookId,
        ...(type !== 'all' && { voucher_type: type }),
      };
      const got = done(await house.owner('readJournalFigures', { query }));
      const { amount } = got.body as JournalListFigures;
      const days = { of: 'registers', from: asked.from, as_on: asked.to };
      const figure = await explain({ ...days, line: `vouchers/${type}` });
      expect(paiseOf(figure.amount), type).toBe(paiseOf(amount));
    }
  });

  it('has the revenue of the dashboard', async () => {
    const got = done(await house.owner('readFigures', { params: params() }));
    const { as_on: asOn, revenue } = got.body as Figures;
    const days = { of: 'registers', line: 'revenue', from: `${asOn.slice(0, 8)}01`, as_on: asOn };
    expect(expectSummed(await explain(days))).toBe(paiseOf(revenue.this_month));
    const to = revenue.last_month_to;
    const before = { ...days, from: `${to.slice(0, 8)}01`, as_on: to };
    expect(expectSummed(await explain(before))).toBe(paiseOf(revenue.last_month));
  });

  it('is not there of another name', async () => {
    for (const line of ['sales', 'sales/vat', 'purchases/total', 'vouchers/any', 'revenue/all']) {
      const query = { of: 'registers', line };
      const got = await house.owner('explainFigure', { params: params(), query });
      expect(answerOf(got), line).toStrictEqual(NOT_THERE);
    }
  });
});
