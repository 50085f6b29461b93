import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readPurchaseOrderFigures } from '#api/contract/trade/purchase-order.ts';
import figures from '#tests/specimens/replies/readPurchaseOrderFigures.json' with { type: 'json' };
import { ok, serverAnswers } from '#tests/web/support/answers.ts';
import { queryClient } from '#web/client/query.ts';
import { expectNoViolations } from '#tests/web/support/axe.ts';
import { meera, show } from '#tests/web/support/show.tsx';
import { readHasOrdersAhead } from '#web/shell/sidebar/has-orders.ts';
import { Sidebar } from '#web/shell/sidebar/Sidebar.tsx';

const at = (path: string, user = meera) => show(Sidebar, { path: '*', at: path, user });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const head = (name: string) => page.getByRole('button', { name });

describe('the menu', () => {
  test('shows every item at first, and lights the one of the page', async () => {
    await at('/purchases/debit-note/4');
    const names =
      'Dashboard, Account Settings, Products, Customers, Invoices, Journal Entries, ' +
      'Financial Reports, Suppliers, GST, Audit, Settings';
    for (const name of names.split(', ')) {
      await expect.element(link(name)).toBeVisible();
    }
    await expect.element(link('Bills')).toHaveAttribute('aria-current', 'page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expectNoViolations(page.getByRole('navigation').element());
  });

  test('names orders once there is one', async () => {
    serverAnswers([[readPurchaseOrderFigures, ok({ ...figures, of: 0 })]]);
    const first = await at('/purchases/order');
    readHasOrdersAhead(1);
    await expect.element(link('Bills')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Orders')).not.toBeInTheDocument();
    await first.unmount();
    queryClient.clear();
    serverAnswers([[readPurchaseOrderFigures, ok({ ...figures, of: 1 })]]);
    await at('/purchases/order');
    readHasOrdersAhead(1);
    await expect.element(link('Orders')).toHaveAttribute('aria-current', 'page');
  });

  test('closes a group by its head, tells what is in it, and remembers it', async () => {
    const first = await at('/dashboard');
    head('Sales').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(head('Sales')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Customers')).not.toBeInTheDocument();
    await expect.element(page.getByText('Invoices, Quotations …')).toBeVisible();
    await first.unmount();
    await at('/dashboard');
    await expect.element(head('Sales')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(head('Sales'));
    await expect.element(link('Customers')).toBeVisible();
  });

  test('keeps the group of the page open', async () => {
    const first = await at('/dashboard');
    await userEvent.click(head('Accounts'));
    await expect.element(link('Stock')).not.toBeInTheDocument();
    await first.unmount();
    await at('/asset');
    await expect.element(link('Stock')).toBeVisible();
    await expect.element(head('Accounts')).toHaveAttribute('aria-disabled', 'true');
  });

  test('has nothing of a book for somebody without one', async () => {
    await at('/dashboard', { ...meera, books: [] });
    await expect.element(link('Invoices')).toBeVisible();
    await expect.element(link('Settings')).not.toBeInTheDocument();
    await expect.element(link('Audit')).not.toBeInTheDocument();
  });

  test('leads administrators to the masters of all', async () => {
    const first = await at('/dashboard');
    await expect.element(link('Administration')).not.toBeInTheDocument();
    await first.unmount();
    await at('/dashboard', { ...meera, roles: ['admin'] });
    await expect.element(link('Administration')).toBeVisible();
  });
});
