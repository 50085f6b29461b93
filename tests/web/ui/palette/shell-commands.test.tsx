// The keys and the palette as the shell wires them: the global map, the switches, what a screen
// adds, and what was opened lately.
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { listPresales } from '#api/contract/trade/presale.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { ShellCommands } from '#web/shell/commands/ShellCommands.tsx';
import { useCommands } from '#web/shell/commands/use-commands.ts';
import { overlayAtom } from '#web/shell/commands/atoms.ts';
import { TallyQuestion } from '#web/shell/keys/TallyQuestion.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { ok, okAccounts, serverAnswers } from '../../support/answers.ts';
import { meera, show } from '../../support/show.tsx';

const corrected = vi.fn<() => void>();

function Screen() {
  const [closed, setClosed] = useState(0);
  useKeys('Journal entry', [{ keys: 'X', does: 'Correct this entry', run: corrected }]);
  useCommands('Accounts', [{ id: 'a1', name: 'HDFC Bank current', href: '/account/1' }]);
  useCommands('Entries', (text) =>
    text === '#12' ? [{ id: 'e12', name: 'Entry #12', run: () => setClosed(12) }] : null,
  );
  return (
    <main>
      <h1>Cash · {closed}</h1>
      <ShellCommands />
      <TallyQuestion />
    </main>
  );
}

const open = async (at = '/journal', user = meera) => {
  await show(Screen, { path: at, user });
};
const press = (text: string) => userEvent.keyboard(text);
const palette = page.getByRole('dialog', { name: 'Commands' });
async function wentTo(address: string) {
  await expect.element(page.getByText(`Went to ${address}`, { exact: true })).toBeVisible();
}
const prefer = (change: object) =>
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ...change });

beforeEach(() => {
  corrected.mockClear();
  store.set(overlayAtom, null);
  const found = [listInvoices, listPresales, listCustomers, MASTERS.product.list] as const;
  const nothing = [...found, listJournals];
  serverAnswers([
    [listAccountChanges, okAccounts([])],
    ...nothing.map((list) => [list, ok([])] as const),
  ]);
  prefer({ tallyKeys: true, singleKeys: true, tallyAsked: true, theme: 'light' });
});

describe('another book', () => {
  test('is found by its name, and worked in', async () => {
    const { books } = meera;
    const cabs = { ...books[0], id: 77, name: 'City Cabs' };
    await open('/customers/5', { ...meera, books: [...books, cabs] });
    await press('{Control>}k{/Control}city c{Enter}');
    await wentTo('/customers');
    expect(store.get(activeBookChoiceAtom)).toEqual({ id: 77 });
  });
});

describe('the global map', () => {
  test.each([
    ['gd', '/dashboard'],
    ['ga', '/account'],
    ['gp', '/product'],
    ['gc', '/customers'],
    ['gi', '/billing'],
    ['gb', '/book'],
    ['gr', '/journal/reports'],
    ['gh', '/dashboard'],
    ['ni', '/billing?new=1'],
    ['go', '/billing?filter=overdue'],
    ['nj', '/add/journal?type=journal'],
    ['na', '/account/add'],
    ['np', '/product/add'],
    ['{F4}', '/add/journal?type=contra'],
    ['{F5}', '/add/journal?type=payment'],
    ['{F6}', '/add/journal?type=receipt'],
    ['{F7}', '/add/journal?type=journal'],
    ['{F8}', '/billing?new=1'],
    ['{F9}', '/purchases/bill/add'],
  ])('%s leads to %s', async (keys, address) => {
    await open();
    await press(keys);
    await wentTo(address);
  });

  test.each([
    ['gi', '/billing?book=1'],
    ['gc', '/customers?book=1'],
    ['go', '/billing?filter=overdue&book=1'],
    ['nc', '/customers?new=1&book=1'],
    ['gp', '/product?book=1'],
    ['gk', '/stock?book=1'],
    ['np', '/product/add?book=1'],
    ['ns', '/asset/add?book=1'],
    ['{F8}', '/billing?new=1&book=1'],
  ])('%s in a book that the address names leads to %s', async (keys, address) => {
    await open('/book/1/journal');
    await press(keys);
    await wentTo(address);
  });

  test('stays in a book that is named beside the path', async () => {
    await show(Screen, { path: '/journal/reports', at: '/journal/reports?book=1' });
    await press('{F8}');
    await wentTo('/billing?new=1&book=1');
  });

  test('stays in the book that the address names', async () => {
    await open('/book/1/journal');
    await press('ga');
    await wentTo('/book/1/account');
  });

  test('F-keys are the browser’s until Tally keys are on, letters until they are off', async () => {
    await open();
    prefer({ tallyKeys: false, singleKeys: false });
    await press('{F7}gdx');
    await expect.element(page.getByRole('heading', { name: /^Cash/ })).toBeVisible();
    expect(corrected).not.toHaveBeenCalled();
  });
});

describe('the palette', () => {
  test('Ctrl+K opens it, a screen’s accounts are in it, Enter goes there', async () => {
    await open();
    await press('{Control>}k{/Control}hdfc{Enter}');
    await wentTo('/account/1');
  });

  test('/ opens it where the page has no search field', async () => {
    await open();
    await press('/');
    await expect.element(palette).toBeVisible();
    await press('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
  });

  test('a source answers a text of its own kind', async () => {
    await open();
    await press('{Control>}k{/Control}#12{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Cash · 12' })).toBeVisible();
  });

  test('what has a key on the page is found by its words too', async () => {
    await open();
    await press('{Control>}k{/Control}correct{Enter}');
    await expect.poll(() => corrected.mock.calls).toHaveLength(1);
  });

  test('calculates, and changes settings', async () => {
    await open();
    await press('{Control>}k{/Control}= 12500*18%');
    await expect.element(page.getByRole('option', { name: /₹2,250\.00/ })).toBeVisible();
    await press('{Escape}{Control>}k{/Control}theme dark{Enter}');
    await expect.poll(() => store.get(preferencesAtom).theme).toBe('dark');
  });

  test('administration is there for administrators alone', async () => {
    await open();
    await press('{Control>}k{/Control}admin');
    await expect.element(page.getByText('Nothing found for ‘admin’.')).toBeVisible();
    await press('{Escape}');
    await open('/journal', { ...meera, roles: ['admin'] });
    await press('{Control>}k{/Control}admin{Enter}');
    await wentTo('/admin');
  });
});

describe('the list of keys', () => {
  test('? shows what works here first, then everywhere; what is off is said', async () => {
    prefer({ tallyKeys: false });
    await open();
    await press('?');
    const titles = page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(titles[0]).toBe('Journal entry');
    expect(titles).toContain('Everywhere');
    await expect.element(page.getByText(/Some keys are switched off/)).toBeVisible();
  });
});

describe('the question about Tally keys', () => {
  test('is asked once, and the answer is kept', async () => {
    prefer({ tallyKeys: false, tallyAsked: false });
    await open();
    const question = page.getByText(/Use Tally keys here\?/);
    await expect.element(question).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Not now' }));
    await expect.element(question).not.toBeInTheDocument();
    expect(store.get(preferencesAtom)).toMatchObject({ tallyKeys: false, tallyAsked: true });
  });
});

test.each([
  [0, 0],
  [1, 1],
] as const)('Backspace with %i pages before this one goes %i back', async (idx, times) => {
  await open();
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const state: unknown = window.history.state;
  window.history.replaceState({ idx }, '');
  await userEvent.keyboard('{Backspace}');
  expect(back).toHaveBeenCalledTimes(times);
  window.history.replaceState(state, '');
  back.mockRestore();
});
