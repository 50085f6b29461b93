import { describe, expect, test } from 'vitest';
import { SHOTS } from '#tests/shots/routes.ts';
import { currentItem, sidebarItems, menuOf } from '#web/shell/sidebar/items.ts';

const items = sidebarItems(
  menuOf({ bookId: 1, isAdmin: true, hasOrders: true, hasReceipts: true }),
);
const litBy = (address: string) =>
  currentItem(items, new URL(address, 'https://lekha.example').pathname)?.text;

/** Whoever may not see a page is told so outside of everything. */
const INSIDE = SHOTS.filter(({ who, name }) => who !== 'visitor' && name !== 'not-authorized');

describe('the item of the menu that a page lights', () => {
  test.each(INSIDE.map(({ path }) => path))('is there for %s', (path) => {
    expect(litBy(path)).toBeDefined();
  });

  test.each([
    ['/account/75', 'Accounts'],
    ['/book/1/account/75', 'Accounts'],
    ['/account_type', 'Accounts'],
    ['/account/returns', 'GST'],
    ['/journal/reports/input-credit', 'GST'],
    ['/journal/reports/common-credit', 'GST'],
    ['/billing/credit_note/3', 'Invoices'],
    ['/billing/presale/3', 'Quotations'],
    ['/purchases/debit-note/3', 'Bills'],
    ['/purchases/expense', 'Bills'],
    ['/purchases/order/3/edit', 'Orders'],
    ['/payables/run', 'Payables'],
    ['/payables/watch', 'What to watch'],
    ['/unit/2', 'Products'],
    ['/godown', 'Stock'],
    ['/stock/journal/3', 'Stock'],
    ['/book/1/journal/9', 'Journal Entries'],
    ['/add/journal', 'Journal Entries'],
    ['/journal/reports/receivables', 'Receivables'],
    ['/journal/reports/day-book', 'Financial Reports'],
    ['/book/1/history', 'Audit'],
    ['/book/1/billing', 'Settings'],
    ['/book/1/members', 'Settings'],
    ['/book', 'Settings'],
    ['/import/product', 'Settings'],
    ['/admin/unit/3', 'Administration'],
  ])('of %s is %s', (path, item) => {
    expect(litBy(path)).toBe(item);
  });

  test('is none where a name only begins alike', () => {
    expect(litBy('/accounting')).toBeUndefined();
  });
});
