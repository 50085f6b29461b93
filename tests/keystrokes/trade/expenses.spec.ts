// A rent that was paid last month is paid again in 12 keys at most, from the dashboard; a slip of
// petty cash is typed in 26. No click in either.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/errand.ts';
import { accountCalled, signInAsAsha } from '../book.ts';
import { countEffort, effortOf, keepPace, PACES, SLOW_NETWORK, typeBlind } from '../hands.ts';
import type { Pace } from '../hands.ts';

const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });

const RENT = 'ne mee [Enter] [Alt+r] [Ctrl+Enter]';
const SLIP = '[Ctrl+K] petty [Enter] Ganesh [Enter] prin [Enter] 240 [Ctrl+Enter]';

type NamedRecord = { readonly id: number; readonly name: string };

async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await page.request.post(`/api/islogin/${path}`, { data });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** A shop of its own, with a landlord who is not registered and was paid for October. */
async function shop(page: Page, name: string): Promise<number> {
  const { id: bookId } = await post<NamedRecord>(page, 'book', { name });
  await post(page, `book/${bookId}/template/sales`, {});
  const rent = await accountCalled(page, bookId, 'Rent');
  const landlord = { name: 'Meera Kulkarni', state_code: '27', book_id: bookId };
  const supplier = await post<{ account_id: number }>(page, 'supplier', landlord);
  await post(page, 'purchase-bill-paid', {
    supplier_account_id: supplier.account_id,
    bill_number: 'R/06',
    bill_date: '2026-10-01',
    posted_on: '2026-10-01',
    received_on: '2026-10-01',
    items: [{ account_id: rent.id, name: 'Rent of the shop', taxable: '25000' }],
    book_id: bookId,
  });
  return bookId;
}

async function begin(page: Page, bookId: number, pace: Pace): Promise<void> {
  await countEffort(page);
  await page.addInitScript(
    ([text, book]) => {
      localStorage.setItem('lekha.preferences', text);
      localStorage.setItem('lekha.active-book', book);
    },
    [PREFERENCES, JSON.stringify({ id: bookId })] as const,
  );
  await keepPace(page, pace);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).focus();
}

for (const pace of [...PACES, SLOW_NETWORK]) {
  test(`the rent of last month is paid again, ${pace.name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await shop(page, `Rent ${pace.name}`);
    await begin(page, bookId, pace);
    await typeBlind(page, RENT, pace.pause);
    await page
      .getByText('Bill PB-002 posted and ₹25,000.00 paid by SP-002.')
      .waitFor({ timeout: 30_000 });
    const effort = await effortOf(page);
    const asked = { params: { book_id: bookId } };
    const listed = await page.request.get('/api/islogin/purchase-bill', asked);
    const [bill] = (await listed.json()) as readonly object[];
    expect(bill).toMatchObject({ bill_number: 'R/07', payment: 'paid', total: '25000.00' });
    expect(effort.keys).toBeLessThanOrEqual(12);
    expect(effort.clicks).toBe(0);
  });

  test(`a slip of petty cash, ${pace.name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await shop(page, `Slip ${pace.name}`);
    await begin(page, bookId, pace);
    await typeBlind(page, SLIP, pace.pause);
    await page.getByText('Expense EX-001 of ₹240.00 posted.').waitFor({ timeout: 30_000 });
    const effort = await effortOf(page);
    expect(effort.keys).toBeLessThanOrEqual(26);
    expect(effort.clicks).toBe(0);
  });
}
