// A debit note charges what an invoice charged too little, taxed as the invoice was (s. 34(3)).
import { describe, expect, test } from 'vitest';
import { balanceDueOf, debitSupply, invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceEvent, InvoiceIssued } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { today, tomorrow, yesterday } from '#tests/specimens/days.ts';
import {
  agroMills,
  drafted,
  fans,
  invoiceFacts,
  issued,
  sent,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { byPrice, byValue, debit, freight, lineOf, noteOf, takenBack } from './debit-notes.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);

const sentAs = (changes: Partial<InvoiceIssued['data']>): InvoiceEvent[] => [
  drafted,
  { ...issued, data: { ...issued.data, ...changes } },
];

describe('a debit note', () => {
  test('adds a value to a line, taxed as the line was, and is due by the term', () => {
    given(sent).when(debit()).then([freight]);
    given(sent).when(debit()).thenOnStreams(['invoice-301']);
  });

  test('adds a difference to each price of a line: ten fans at ₹ 25 more', () => {
    const lines = lineOf({
      quantityThousandths: 10_000,
      priceThousandths: 25_000,
      taxablePaise: 25_000,
      igstPaise: 4_500,
    });
    given(sent)
      .when(debit({ lines: byPrice(25_000) }))
      .then([noteOf({ lines })]);
  });

  test('comes to nothing while neither a value nor a price is typed', () => {
    const { heads, supply, reverseCharge, rounding } = issued.data;
    const shown = debitSupply({ heads, supply, reverseCharge, rounding }, [
      { taxablePaise: null, priceThousandths: null, billed: fans },
    ]);
    expect(shown).toMatchObject({ ok: true, value: { taxablePaise: 0, totalPaise: 0 } });
  });

  test('is charged under the heads of its invoice, and at the rate of the line then', () => {
    const heads = { heads: 'intra', placeOfSupply: '27' } as const;
    const lines = lineOf({ igstPaise: 0, cgstPaise: 4_500, sgstPaise: 4_500 });
    given(sentAs(heads))
      .when(debit())
      .then([noteOf({ ...heads, lines })]);
    const exempt = issued.data.lines.map((line) => ({
      ...line,
      treatment: 'exempt' as const,
      rateBps: 0,
    }));
    given(sentAs({ lines: exempt }))
      .when(debit())
      .then([noteOf({ lines: lineOf({ treatment: 'exempt', rateBps: 0, igstPaise: 0 }) })]);
  });

  test('charges no tax under reverse charge or an undertaking, as its invoice did not', () => {
    const lines = lineOf({ igstPaise: 0 });
    given(sentAs({ reverseCharge: true }))
      .when(debit())
      .then([noteOf({ reverseCharge: true, lines })]);
    const supply = 'export-without-payment' as const;
    given(sentAs({ supply }))
      .when(debit())
      .then([noteOf({ supply, lines })]);
  });

  test('is rounded to the rupee where its invoice was', () => {
    const lines = lineOf({ taxablePaise: 10_010, igstPaise: 1_802 });
    given(sentAs({ rounding: 'rupee' }))
      .when(debit({ lines: byValue(10_010) }))
      .then([noteOf({ lines, roundOffPaise: -12 })]);
    given(sent)
      .when(debit({ lines: byValue(10_010) }))
      .then([noteOf({ lines })]);
  });

  test('is due by the customer’s term, or when it says', () => {
    const customer = { active: true, recipient: agroMills, dueDays: 7, email: null };
    given(sent, { customer })
      .when(debit())
      .then([noteOf({ dueDate: '2026-11-28' })]);
    given(sent)
      .when(debit({ dueDate: today }))
      .then([noteOf({ dueDate: today })]);
  });

  test('leaves what is due on the invoice as it was, and is issued once', () => {
    let state = invoiceDecider.initialState;
    for (const event of [...sent, freight]) state = invoiceDecider.evolve(state, event);
    expect(state.status === 'issued' && balanceDueOf(state)).toBe(1_180_000);
    given([...sent, freight])
      .when(debit())
      .thenNothing();
  });

  test('may come years later: the law sets no last day', () => {
    given(sentAs({ issueDate: '2020-01-15', dueDate: '2020-02-14' }))
      .when(debit())
      .then([freight]);
  });

  test('is refused for a day before the invoice, after today, or after its due date', () => {
    given(sent)
      .when(debit({ issueDate: yesterday }))
      .thenRejected({
        kind: 'debit_note_before_invoice',
        issueDate: yesterday,
        invoiceDate: today,
      });
    given(sent)
      .when(debit({ issueDate: tomorrow }))
      .thenRejected({ kind: 'issued_in_the_future', issueDate: tomorrow, today });
    const dueDate = calendarDate('2026-11-20');
    given(sent)
      .when(debit({ dueDate }))
      .thenRejected({ kind: 'due_before_issue', dueDate, issueDate: today });
  });

  test('is refused for a line that there is not, and for nothing', () => {
    const [line] = byValue(100);
    given(sent)
      .when(debit({ lines: line === undefined ? [] : [{ ...line, line: 2 }] }))
      .thenRejected({ kind: 'debit_line_unknown', line: 2, lines: 1 });
    for (const lines of [[], byValue(0), byPrice(0)]) {
      given(sent).when(debit({ lines })).thenRejected({ kind: 'debit_is_nothing' });
    }
    given([drafted]).when(debit()).thenRejected({ kind: 'invoice_is_a_draft', number: 'INV-007' });
  });

  test('keeps its invoice from being cancelled until it is taken back', () => {
    const { invoiceId, reversalId } = trade;
    const cancel = {
      type: 'CancelInvoice',
      data: { invoiceId, reversalId, reason: 'Ordered twice' },
    } as const;
    given([...sent, freight])
      .when(cancel)
      .thenRejected({ kind: 'invoice_has_debit_note', number: 'INV-007', note: 'DN-002' });
    given([...sent, freight, takenBack])
      .when(cancel)
      .thenOnStreams(['invoice-301']);
  });
});
