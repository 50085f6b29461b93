// A customer who is late: a reminder is previewed and sent from the receivables, and the statement
// goes out by e-mail; both arrive, and the invoice and the statement say so. Then the bills of both
// customers are sent from the register, whose figures are those of its foot.
import type { Page } from '@playwright/test';
import {
  addBook,
  expect,
  expectAccessible,
  expectFitsEveryWidth,
  register,
  test,
  type,
} from '../support/errand.ts';
import { confirmAddress, mailsTo } from '../support/mails.ts';

async function call<Reply>(page: Page, method: string, path: string, data: object) {
  const reply = await page.request.fetch(`/api/islogin/${path}`, { method, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
}

test('a reminder and a statement go out, and are seen to have gone', async ({ page }) => {
  const person = await register(page);
  await addBook(page, 'Sahyadri Traders');
  await confirmAddress(page, person);
  const bill = async (customer: object) => {
    const { id: customerId } = await call<{ id: number }>(page, 'POST', 'customer', customer);
    const days = { issue_date: '2026-09-01', due_date: '2026-10-01', issue: true };
    const items = [{ name: 'Survey', hsn: '9983', quantity: 1, rate: '1000', tax_rate: 0 }];
    const draft = { customer_id: customerId, items, ...days };
    return { ...(await call<{ id: number }>(page, 'POST', 'invoice', draft)), customerId };
  };
  const invoice = await bill({ name: 'Late Payer', email: 'late@payer.example' });
  await bill({ name: 'Silent Stores' });

  await page.goto('/journal/reports/receivables');
  await page.getByRole('button', { name: /^Send reminders/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send reminders' });
  await expect(dialog.getByText('No e-mail address: left out')).toBeVisible();
  await expect(dialog.getByText(/Payment reminder from "Sahyadri Traders"/)).toBeVisible();
  await expectFitsEveryWidth(page);
  await dialog.getByRole('button', { name: 'Send one reminder' }).click();
  await expect(page.getByText('One reminder is on its way.')).toBeVisible();
  await expect.poll(() => mailsTo('late@payer.example').length).toBe(1);
  expect(mailsTo('late@payer.example')[0]).toContain('filename=Statement-Late-Payer');

  await page.goto(`/billing/invoice/${invoice.id}`);
  await expect(page.getByText(/^Reminded on/)).toBeVisible();
  await page.goto(`/customers/${invoice.customerId}/statement`);
  await expect(page.getByText(/^Reminder of INV-001/)).toBeVisible();
  await type(page, 'm');
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByText('Statement to')).toBeVisible();
  await expect.poll(() => mailsTo('late@payer.example').length).toBe(2);
  await expectFitsEveryWidth(page);

  await page.goto('/billing');
  await expect(page.getByRole('row', { name: /INV-002/ })).toBeVisible();
  const foot = page.getByRole('row', { name: /^Total of 2 issued/ });
  await expect(foot).toContainText('2,000.00');
  await expect(page.getByRole('list', { name: 'Summary' })).toContainText(
    /Total invoices 2.*Total amount ₹2,000\.00.*Paid invoices 0%.*Overdue ₹2,000\.00/,
  );
  await type(page, 'j', '[Control+a]', 'm');
  const mails = page.getByRole('dialog', { name: 'E-mail invoices' });
  await expect(mails.getByText('No e-mail address: left out')).toBeVisible();
  await expectAccessible(page);
  await mails.getByRole('button', { name: /^Send one e-mail/ }).click();
  await expect(mails.getByRole('status')).toHaveText('1 sent, 1 left out');
  await expect.poll(() => mailsTo('late@payer.example').length).toBe(3);
});
