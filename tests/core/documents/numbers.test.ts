// Which number follows in a series: at most 16 characters, unique in a financial year (Rule 46(b)).
import { describe, expect, test } from 'vitest';
import { nextNumber, numberTakenBy } from '#core/documents/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent, Series } from '#core/book/index.ts';
import { openBook } from '#tests/specimens/tax/document-log.ts';
import { today } from '#tests/specimens/days.ts';
import { agro, drafted, numbered, paid, receipted, trade } from '#tests/specimens/tax/trade.ts';

const book = openBook
  .filter(({ stream }) => stream.startsWith('book-'))
  .reduce(
    (state, { event }) => bookDecider.evolve(state, event as BookEvent),
    bookDecider.initialState,
  );
const billing = 'billing' in book ? book.billing : null;

/** The next invoice of a year, where the series have given so many numbers. */
function next(invoiceSeries: Series, financialYear: string, given: Record<string, number>) {
  if (billing === null) throw new Error('The book is open.');
  const wanted = { kind: 'invoice', financialYear, today } as const;
  const lastNumber = ({ series }: { readonly series: string }) => given[series] ?? 0;
  return nextNumber({ ...billing, invoiceSeries }, wanted, lastNumber);
}

describe('a series that goes on over the years', () => {
  const plain: Series = { prefix: 'INV-', padding: 3, restartsYearly: false };
  const marked: Series = { ...plain, prefix: 'S/{FY}/' };

  test('counts on in the next year', () => {
    expect(next(plain, '27-28', { 'INV-': 41 })).toStrictEqual({
      number: 'INV-042',
      series: 'INV-',
      seriesNumber: 42,
      financialYear: '27-28',
    });
  });

  test('counts on where it bears the mark of the year', () => {
    const given = { 'S/25-26/': 7, 'S/26-27/': 41 };
    expect(next(marked, '27-28', given).number).toBe('S/27-28/042');
  });

  test('goes on behind what this year gave, also for an invoice that is dated in the last', () => {
    expect(next(marked, '25-26', { 'S/25-26/': 7, 'S/26-27/': 41 }).number).toBe('S/25-26/042');
    expect(next(marked, '24-25', { 'S/27-28/': 43 }).number).toBe('S/24-25/044');
  });
});

describe('a document that the book sets no series for', () => {
  test.each([
    ['purchase-bill', 'PB-'],
    ['purchase-debit-note', 'PDN-'],
    ['supplier-payment', 'SP-'],
    ['refund', 'RFV-'],
  ] as const)(
    'such as a %s begins with %s in every book, and counts on over the years',
    (kind, prefix) => {
      if (billing === null) throw new Error('The book is open.');
      const given = ({ series }: { readonly series: string }) => (series === prefix ? 41 : 0);
      expect(nextNumber(billing, { kind, financialYear: '27-28', today }, given)).toStrictEqual({
        number: `${prefix}042`,
        series: prefix,
        seriesNumber: 42,
        financialYear: '27-28',
      });
    },
  );
});

describe('a series that begins anew each year', () => {
  const marked: Series = { prefix: 'S/{FY}/', padding: 2, restartsYearly: true };

  test('counts what its own year gave', () => {
    const given = { 'S/25-26/': 98, 'S/26-27/': 41 };
    expect(next(marked, '26-27', given).number).toBe('S/26-27/42');
    expect(next(marked, '27-28', given).number).toBe('S/27-28/01');
  });

  test('grows past its digits', () => {
    expect(next(marked, '26-27', { 'S/26-27/': 99 }).number).toBe('S/26-27/100');
  });
});

describe('an event', () => {
  test('takes a number of invoices where a draft is made or numbered anew', () => {
    const taken = { kind: 'invoice', series: 'INV-', seriesNumber: 7 };
    expect(numberTakenBy(drafted)).toStrictEqual(taken);
    const data = { invoiceId: trade.invoiceId, ...numbered('INV-', 1, '27-28') };
    expect(
      numberTakenBy({
        type: 'InvoiceRenumbered',
        version: 1,
        data: { ...data, formerNumber: 'INV-007' },
      }),
    ).toStrictEqual({ ...taken, seriesNumber: 1 });
  });

  test('takes a number of receipts where a payment has its own', () => {
    const payment = receipted(paid(500_000), numbered('RV-', 9));
    const taken = { kind: 'receipt', series: 'RV-', seriesNumber: 9 };
    expect(numberTakenBy(payment)).toStrictEqual(taken);
    const above = receipted(payment, { ...numbered('RV-', 9), receiptId: trade.receiptId });
    expect(numberTakenBy(above)).toBeNull();
    expect(numberTakenBy(paid(500_000))).toBeNull();
  });

  test('takes none when it is about something else', () => {
    expect(
      numberTakenBy({
        type: 'CustomerDeactivated',
        version: 1,
        data: { customerId: agro.customerId },
      }),
    ).toBeNull();
  });
});
