import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  drafted,
  invoiceFacts,
  issued,
  issuedFans,
  numbered,
  oneFanBack,
  paid,
  sent,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { allOfIt, another, credit, fansBack, noteOf } from './credits.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
/** 100.49 before rounding, 100 after. */
const roundedDown = {
  ...issued,
  data: {
    ...issued.data,
    lines: [{ ...issuedFans, grossPaise: 10_049, taxablePaise: 10_049, igstPaise: 0 }],
    roundOffPaise: -49,
  },
};

describe('a credit note', () => {
  test('gives back the value and the tax of what is returned, and lessens the balance', () => {
    given(sent)
      .when(credit(fansBack(1)))
      .then([oneFanBack]);
    given(sent)
      .when(credit(fansBack(1)))
      .thenOnStreams(['invoice-301']);
  });

  test('a credit note by value gives back no quantity', () => {
    given(sent)
      .when(credit([{ line: 1, quantityThousandths: null, taxablePaise: 50_000 }]))
      .then([
        noteOf({
          lines: [{ ...allOfIt, quantityThousandths: 0, taxablePaise: 50_000, igstPaise: 9_000 }],
          appliedPaise: 59_000,
        }),
      ]);
  });

  test('a credit note without lines gives back whatever is left', () => {
    given(sent)
      .when(credit(null))
      .then([noteOf({ lines: [allOfIt], appliedPaise: 1_180_000 })]);
    given([...sent, oneFanBack])
      .when(credit(null, { creditNoteId: another }))
      .then([
        noteOf({
          creditNoteId: another,
          lines: [
            { ...allOfIt, quantityThousandths: 9_000, taxablePaise: 900_000, igstPaise: 162_000 },
          ],
          appliedPaise: 1_062_000,
        }),
      ]);
  });

  test('a credit note of an invoice that is paid is the customer’s credit', () => {
    given([...sent, paid(1_180_000)])
      .when(credit(fansBack(1)))
      .then([noteOf({ appliedPaise: 0 })]);
    given([...sent, paid(1_100_000)])
      .when(credit(fansBack(1)))
      .then([noteOf({ appliedPaise: 80_000 })]);
  });

  test('takes the round-off along with the last line, and not before', () => {
    const rounded = { ...issued, data: { ...issued.data, roundOffPaise: 40 } };
    given([drafted, rounded])
      .when(credit(fansBack(1)))
      .then([oneFanBack]);
    given([drafted, rounded])
      .when(credit(null))
      .then([noteOf({ lines: [allOfIt], roundOffPaise: 40, appliedPaise: 1_180_040 })]);
  });

  test('never gives back more than the invoice came to, where paise were taken off', () => {
    const most = { ...allOfIt, quantityThousandths: 0, taxablePaise: 10_020, igstPaise: 0 };
    given([drafted, roundedDown])
      .when(credit([{ line: 1, quantityThousandths: null, taxablePaise: 10_020 }]))
      .then([noteOf({ lines: [most], roundOffPaise: -20, appliedPaise: 10_000 })]);
    given([
      drafted,
      roundedDown,
      noteOf({ lines: [most], roundOffPaise: -20, appliedPaise: 10_000 }),
    ])
      .when(credit(null, { creditNoteId: another }))
      .thenRejected({ kind: 'credit_is_nothing' });
  });

  test('a credit note that is there already leaves no trace', () => {
    given([...sent, oneFanBack])
      .when(credit(fansBack(1)))
      .thenNothing();
  });

  test('bears a number of its own day’s financial year', () => {
    const lastMarch = { ...issued, data: { ...issued.data, issueDate: '2026-03-01' } };
    const issueDate = calendarDate('2026-03-31');
    given([drafted, lastMarch])
      .when(credit(fansBack(1), { issueDate }))
      .then([noteOf({ ...numbered('CN-', 3, '25-26'), issueDate })]);
  });
});
