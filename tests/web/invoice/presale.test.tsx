// The screens of documents before an invoice show to each role what it may do.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import {
  listPresales,
  readPresale,
  readPresaleFigures,
  readPresalePaper,
  withdrawPresale,
} from '#api/contract/trade/presale.ts';
import type { PresaleStatus } from '#core/trade/kinds/presale/terms.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { formatPaise, paiseFromWire } from '#web/format/money.ts';
import { PresaleListPage } from '#web/features/invoice/presale/PresaleListPage.tsx';
import { PresalePage } from '#web/features/invoice/presale/PresalePage.tsx';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import presale from '#tests/specimens/replies/readPresale.json' with { type: 'json' };
import paper from '#tests/specimens/replies/readPresalePaper.json' with { type: 'json' };
import presales from '#tests/specimens/replies/listPresales.json' with { type: 'json' };
import { ok, previewsSay, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

async function openAs(role: Book['role'], status: PresaleStatus, more: object = {}) {
  serverAnswers([
    [listBooks, ok([{ ...books[0], id: 1, role }])],
    [
      readPresale,
      ok({ ...presale, status, number: status === 'draft' ? null : presale.number, ...more }),
    ],
    [readPresalePaper, ok(paper)],
  ]);
  await show(PresalePage, { path: '/billing/presale/:presaleId', at: '/billing/presale/1' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(button(/^Download PDF/)).toBeVisible();
}

describe('a document before an invoice', () => {
  test('says what is unusual about it while it is a draft', async () => {
    const message = 'Cotton bale would be 3 below nil in stock on 1 Nov 2025.';
    previewsSay({ code: 'stock_below_nil', message, facts: {} });
    await openAs('accountant', 'draft');
    await expect.element(page.getByText(message)).toBeVisible();
  });

  test('is turned into an invoice, closed and withdrawn by an accountant', async () => {
    await openAs('accountant', 'issued');
    await expect.element(button(/^Turn into invoice/)).toBeVisible();
    await button('More').click();
    await expect.element(page.getByRole('menuitem', { name: /Close without/ })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Withdraw it' })).toBeVisible();
  });

  test('says what is open of it once a part is invoiced, and is withdrawn no more', async () => {
    const open = [{ line: 1, quantity: '3' }];
    await openAs('owner', 'part-invoiced', { open });
    await expect.element(page.getByText(/^Not invoiced yet: 3 of Cotton bale$/)).toBeVisible();
    await expect.element(button(/^Invoice what is open/)).toBeVisible();
    await button('More').click();
    await expect.element(page.getByRole('menuitem', { name: /^Close what is open/ })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Withdraw it' }).query()).toBeNull();
  });

  test('says that its rest is in a draft invoice, which is issued or cancelled first', async () => {
    const open = [{ line: 1, quantity: '3' }];
    const invoices = [
      { id: 7, number: 'INV-7' },
      { id: 9, number: 'INV-9' },
    ];
    await openAs('owner', 'part-invoiced', { open, invoices, draft_invoice_id: 9 });
    await expect.element(page.getByText('Invoiced in part, rest in a draft')).toBeVisible();
    await expect.element(page.getByText(/Turned into INV-7, INV-9 \(draft\)$/)).toBeVisible();
    await expect.element(page.getByText(/^Not invoiced yet: 3 of Cotton bale$/)).toBeVisible();
    expect(button(/^Invoice what is open/).query()).toBeNull();
    await button('More').click();
    await expect.element(page.getByRole('menuitem', { name: /History/ })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  });

  test('is closed and not withdrawn by who enters data', async () => {
    await openAs('data entry', 'issued');
    await button('More').click();
    await expect.element(page.getByRole('menuitem', { name: /Close without/ })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Withdraw it' }).query()).toBeNull();
  });

  test('is withdrawn for a reason: Enter goes on to the button, which does it', async () => {
    await openAs('owner', 'issued');
    const calls = serverAnswers([[withdrawPresale, ok({ ...presale, status: 'withdrawn' })]]);
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Withdraw it' }).click();
    await expect.element(page.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Give a reason.')).toBeVisible();
    await expect.element(page.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('Declined{Enter}');
    const withdraw = page.getByRole('dialog').getByRole('button', { name: /^Withdraw it/ });
    await expect.element(withdraw).toHaveFocus();
    expect(calls).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.getByRole('dialog').elements()).toStrictEqual([]);
    expect(calls[0]?.body).toMatchObject({ reason: 'Declined' });
  });

  test('is only read and printed by an auditor', async () => {
    await openAs('auditor', 'issued');
    await button('More').click();
    await expect.element(page.getByRole('menuitem', { name: /History/ })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
    expect(button(/^Turn into invoice/).query()).toBeNull();
  });

  test('is not issued or edited by an auditor while it is a draft', async () => {
    await openAs('auditor', 'draft');
    expect(button(/^Issue/).query()).toBeNull();
    expect(page.getByRole('link', { name: /^Edit draft/ }).query()).toBeNull();
  });
});

const FIGURES = {
  count: presales.length,
  of: presales.length,
  total: rupeesFromPaise(presales.reduce((sum, { total }) => sum + paiseFromWire(total), 0)),
  by_status: {
    draft: 0,
    issued: 0,
    expired: 0,
    'part-invoiced': 0,
    invoiced: 0,
    closed: 0,
    withdrawn: 0,
  },
};

describe('the register', () => {
  const open = async (role: Book['role']) => {
    serverAnswers([
      [listBooks, ok([{ ...books[0], id: 1, role }])],
      [listPresales, ok(presales)],
      [readPresaleFigures, ok(FIGURES)],
    ]);
    await show(PresaleListPage, { path: '/billing/presale' });
    await expect.element(page.getByRole('treegrid')).toBeVisible();
  };

  test('has a row for each document over the total of the whole list', async () => {
    await page.viewport(1440, 900);
    await open('owner');
    const drawn = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await expect.poll(() => drawn.elements()).toHaveLength(presales.length);
    const foot = page.getByRole('row', { name: /none of it posted/ });
    const paise = presales.reduce((sum, { total }) => sum + paiseFromWire(total), 0);
    await expect.element(foot).toMatchTextContent(formatPaise(paise));
  });

  test('offers new documents to who may write them', async () => {
    await open('data entry');
    await expect.element(page.getByRole('link', { name: 'New quotation' })).toBeVisible();
  });

  test('offers none to an auditor', async () => {
    await open('auditor');
    expect(page.getByRole('link', { name: /^New / }).query()).toBeNull();
  });
});
