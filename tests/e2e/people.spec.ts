// Books and who works in them, what a person prefers, and unsent work that outlives a session.
import {
  addBook,
  expect,
  expectAccessible,
  register,
  registerByCall,
  signIn,
  test,
  type,
} from './support/errand.ts';
import { confirmAddress } from './support/mails.ts';

test('a second person is added to a book, given a role, and taken out again', async ({ page }) => {
  const deepak = await registerByCall('Deepak Rao');
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  await addBook(page, 'Chai stall');
  await page.goto('/book');
  await expect(page.getByRole('link', { name: 'Chai stall' })).toBeVisible();
  await page.getByRole('link', { name: 'Sahyadri Traders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sahyadri Traders' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByLabel('Email', { exact: true }).fill(deepak.email);
  await page.getByLabel('Role', { exact: true }).selectOption('auditor');
  await page.getByRole('button', { name: 'Add member' }).click();
  await expect(page.getByText('Deepak Rao is a member now.')).toBeVisible();
  const role = page.getByLabel('Role of Deepak Rao');
  await expect(role).toHaveValue('auditor');
  await role.selectOption('accountant');
  await expect(page.getByText('Deepak Rao is accountant now.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Deepak Rao' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByText('Deepak Rao is no member any more.')).toBeVisible();
  await expect(role).toHaveCount(0);
});

test('an address is confirmed by the link that was mailed, and another one anew', async ({
  page,
}) => {
  const person = await register(page);
  const state = page.getByText(/^(Not confirmed yet|Confirmed$)/);
  await page.goto('/profile');
  await expect(state).toContainText('Not confirmed yet');
  await expectAccessible(page);
  await confirmAddress(page, person);
  await page.getByRole('link', { name: 'Go to your books' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/profile');
  await expect(state).toHaveText('Confirmed');

  const email = `new.${person.email}`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password for the new email', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.goto('/profile');
  await expect(state).toContainText('Not confirmed yet');
  await confirmAddress(page, { email });
});

test('preferences hold on this device, and the profile is changed', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Compact', { exact: true }).click();
  await page.getByRole('switch', { name: 'Keep entering' }).check();
  await expectAccessible(page);
  await page.getByLabel('Phone').fill('+91 98200 54321');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.goto('/profile');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(page.getByRole('switch', { name: 'Keep entering' })).toBeChecked();
  await expect(page.getByLabel('Phone')).toHaveValue('+91 98200 54321');
});

test('a session that ended keeps the draft; signing out wipes it', async ({ page, context }) => {
  const person = await register(page);
  await addBook(page, 'Sahyadri Traders');
  const account = page.getByLabel('Debit line 1, account');

  await test.step('the session ends while an entry is typed', async () => {
    await page.goto('/journal/add');
    await expect(account).toBeFocused();
    await type(page, 'electri', '[Enter]', '1180', '[Enter]', 'cash', '[Enter]', '[Enter]');
    await context.clearCookies();
    await type(page, '[Control+Enter]');
    await page.waitForURL('**/login?next=*');
  });

  await test.step('signing in again leads back, and the entry is there', async () => {
    await signIn(page, person);
    await page.waitForURL('**/journal/add');
    await expect(page.getByText(/Draft from .* restored/)).toBeVisible();
    await expect(account).toHaveValue('Electricity');
  });

  await test.step('nothing is left after signing out', async () => {
    await page.goto('/profile');
    await page.getByText('Dark', { exact: true }).click();
    const stored = () => page.evaluate(() => Object.entries(localStorage));
    const preferences = (await stored()).filter(([name]) => name === 'lekha.preferences');
    expect(preferences).toHaveLength(1);
    const signedOut = page.waitForResponse('**/api/logout');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await (await signedOut).finished();
    // What the device likes may stay, and does, though the reply had the storage cleared.
    await expect.poll(stored).toEqual(preferences);
    const elsewhere = async () => [
      Object.keys(sessionStorage),
      (await indexedDB.databases()).map(({ name }) => name),
      await caches.keys(),
    ];
    await expect.poll(() => page.evaluate(elsewhere)).toEqual([[], [], []]);
    await page.goto('/login');
    await signIn(page, person);
    await page.waitForURL('**/dashboard');
    await page.goto('/journal/add');
    await expect(account).toBeFocused();
    await expect(account).toHaveValue('');
  });
});
