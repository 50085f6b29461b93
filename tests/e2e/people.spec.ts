// Books and who works in them, what a person prefers, and unsent work that outlives a session.
import {
  addBook,
  addBookByHand,
  expect,
  expectFitsEveryWidth,
  register,
  registerByCall,
  signIn,
  test,
  type,
} from './support/errand.ts';
import { confirmAddress } from './support/mails.ts';
import { ADMIN } from './support/place.ts';

test('a second person is invited, accepts, is given a role, and leaves', async ({ browser }) => {
  const deepak = await registerByCall('Deepak Rao');
  // The admin's books of every width stay.
  const name = `Sahyadri Traders ${test.info().project.name}`;
  const owning = await browser.newContext({ storageState: ADMIN });
  const owner = await owning.newPage();
  // Not the page whose console must stay quiet: a book that one leaves is asked for once more.
  const joining = await browser.newContext();
  const page = await joining.newPage();

  const link = await test.step('the owner invites and takes the link', async () => {
    await addBookByHand(owner, name);
    await owner.goto('/book');
    await expectFitsEveryWidth(owner);
    await owner.getByRole('link', { name, exact: true }).click();
    await owner.getByRole('link', { name: 'Members' }).click();
    await owner.getByLabel('E-mail', { exact: true }).fill(deepak.email);
    await owner.getByLabel('Role', { exact: true }).selectOption('auditor');
    await owner.getByRole('button', { name: 'Invite', exact: true }).click();
    await expectFitsEveryWidth(owner);
    const address = await owner.getByLabel('Link of the invitation').inputValue();
    await owner.getByRole('button', { name: 'Done' }).click();
    await expect(owner.getByText('Waiting', { exact: true })).toBeVisible();
    await expectFitsEveryWidth(owner);
    return address;
  });

  await test.step('the invited signs in by the link and accepts', async () => {
    await page.goto(link);
    await expect(page.getByText(/invites you to the book/)).toBeVisible();
    await expectFitsEveryWidth(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, deepak);
    await page.waitForURL('**/invitation');
    await page.getByRole('button', { name: /^Accept/ }).click();
    await page.waitForURL(/\/book\/\d+$/);
    await expect(page.getByText(`You are auditor of ‘${name}’ now.`)).toBeVisible();
  });

  await test.step('the owner gives another role', async () => {
    await owner.reload();
    const role = owner.getByLabel('Role of Deepak Rao');
    await expect(role).toHaveValue('auditor');
    await role.selectOption('accountant');
    await expect(owner.getByText('Deepak Rao is accountant now.')).toBeVisible();
    await expectFitsEveryWidth(owner);
  });

  await test.step('the member leaves', async () => {
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Leave this book' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave this book' }).click();
    await page.waitForURL('**/book');
    await expect(page.getByRole('heading', { name: 'No books yet' })).toBeVisible();
    await expectFitsEveryWidth(page);
  });
  await Promise.all([owning.close(), joining.close()]);
});

test('an address is confirmed by the link that was mailed, and another one anew', async ({
  page,
}) => {
  const person = await register(page);
  const state = page.getByText(/^(Not confirmed yet|Confirmed$)/);
  await page.goto('/profile');
  await expect(state).toContainText('Not confirmed yet');
  await expectFitsEveryWidth(page);
  await confirmAddress(page, person);
  await page.getByRole('link', { name: 'Go to your books' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/profile');
  await expect(state).toHaveText('Confirmed');

  const email = `new.${person.email}`;
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password for the new e-mail', { exact: true }).fill(person.password);
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
  await expectFitsEveryWidth(page);
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
