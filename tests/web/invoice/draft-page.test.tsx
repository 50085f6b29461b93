// Beside a draft: why this tax, whether it may be issued, what it will post, and what is
// outstanding after it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listOpenBills } from '#api/contract/customer/receivables.ts';
import { readInvoice } from '#api/contract/invoice/invoice.ts';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { InvoicePage } from '#web/features/invoice/page/InvoicePage.tsx';
import { InvoiceListPage } from '#web/features/invoice/InvoiceListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import bills from '#tests/specimens/replies/listOpenBills.json' with { type: 'json' };
import { ok } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { expectNoViolations } from '../support/axe.ts';
import { billingAnswers, invoice, reads } from './answers.ts';

let stopListening: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const [item] = invoice.items;
const draft = {
  ...invoice,
  number: 'INV-016',
  status: 'draft',
  issue_date: '2026-11-20',
  due_date: '2026-12-20',
  total: '4725.00',
  discount: null,
  payments: [],
  credit_notes: [],
  debit_notes: [],
  allocations: [],
  items: [
    {
      ...item,
      hsn: '5201',
      uqc: 'BAL',
      quantity: '1',
      rate: '4500',
      discount: null,
      tax_rate: '5',
    },
  ],
};
const [bill] = bills.rows;
const late = {
  ...bills,
  rows: [{ ...bill, open: '73100.00', days_late: 61 }],
  total: '522955.00',
};
async function open(shown: object = draft, number = 'INV-016') {
  billingAnswers([readInvoice, ok(shown)], [listOpenBills, ok(late)]);
  await show(() => <InvoicePage Receipt={ReceiptDialog} />, {
    path: '/billing/invoice/:invoiceId',
    at: '/billing/invoice/1',
  });
  await expect.element(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}
const part = (name: string) => page.getByRole('region', { name });

describe('beside a draft', () => {
  test('the tax, the checks, the entries and the outstanding stand in this order', async () => {
    await open();
    const aside = page.getByRole('complementary', { name: 'Before it is issued' });
    await expect.element(aside).toBeVisible();
    await reads(
      aside,
      /IGST applies\..*Ready to issue.*Will post when issued.*After this.*falls due on 20 Dec 2026/,
    );
    const posts = part('Will post when issued');
    await reads(posts, /DrKarnataka Agro Mills4,725\.00/);
    await reads(posts, /CrSales – Goods4,500\.00.*CrOutput IGST225\.00/);
    await reads(part('After this'), /₹5,27,680\.00 will be outstanding.*₹73,100\.00.*61 days late/);
    await reads(part('Ready to issue'), /HSN present on the item/);
    await expectNoViolations(aside.element());
  });

  test('what is missing leads to its field in the editor', async () => {
    const bare = { ...draft, items: [{ ...draft.items[0], hsn: null }] };
    await open(bare);
    await expect
      .element(page.getByRole('link', { name: /^Needs the HSN or SAC of line 1/ }))
      .toHaveAttribute('href', '/billing?edit=1&field=item-0-hsn');
    await expect
      .element(page.getByRole('link', { name: 'Change' }))
      .toHaveAttribute('href', '/billing?edit=1&field=place');
  });

  test('an issued invoice has what settled it in that place', async () => {
    await open(invoice, 'INV-001');
    await expect
      .element(page.getByRole('complementary', { name: 'What settled it' }))
      .toBeVisible();
    expect(part('Will post when issued').elements()).toEqual([]);
  });

  test('it stands below the lines on a phone, over Edit, More and Issue', async () => {
    await page.viewport(390, 844);
    await open();
    await reads(part('Will post when issued'), /4,725\.00/);
    const foot = document.querySelector('[data-foot]')?.textContent ?? '';
    expect(foot.replaceAll(/\s+/g, ' ')).toMatch(/^Edit draft.*More.*Issue invoice/);
  });
});

test('the editor begins in the field that the address names, with its line open', async () => {
  billingAnswers([readInvoice, ok(draft)]);
  await show(() => <InvoiceListPage Receipt={ReceiptDialog} />, {
    path: '/billing',
    at: '/billing?edit=1&field=item-0-hsn',
  });
  await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('item-0-hsn');
  await userEvent.keyboard('52');
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
