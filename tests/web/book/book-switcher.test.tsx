import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BookSwitcher } from '#web/shell/bar/BookSwitcher.tsx';
import { meera, show } from '../support/show.tsx';

const user = { ...meera, books: [...meera.books, { id: 2, name: 'Chai Stall' }] };
const switcher = page.getByRole('button', { name: /^Book: / });
const choose = async (name: string) => {
  await switcher.click();
  await userEvent.click(page.getByRole('list', { name: 'Your books' }).getByText(name));
};

test('the switcher names the book of the page, and leaves the address for the one that is chosen', async () => {
  await show(BookSwitcher, { path: '/billing', at: '/billing?book=2', user });
  await expect.element(switcher).toHaveAccessibleName(/Chai Stall/);
  await choose('Sahyadri Traders');
  await expect.element(switcher).toHaveAccessibleName(/Sahyadri Traders/);
});

test.each([
  ['/billing/invoice/7', '/billing'],
  ['/customers/7', '/customers'],
  ['/account/7', '/account'],
  ['/book/1/journal', '/dashboard'],
])('the switcher leads from %s, which belongs to another book, to %s', async (at, to) => {
  await show(BookSwitcher, { path: at, user });
  await choose('Chai Stall');
  await expect.element(page.getByText(`Went to ${to}`, { exact: true })).toBeVisible();
});
