import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createCustomer,
  listCustomers,
  readCustomerFigures,
} from '#api/contract/customer/customer.ts';
import { CUSTOMER_LIST } from '#web/features/customer/list/CustomerList.tsx';
import { CustomerListPage } from '#web/features/customer/list/CustomerListPage.tsx';
import { store } from '#web/state/session.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { sheetFor } from '#core/kernel/writing/sheet.ts';
import { listSheet } from '#web/shell/sheet/list-sheet.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { listed } from '../support/listed-customer.ts';
import { agro, orchid } from './specimens.ts';

let stop: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

/** Of two customers one owes, and most of it is overdue. */
const billed = listed(agro, { outstanding: '11500.00', overdue: '11000.00' });

const FOUND = {
  count: 2,
  orders: 3,
  revenue: '68406.00',
  outstanding: '11500.00',
  overdue: '11000.00',
  by_status: { active: 1, inactive: 1 },
};
const counted = {
  total: 2,
  active: 1,
  revenue: '1234567.50',
  outstanding: { total: '61500.00', customers: '54000.00', others: '7500.00' },
  found: FOUND,
};
const none = { ...counted, total: 0, found: { ...FOUND, count: 0 } };
const row = (name: RegExp) => page.getByRole('row', { name });

type Opening = { readonly at?: string; readonly created?: Answer; readonly figures?: Answer };

async function open(list: Answer, opening: Opening = {}) {
  const { at = '/customers', created = ok(agro), figures = ok(counted) } = opening;
  const calls = serverAnswers([
    [readCustomerFigures, figures],
    [listCustomers, list],
    [createCustomer, created],
  ]);
  await show(CustomerListPage, { path: '/customers', at });
  await expect.element(page.getByRole('heading', { name: 'Customer Management' })).toBeVisible();
  return calls;
}
const gone = async () => {
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
};

describe('the list of customers', () => {
  test('leads from each sum to the events of those listed, by E to what is outstanding', async () => {
    await page.viewport(1680, 1000);
    await open(ok([billed]), { at: '/customers?q=agro' });
    const sum = page.getByRole('link', { name: '68,406.00' });
    await expect
      .element(sum)
      .toHaveAttribute(
        'href',
        expect.stringMatching(/of=customers&line=revenue&filter=search%3Dagro/),
      );
    await userEvent.keyboard('e');
    const went = /Went to \/book\/1\/history\?.*line=outstanding&filter=search%3Dagro/;
    await expect.element(page.getByText(went)).toBeVisible();
  });

  test('counts them, and shows each with what they bought and what is overdue', async () => {
    await page.viewport(1680, 1000);
    await open(ok([billed, listed(orchid)]));
    await expect.element(page.getByText('₹12,34,567.50')).toBeVisible();
    const first = page.getByRole('row').filter({ hasText: agro.name });
    const said = ['accounts@agro.example', 'Bengaluru, Karnataka', '68,406.00', 'Active'];
    for (const text of [...said, '11,500.00', '11,000.00']) {
      await expect.element(first).toMatchTextContent(text);
    }
    await expect
      .element(row(/^Total of 2 customers 3 68,406\.00 11,500\.00 11,000\.00/))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: `New invoice for ${agro.name}` }))
      .toHaveAttribute('href', '/billing?new=1&customer=1');
    // Who is inactive takes no more invoices.
    expect(page.getByRole('link', { name: `New invoice for ${orchid.name}` }).elements()).toEqual(
      [],
    );
  });

  test('says that it is on its way', async () => {
    await open('waiting', { figures: 'waiting' });
    await expect.element(page.getByLabelText('Loading the customers')).toBeInTheDocument();
  });

  test('says so when there are none, and begins one', async () => {
    await open(ok([]), { figures: ok(none) });
    await expect.element(page.getByRole('heading', { name: 'No customers found' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Add Customer/ }).last());
    await expect.element(page.getByRole('dialog', { name: 'Add Customer' })).toBeVisible();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  });

  test('offers to clear a search that finds none, with the filter', async () => {
    const figures: Answer = (query) =>
      ok(query.has('search') ? { ...counted, found: none.found } : counted);
    const calls = await open(ok([]), { at: '/customers?q=zzz&status=inactive', figures });
    await expect.element(row(/^No customers found\./)).toBeVisible();
    await expect.element(page.getByLabelText('Search customers')).toHaveValue('zzz');
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }));
    await expect.element(page.getByLabelText('Search customers')).toHaveValue('');
    await expect.element(page.getByRole('radio', { name: /^All Status/ })).toBeChecked();
    await expect.poll(() => calls.length).toBeGreaterThan(2);
  });

  test('says why it did not come, and asks again', async () => {
    await open('silence', { figures: 'silence' });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Could not load the customers');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('is sorted by the server over the whole list', async () => {
    const orders: (string | null)[] = [];
    await open((query) => {
      orders.push(query.get('order'));
      return ok([billed, listed(orchid)]);
    });
    await page.getByRole('button', { name: 'Revenue (₹)' }).click();
    const head = page.getByRole('columnheader', { name: 'Revenue (₹)' });
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => orders).toStrictEqual(['name', '-revenue']);
  });

  test('is walked by keys: an arrow opens a row in place, I bills the customer', async () => {
    await open(ok([billed, listed(orchid)]));
    await expect.element(page.getByRole('link', { name: agro.name, exact: true })).toBeVisible();
    await userEvent.keyboard('j{ArrowRight}');
    await expect.element(page.getByText('Registration')).toBeVisible();
    await userEvent.keyboard('i');
    await expect.element(page.getByText('Went to /billing?new=1&customer=1')).toBeVisible();
  });

  test('several are selected, and say what they come to', async () => {
    await open(ok([billed, listed(orchid)]));
    await expect.element(page.getByRole('link', { name: agro.name, exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(page.getByText('2 selected Outstanding ₹11,500.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
  });
});

describe('the dialog over it', () => {
  test('opens at the address that N C leads to, and closes with the address', async () => {
    const calls = await open(ok([]), { at: '/customers?new=1&name=Karnataka' });
    const dialog = page.getByRole('dialog', { name: 'Add Customer' });
    await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Karnataka');
    await userEvent.keyboard('29aaack1234f1zw{Enter}9820000001{Enter}a@agro.example');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await gone();
    expect(store.get(noticeAtom)?.text).toBe(`Customer ‘${agro.name}’ added.`);
    expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
      name: 'Karnataka',
      email: 'a@agro.example',
      phone: '9820000001',
      gst_number: '29AAACK1234F1ZW',
      registration: 'regular',
      state_code: '29',
      pan: 'AAACK1234F',
      country: 'IN',
      book_id: 1,
    });
  });

  test('a refusal stands at its field, and nothing typed is lost', async () => {
    const detail = '2 is not a PIN code: six digits, the first not 0.';
    const created = problem(422, 'customer_pincode_invalid', detail, {
      facts: { field: 'pincode' },
    });
    await open(ok([]), { at: '/customers?new=1', created });
    await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Orchid');
    await userEvent.fill(page.getByLabelText('E-mail (optional)'), 'b@orchid.example');
    await userEvent.click(page.getByRole('button', { name: /^More/ }));
    await userEvent.fill(page.getByLabelText('PIN code (optional)'), '2');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const field = page.getByLabelText('PIN code (optional)');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent(detail);
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Orchid');
  });
});

describe('the sheet of the list of customers', () => {
  const sheet = () =>
    listSheet(CUSTOMER_LIST, listCustomers.reply.parse([billed, listed(orchid)]), { remarks: [] });
  const headsFor = (use: 'paper' | 'file') =>
    sheetFor(use, sheet())
      .columns.map(({ head }) => head)
      .join(', ');

  test('has on paper who they are and what they owe, in a file what an import reads', () => {
    expect(headsFor('paper')).toBe(
      'Customer, GSTIN, Phone, Location, Status, Orders, Revenue (₹), Outstanding (₹), Overdue (₹)',
    );
    expect(headsFor('file')).toBe(
      'Customer, Company, GSTIN, PAN, Registration, Contact, E-mail, Phone, Location, Address, ' +
        'City, State, Country, PIN code, Due days, Status, Orders, Revenue (₹), Outstanding (₹), ' +
        'Overdue (₹), ID',
    );
  });

  test('is added up below', () => {
    const [first, , total] = sheetFor('paper', sheet()).lines;
    expect(first?.cells.slice(0, 4)).toStrictEqual([
      agro.name,
      agro.gst_number,
      agro.phone,
      'Bengaluru, Karnataka',
    ]);
    const names = ['Total of 2', null, null, null, null];
    expect(total?.cells).toStrictEqual([...names, 2, 6_840_600, 1_150_000, 1_100_000]);
  });
});
