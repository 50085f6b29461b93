import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { Draft, InvoiceCommand, InvoiceEvent } from '#core/invoice/index.ts';
import { yesterday } from '#tests/specimens/days.ts';
import {
  agro,
  agroMills,
  buying,
  drafted,
  fans,
  invoiceFacts,
  issued,
  ravi,
  raviAtHome,
  trade,
  wanted,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId } = trade;
const { customerId } = agro;

type DraftOverrides = Parameters<typeof wanted>[0];
const draftedWith = (changes: Partial<Draft>): InvoiceEvent => ({
  ...drafted,
  data: { ...drafted.data, draft: { ...drafted.data.draft, ...changes } },
});

describe('changing a draft', () => {
  const change = (changes: DraftOverrides = {}, who: number = customerId): InvoiceCommand => ({
    type: 'ChangeInvoiceDraft',
    data: { invoiceId, customerId: who as typeof customerId, draft: wanted(changes) },
  });
  const changedTo = (changes: Partial<Draft>, data: object = {}): InvoiceEvent => ({
    type: 'InvoiceDraftChanged',
    version: 3,
    data: {
      invoiceId,
      customerId,
      heads: 'inter',
      ...data,
      draft: {
        ...drafted.data.draft,
        ...changes,
      },
    },
  });

  test('writes it anew and keeps its number', () => {
    given([drafted])
      .when(change({ lines: [fans, fans], notes: 'Deliver by noon' }))
      .then([changedTo({ lines: [fans, fans], notes: 'Deliver by noon' })]);
  });

  test('changing a draft to what it is leaves no trace', () => {
    given([drafted]).when(change()).thenNothing();
    given([drafted, changedTo({ notes: 'Soon' })])
      .when(change({ notes: 'Soon' }))
      .thenNothing();
  });

  test('a draft changed without a date keeps the one that it had', () => {
    given([draftedWith({ issueDate: yesterday })])
      .when(change({ reference: 'PO 9' }))
      .then([changedTo({ issueDate: yesterday, dueDate: '2026-12-20', reference: 'PO 9' })]);
  });

  test('a draft for another customer changes its heads with the place of supply', () => {
    given([drafted], buying(raviAtHome))
      .when(change({}, ravi.customerId))
      .then([changedTo({}, { customerId: ravi.customerId, heads: 'intra' })]);
  });

  test('is saved anew when nothing but the state of its customer has changed', () => {
    given([drafted], buying({ ...agroMills, stateCode: '27', gstin: '27AAACK1234F1Z0' }))
      .when(change())
      .then([changedTo({}, { heads: 'intra' })]);
  });

  test('is refused as a new one would be, once it is issued, and when it is not there', () => {
    given([drafted])
      .when(change({ lines: [] }))
      .thenRejected({ kind: 'invoice_without_lines' });
    given([drafted], { customer: null })
      .when(change())
      .thenRejected({ kind: 'invoice_customer_unknown', customerId });
    given([drafted, issued])
      .when(change())
      .thenRejected({ kind: 'invoice_is_issued', number: 'INV-007' });
    given([]).when(change()).thenRejected({ kind: 'invoice_not_found', invoiceId });
  });
});
