import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { Draft, InvoiceCommand, InvoiceEvent, IssuedLine } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { today, tomorrow } from '#tests/specimens/days.ts';
import {
  agro,
  agroMills,
  buying,
  drafted,
  dubaiStores,
  fans,
  invoiceFacts,
  issued,
  issuedFans,
  numbered,
  raviAtHome,
  sent,
  supplier,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId, journalId } = trade;
const issue: InvoiceCommand = { type: 'IssueInvoice', data: { invoiceId, journalId } };

const aDraft = (changes: Partial<Draft>): InvoiceEvent => ({
  ...drafted,
  data: { ...drafted.data, draft: { ...drafted.data.draft, ...changes } },
});
const anInvoice = (changes: Partial<(typeof issued)['data']> | object): InvoiceEvent => ({
  ...issued,
  data: { ...issued.data, ...changes },
});
const taxed = (changes: Partial<IssuedLine>): IssuedLine[] => [{ ...issuedFans, ...changes }];

describe('issuing an invoice', () => {
  test('to another state charges IGST, and copies both parties as they are', () => {
    given([drafted]).when(issue).then([issued]);
  });

  test('within the state charges two equal halves', () => {
    given([drafted], buying(raviAtHome))
      .when(issue)
      .then([
        anInvoice({
          ...{ recipient: raviAtHome, placeOfSupply: '27', heads: 'intra' },
          lines: taxed({ cgstPaise: 90_000, sgstPaise: 90_000, igstPaise: 0 }),
        }),
      ]);
  });

  test('at a place of supply that was chosen follows it', () => {
    given([aDraft({ placeOfSupply: '27' })])
      .when(issue)
      .then([
        anInvoice({
          ...{ placeOfSupply: '27', heads: 'intra' },
          lines: taxed({ cgstPaise: 90_000, sgstPaise: 90_000, igstPaise: 0 }),
        }),
      ]);
  });

  test('abroad under an undertaking charges nothing and keeps the rate', () => {
    const supply = 'export-without-payment' as const;
    given([aDraft({ supply })], buying(dubaiStores))
      .when(issue)
      .then([
        anInvoice({
          ...{ supply, recipient: dubaiStores, placeOfSupply: '96' },
          lines: taxed({ igstPaise: 0 }),
        }),
      ]);
  });

  test('under composition is a bill of supply without tax', () => {
    const composition = { ...supplier, registration: 'composition' } as const;
    given([drafted], { supplier: composition })
      .when(issue)
      .then([
        anInvoice({
          ...{ title: 'Bill of Supply', heads: 'none', supplier: composition },
          lines: taxed({ igstPaise: 0 }),
        }),
      ]);
  });

  test('without a registration needs no place of supply', () => {
    const unregistered = { ...supplier, registration: 'unregistered', gstin: null } as const;
    given([drafted], { supplier: unregistered })
      .when(issue)
      .then([
        anInvoice({
          ...{ title: 'Invoice', heads: 'none', supplier: unregistered, placeOfSupply: null },
          lines: taxed({ igstPaise: 0 }),
        }),
      ]);
  });

  test('rounds the total to the rupee where the book says so', () => {
    const lines = [{ ...fans, quantityThousandths: 1000, priceThousandths: 999_660 }];
    given([aDraft({ lines, rounding: 'rupee' })])
      .when(issue)
      .then([
        anInvoice({
          rounding: 'rupee',
          lines: [
            {
              ...lines[0],
              ...{ grossPaise: 99_966, discountPaise: 0, taxablePaise: 99_966 },
              ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 17_994, cessPaise: 0 },
            },
          ],
          roundOffPaise: 40,
        }),
      ]);
  });

  test('of a sample given away posts nothing', () => {
    const lines = [{ ...fans, priceThousandths: 0 }];
    given([aDraft({ lines })])
      .when(issue)
      .then([
        anInvoice({
          journalId: null,
          lines: taxed({ priceThousandths: 0, grossPaise: 0, taxablePaise: 0, igstPaise: 0 }),
        }),
      ]);
  });

  test('that is rounded to nothing still posts what was sold and its tax', () => {
    const lines = [{ ...fans, quantityThousandths: 1000, priceThousandths: 300 }];
    given([aDraft({ lines, rounding: 'rupee' })])
      .when(issue)
      .then([
        anInvoice({
          rounding: 'rupee',
          lines: [
            {
              ...lines[0],
              ...{ grossPaise: 30, discountPaise: 0, taxablePaise: 30 },
              ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 5, cessPaise: 0 },
            },
          ],
          roundOffPaise: -35,
        }),
      ]);
  });

  test('of another financial year than its number’s takes a new number first', () => {
    const before = calendarDate('2026-03-31');
    const lastYear = { ...drafted, data: { ...drafted.data, ...numbered('INV-', 3, '25-26') } };
    given([lastYear])
      .when(issue)
      .then([
        {
          type: 'InvoiceRenumbered',
          version: 1,
          data: { invoiceId, ...numbered('INV-', 7), formerNumber: 'INV-003' },
        },
        issued,
      ]);
    given([aDraft({ issueDate: before })], {
      nextInvoice: (financialYear) => numbered('INV-', 8, financialYear),
    })
      .when(issue)
      .then([
        {
          type: 'InvoiceRenumbered',
          version: 1,
          data: { invoiceId, ...numbered('INV-', 8, '25-26'), formerNumber: 'INV-007' },
        },
        anInvoice({ issueDate: before, number: 'INV-008' }),
      ]);
  });
});

describe('issuing an invoice is refused', () => {
  test('in the future', () => {
    given([aDraft({ issueDate: tomorrow, dueDate: tomorrow })])
      .when(issue)
      .thenRejected({ kind: 'issued_in_the_future', issueDate: tomorrow, today });
  });

  test('to a customer who is inactive by now', () => {
    given([drafted], {
      customer: { active: false, recipient: agroMills, dueDays: null, email: null },
    })
      .when(issue)
      .thenRejected({ kind: 'invoice_customer_inactive', name: agro.name });
  });

  test('while nobody knows the place of supply', () => {
    const unknown = { ...agroMills, registration: 'uin', gstin: null, stateCode: null } as const;
    given([drafted], buying(unknown)).when(issue).thenRejected({ kind: 'place_of_supply_unknown' });
  });

  test('with a product that is gone, as a draft would be', () => {
    given([drafted], { products: new Set() })
      .when(issue)
      .thenRejected({ kind: 'line_product_unknown', line: 1, productId: trade.fan });
  });

  test('twice, when it is cancelled, and when it is not there', () => {
    given(sent).when(issue).thenRejected({ kind: 'invoice_is_issued', number: 'INV-007' });
    const { customerId } = agro;
    given([
      drafted,
      {
        type: 'InvoiceCancelled',
        version: 1,
        data: { invoiceId, customerId, number: 'INV-007', reason: 'Not sold', issued: null },
      },
    ])
      .when(issue)
      .thenRejected({ kind: 'invoice_is_cancelled', number: 'INV-007' });
    given([]).when(issue).thenRejected({ kind: 'invoice_not_found', invoiceId });
  });
});
