// Cancelling by the period of an invoice of 21 November 2026, to a registered buyer.
import { describe, expect, test } from 'vitest';
import { filedDateRefusal, invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceCommand } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { rejected } from '#core/kernel/result.ts';
import type { BookReturns } from '#core/tax/index.ts';
import { invoiceFacts, sent, trade } from '#tests/specimens/tax/trade.ts';
import { answered, scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId, reversalId, journalId, creditNoteId } = trade;
const day = calendarDate;

const cancel = (confirm = false): InvoiceCommand => ({
  type: 'CancelInvoice',
  data: { invoiceId, reversalId, reason: 'x', ...(confirm && { confirm: 'past_due_date' }) },
});
const credit = (withoutGst: boolean): InvoiceCommand => ({
  type: 'IssueCreditNote',
  data: {
    invoiceId,
    creditNoteId,
    journalId,
    issueDate: null,
    reason: '07',
    note: '',
    lines: null,
    withoutGst,
  },
});
const filing = {
  kind: 'gstr-1',
  period: '112026',
  from: day('2026-11-01'),
  to: day('2026-11-30'),
  filedOn: day('2026-12-10'),
  arn: 'AA271126123456K',
} as const;
const filed: BookReturns = { frequencies: [], filings: [filing] };
const note = { way: 'credit-note', until: day('2027-11-30') } as const;
const issueDate = day('2026-11-21');
const { period, arn, filedOn } = filing;

describe('an invoice', () => {
  test('is not cancelled where its own day is the last that is locked', () => {
    given(sent, { lockedTo: issueDate }).when(cancel()).thenRejected({
      kind: 'cancel_in_locked_period',
      number: 'INV-007',
      issueDate,
      lockedTo: issueDate,
      instead: note,
    });
  });

  test('is not cancelled in a locked or a filed period', () => {
    given(sent, { lockedTo: day('2026-11-30') })
      .when(cancel())
      .thenRejected({
        kind: 'cancel_in_locked_period',
        number: 'INV-007',
        issueDate,
        lockedTo: day('2026-11-30'),
        instead: note,
      });
    given(sent, { returns: filed }).when(cancel(true)).thenRejected({
      kind: 'cancel_in_filed_period',
      number: 'INV-007',
      issueDate,
      returnKind: 'gstr-1',
      period,
      arn,
      filedOn,
      instead: note,
    });
  });

  test('is cancelled on the 11th, and after it only with a confirmation', () => {
    const on = (today: string) => given(sent, { today: day(today) });
    on('2026-12-12')
      .when(cancel())
      .thenRejected({
        kind: 'cancel_past_due_date',
        number: 'INV-007',
        returnKind: 'gstr-1',
        period,
        dueOn: day('2026-12-11'),
      });
    on('2026-12-12')
      .when(cancel(true))
      .thenOnStreams([`invoice-${invoiceId}`]);
    on('2026-12-11')
      .when(cancel())
      .thenOnStreams([`invoice-${invoiceId}`]);
  });

  test('needs the confirmation where a zone bills, and none where nobody files GSTR-1', () => {
    const late = (registration: 'sez' | 'composition') => {
      const billed = sent.map((event) =>
        event.type === 'InvoiceIssued'
          ? {
              ...event,
              data: { ...event.data, supplier: { ...event.data.supplier, registration } },
            }
          : event,
      );
      return given(billed, { today: day('2026-12-12') }).when(cancel());
    };
    late('sez').thenRejected({
      kind: 'cancel_past_due_date',
      number: 'INV-007',
      returnKind: 'gstr-1',
      period,
      dueOn: day('2026-12-11'),
    });
    late('composition').thenOnStreams([`invoice-${invoiceId}`]);
  });

  test('is neither cancelled nor credited with GST past section 34', () => {
    const until = day('2027-11-30');
    const late = given(sent, { today: day('2027-12-01') });
    late.when(cancel(true)).thenRejected({
      kind: 'cancel_past_credit_limit',
      number: 'INV-007',
      until,
      instead: { way: 'credit-note-without-gst', since: until },
    });
    late.when(credit(true)).thenOnStreams([`invoice-${invoiceId}`]);
    given(sent).when(credit(true)).thenRejected({
      kind: 'credit_note_takes_gst_along',
      issueDate: invoiceFacts.today,
      until,
    });
  });

  test('gives back all that was charged as value, and no head of its tax', () => {
    const cessed = sent.map((event) =>
      event.type === 'InvoiceIssued'
        ? {
            ...event,
            data: {
              ...event.data,
              lines: event.data.lines.map((line) => ({ ...line, cessPaise: 1_200 })),
            },
          }
        : event,
    );
    const facts = { ...invoiceFacts, today: day('2027-12-01') };
    const state = cessed.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
    const decided = invoiceDecider.decide(state, credit(true), facts);
    expect(decided.ok && decided.value[0]?.data).toMatchObject({
      withoutGst: true,
      lines: [
        {
          line: 1,
          quantityThousandths: 10_000,
          taxablePaise: 1_181_200,
          cgstPaise: 0,
          sgstPaise: 0,
          igstPaise: 0,
          cessPaise: 0,
        },
      ],
    });
  });

  test('takes no note with GST once it has one without', () => {
    const facts = { ...invoiceFacts, today: day('2027-12-01') };
    const state = sent.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
    const first = invoiceDecider.decide(state, credit(true), facts);
    expect(first).toMatchObject({ ok: true });
    const noted = first.ok ? [...sent, ...first.value] : [];
    const again = { ...credit(false), data: { ...credit(false).data, creditNoteId: 9 } };
    given(noted)
      .when(again as InvoiceCommand)
      .thenRejected({ kind: 'credited_without_gst', number: 'CN-003' });
  });
});

test('a document is not dated where GSTR-1 is filed', () => {
  const refusal = filedDateRefusal(issueDate, filed);
  expect(filedDateRefusal(day('2026-12-01'), filed)).toBeNull();
  if (refusal === null) throw new Error('It is refused.');
  answered(rejected(refusal), () => '').thenRejected({
    kind: 'document_in_filed_period',
    date: issueDate,
    period,
    arn,
    filedOn,
  });
});
