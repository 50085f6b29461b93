import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { today, tomorrow, yesterday } from '#tests/specimens/days.ts';
import {
  drafted,
  invoiceFacts,
  issued,
  issuedFans,
  numbered,
  oneFanBack,
  sent,
  supplier,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { freight, takenBack } from '../debiting/debit-notes.ts';
import { allOfIt, another, credit, fansBack, noteOf } from './credits.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
describe('a credit note is refused', () => {
  test('a credit note for more than was sold, or than is left, is refused', () => {
    given(sent)
      .when(credit(fansBack(11)))
      .thenRejected({
        kind: 'credit_exceeds_quantity',
        line: 1,
        quantityThousandths: 11e3,
        leftThousandths: 1e4,
      });
    given([...sent, oneFanBack])
      .when(
        credit([{ line: 1, quantityThousandths: null, taxablePaise: 900_001 }], {
          creditNoteId: another,
        }),
      )
      .thenRejected({
        kind: 'credit_exceeds_line',
        line: 1,
        taxablePaise: 900001,
        leftPaise: 9e5,
      });
  });

  test('when it gives back what a debit note added: that one is taken back instead', () => {
    const reaches = { line: 1, note: 'DN-002' };
    const more = credit([{ line: 1, quantityThousandths: null, taxablePaise: 1_050_000 }]);
    given([...sent, freight])
      .when(more)
      .thenRejected({ kind: 'credit_reaches_debit_note', ...reaches, leftPaise: 1_000_000 });
    const whole = noteOf({ lines: [allOfIt], appliedPaise: 1_180_000 });
    given([...sent, freight, whole])
      .when(credit(null, { creditNoteId: another }))
      .thenRejected({ kind: 'credit_reaches_debit_note', ...reaches, leftPaise: 0 });
    given([...sent, freight, takenBack])
      .when(more)
      .thenRejected({
        kind: 'credit_exceeds_line',
        line: 1,
        taxablePaise: 1_050_000,
        leftPaise: 1_000_000,
      });
  });

  test('when nothing of what is asked is left', () => {
    const whole = noteOf({ lines: [allOfIt], appliedPaise: 1_180_000 });
    given([...sent, whole])
      .when(credit(null, { creditNoteId: another }))
      .thenRejected({ kind: 'credit_is_nothing' });
    given(sent).when(credit([])).thenRejected({ kind: 'credit_is_nothing' });
  });

  test('when it is dated before its invoice, or in the future', () => {
    given(sent)
      .when(credit(null, { issueDate: yesterday }))
      .thenRejected({
        kind: 'credit_note_before_invoice',
        issueDate: yesterday,
        invoiceDate: today,
      });
    given(sent)
      .when(credit(null, { issueDate: tomorrow }))
      .thenRejected({ kind: 'issued_in_the_future', issueDate: tomorrow, today });
  });

  test('when it comes after 30 November that follows the year of the invoice', () => {
    const old = { ...issued, data: { ...issued.data, issueDate: '2025-03-31' } };
    const until = calendarDate('2025-11-30');
    given([drafted, old])
      .when(credit(null))
      .thenRejected({ kind: 'credit_note_too_late', issueDate: today, until });
    given([drafted, old])
      .when(credit(fansBack(1), { issueDate: until }))
      .then([noteOf({ ...numbered('CN-', 3, '25-26'), issueDate: until })]);
  });

  test('when it comes after 30 September for the years before 2021-22', () => {
    const old = { ...issued, data: { ...issued.data, issueDate: '2019-05-01' } };
    const issueDate = calendarDate('2020-10-01');
    const until = calendarDate('2020-09-30');
    given([drafted, old])
      .when(credit(null, { issueDate }))
      .thenRejected({ kind: 'credit_note_too_late', issueDate, until });
  });

  test('a credit note without tax is never too late', () => {
    const old = {
      ...issued,
      data: {
        ...issued.data,
        issueDate: '2020-05-01',
        heads: 'none' as const,
        supplier: {
          ...supplier,
          registration: 'unregistered' as const,
        },
        lines: [
          {
            ...issuedFans,
            igstPaise: 0,
          },
        ],
      },
    };
    given([drafted, old])
      .when(credit(fansBack(1)))
      .then([
        noteOf({
          lines: [{ ...allOfIt, quantityThousandths: 1000, taxablePaise: 100_000, igstPaise: 0 }],
          appliedPaise: 100_000,
        }),
      ]);
  });

  test('a credit note for a draft is refused', () => {
    given([drafted])
      .when(credit(null))
      .thenRejected({ kind: 'invoice_is_a_draft', number: 'INV-007' });
  });
});
