// Going over a ledger: it is filtered, three entries are checked and one mark is taken back,
// without a click.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/errand.ts';
import { accounts, ourBook, signInAsAsha } from '../book.ts';
import { countEffort, effortOf, keepPace, PACES, typeBlind } from '../hands.ts';

const SEQUENCE =
  '[/] rent [Enter] [Shift+C] [Enter] j [Shift+C] [Enter] j [Shift+C] [Enter] k [Shift+C] [Enter]';

/** @returns the numbers of the first rents paid from the account, and those that are checked. */
async function rents(page: Page, account: number, checked?: 'yes') {
  const params = { account, search: 'rent', order: 'date', from: '2026-04-01', limit: 200 };
  const reply = await page.request.get('/api/islogin/journal', {
    params: { ...params, ...(checked !== undefined && { checked }) },
  });
  const cards = (await reply.json()) as readonly { readonly number: number }[];
  return cards.map(({ number }) => number);
}

for (const pace of PACES) {
  const { name, pause } = pace;
  test(`a ledger is filtered and gone over, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bank = (await accounts(page, await ourBook(page))).find(
      (account) => account.name === 'HDFC Bank current',
    );
    const id = bank?.id ?? 0;
    await unmark(page, id);
    const [first, , third] = await rents(page, id);
    await countEffort(page);
    await keepPace(page, pace);
    await page.goto(`/account/${id}?view=running&year=26-27`);
    await page.getByText('Balance b/d').waitFor();
    await page.getByRole('heading', { level: 1, name: 'HDFC Bank current' }).focus();
    await typeBlind(page, SEQUENCE, pause);
    await page.getByText('1 entry no longer marked as checked.').waitFor();
    const effort = await effortOf(page);
    expect(await rents(page, id, 'yes')).toEqual([first, third]);
    expect(effort.keys).toBeLessThanOrEqual(18);
    expect(effort.clicks).toBe(0);
  });
}

/** What another pace has marked begins without its mark. */
async function unmark(page: Page, account: number): Promise<void> {
  const params = { account, checked: 'yes', limit: 200 };
  const reply = await page.request.get('/api/islogin/journal', { params });
  const cards = (await reply.json()) as readonly { readonly id: number }[];
  if (cards.length === 0) return;
  const data = { journal_ids: cards.map(({ id }) => id) };
  await page.request.post('/api/islogin/journal/uncheck', { data });
}
