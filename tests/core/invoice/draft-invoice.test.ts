import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { Draft, DraftLine, InvoiceCommand, InvoiceEvent } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { beyondAYear, today, tomorrow, yesterday } from '#tests/specimens/days.ts';
import {
  agro,
  agroMills,
  buying,
  drafted,
  fans,
  invoiceFacts,
  numbered,
  raviAtHome,
  sent,
  trade,
  wanted,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId, journalId } = trade;
const { customerId } = agro;

type DraftOverrides = Parameters<typeof wanted>[0];
const draft = (
  changes: DraftOverrides = {},
  issueAs: typeof journalId | null = null,
): InvoiceCommand => ({
  type: 'DraftInvoice',
  data: { invoiceId, customerId, draft: wanted(changes), issueAs },
});
const draftedWith = (changes: Partial<Draft>, data: object = {}): InvoiceEvent => ({
  ...drafted,
  data: { ...drafted.data, ...data, draft: { ...drafted.data.draft, ...changes } },
});
const lineOf = (changes: Partial<DraftLine>) => ({ lines: [fans, { ...fans, ...changes }] });

describe('a new invoice', () => {
  test('is a draft with the next number, of today and due in the 30 days of the book', () => {
    given([]).when(draft()).then([drafted]);
    given([]).when(draft()).thenOnStreams(['invoice-301']);
  });

  test('is due by the customer’s own term, also on the day itself', () => {
    const customer = { active: true, recipient: agroMills, dueDays: 0, email: null };
    given([], { customer })
      .when(draft())
      .then([draftedWith({ dueDate: '2026-11-21' })]);
  });

  test('has the book’s prices, rounding, notes and terms where nothing is said of them', () => {
    const draftDefaults = {
      pricesIncludeTax: true,
      rounding: 'rupee',
      notes: 'Thank you',
      terms: 'Within 30 days',
    } as const;
    const unsaid = {
      pricesIncludeTax: undefined,
      rounding: undefined,
      notes: undefined,
      terms: undefined,
    };
    given([], { draftDefaults })
      .when(draft(unsaid))
      .then([draftedWith(draftDefaults)]);
    given([], { draftDefaults }).when(draft()).then([drafted]);
  });

  test('takes the dates that are given, and a number of their financial year', () => {
    const issueDate = calendarDate('2026-03-31');
    given([])
      .when(draft({ issueDate }))
      .then([draftedWith({ issueDate, dueDate: '2026-04-30' }, numbered('INV-', 7, '25-26'))]);
    given([])
      .when(draft({ issueDate: tomorrow, dueDate: tomorrow }))
      .then([draftedWith({ issueDate: tomorrow, dueDate: tomorrow })]);
  });

  test('a new invoice to a neighbour is charged under CGST and SGST', () => {
    given([], buying(raviAtHome))
      .when(draft())
      .then([draftedWith({}, { heads: 'intra' })]);
  });

  test('a new invoice of a business without registration is charged nothing', () => {
    const supplier = {
      ...invoiceFacts.supplier,
      registration: 'unregistered',
      gstin: null,
    } as const;
    const lines = [{ ...fans, rateBps: 0 }];
    given([], { supplier })
      .when(draft({ lines }))
      .then([draftedWith({ lines }, { heads: 'none' })]);
    given([], { supplier })
      .when(draft())
      .thenRejected({ kind: 'rate_without_gstin', line: 1, rateBps: 1800 });
  });

  test('is created and issued in one go', () => {
    given([]).when(draft({}, journalId)).then(sent);
  });

  test('a new invoice that may not be issued yet is not created either', () => {
    given([])
      .when(draft({ issueDate: tomorrow }, journalId))
      .thenRejected({ kind: 'issued_in_the_future', issueDate: tomorrow, today });
  });
});

describe('a new invoice is refused', () => {
  test('when there is one of this id already', () => {
    given([drafted]).when(draft()).thenRejected({ kind: 'invoice_exists', invoiceId });
    given(sent).when(draft()).thenRejected({ kind: 'invoice_exists', invoiceId });
  });

  test('an invoice for an unknown or inactive customer is refused', () => {
    given([], { customer: null })
      .when(draft())
      .thenRejected({ kind: 'invoice_customer_unknown', customerId });
    const customer = { active: false, recipient: agroMills, dueDays: null, email: null };
    given([], { customer })
      .when(draft())
      .thenRejected({ kind: 'invoice_customer_inactive', name: agro.name });
  });

  test('a new invoice is refused without a line, or with more than any paper bears', () => {
    given([])
      .when(draft({ lines: [] }))
      .thenRejected({ kind: 'invoice_without_lines' });
    given([])
      .when(draft({ lines: Array.from({ length: 500 }, () => fans) }))
      .thenOnStreams([`invoice-${invoiceId}`]);
    given([])
      .when(draft({ lines: Array.from({ length: 501 }, () => fans) }))
      .thenRejected({ kind: 'too_many_lines', count: 501, countMax: 500 });
  });

  test('a new invoice is refused with a product that the book does not offer', () => {
    given([])
      .when(draft(lineOf({ productId: 999 })))
      .thenRejected({ kind: 'line_product_unknown', line: 2, productId: 999 });
  });

  test('a new invoice is refused with a unit that GST has no code for', () => {
    given([])
      .when(draft(lineOf({ uqc: 'KIL' })))
      .thenRejected({ kind: 'line_uqc_unknown', line: 2, uqc: 'KIL' });
  });

  test('an invoice with a code that is no HSN, or that GSTN does not list, is refused', () => {
    given([])
      .when(draft(lineOf({ hsn: '841' })))
      .thenRejected({ kind: 'line_hsn_invalid', line: 2, hsn: '841' });
    given([])
      .when(draft(lineOf({ hsn: '8415' })))
      .thenRejected({ kind: 'line_hsn_not_listed', line: 2, hsn: '8415' });
  });

  test('an invoice dated before GST, or more than a year ahead, is refused', () => {
    const issueDate = calendarDate('2017-06-30');
    given([])
      .when(draft({ issueDate }))
      .thenRejected({ kind: 'invoice_before_gst', issueDate, from: calendarDate('2017-07-01') });
    given([])
      .when(draft({ issueDate: beyondAYear }))
      .thenRejected({ kind: 'issued_in_the_future', issueDate: beyondAYear, today });
  });

  test('due before it is issued', () => {
    given([])
      .when(draft({ dueDate: yesterday }))
      .thenRejected({ kind: 'due_before_issue', dueDate: yesterday, issueDate: today });
  });

  test('an invoice at an unknown rate, or against another tax rule, is refused', () => {
    given([])
      .when(draft(lineOf({ rateBps: 1700 })))
      .thenRejected({ kind: 'line_rate_unknown', line: 2, rateBps: 1700 });
    given([])
      .when(draft({ discount: { kind: 'amount', amountPaise: 1_000_001 } }))
      .thenRejected({
        kind: 'discount_exceeds_value',
        line: null,
        discountPaise: 1_000_001,
        valuePaise: 1_000_000,
      });
    given([])
      .when(draft({ supply: 'export-with-payment' }))
      .thenRejected({ kind: 'export_needs_overseas_party', registration: 'regular' });
  });

  test('a new invoice is refused with a line whose rate nothing tells', () => {
    const lines = [{ ...fans, productId: null, rateBps: null, treatment: null }];
    const { data } = draft();
    const wish = 'draft' in data ? { ...data.draft, lines } : null;
    if (wish === null) return;
    given([])
      .when({
        type: 'DraftInvoice',
        data: { invoiceId, customerId, draft: wish, issueAs: null },
      } as InvoiceCommand)
      .thenRejected({ kind: 'line_rate_missing', line: 1 });
  });
});
