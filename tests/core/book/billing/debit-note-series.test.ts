// The numbers of debit notes are set with the others, and recorded by an event of their own.
import { describe, test } from 'vitest';
import { bookDecider } from '#core/book/index.ts';
import type { BillingProfile, BookCommand, BookEvent } from '#core/book/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { created, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(bookDecider, bookFacts);
const { bookId } = sahyadri;
const change = (changes: Partial<BillingProfile>): BookCommand => ({
  type: 'ChangeBillingProfile',
  data: { bookId, changes },
});
const seriesOf = (prefix: string) => ({ prefix, padding: 3, restartsYearly: false });
const set = (prefix: string): BookEvent => ({
  type: 'DebitNoteSeriesSet',
  version: 1,
  data: { bookId, series: seriesOf(prefix) },
});

describe('the series of debit notes', () => {
  test('is set beside what else changes, and only where it differs', () => {
    const profile = { type: 'BillingProfileChanged', version: 1 } as const;
    given(created)
      .when(change({ dueDays: 15, debitNoteSeries: seriesOf('DB/') }))
      .then([{ ...profile, data: { bookId, changes: { dueDays: 15 } } }, set('DB/')]);
    given(created)
      .when(change({ debitNoteSeries: seriesOf('DN-') }))
      .thenNothing();
    given([...created, set('DB/')])
      .when(change({ debitNoteSeries: seriesOf('DB/') }))
      .thenNothing();
  });

  test('makes numbers of at most 16 characters, which no other document has', () => {
    given(created)
      .when(change({ debitNoteSeries: seriesOf('DEBIT-NOTE-') }))
      .thenRejected({
        kind: 'series_invalid',
        series: 'debit-note',
        prefix: 'DEBIT-NOTE-',
        lengthMax: 16,
      });
    given(created)
      .when(change({ debitNoteSeries: seriesOf('cn-') }))
      .thenRejected({ kind: 'series_shared', series: 'debit-note', prefix: 'cn-' });
  });

  test('asks nothing of a book that gave its prefix away before', () => {
    const before: BookEvent = {
      type: 'BillingProfileChanged',
      version: 1,
      data: { bookId, changes: { receiptSeries: seriesOf('DN-') } },
    };
    const days: BookEvent = { ...before, data: { bookId, changes: { dueDays: 15 } } };
    given([...created, before])
      .when(change({ dueDays: 15 }))
      .then([days]);
    given([...created, before])
      .when(change({ invoiceSeries: seriesOf('DN-') }))
      .thenRejected({ kind: 'series_shared', series: 'receipt', prefix: 'DN-' });
  });
});
