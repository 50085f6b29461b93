// Issuing an invoice that lacks what the law demands: told at the fields, before anything is sent.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createInvoice } from '#api/contract/invoice/invoice.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { listCustomers, readCustomer } from '#api/contract/customer/customer.ts';
import { InvoiceListPage } from '#web/features/invoice/InvoiceListPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import created from '#tests/specimens/replies/createInvoice.json' with { type: 'json' };
import { ok } from '../support/answers.ts';
import { listed } from '../support/listed-customer.ts';
import { show } from '../support/show.tsx';
import { expectNoViolations } from '../support/axe.ts';
import { billingAnswers, deccan, mills, reads, settings, written } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const Shown = () => <InvoiceListPage Receipt={ReceiptDialog} />;
const open = () => show(Shown, { path: '/billing', at: '/billing?new=1' });

async function type(keys: string) {
  await expect.element(page.getByRole('combobox', { name: 'Bill to' })).toHaveFocus();
  for (const part of keys.split('|')) {
    await userEvent.keyboard(part.replace(/^\[(.+)\]$/, '{$1}'));
  }
}
const dialog = () => page.getByRole('dialog', { name: 'New invoice' });
const field = (name: string) => page.getByLabelText(name);
const MADE = 'Hand loom|[Enter]|2|[Enter]|500|[Enter]';

describe('an invoice to a registered customer', () => {
  test('is not sent without code, unit and address, and each field says so', async () => {
    const calls = billingAnswers(
      [listCustomers, ok([listed({ ...mills, address: null })])],
      [createInvoice, ok(created)],
    );
    await open();
    await type(`karn|[Enter]|${MADE}`);
    await userEvent.keyboard('{Alt>}s{/Alt}');
    await reads(dialog(), /by law:.*customer’s address.*HSN or SAC of line 1.*unit of line 1/);
    await expect.element(page.getByText('This customer has no address yet')).toBeVisible();
    await expect.element(page.getByText('Enter at least 4 digits')).toBeVisible();
    await expect.element(page.getByText('Choose the unit')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'the customer’s address' })).toBeVisible();
    expect(page.getByLabelText(/^Or the reason/).elements()).toEqual([]);
    expect(written(calls)).toEqual([]);
    await expectNoViolations();
  });

  test('goes out once they are given', async () => {
    const calls = billingAnswers(
      [listCustomers, ok([listed({ ...mills, address: '8 Station Road' })])],
      [createInvoice, ok(created)],
    );
    await open();
    await type(`karn|[Enter]|${MADE}`);
    await userEvent.keyboard('{Alt>}s{/Alt}');
    await expect.element(field('HSN or SAC of item 1')).toHaveFocus();
    await userEvent.keyboard('8446');
    await userEvent.selectOptions(field('Unit of item 1'), 'NOS');
    await userEvent.keyboard('{Alt>}s{/Alt}');
    await expect.poll(() => written(calls)).toHaveLength(1);
    expect(written(calls)[0]?.body).toMatchObject({
      issue: true,
      items: [{ hsn: '8446', uqc: 'NOS' }],
    });
    expect(written(calls)[0]?.body).not.toHaveProperty('override_reason');
  });
});

test('an invoice to a private customer goes out without code and unit for a reason', async () => {
  const calls = billingAnswers([readCustomer, ok(deccan)], [createInvoice, ok(created)]);
  await open();
  await type(`dec|[Enter]|${MADE}`);
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await userEvent.fill(field('Or the reason to issue it without, which stays on record'), 'Old');
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await expect.poll(() => written(calls)).toHaveLength(1);
  expect(written(calls)[0]?.body).toMatchObject({ issue: true, override_reason: 'Old' });
});

test('a draft needs none of it', async () => {
  const calls = billingAnswers([createInvoice, ok(created)]);
  await open();
  await type(`karn|[Enter]|${MADE}`);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => written(calls)).toHaveLength(1);
});

test('a book without a GSTIN says that its bills carry no GST, and where to enter one', async () => {
  const none = { ...settings, gstin: null, registration: 'unregistered' };
  billingAnswers([readBillingSettings, ok(none)]);
  await open();
  await expect.element(page.getByText(/This will be an invoice without GST/).first()).toBeVisible();
  await expect.element(dialog().getByRole('link', { name: 'Add your GSTIN' })).toBeVisible();
});
