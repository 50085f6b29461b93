// The screens of documents before an invoice show to each role what it may do.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { listPresales, readPresale, readPresalePaper } from '#api/contract/invoice/presale.ts';
import { PresaleListPage } from '#web/features/invoice/presale/PresaleListPage.tsx';
import { PresalePage } from '#web/features/invoice/presale/PresalePage.tsx';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import presale from '#tests/specimens/replies/readPresale.json' with { type: 'json' };
import paper from '#tests/specimens/replies/readPresalePaper.json' with { type: 'json' };
import presales from '#tests/specimens/replies/listPresales.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

async function openAs(role: Book['role'], status: 'draft' | 'issued') {
  serverAnswers([
    [listBooks, ok([{ ...books[0], id: 1, role }])],
    [readPresale, ok({ ...presale, status, number: status === 'draft' ? null : presale.number })],
    [readPresalePaper, ok(paper)],
  ]);
  await show(PresalePage, { path: '/billing/presale/:presaleId', at: '/billing/presale/1' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(button(/^Download PDF/)).toBeVisible();
}

describe('a document before an invoice', () => {
  test('is turned into an invoice, closed and withdrawn by an accountant', async () => {
    await openAs('accountant', 'issued');
    await expect.element(button(/^Turn into invoice/)).toBeVisible();
    await button('More').click();
    await expect.element(page.getByRole('menuitem', { name: /Close without/ })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Withdraw it' })).toBeVisible();
  });

  test('is closed and not withdrawn by who enters data', async () => {
    await openAs('data entry', 'issued');
    await button('More').click();
    await expect.element(page.getByRole('menuitem', { name: /Close without/ })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Withdraw it' }).query()).toBeNull();
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

describe('the register', () => {
  const open = async (role: Book['role']) => {
    serverAnswers([
      [listBooks, ok([{ ...books[0], id: 1, role }])],
      [listPresales, ok(presales)],
    ]);
    await show(PresaleListPage, { path: '/billing/presale' });
    await expect.element(page.getByRole('table')).toBeVisible();
  };

  test('offers new documents to who may write them', async () => {
    await open('data entry');
    await expect.element(page.getByRole('link', { name: 'New quotation' })).toBeVisible();
  });

  test('offers none to an auditor', async () => {
    await open('auditor');
    expect(page.getByRole('link', { name: /^New / }).query()).toBeNull();
  });
});
