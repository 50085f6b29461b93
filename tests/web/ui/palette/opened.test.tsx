// What was opened lately, as the palette shows it before anything is typed.
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { overlayAtom } from '#web/shell/commands/atoms.ts';
import { ShellCommands } from '#web/shell/commands/ShellCommands.tsx';
import { openedAtom } from '#web/state/opened.ts';
import {
  checkSession,
  recallSession,
  sessionAtom,
  signedIn,
  signedOut,
  store,
} from '#web/state/session.ts';
import { okAccounts, serverAnswers } from '../../support/answers.ts';
import { meera, show } from '../../support/show.tsx';

const Screen = () => (
  <main>
    <h1>Cash</h1>
    <ShellCommands />
  </main>
);

const open = () => show(Screen, { path: '/journal' });
const press = (text: string) => userEvent.keyboard(text);
async function wentTo(address: string) {
  await expect.element(page.getByText(`Went to ${address}`, { exact: true })).toBeVisible();
}

beforeEach(() => {
  store.set(overlayAtom, null);
  store.set(openedAtom, null);
  serverAnswers([[listAccountChanges, okAccounts([])]]);
});

describe('the palette', () => {
  test('begins with what this person opened lately in this book, until the sign-out', async () => {
    const opened = { title: 'Rent', bookId: 1, personId: meera.id };
    store.set(openedAtom, [
      { ...opened, path: '/account/7' },
      { ...opened, path: '/account/8', title: 'Of another book', bookId: 2 },
      { ...opened, path: '/account/9', title: 'Of another person', personId: 99 },
    ]);
    await open();
    await press('{Control>}k{/Control}');
    const lately = page.getByRole('group', { name: 'Opened lately' });
    await expect.poll(() => lately.getByRole('option').elements()).toHaveLength(1);
    await expect.element(page.getByRole('option', { name: 'New invoice' })).toBeVisible();
    await press('{Enter}');
    await wentTo('/account/7');
    signedOut({ keepDrafts: false });
    expect(store.get(openedAtom)).toBeNull();
  });

  test('forgets what was opened when the session ended elsewhere', async () => {
    const rent = [{ path: '/account/7', title: 'Rent', bookId: 1, personId: meera.id }];
    const refused = { status: 401, body: 'Not signed in' };
    serverAnswers([[sessionCheck, refused]]);
    store.set(sessionAtom, meera);
    store.set(openedAtom, rent);
    await checkSession();
    expect(store.get(sessionAtom)).toBeNull();
    expect(localStorage.getItem('lekha.opened')).toBeNull();
  });

  test('forgets what was opened when nobody is signed in, or somebody else', () => {
    const rent = [{ path: '/account/7', title: 'Rent', bookId: 1, personId: meera.id }];
    store.set(sessionAtom, null);
    store.set(openedAtom, rent);
    recallSession();
    expect(localStorage.getItem('lekha.opened')).toBeNull();
    store.set(sessionAtom, meera);
    store.set(openedAtom, rent);
    signedIn({ ...meera, id: 4, name: 'Farhan' });
    expect(localStorage.getItem('lekha.opened')).toBeNull();
  });

  test('notes nothing of a page that still stands after the sign-out', async () => {
    await open();
    document.title = 'Rent · Lekha';
    await expect.poll(() => store.get(openedAtom)).toHaveLength(1);
    signedOut({ keepDrafts: false });
    document.title = 'Karnataka Agro · Lekha';
    await page.getByRole('heading').findElement();
    await expect.poll(() => localStorage.getItem('lekha.opened')).toBeNull();
  });

  test('is forgotten when another tab forgets it', async () => {
    store.set(openedAtom, [{ path: '/account/7', title: 'Rent', bookId: 1, personId: meera.id }]);
    await open();
    localStorage.removeItem('lekha.opened');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lekha.opened', newValue: null }));
    expect(store.get(openedAtom)).toBeNull();
  });
});
