// What the books say, asked of the server and not of the screen.
import type { Page } from '@playwright/test';
import type { z } from 'zod';
import { changeAccount, listAccounts } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { listJournals, postJournal, readJournal } from '#api/contract/journal/journal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { ASHA } from '#tests/shots/demo-server.ts';

type BookCall = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
};

async function ask<E extends Endpoint>(
  page: Page,
  endpoint: E,
  { params = {}, query, body }: BookCall,
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const reply = await page.request.fetch(path, {
    method: endpoint.method,
    ...(query === undefined ? {} : { params: query }),
    ...(body === undefined ? {} : { data: body }),
  });
  if (!reply.ok()) throw new Error(`${endpoint.method} ${path}: ${await reply.text()}`);
  return endpoint.reply.parse(await reply.json()) as z.output<E['reply']>;
}

export async function signInAsAsha(page: Page): Promise<void> {
  const reply = await page.request.post('/api/login', { data: ASHA });
  if (!reply.ok()) throw new Error(`${ASHA.email} cannot sign in.`);
}

export const books = (page: Page) => ask(page, listBooks, {});

async function bookCalled(page: Page, name: string): Promise<number> {
  const found = (await books(page)).find((book) => book.name === name);
  if (found === undefined) throw new Error(`There is no book called ${name}.`);
  return found.id;
}

export const ourBook = (page: Page) => bookCalled(page, 'Sahyadri Traders');

export const accounts = (page: Page, bookId: number) =>
  ask(page, listAccounts, { params: { bookId } });

export async function accountCalled(page: Page, bookId: number, name: string) {
  const found = (await accounts(page, bookId)).filter((account) => account.name === name);
  if (found[0] === undefined || found.length > 1) throw new Error(`${found.length} are ${name}.`);
  return found[0];
}

export async function newest(page: Page, bookId: number): Promise<JournalCard> {
  const [card] = await ask(page, listJournals, { query: { book_id: bookId, limit: 1 } });
  if (card === undefined) throw new Error('The book has no journal.');
  return card;
}

export const journal = (page: Page, bookId: number, journalId: number) =>
  ask(page, readJournal, { params: { journalId }, query: { book_id: bookId } });

/** @returns the lines as `Rent 40000.00`, debits first as they stand. */
export const linesOf = ({ entry }: JournalCard): readonly string[] =>
  entry.map(({ accountName, amountPaise }) => `${accountName} ${rupeesFromPaise(amountPaise)}`);

export const historyOf = (page: Page, bookId: number, journalId: number) =>
  ask(page, readHistory, {
    params: { kind: 'journal', id: journalId },
    query: { book_id: bookId },
  });

export const ledgerOf = (
  page: Page,
  bookId: number,
  accountId: number,
  period: Readonly<Record<string, string | number>>,
) => ask(page, readLedger, { params: { bookId, accountId }, query: period });

/** Posts what is debited and credited, in whole rupees. @returns the journal's number and id. */
export async function post(
  page: Page,
  bookId: number,
  { debit, credit, rupees }: { debit: string; credit: string; rupees: number },
) {
  const [to, from] = await Promise.all([
    accountCalled(page, bookId, debit),
    accountCalled(page, bookId, credit),
  ]);
  const entry = [
    { account_id: to.id, amount: rupees.toFixed(2) },
    { account_id: from.id, amount: (-rupees).toFixed(2) },
  ];
  const body = { entry, voucher_type: 'payment', narration: 'Bill of the month', book_id: bookId };
  const { journal: made } = await ask(page, postJournal, { body });
  return made;
}

/** So that an errand finds the book without the account once more. */
export async function rename(page: Page, bookId: number, from: string, to: string): Promise<void> {
  const found = await accountCalled(page, bookId, from);
  const body = {
    name: to,
    account_type_id: found.accountTypeId,
    expected: found.seq,
    book_id: bookId,
  };
  await ask(page, changeAccount, { params: { accountId: found.id }, body });
}
