// T9 of the usability script: a customer with a GSTIN, which says the state and the PAN, in 44 keys
// and without a click.
import { expect, test } from '#tests/e2e/support/errand.ts';
import { ourBook, signInAsAsha } from './book.ts';
import { countEffort, effortOf, keepPace, PACES, typeBlind } from './hands.ts';

const KEYS_MAX = 44;
const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });

const CUSTOMERS = ['Mysore Oil1', 'Mysore Oil2', 'Mysore Oil3', 'Mysore Oil4'] as const;

for (const [index, pace] of PACES.entries()) {
  const { name, pause } = pace;
  const customer = CUSTOMERS[index] ?? '';
  test(`T9 adds a customer with a GSTIN, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await ourBook(page);
    await countEffort(page);
    await page.addInitScript((text) => {
      localStorage.setItem('lekha.preferences', text);
    }, PREFERENCES);
    await keepPace(page, pace);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).focus();
    await typeBlind(page, 'nc', pause);
    const fields = `${customer} [Enter] 29aaack1234f1zw [Enter] [Enter] a@mysore.in`;
    await typeBlind(page, `${fields} [Ctrl+Enter]`, pause);
    await expect(page.getByText(`Customer ‘${customer}’ added.`)).toBeVisible();
    const effort = await effortOf(page);
    const query = { book_id: bookId, search: customer };
    const reply = await page.request.get('/api/islogin/customer', { params: query });
    expect(await reply.json()).toMatchObject([
      {
        name: customer,
        email: 'a@mysore.in',
        gst_number: '29AAACK1234F1ZW',
        state: 'Karnataka',
        pan: 'AAACK1234F',
        registration: 'regular',
        status: 'active',
        total_orders: 0,
        total_amount: '0.00',
      },
    ]);
    expect(effort.keys).toBeLessThanOrEqual(KEYS_MAX);
    expect(effort.clicks).toBe(0);
  });
}
