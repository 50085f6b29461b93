// The guide to the first bill: which step is open, what the others say, and how one passes on.
import { lazy } from 'react';
import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBook, listBooks } from '#api/contract/book/book.ts';
import { changeBillingSettings, readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { setLegalForm } from '#api/contract/book/retention.ts';
import { listUserProducts } from '#api/contract/catalogue/product.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { createInvoice } from '#api/contract/invoice/invoice.ts';
import { readInvoicePaper } from '#api/contract/invoice/paper.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { DashboardPage } from '#web/features/dashboard/DashboardPage.tsx';
import { FirstHour } from '#web/routes/FirstHour.tsx';
import { savedBusinessesAtom } from '#web/features/dashboard/first-hour/use-guide.ts';
import { firstBillAtom } from '#web/features/dashboard/first-hour/use-is-first-hour.ts';
import { store } from '#web/state/session.ts';
import billing from '#tests/specimens/replies/readBillingOverview.json' with { type: 'json' };
import book from '#tests/specimens/replies/createBook.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import customers from '#tests/specimens/replies/listCustomers.json' with { type: 'json' };
import figures from '#tests/specimens/replies/readFigures.json' with { type: 'json' };
import invoice from '#tests/specimens/replies/createInvoice.json' with { type: 'json' };
import paper from '#tests/specimens/replies/readInvoicePaper.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

beforeEach(() => {
  store.set(firstBillAtom, null);
  store.set(savedBusinessesAtom, new Set());
});

const mine = [{ ...books[0], id: 1, role: 'owner' }];
const unbilled = { ...billing, total_invoices: 0, next_number: 'INV-001' };
const item = { ...products[0], name: 'Basmati rice', hsn: '1006', price: '120.00', gst_rate: 5 };
const [anand] = customers;

type Answers = {
  readonly settings?: Answer;
  readonly customers?: Answer;
  readonly items?: Answer;
  readonly issue?: Answer;
};

async function open(known: Answers = {}, user = meera) {
  const calls = serverAnswers([
    [listBooks, ok(mine)],
    [readBillingOverview, ok(unbilled)],
    [readFigures, ok({ ...figures, accounts: { open: 73 } })],
    [readBillingSettings, known.settings ?? ok(settings)],
    [listCustomers, known.customers ?? ok([])],
    [listUserProducts, known.items ?? ok([])],
    [createInvoice, known.issue ?? ok(invoice)],
    [readInvoicePaper, ok(paper)],
    [createBook, ok({ ...book, id: 1 })],
    [changeBillingSettings, ok(settings)],
    [setLegalForm, ok({ legal_form: 'other', proceedings: [] })],
    [sessionCheck, ok(meera)],
  ]);
  const Screen = () => <DashboardPage FirstHour={FirstHour} />;
  await show(Screen, { path: '/dashboard', user });
  await expect.element(page.getByRole('heading', { name: /^Your first bill/ })).toBeVisible();
  return calls;
}
const openStep = () => document.querySelector('[aria-current=step]')?.textContent ?? '';
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the guide to the first bill', () => {
  test('begins the book of a person without one, whose GSTIN fills in the rest', async () => {
    const calls = await open({}, { ...meera, books: [] });
    await expect.element(field('Business name')).toHaveFocus();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.fill(field('Business name'), 'Gupta Kirana');
    await userEvent.fill(field('GSTIN (optional)'), '27AAPFU0939F1ZV');
    await expect.element(field('State (optional)')).toHaveValue('27');
    await expect.element(field('Legal form')).toHaveValue('firm');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Enter the address/)).toBeVisible();
    await userEvent.fill(field('Address'), 'Shop 4, Tilak Road');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => calls.flatMap(({ body }) => body ?? []))
      .toEqual([
        { name: 'Gupta Kirana' },
        {
          gstin: '27AAPFU0939F1ZV',
          address: 'Shop 4, Tilak Road',
          state_code: '27',
          registration: 'regular',
        },
        { legal_form: 'firm' },
      ]);
  });

  test('goes on from a business whose name alone was entered, and says that the address is missing', async () => {
    const bare = { ...settings, gstin: null, address: null, state_code: null };
    const calls = await open({ settings: ok({ ...bare, registration: 'unregistered' }) });
    expect(openStep()).toContain('Business name and GSTIN');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(openStep).toContain('First customer');
    await expect
      .element(page.getByText(`${meera.books[0]?.name}, address still missing`))
      .toBeVisible();
    await expect.element(page.getByText('2 of 6 done')).toBeVisible();
    expect(calls.flatMap(({ body }) => body ?? [])).toContainEqual({
      gstin: null,
      address: null,
      state_code: null,
      registration: 'unregistered',
    });
  });

  test('goes on from a business with a State and no address', async () => {
    const bare = { ...settings, gstin: null, address: null, registration: 'unregistered' };
    await open({ settings: ok(bare) });
    expect(openStep()).toContain('First customer');
    await expect.element(page.getByText(/Maharashtra, address still missing/)).toBeVisible();
  });

  test('has the figures of the book, its billing and its doors below it', async () => {
    await open();
    for (const name of ['Billing Overview', 'System Management']) {
      await expect.element(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect.element(page.getByRole('list', { name: 'Figures' })).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Counts' })).toBeVisible();
  });

  test('has what its newcomer typed before it had come', async () => {
    let arrive = () => undefined as void;
    const fetched = new Promise<void>((resolve) => (arrive = resolve));
    const Late = lazy(() => fetched.then(() => ({ default: FirstHour })));
    await show(() => <DashboardPage FirstHour={Late} />, {
      path: '/dashboard',
      user: { ...meera, books: [] },
    });
    await expect.element(page.getByLabelText('Loading the guide')).toBeInTheDocument();
    await userEvent.keyboard('Nj Kirana');
    arrive();
    await expect.element(field('Business name')).toHaveValue('Nj Kirana');
  });

  test('a composition dealer is asked for the scheme, and gets a bill of supply', async () => {
    const calls = await open({ settings: ok({ ...settings, registration: 'composition' }) });
    const sketch = page.getByRole('complementary', { name: /^Your bill\./ });
    await expect.element(sketch.getByText('Bill of Supply')).toBeVisible();
    expect(sketch.getByText('CGST').elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Change Business name and GSTIN' }));
    await expect.element(field('GST scheme')).toHaveValue('composition');
    await userEvent.selectOptions(field('GST scheme'), 'SEZ unit or developer');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => calls.flatMap(({ body }) => body ?? []))
      .toContainEqual(expect.objectContaining({ registration: 'sez' }));
  });

  test('asks for the address of a customer with a GSTIN, before the bill does', async () => {
    const calls = await open();
    await userEvent.fill(field('Name'), 'Anand Traders');
    await userEvent.fill(field('GSTIN (optional)'), '27AABCU9603R1ZN');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Enter the address/)).toBeVisible();
    await expect.element(field('Address')).toHaveFocus();
    expect(calls.filter(({ path }) => path.startsWith('POST'))).toEqual([]);
  });

  test('changes the item that is there, and adds no second one', async () => {
    await open({ customers: ok([anand]), items: ok([item]) });
    await userEvent.click(page.getByRole('button', { name: 'Change First item' }));
    await expect.element(field('Name')).toHaveValue('Basmati rice');
    await expect.element(field('Price (₹) (optional)')).toHaveValue('120.00');
  });

  test('leads from what the law demands to the step that asks for it', async () => {
    const missing = [{ particular: 'buyer-address', line: null, digits: null, overridable: false }];
    const refusal = problem(422, 'particulars_missing', 'Something is missing.', {
      facts: { missing },
    });
    await open({ customers: ok([anand]), items: ok([item]), issue: refusal });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.fill(field('Quantity'), '10');
    await expect.element(page.getByText('₹1,260.00')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .element(page.getByRole('button', { name: 'the customer’s address' }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(openStep()).toContain('First customer');
  });

  test('opens the first step that is not done, and says what was entered in the others', async () => {
    await open();
    expect(openStep()).toContain('First customer');
    await expect.element(page.getByText('2 of 6 done')).toBeVisible();
    await expect.element(page.getByText(/27AAPFU0939F1ZV, Maharashtra/)).toBeVisible();
    await expect.element(page.getByText('73 accounts')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Change Business name and GSTIN' }));
    await expect.element(field('Business name')).toHaveFocus();
  });

  test('passes a step that is to come later', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Later' }));
    expect(openStep()).toContain('First item');
    await userEvent.click(page.getByRole('button', { name: 'Later' }));
    await expect.element(page.getByText('A bill needs a customer.')).toBeVisible();
  });

  test('issues the bill, puts it on paper and leaves with Done', async () => {
    const calls = await open({ customers: ok([anand]), items: ok([item]) });
    await expect.element(page.getByText('₹126.00')).toBeVisible();
    await userEvent.fill(field('Quantity'), '10');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('button', { name: /^Print the bill/ })).toHaveFocus();
    await expect.element(page.getByRole('region', { name: /as printed$/ })).toBeVisible();
    const made = calls.find(({ path }) => path === 'POST /api/islogin/invoice');
    expect(made?.body).toMatchObject({
      customer_id: anand?.id,
      issue: true,
      items: [{ name: 'Basmati rice', quantity: '10', rate: '120' }],
    });
  });

  test('is hidden for good on this device by whoever wants none', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Hide this guide' }));
    await expect.element(page.getByRole('heading', { name: 'System Management' })).toBeVisible();
  });
});
