// What every errand watches for: nothing may be written to the console, and no page may have a
// barrier that axe can see.
import axe from 'axe-core';
import { expect, request, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';

/** The browser itself reports each call that failed; what an errand brings about is expected. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (401|409|422)|net::ERR_INTERNET_DISCONNECTED)/;

export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on('pageerror', (error) => heard.push(error.message));
      page.on('console', (message) => {
        const worth = ['warning', 'error'].includes(message.type());
        if (!worth || EXPECTED.test(message.text())) return;
        // Of a call that failed the browser tells the address beside its words.
        heard.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * No barrier, and nothing that must be scrolled sideways.
 * @param besides rules that were judged on the same page a moment ago.
 */
export async function expectAccessible(page: Page, besides: string[] = []): Promise<void> {
  // A page's code may still be on its way: judged is what stands there, not the wait for it.
  await expect(page.getByRole('main')).toBeVisible();
  expect(await barriersOf(page, besides)).toEqual([]);
  await expectNotSideways(page);
}

/**
 * Axe is brought to a page once, since reading its code takes longer than judging the page, and
 * tells of what is wrong alone.
 */
async function barriersOf(page: Page, besides: readonly string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  }
  return page.evaluate(async (off) => {
    const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
    const { violations } = await axe.run({ reporter: 'no-passes', rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, besides);
}

/** The same on a desk and on a phone, and that nothing is wider than what lies between either. */
export async function expectFitsEveryWidth(page: Page): Promise<void> {
  await expectAccessible(page);
  const desk = page.viewportSize();
  for (const width of [900, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNotSideways(page, `at ${width} px`);
  }
  // A narrow page has the colours of the wide one, and they take most of the time.
  await expectAccessible(page, ['color-contrast']);
  if (desk !== null) await page.setViewportSize(desk);
}

/** A page that has become narrower draws its tables anew, which may take a frame. */
export async function expectNotSideways(page: Page, what?: string): Promise<void> {
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sideways, { message: what ?? 'wider than the page', intervals: [20] }).toBe(0);
}

type Newcomer = { readonly name: string; readonly email: string; readonly password: string };

let count = 0;
const newcomer = (): Newcomer => {
  count += 1;
  const email = `meera.${Date.now()}.${count}@sahyadri.example`;
  return { name: 'Meera Kulkarni', email, password: 'Ledger2026x' };
};

/** Somebody new signs up by hand and goes to the dashboard at once. @returns who it is. */
export async function registerByHand(page: Page): Promise<Newcomer> {
  const person = await fillInRegistration(page);
  await expectRegistered(page);
  await page.getByRole('link', { name: 'Go now' }).click();
  await page.waitForURL('**/dashboard');
  return person;
}

/** Somebody new is signed in at this browser, which shows no page yet. @returns who it is. */
export async function register(page: Page): Promise<Newcomer> {
  const person = newcomer();
  await sendRegistration(page.request, person);
  return person;
}

/** Registers somebody who is not at this browser. */
export async function registerByCall(name: string): Promise<Newcomer> {
  const person = { ...newcomer(), name };
  const elsewhere = await request.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  await sendRegistration(elsewhere, person);
  await elsewhere.dispose();
  return person;
}

async function sendRegistration(calls: APIRequestContext, person: Newcomer): Promise<void> {
  const data = { ...person, phone: '+91 98200 12346', company: '' };
  await expect(await calls.post('/api/register', { data })).toBeOK();
}

/** Fills the form in for somebody new and sends it. */
export async function fillInRegistration(page: Page, address = '/register'): Promise<Newcomer> {
  const person = newcomer();
  await page.goto(address);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Phone', { exact: true }).fill('+91 98200 12345');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  return person;
}

/** The page that says so, before it leads on. */
export const expectRegistered = (page: Page): Promise<void> =>
  expect(page.getByRole('status')).toHaveText(
    'Account Created Successfully! Redirecting to your dashboard...',
  );

export async function signIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Adds a book with the first starter template by hand, from the list of books. */
export async function addBookByHand(page: Page, name: string): Promise<void> {
  await page.goto('/book');
  await page.getByRole('button', { name: 'Add Books' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Accounts' })).toBeVisible();
  await page.getByRole('button', { name: 'Basic Sales Purchase' }).click();
  await expect(page.getByRole('link', { name: 'Bank Account' })).toBeVisible();
}

/** The only book of whoever is signed in, with the first template; its accounts are shown. */
export async function addBook(page: Page, name: string): Promise<void> {
  const books = '/api/islogin/book';
  const reply = await page.request.post(books, { data: { name } });
  await expect(reply).toBeOK();
  const { id } = (await reply.json()) as { id: number };
  await expect(await page.request.post(`${books}/${id}/template/sales`)).toBeOK();
  await page.goto('/account');
  await expect(page.getByRole('link', { name: 'Bank Account' })).toBeVisible();
}

/** Types texts and presses the keys in brackets, one after the other. */
export async function type(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const pressed = /^\[(.+)\]$/.exec(key)?.[1];
    if (pressed === undefined) await page.keyboard.type(key);
    else await page.keyboard.press(pressed);
  }
}

/** The kind of voucher is a bar of buttons on a desk and a list on a phone. */
export async function choosePayment(page: Page): Promise<void> {
  const list = page.getByRole('combobox', { name: 'Kind of voucher' });
  await expect(page.getByLabel('Debit line 1, account')).toBeVisible();
  if (await list.isVisible()) await list.selectOption('payment');
  else await page.getByText('Payment', { exact: true }).click();
}
