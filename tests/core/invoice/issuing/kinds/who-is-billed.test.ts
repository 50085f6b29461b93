// Who can be billed how: reverse charge, deemed exports, and numbers that are no registration.
import { describe, expect, test } from 'vitest';
import { rejected } from '#core/kernel/result.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import { numberUnfit } from '#core/tax/index.ts';
import {
  agro,
  agroMills,
  fans,
  invoiceFacts,
  supplier,
  trade,
  wanted,
} from '#tests/specimens/tax/trade.ts';
import { billed, item, service } from './bill.ts';
import type { BuyerName } from './bill.ts';

describe('reverse charge', () => {
  test.each<[BuyerName, string]>([
    ['a person in Pune', 'reverse_charge_needs_registered_party'],
    ['an embassy in Pune', 'reverse_charge_needs_registered_party'],
    ['a store in Dubai', 'reverse_charge_needs_registered_party'],
    ['a firm in Karnataka', 'Tax Invoice, domestic, 29 inter'],
    ['a composition firm in Karnataka', 'Tax Invoice, domestic, 29 inter'],
    ['a unit in a zone in Pune', 'Tax Invoice, sez-without-payment, 27 inter'],
  ])('of %s: %s', (buyer, then) => {
    expect(billed(buyer, { reverseCharge: true })[0]).toBe(then);
  });

  test.each<BuyerName>(['a composition firm in Karnataka', 'a unit in a zone in Pune'])(
    'of %s charges nothing',
    (buyer) => {
      expect(billed(buyer, { reverseCharge: true })[1]).not.toContain('output');
    },
  );
});

describe('a deemed export (CGST Act s. 147)', () => {
  const supply = 'deemed-export';
  test.each<[BuyerName, string]>([
    ['a firm in Karnataka', 'Tax Invoice, deemed-export, 29 inter'],
    ['a person in Pune', 'deemed_export_needs_regular_party'],
    ['an embassy in Pune', 'deemed_export_needs_regular_party'],
    ['a composition firm in Karnataka', 'deemed_export_needs_regular_party'],
    ['a unit in a zone in Pune', 'sez_supply_is_zero_rated'],
    ['a store in Dubai', 'supply_ends_abroad'],
  ])('to %s: %s', (buyer, then) => {
    expect(billed(buyer, { supply })[0]).toBe(then);
  });

  test('is of goods, under forward charge, by who charges tax', () => {
    const firm = 'a firm in Pune';
    expect(billed(firm, { supply, lines: [item(100, 18), service('9983')] })).toStrictEqual([
      'deemed_export_of_service',
    ]);
    expect(billed(firm, { supply, reverseCharge: true })).toStrictEqual([
      'reverse_charge_not_allowed',
    ]);
    const composition = { supplier: { ...supplier, registration: 'composition' } } as const;
    expect(billed(firm, { supply }, composition)).toStrictEqual([
      'deemed_export_needs_regular_supplier',
    ]);
  });
});

describe('a number', () => {
  const uin = '0717USA12345UNF';
  test.each([
    ['27AAPFU0939F1ZV', 'regular', null],
    ['27AAPFU0939F1ZV', 'sez', null],
    ['27AAPFU0939F1ZV', 'composition', null],
    ['27AAPFU0939F1ZV', 'uin', 'regular'],
    ['12AJIPA1572E1C7', 'regular', 'tcs'],
    ['12AJIPA1572E1C7', 'composition', 'tcs'],
    ['12AJIPA1572E1C7', 'uin', 'tcs'],
  ] as const)('%s of who is %s is amiss: %s', (gstin, registration, kind) => {
    expect(numberUnfit(registration, gstin)).toBe(kind);
  });

  test('that is no valid number is refused elsewhere', () => {
    expect(numberUnfit('regular', uin.replace('F', '!'))).toBeNull();
    expect(numberUnfit('regular', null)).toBeNull();
  });

  test('of a customer from before asks for a correction before an invoice is issued', () => {
    const recipient = { ...agroMills, gstin: '12AJIPA1572E1C7', stateCode: '12' };
    const customer = { active: true, recipient, dueDays: null, email: null };
    const draft = wanted({ lines: [fans] });
    const data = {
      invoiceId: trade.invoiceId,
      customerId: agro.customerId,
      draft,
      issueAs: trade.journalId,
    };
    const facts = { ...invoiceFacts, customer };
    const command = { type: 'DraftInvoice', data } as const;
    expect(invoiceDecider.decide(invoiceDecider.initialState, command, facts)).toStrictEqual(
      rejected({
        kind: 'buyer_not_of_gstin',
        name: agroMills.name,
        registration: 'regular',
        numberKind: 'tcs',
      }),
    );
  });
});
