// To which account of income the lines of an invoice go.
import { describe, expect, test } from 'vitest';
import type { DraftLine, InvoiceFacts } from '#core/invoice/index.ts';
import { issuedTo, item, service } from './bill.ts';
import type { BillTerms, BuyerName } from './bill.ts';

const facts: Partial<InvoiceFacts> = {
  listedHsn: new Set(['8414', '996412', '996423', '9966', '9983']),
  productTerms: new Map([[91, { rates: [], incomeAccountId: 77 as number }]]),
  tripAccounts: new Map([
    ['trip-income-local', 71],
    ['trip-income-outstation', 72],
    ['contract-corporate-hire', 73],
  ]),
};

function accountOf(
  line: DraftLine,
  terms: BillTerms = {},
  buyer: BuyerName = 'a person in Pune',
  more: Partial<InvoiceFacts> = {},
): number | string | undefined {
  const issued = issuedTo(
    buyer,
    { servicePlace: '27', ...terms, lines: [line] },
    { ...facts, ...more },
  );
  return typeof issued === 'string' ? issued : issued.data.lines[0]?.incomeAccountId;
}

describe('a line of an invoice', () => {
  test('of a trip goes to the trip income of the taxi chart, by how far it goes', () => {
    expect(accountOf(service('996412'))).toBe(71);
    expect(accountOf(service('996423'))).toBe(72);
    expect(accountOf(service('9966'))).toBe(73);
    expect(accountOf(service('9983', { nature: 'passenger-transport' }))).toBe(71);
  });

  test('goes where its product is sold, before anything else', () => {
    expect(accountOf(item(100, 18, { productId: 91 }))).toBe(77);
    expect(accountOf(service('996412', { productId: 91 }))).toBe(77);
  });

  test('goes to the account of its role in a book without such accounts', () => {
    expect(accountOf(service('996412'), {}, 'a person in Pune', { tripAccounts: new Map() })).toBe(
      undefined,
    );
    expect(accountOf(item(100, 18))).toBe(undefined);
  });

  test('of an export, to a zone or on reverse charge goes to accounts that returns ask for', () => {
    const sold = item(100, 18, { productId: 91 });
    expect(accountOf(sold, {}, 'a store in Dubai')).toBe(undefined);
    expect(accountOf(sold, {}, 'a unit in a zone in Pune')).toBe(undefined);
    expect(accountOf(sold, { reverseCharge: true }, 'a firm in Pune')).toBe(undefined);
  });
});
