import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  buying,
  drafted,
  dubaiStores,
  fans,
  invoiceFacts,
  issued,
  numbered,
  raviAtHome,
  supplier,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { aDraft, anInvoice, issue, taxed, toPrivate } from './issuing.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);

describe('issuing an invoice', () => {
  test('an invoice to another state charges IGST, and copies both parties as they are', () => {
    given([drafted]).when(issue).then([issued]);
  });

  test('charges two equal halves within the state', () => {
    given([drafted], buying(raviAtHome))
      .when(issue)
      .then([
        anInvoice({
          ...toPrivate,
          recipient: raviAtHome,
          placeOfSupply: '27',
          heads: 'intra',
          lines: taxed({
            cgstPaise: 9e4,
            sgstPaise: 9e4,
            igstPaise: 0,
          }),
        }),
      ]);
  });

  test('an invoice follows the place of supply that was chosen', () => {
    const delivery = 'Shop 4, Market Yard';
    given([aDraft({ placeOfSupply: '27', delivery })])
      .when(issue)
      .then([
        anInvoice({
          delivery,
          placeOfSupply: '27',
          heads: 'intra',
          lines: taxed({
            cgstPaise: 9e4,
            sgstPaise: 9e4,
            igstPaise: 0,
          }),
        }),
      ]);
  });

  test('abroad under an undertaking charges nothing and keeps the rate', () => {
    const supply = 'export-without-payment' as const;
    const lut = 'AD270426001234X';
    const undertakings = { byYear: { '26-27': lut }, ofNoYear: null };
    given([aDraft({ supply })], { ...buying(dubaiStores), undertakings })
      .when(issue)
      .then([
        anInvoice({
          supply,
          supplier: { ...supplier, lut },
          ...toPrivate,
          recipient: dubaiStores,
          placeOfSupply: '96',
          lines: taxed({ igstPaise: 0, income: 'export-sales' }),
        }),
      ]);
  });

  test('makes a bill of supply without tax under composition', () => {
    const composition = { ...supplier, registration: 'composition' } as const;
    given([drafted], { supplier: composition, ...buying(raviAtHome) })
      .when(issue)
      .then([
        anInvoice({
          title: 'Bill of Supply',
          heads: 'none',
          supplier: composition,
          ...toPrivate,
          recipient: raviAtHome,
          placeOfSupply: '27',
          lines: taxed({ igstPaise: 0 }),
        }),
      ]);
  });

  test('an invoice of a supplier without registration needs no place of supply', () => {
    const unregistered = { ...supplier, registration: 'unregistered', gstin: null } as const;
    given([drafted], { supplier: unregistered })
      .when(issue)
      .then([
        anInvoice({
          title: 'Invoice',
          heads: 'none',
          supplier: unregistered,
          placeOfSupply: null,
          lines: taxed({ igstPaise: 0, rateBps: 0 }),
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
              income: 'sales-goods',
              grossPaise: 99966,
              discountPaise: 0,
              taxablePaise: 99966,
              cgstPaise: 0,
              sgstPaise: 0,
              igstPaise: 17994,
              cessPaise: 0,
            },
          ],
          roundOffPaise: 40,
        }),
      ]);
  });

  test('an invoice of a sample given away posts nothing', () => {
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

  test('an invoice rounded to nothing still posts what was sold and its tax', () => {
    const lines = [{ ...fans, quantityThousandths: 1000, priceThousandths: 300 }];
    given([aDraft({ lines, rounding: 'rupee' })])
      .when(issue)
      .then([
        anInvoice({
          rounding: 'rupee',
          lines: [
            {
              ...lines[0],
              income: 'sales-goods',
              grossPaise: 30,
              discountPaise: 0,
              taxablePaise: 30,
              cgstPaise: 0,
              sgstPaise: 0,
              igstPaise: 5,
              cessPaise: 0,
            },
          ],
          roundOffPaise: -35,
        }),
      ]);
  });

  test('an invoice of another financial year than its number’s takes a new number first', () => {
    const before = calendarDate('2026-03-31');
    const lastYear = { ...drafted, data: { ...drafted.data, ...numbered('INV-', 3, '25-26') } };
    given([lastYear])
      .when(issue)
      .then([
        {
          type: 'InvoiceRenumbered',
          version: 1,
          data: { invoiceId: trade.invoiceId, ...numbered('INV-', 7), formerNumber: 'INV-003' },
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
          data: {
            invoiceId: trade.invoiceId,
            ...numbered('INV-', 8, '25-26'),
            formerNumber: 'INV-007',
          },
        },
        anInvoice({ issueDate: before, number: 'INV-008' }),
      ]);
  });
});
