import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import { today, tomorrow } from '#tests/specimens/days.ts';
import {
  agro,
  agroMills,
  buying,
  drafted,
  fans,
  invoiceFacts,
  raviAtHome,
  sent,
  supplier,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { aDraft, issue } from './issuing.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId } = trade;

const plan = { ...fans, hsn: '998321', uqc: null };
const listed = { listedHsn: new Set(['8414', '998321', '996311']) };

describe('issuing an invoice is refused', () => {
  test('while its code leaves open what the service is', () => {
    given([aDraft({ lines: [plan] })], listed)
      .when(issue)
      .thenRejected({
        kind: 'line_nature_missing',
        line: 1,
        hsn: '998321',
        among: ['immovable-property', 'general'],
      });
  });

  test('of a room that is said to be an on-line service', () => {
    given([aDraft({ lines: [{ ...plan, hsn: '996311', nature: 'on-line' }] })], listed)
      .when(issue)
      .thenRejected({
        kind: 'line_nature_against_code',
        line: 1,
        hsn: '996311',
        natures: ['immovable-property'],
        section: 's. 12(3)(b), a hotel, inn, guest house or camp site',
      });
  });

  test('of a service as a deemed export', () => {
    given([aDraft({ lines: [fans, plan], supply: 'deemed-export' })], listed)
      .when(issue)
      .thenRejected({ kind: 'deemed_export_of_service', line: 2 });
  });

  test('to a customer with a number that is no registration', () => {
    const recipient = { ...agroMills, gstin: '12AJIPA1572E1C7', stateCode: '12' };
    given([drafted], buying(recipient)).when(issue).thenRejected({
      kind: 'buyer_not_of_gstin',
      name: agro.name,
      registration: 'regular',
      numberKind: 'tcs',
    });
  });

  test('an invoice dated in the future is not issued', () => {
    given([aDraft({ issueDate: tomorrow, dueDate: tomorrow })])
      .when(issue)
      .thenRejected({ kind: 'issued_in_the_future', issueDate: tomorrow, today });
  });

  test('an invoice to a customer who is inactive by now is not issued', () => {
    given([drafted], {
      customer: { active: false, recipient: agroMills, dueDays: null, email: null },
    })
      .when(issue)
      .thenRejected({ kind: 'invoice_customer_inactive', name: agro.name });
  });

  test('while nobody knows the place of supply', () => {
    const unknown = { ...agroMills, registration: 'uin', gstin: null, stateCode: null } as const;
    given([drafted], buying(unknown))
      .when(issue)
      .thenRejected({ kind: 'buyer_state_missing', name: agro.name });
    // The PIN code may be of Punjab or of Chandigarh.
    given([aDraft({ delivery: 'Sector 17, 160017' })], buying(raviAtHome))
      .when(issue)
      .thenRejected({ kind: 'place_of_supply_unknown' });
  });

  test('when reverse charge falls on who is not registered', () => {
    given([aDraft({ reverseCharge: true })], buying(raviAtHome))
      .when(issue)
      .thenRejected({
        kind: 'reverse_charge_needs_registered_party',
        registration: 'unregistered',
      });
  });

  test('when a composition taxpayer sells to another state', () => {
    given([drafted], { supplier: { ...supplier, registration: 'composition' } })
      .when(issue)
      .thenRejected({
        kind: 'composition_between_states',
        supplierState: '27',
        placeOfSupply: '29',
      });
  });

  test('an invoice with a line whose price comes to less than half a paisa is not issued', () => {
    const crumb = { ...fans, priceThousandths: 1, quantityThousandths: 4_999 };
    given([aDraft({ lines: [fans, crumb] })])
      .when(issue)
      .thenRejected({ kind: 'line_amount_is_nothing', line: 2 });
    given([aDraft({ lines: [fans, { ...crumb, quantityThousandths: 5_000 }] })])
      .when(issue)
      .thenOnStreams(['invoice-301']);
  });

  test('an invoice with a product that is gone is not issued', () => {
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
