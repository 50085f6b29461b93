// T9 of the usability script: a customer with a GSTIN, which says the state and the PAN, in 44 keys
// and without a click.
import { expect, test } from '#tests/e2e/support/errand.ts';
import { ourBook, signInAsAsha } from './book.ts';
import { countEffort, effortOf, typeBlind } from './hands.ts';

const KEYS_MAX = 44;
const PREFERENCES = JSON.stringify({ tallyKeys: true, tallyAsked: true });

const PACES = [
  { name: 'without a pause', pause: 0, slowdown: 1, customer: 'Mysore Oil1' },
  { name: 'a key each 30 ms', pause: 30, slowdown: 1, customer: 'Mysore Oil2' },
  { name: 'on a machine a quarter as fast', pause: 0, slowdown: 4, customer: 'Mysore Oil3' },
] as const;

for (const { name, pause, slowdown, customer } of PACES) {
  test(`T9 adds a customer with a GSTIN, ${name}`, async ({ page }) => {
    await signInAsAsha(page);
    const bookId = await ourBook(page);
    await countEffort(page);
    await page.addInitScript((text) => {
      localStorage.setItem('lekha.preferences', text);
    }, PREFERENCES);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
