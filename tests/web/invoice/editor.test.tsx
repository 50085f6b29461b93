import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createInvoice, readInvoice } from '#api/contract/invoice/invoice.ts';
import { listPresales, readPresale } from '#api/contract/trade/presale.ts';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { listStock } from '#api/contract/catalogue/stock/register.ts';
import { godownEndpoints } from '#api/contract/catalogue/names.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { listCustomers, readCustomer } from '#api/contract/customer/customer.ts';
import { InvoiceListPage } from '#web/features/invoice/InvoiceListPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import overview from '#tests/specimens/replies/readBillingOverview.json' with { type: 'json' };
import created from '#tests/specimens/replies/createInvoice.json' with { type: 'json' };
import batches from '#tests/specimens/replies/readStockBatches.json' with { type: 'json' };
import godowns from '#tests/specimens/replies/listGodowns.json' with { type: 'json' };
import places from '#tests/specimens/replies/readStockPlaces.json' with { type: 'json' };
import presale from '#tests/specimens/replies/readPresale.json' with { type: 'json' };
import presales from '#tests/specimens/replies/listPresales.json' with { type: 'json' };
import stock from '#tests/specimens/replies/listStock.json' with { type: 'json' };
import { ok, problem } from '../support/answers.ts';
import { listed } from '../support/listed-customer.ts';
import { show } from '../support/show.tsx';
import { billingAnswers, deccan, invoice, reads, written } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const Shown = () => <InvoiceListPage Receipt={ReceiptDialog} />;
const open = () => show(Shown, { path: '/billing', at: '/billing?new=1' });

/** `a|[Enter]|b` types a, presses Enter and types b. */
async function type(keys: string) {
  await expect.element(page.getByRole('combobox', { name: 'Bill to' })).toHaveFocus();
  for (const part of keys.split('|')) {
    await userEvent.keyboard(part.replace(/^\[(.+)\]$/, '{$1}').replace('Control+', 'Control>}{'));
  }
}
const CREATE = '[Control+Enter}{/Control]';
const THREE =
  'karn|[Enter]|cot|[Enter]|12|[Enter]|[Enter]|pac|[Enter]|12|[Enter]|[Enter]|fre|[Enter]|[Enter]|6000|[Enter]';
const dialog = () => page.getByRole('dialog', { name: 'New invoice' });
const panel = (name: string) => page.getByRole('region', { name });

describe('a new invoice', () => {
  test('shows its paper in outline while it loads', async () => {
    billingAnswers([readBillingSettings, 'waiting']);
    await open();
    await expect.element(page.getByLabelText('Loading the invoice')).toBeInTheDocument();
  });

  test('says inside the dialog that it could not be loaded', async () => {
    billingAnswers([readBillingSettings, 'silence']);
    await open();
    await reads(dialog(), /Could not load the invoice\. Try again/);
  });

  test('says beside the button why it cannot be created while it is empty', async () => {
    billingAnswers();
    await open();
    await expect.element(dialog().getByText('Add a customer')).toBeVisible();
    await type('karn|[Enter]');
    await expect.element(dialog().getByText('Add an item')).toBeVisible();
  });

  test('says what is in hand of each item, and what it takes below nil', async () => {
    const counted = { ...stock[0], product_id: 1, unit: 'bale', in_hand: '15' };
    billingAnswers([listStock, ok([counted])]);
    await open();
    await type('karn|[Enter]|cot|[Enter]|12|[Enter]|[Enter]|cot|[Enter]|4.5|[Enter]');
    const item = (at: number) => dialog().getByRole('listitem').nth(at);
    await reads(item(0), /15 bale in hand(?!,)/);
    await reads(item(1), /15 bale in hand, 1\.5 bale short/);
    expect(page.getByLabelText(/^(Godown|Batch) of item/).elements()).toStrictEqual([]);
  });

  test('takes goods from a godown and of a batch, where the book uses them', async () => {
    const [batch] = batches.rows;
    const [place] = places.rows;
    const yard = { godown_id: 2, godown: 'Yard, Kothrud' };
    const ofBatch = { ...batch, product_id: 1, unit: 'bale', quantity: '4', is_expired: false };
    const calls = billingAnswers(
      [listStock, ok([{ ...stock[0], product_id: 1, unit: 'bale', in_hand: '15' }])],
      [godownEndpoints.list, ok(godowns)],
      [readStockBatches, ok({ ...batches, rows: [{ ...ofBatch, ...yard, batch: 'KH-26-04' }] })],
      [
        readStockPlaces,
        ok({ ...places, rows: [{ ...place, product_id: 1, ...yard, closing: '5' }] }),
      ],
      [createInvoice, ok(created)],
    );
    await open();
    await type('karn|[Enter]|cot|[Enter]|4.5|[Enter]');
    const item = dialog().getByRole('listitem').first();
    await reads(item, /0 bale in hand, 4\.5 bale short/);
    await userEvent.selectOptions(page.getByLabelText('Godown of item 1'), 'Yard, Kothrud');
    await reads(item, /5 bale in hand(?!,)/);
    await userEvent.selectOptions(page.getByLabelText('Batch of item 1'), 'KH-26-04');
    await reads(item, /4 bale in hand, 0\.5 bale short/);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'Item 2' })).toHaveFocus();
    await userEvent.keyboard('fre{Enter}{Enter}6000{Enter}{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Went to \/billing\/invoice\//)).toBeVisible();
    const body = written(calls)[0]?.body as { items: readonly object[] };
    expect(body.items[0]).toMatchObject({ godown_id: 2, batch: 'KH-26-04' });
    expect(body.items[1]).toMatchObject({ name: 'Freight' });
    expect(body.items[1]).not.toHaveProperty('godown_id');
  });

  test('offers the batches of its own day, and no more of them than is there now', async () => {
    const [batch] = batches.rows;
    const here = { ...batch, product_id: 1, unit: 'bale', godown_id: null, batch: 'KH-26-04' };
    const rowsOf = (...rows: readonly object[]) => ok({ ...batches, rows });
    const days: string[] = [];
    billingAnswers(
      [listStock, ok([{ ...stock[0], product_id: 1, unit: 'bale', in_hand: '15' }])],
      [
        readStockBatches,
        (query) => {
          const day = query.get('as_on');
          if (day === null) return rowsOf({ ...here, quantity: '4', is_expired: true });
          days.push(day);
          return rowsOf({ ...here, quantity: '9', is_expired: false });
        },
      ],
    );
    await open();
    await type('karn|[Enter]|cot|[Enter]|4.5|[Enter]');
    const item = dialog().getByRole('listitem').first();
    await reads(item, /15 bale in hand, 4 bale of it expired/);
    await userEvent.fill(page.getByLabelText('Issued'), '10 Jun 2026');
    await userEvent.selectOptions(page.getByLabelText('Batch of item 1'), 'KH-26-04');
    await reads(item, /4 bale in hand, 0\.5 bale short/);
    expect(days).toContain('2026-06-10');
  });

  test('says which invoice of the series is dated later', async () => {
    const latest = { number: 'INV-016', issue_date: '2098-11-22' };
    billingAnswers([readBillingOverview, ok({ ...overview, latest_dated: latest })]);
    await open();
    await type('karn|[Enter]|cot|[Enter]|1|[Enter]');
    await reads(panel('Ready to issue'), /INV-016 is dated 22 Nov 2098, later than this invoice/);
  });

  test('three items to another state, by Enter alone: tax, reason and journal before it is sent', async () => {
    const calls = billingAnswers([createInvoice, ok(created)]);
    await open();
    await type(THREE);
    await reads(dialog(), /IGST 5% on 55,800\.00\s*2,790\.00/);
    await reads(dialog(), /IGST 18% on 6,000\.00\s*1,080\.00/);
    await reads(dialog(), /Total\s*₹65,670\.00/);
    await expect
      .element(page.getByText(/registered in 27 Maharashtra and the place of supply is 29/))
      .toBeVisible();
    await reads(panel('Ready to issue'), /HSN present on all 3 items/);
    const posts = panel('Will post when issued');
    await reads(posts, /Dr\s*Karnataka Agro Mills\s*65,670\.00/);
    await reads(posts, /Cr\s*Output IGST\s*3,870\.00/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Went to \/billing\/invoice\//)).toBeVisible();
    expect(written(calls)[0]?.body).toMatchObject({
      customer_id: 11,
      issue: true,
      book_id: 1,
      items: [
        {
          product_id: 1,
          quantity: '12',
          rate: '4500',
          tax_rate: '5',
          hsn: '5201',
        },
        {
          product_id: 2,
          quantity: '12',
          rate: '150',
          tax_rate: '5',
        },
        {
          product_id: 3,
          quantity: '1',
          rate: '6000',
          tax_rate: '18',
        },
      ],
    });
  });

  test('shows both halves within the state, and says that a buyer has no GSTIN', async () => {
    billingAnswers([readCustomer, ok(deccan)]);
    await open();
    await type('dec|[Enter]|cot|[Enter]|[Enter]|[Enter]');
    await reads(dialog(), /CGST 2\.5% on 4,500\.00\s*112\.50/);
    await reads(dialog(), /SGST 2\.5% on 4,500\.00\s*112\.50/);
    await expect.element(page.getByText(/Customer is unregistered/)).toBeVisible();
  });

  test('an item may be written by hand; it begins at 18 %', async () => {
    billingAnswers();
    await open();
    await type('karn|[Enter]|Hand loom repair|[Enter]|2|[Enter]|500|[Enter]');
    await reads(dialog(), /Total\s*₹1,180\.00/);
    await reads(panel('Ready to issue'), /Needs the HSN or SAC of line 1/);
  });

  test('% in an empty item asks for a discount on the whole', async () => {
    billingAnswers();
    await open();
    await type('karn|[Enter]|cot|[Enter]|[Enter]|[Enter]|%|10%');
    await expect.element(page.getByLabelText('Discount on the total')).toHaveValue('10%');
    await reads(dialog(), /Total\s*₹4,252\.50/);
  });

  test('a refusal stands at its line, and nothing typed is lost', async () => {
    const detail = 'The code 6305 is nowhere in the schedule.';
    const facts = { line: 2, field: 'hsn' };
    billingAnswers([createInvoice, problem(422, 'line_hsn_not_listed', detail, { facts })]);
    await open();
    await type(`${THREE}|${CREATE}`);
    const hsn = page.getByLabelText('HSN or SAC of item 2');
    await expect.element(hsn).toHaveAttribute('aria-invalid', 'true');
    await reads(page.getByRole('list', { name: 'Items' }), /The code 6305 is nowhere/);
    await expect.element(page.getByRole('combobox', { name: 'Item 3' })).toHaveValue('Freight');
  });

  test('a refusal of a field that a line does not show stands at its name', async () => {
    const facts = { line: 3, field: 'tax_rate' };
    const refused = problem(422, 'line_rate_unknown', 'Nobody levies 19 %.', { facts });
    billingAnswers([createInvoice, refused]);
    await open();
    await type(`${THREE}|${CREATE}`);
    const freight = page.getByRole('combobox', { name: 'Item 3' });
    await expect.element(freight).toHaveAttribute('aria-invalid', 'true');
  });

  test('a refusal of a date stands at that date', async () => {
    const facts = { field: 'issue_date', lockedTo: '2026-03-31' };
    billingAnswers([createInvoice, problem(409, 'period_locked', 'Closed.', { facts })]);
    await open();
    await type(`${THREE}|${CREATE}`);
    await expect.element(page.getByLabelText('Issued')).toHaveAttribute('aria-invalid', 'true');
  });

  test('closed and opened again, it is as it was left', async () => {
    billingAnswers();
    const { unmount } = await open();
    await type('karn|[Enter]|cot|[Enter]|3|[Enter]');
    await unmount();
    await open();
    await expect.element(page.getByText(/^Draft from .* restored/)).toBeVisible();
    await expect.element(page.getByLabelText('Item 1, quantity')).toHaveValue('3');
  });

  test('a draft kept for one customer is offered, and not put in, when opened for another', async () => {
    billingAnswers();
    const { unmount } = await open();
    await type('karn|[Enter]|cot|[Enter]|3|[Enter]');
    await unmount();
    await show(Shown, { path: '/billing', at: `/billing?new=1&customer=${deccan.id}` });
    const billTo = page.getByRole('combobox', { name: 'Bill to' });
    await expect.element(billTo).toHaveValue(deccan.name);
    await expect.element(page.getByLabelText('Item 1, quantity')).toHaveValue('');
    await expect
      .element(page.getByText(/^A draft for Karnataka Agro Mills from .* is kept/))
      .toBeVisible();
    await page.getByRole('button', { name: 'Open that draft' }).click();
    await expect.element(billTo).toHaveValue('Karnataka Agro Mills');
    await expect.element(page.getByLabelText('Item 1, quantity')).toHaveValue('3');
  });
});

test('Ctrl+S saves a draft, which is not issued', async () => {
  const calls = billingAnswers([createInvoice, ok(created)]);
  await open();
  await type(`${THREE}|{Control>}s{/Control}`);
  await expect.element(page.getByText(/^Went to \/billing\/invoice\//)).toBeVisible();
  expect(written(calls)[0]?.body).toMatchObject({ issue: false });
});

test('no GST is named before the state of the customer is known', async () => {
  const unclear = { ...deccan, state_code: null, state: null, address: 'Panaji, Goa' };
  billingAnswers([listCustomers, ok([listed(unclear)])], [readCustomer, ok(unclear)]);
  await open();
  await type('dec|[Enter]');
  await expect
    .element(dialog().getByText('Choose the customer’s state. GST depends on it.'))
    .toBeVisible();
  expect(
    dialog()
      .getByText(/GST applies|no state yet/)
      .elements(),
  ).toEqual([]);
  await userEvent.keyboard('cot{Enter}{Enter}{Enter}');
  await reads(dialog(), /GST\s*after the state is chosen\s*Total before GST\s*₹4,500\.00/);
});

test.each([
  { open: [{ line: 1, quantity: '12.5' }], told: /2 bale in hand(?!,)/ },
  { open: [{ line: 1, quantity: '9' }], told: /2 bale in hand, 1\.5 bale short/ },
  { open: [], told: /2 bale in hand, 10\.5 bale short/ },
])('a draft of a challan is short of what that has not out: $open', async (one) => {
  const items = [{ ...invoice.items[0], product_id: 1 }];
  billingAnswers(
    [readInvoice, ok({ ...invoice, status: 'draft', items })],
    [listStock, ok([{ ...stock[0], product_id: 1, unit: 'bale', in_hand: '2' }])],
    [listPresales, ok([{ ...presales[0], id: 5, draft_invoice_id: invoice.id }])],
    [readPresale, ok({ ...presale, id: 5, items, open: one.open })],
  );
  await show(Shown, { path: '/billing', at: `/billing?edit=${invoice.id}` });
  await reads(page.getByRole('list', { name: 'Items' }), one.told);
});

test('a draft that is changed has its number, and is saved rather than created', async () => {
  billingAnswers([readInvoice, ok({ ...invoice, status: 'draft', number: 'INV-018' })]);
  await show(Shown, { path: '/billing', at: `/billing?edit=${invoice.id}` });
  const editor = page.getByRole('dialog', { name: 'Change INV-018' });
  await expect.element(editor.getByRole('button', { name: /^Save draft/ })).toBeVisible();
  await expect.element(editor.getByRole('button', { name: /^Issue invoice/ })).toBeVisible();
  await expect.element(editor.getByText(/is next in series/)).not.toBeInTheDocument();
});
