// The erasure of a customer's personal data, from the question to the page of who was erased.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Book } from '#api/contract/book/book.ts';
import { readCustomer } from '#api/contract/customer/customer.ts';
import type { Customer } from '#tests/support/replies-on-wire.ts';
import {
  cancelCustomerErasure,
  eraseCustomer,
  readCustomerErasure,
} from '#api/contract/customer/erasure.ts';
import { CustomerPage } from '#web/features/customer/page/CustomerPage.tsx';
import { ReceiptDialog } from '#web/features/customer/receipt/ReceiptDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import waiting from '#tests/specimens/replies/readCustomerErasure.json' with { type: 'json' };
import noted from '#tests/specimens/replies/eraseCustomer.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { expectNoViolations } from '../support/axe.ts';
import { agro, NO_ERASURE, orchid, pageAnswers } from './specimens.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(async () => {
  stop();
  await page.viewport(1280, 900);
});

const Shown = () => <CustomerPage Receipt={ReceiptDialog} />;
const AT = '2026-11-22T05:30:00.000Z';
const KEPT = waiting.kept;
const done = { erased_at: AT, asked_at: null, due_on: null, open_texts: [] };
const erasedRead = { ...NO_ERASURE, erased_at: AT };
const GONE = '[erased]';
const ERASED = { name: GONE, email: GONE, address: GONE, city: GONE, status: 'inactive' } as const;

type Situation = {
  readonly customer?: Customer;
  readonly role?: Book['role'];
  readonly erasure?: readonly Answer[];
  readonly erased?: readonly Answer[];
  readonly customers?: readonly Answer[];
};

async function open({ customer = agro, role = 'owner', ...more }: Situation = {}) {
  const { erasure = [ok(NO_ERASURE)], erased = [ok(done)], customers = [ok(customer)] } = more;
  const calls = serverAnswers([
    [readCustomerErasure, ...erasure],
    [readCustomer, ...customers],
    [eraseCustomer, ...erased],
    [cancelCustomerErasure, ok({ ...done, erased_at: null })],
    ...pageAnswers(customer, role),
  ]);
  await show(Shown, { path: '/customers/:customerId', at: '/customers/1' });
  await expect.element(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
  return (start: string) => calls.filter((call) => call.path.startsWith(start));
}

const menuItems = async () => {
  await userEvent.click(page.getByRole('button', { name: 'More of this customer' }));
  return page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
};
const ask = async () => {
  await expect.element(page.getByRole('button', { name: /^Record receipt/ })).toBeVisible();
  await userEvent.keyboard('{Shift>}e{/Shift}');
  await expect.element(page.getByRole('dialog', { name: /^Erase the personal/ })).toBeVisible();
};
const accept = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const noticeText = () => store.get(noticeAtom)?.text;

describe('the question', () => {
  test('is open to owners, and to nobody else', async () => {
    await open({ role: 'accountant' });
    await expect.element(page.getByRole('button', { name: /^Record receipt/ })).toBeVisible();
    expect(await menuItems()).not.toContain('Erase personal data');
    await userEvent.keyboard('{Escape}{Shift>}e{/Shift}');
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  test('says what goes and stays of a registered business, and begins on no', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'More of this customer' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Erase personal data' }));
    await expect.element(page.getByRole('button', { name: 'Leave it' })).toHaveFocus();
    await expect.element(page.getByText(/^E-mail, phone and the contact person/)).toBeVisible();
    await expect.element(page.getByText(/So do the name, GSTIN and address/)).toBeVisible();
  });

  test('says of a private person that the name goes, also on issued invoices', async () => {
    await open({ customer: { ...orchid, id: 1, status: 'active' } });
    await ask();
    await expect.element(page.getByText(/^Name, company, PAN, address/)).toBeVisible();
    await expect.element(page.getByText(/nobody can read them again/)).toBeVisible();
  });

  test('is answered by Ctrl+Enter alone; Enter in the reason erases nobody', async () => {
    const calls = await open();
    await ask();
    await userEvent.fill(page.getByLabelText('Reason (optional)'), 'By letter');
    await userEvent.keyboard('{Enter}');
    expect(calls('POST')).toEqual([]);
    await accept();
    await expect.poll(noticeText).toBe('Personal data erased.');
    expect(calls('POST').map(({ body }) => body)).toEqual([
      { reason: 'By letter', when_allowed: false, book_id: 1 },
    ]);
  });

  test.each([1440, 390])('fits a window of %i pixels, without a barrier', async (width) => {
    await page.viewport(width, 844);
    await open({ erasure: [ok({ ...waiting, asked_at: null, due_on: null })] });
    await ask();
    await expectNoViolations();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('what the law has kept', () => {
  test('is said before anything is sent, and may be erased when allowed', async () => {
    const before = { ...waiting, asked_at: null, due_on: null };
    const calls = await open({ erasure: [ok(before), ok(waiting)], erased: [ok(noted)] });
    await ask();
    await expect.element(page.getByText(KEPT.sentence)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Erase it when allowed/ }));
    await expect.poll(noticeText).toBe('Will be erased on 01 Jan 2034.');
    expect(calls('POST')).toMatchObject([{ body: { when_allowed: true } }]);
    await expect.element(page.getByText('Will be erased on 01 Jan 2034.')).toBeVisible();
  });

  test('is said by the refusal where the page did not know it', async () => {
    const refused = problem(409, 'customer_kept', KEPT.sentence);
    const calls = await open({ erased: [refused, ok(noted)] });
    await ask();
    await accept();
    await expect.element(page.getByText(KEPT.sentence)).toBeVisible();
    await accept();
    await expect.poll(noticeText).toBe('Will be erased on 01 Jan 2034.');
    expect(calls('POST').map(({ body }) => body)).toMatchObject([
      { when_allowed: false },
      { when_allowed: true },
    ]);
  });

  test('waits on the page until an owner cancels it', async () => {
    const calls = await open({ erasure: [ok(waiting), ok(NO_ERASURE)] });
    await userEvent.click(page.getByRole('button', { name: 'Cancel the erasure' }));
    await expect.poll(noticeText).toBe('The personal data stay.');
    expect(calls('DELETE')).toHaveLength(1);
    await expect.poll(() => page.getByText(/^Will be erased/).elements()).toEqual([]);
  });

  test('waits for proceedings without a day, and an auditor only reads it', async () => {
    await open({ role: 'auditor', erasure: [ok({ ...waiting, due_on: null })] });
    await expect.element(page.getByText(/once proceedings have ended/)).toBeVisible();
    expect(page.getByRole('button', { name: /^Cancel/ }).elements()).toEqual([]);
  });
});

describe('who was erased', () => {
  test('is read again at once, and takes nothing more', async () => {
    const after = { ...agro, ...ERASED };
    const calls = await open({
      erasure: [ok(NO_ERASURE), ok(erasedRead)],
      customers: [ok(agro), ok(after)],
    });
    await ask();
    await accept();
    await expect.element(page.getByText(/^Personal data erased on 22 Nov 2026/)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('[erased]');
    await expect.element(page.getByText('[erased], Karnataka')).toBeVisible();
    expect(calls('GET /api/islogin/customer/1/erasure')).toHaveLength(2);
    expect(page.getByRole('button', { name: /^(Receipt|Reverse)/ }).elements()).toEqual([]);
    expect(page.getByRole('link', { name: /New invoice|\[erased\]/ }).elements()).toEqual([]);
    expect(await menuItems()).toEqual(['Remove', expect.stringMatching(/^History/)]);
  });

  test('stays in older events, which is told in words until it was read', async () => {
    const texts = [
      { event: 'CustomerCreated', count: 1 },
      { event: 'InvoiceIssued', count: 3 },
    ];
    await open({ erased: [ok({ ...done, open_texts: texts })] });
    await ask();
    await accept();
    const told = page.getByRole('dialog', { name: 'Personal data erased' });
    await expect.element(told).toMatchTextContent(/written before names were sealed/);
    const kinds = told.getByRole('listitem').elements();
    expect(kinds.map((kind) => kind.textContent)).toEqual([
      'Customer created: 1 event',
      'Invoice issued: 3 events',
    ]);
    await userEvent.click(told.getByRole('button', { name: 'Close' }).last());
    await expect.element(told).not.toBeInTheDocument();
  });

  test('is not taken for somebody else while that cannot be read', async () => {
    await open({ erasure: [problem(500, 'internal', 'Try again later.'), ok(erasedRead)] });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText(/^Personal data erased on/)).toBeVisible();
  });
});
