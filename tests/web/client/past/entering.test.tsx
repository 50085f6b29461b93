// The ways into the past: T, the palette, a line of a history, and a return that was filed.
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLocation } from 'react-router-dom';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import { readReturns } from '#api/contract/book/returns.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { ReturnsPage } from '#web/features/account/returns/ReturnsPage.tsx';
import { overlayAtom } from '#web/shell/commands/atoms.ts';
import { ShellCommands } from '#web/shell/commands/ShellCommands.tsx';
import { HistorySheet } from '#web/shell/history/HistorySheet.tsx';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import returns from '#tests/specimens/replies/readReturns.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const LOCK = {
  event: 88,
  recorded_at: '2026-11-10T08:35:00.000Z',
  kind: 'lock',
  words: 'Locked to 31 Oct 2026 (month): GSTR-3B filed',
  by: null,
};
const LINES = [
  {
    seq: 57,
    recorded_at: '2026-11-10T08:35:00.000Z',
    actor: { id: 3, name: 'Meera Joshi' },
    what: 'Renamed to Gong; changed e-mail',
    changes: [{ label: 'Name', before: 'Bell', value: 'Gong' }],
  },
];

function Screen() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <p>At {`${pathname}${search}`}</p>
      <ShellCommands />
    </main>
  );
}
const press = (text: string) => userEvent.keyboard(text);
const open = () => show(Screen, { path: '/account', at: '/account' });
const isAt = async (address: string) => {
  await expect.element(page.getByText(`At ${address}`, { exact: true })).toBeVisible();
};

beforeEach(() => {
  store.set(overlayAtom, null);
  const change = { tallyKeys: true, singleKeys: true, tallyAsked: true };
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ...change });
  const nothing = [listInvoices, listCustomers, MASTERS.product.list, listJournals] as const;
  serverAnswers([
    [listAccountChanges, okAccounts([])],
    [instantEndpoints.readNamedMoments, ok([LOCK])],
    [readHistory, ok(LINES)],
    [readReturns, ok(returns)],
    [listBooks, ok([])],
    ...nothing.map((list) => [list, ok([])] as const),
  ]);
});

describe('the palette', () => {
  test.each([
    ['as of 31 oct 2025', '/account?at=2025-10-31'],
    ['as known 31 oct 2025', '/account?at=2025-10-31'],
    ['event 1,282', '/account?at=1282'],
    ['as on 31 oct 2025', '/account?as_on=2025-10-31'],
    ['when october was locked', '/account?at=88'],
  ])('%s leads to the page as it was known then', async (text, address) => {
    await open();
    await press(`{Control>}k{/Control}${text}`);
    await expect.element(page.getByRole('option', { name: /^The books / })).toBeVisible();
    await press('{Enter}');
    await isAt(address);
  });
});

test('T asks for the moment of the page', async () => {
  await open();
  await press('t');
  await expect.element(page.getByRole('textbox', { name: 'As known on' })).toHaveFocus();
  await press('event 1282{Enter}');
  await isAt('/account?at=1282');
});

test('a line of a history leads there, and says what each field was before', async () => {
  const of = { bookId: 1, kind: 'account', id: 5, title: 'Gong' };
  const Sheet = () => <HistorySheet of={of} onClose={() => undefined} />;
  await show(Sheet, { path: '/account' });
  await expect
    .element(page.getByRole('link', { name: 'As known then event 57' }))
    .toHaveAttribute('href', '/account?at=57');
  await expect.element(page.getByRole('deletion')).toHaveTextContent('Bell');
  await expect.element(page.getByRole('insertion')).toHaveTextContent('Gong');
});

test('a return that was filed leads to the books as they were when it was', async () => {
  await show(ReturnsPage, { path: '/account/returns' });
  await expect
    .element(page.getByRole('link', { name: 'As known then event 200' }))
    .toHaveAttribute('href', '/account/returns?at=200');
});
