import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalances } from '#api/contract/account/balances.ts';
import { TrialBalancePage } from '#web/features/report/trial-balance/TrialBalancePage.tsx';
import { overlayAtom } from '#web/shell/commands/atoms.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { ok, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { pointSpreads } from '../../support/decimals.ts';
import { show } from '../../support/show.tsx';
import { recordedBalances as recorded } from '../balances.ts';

let stop: () => void;
beforeEach(async () => {
  const changed = { trialBalanceAs: 'all', hidesZero: true } as const;
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ...changed });
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1280, 900);
});
afterEach(() => stop());

const open = async (answer: Answer, at = '/journal/reports') => {
  const asked: URLSearchParams[] = [];
  const noting = (query: URLSearchParams) => {
    asked.push(query);
    return typeof answer === 'function' ? answer(query) : answer;
  };
  serverAnswers([[readBalances, noting]]);
  await show(TrialBalancePage, { path: '/journal/reports', at });
  return asked;
};
const row = (name: string | RegExp) => page.getByRole('row', { name });
const press = (keys: string) => userEvent.keyboard(keys);

test('the trial balance is announced while it loads', async () => {
  await open('waiting');
  await expect.element(page.getByLabelText('Loading the trial balance')).toBeInTheDocument();
});

test('opening, movement and closing stand by group, with the net of a group of both sides', async () => {
  await open(ok(recorded));
  await expect
    .element(row('Duties & Taxes net 18.50 Cr 9.00 18.00 27.50 18.00 36.50'))
    .toBeVisible();
  await expect.element(row('Output CGST 9.00 27.50 36.50')).toBeVisible();
  await expect
    .element(row(/^Profit brought forward 10,00,00,000.00 10,00,00,000.00$/))
    .toBeVisible();
  await expect.element(row(/^Total 10,00,00,009.00 10,00,00,009.00 123.00/)).toBeVisible();
});

test('the points of each column stand under each other, on a desk and on a phone', async () => {
  await open(ok(recorded));
  await expect.element(row(/^Total/)).toBeVisible();
  const table = page.getByRole('table').element();
  const spreads = await pointSpreads(table);
  expect(spreads).toHaveLength(6);
  expect(Math.max(...spreads)).toBeLessThanOrEqual(1);
  await page.viewport(390, 844);
  await expect.element(row('HDFC Bank current 9,99,99,999.50 Dr')).toBeVisible();
  expect(Math.max(...(await pointSpreads(page.getByRole('table').element())))).toBeLessThanOrEqual(
    1,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a running year ends today, and a day in the address is its last', async () => {
  const asked = await open(ok(recorded), '/journal/reports?on=2026-10-31');
  await expect.element(page.getByLabelText('As on')).toHaveValue('31 Oct 2026');
  expect(asked[0]?.get('to')).toBe('2026-10-31');
  expect(asked[0]?.get('year')).toBe('26-27');
});

test('V shows closing balances alone, and they are remembered', async () => {
  await open(ok(recorded));
  await expect.element(row(/^Total/)).toBeVisible();
  await press('v');
  await expect.element(row('Output CGST 36.50')).toBeVisible();
  expect(store.get(preferencesAtom).trialBalanceAs).toBe('closing');
});

test('arrows open and close groups, digits open to a level, and Enter opens the account', async () => {
  await open(ok(recorded), '/journal/reports?year=26-27');
  await expect.element(row(/^Total/)).toBeVisible();
  const group = page.getByRole('button', { name: 'Duties & Taxes' });
  await press('j');
  await expect.element(group).toHaveFocus();
  await press('{ArrowLeft}');
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await press('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}');
  await expect.element(group).toHaveFocus();
  await press('1');
  expect(page.getByRole('link', { name: 'Cash', exact: true }).elements()).toEqual([]);
  await press('2{ArrowRight}{Enter}');
  await expect.element(page.getByText('Went to /account/3?year=26-27')).toBeVisible();
});

test('E leads to the events that a figure is the sum of', async () => {
  await open(ok(recorded), '/journal/reports?year=25-26');
  await expect.element(row(/^Total/)).toBeVisible();
  await press('jje');
  await expect
    .element(page.getByText(/Went to \/book\/\d+\/history\?explain=3&as_on=2026-03-31/))
    .toBeVisible();
});

test('E on any cell of the total leads to its own events', async () => {
  await open(ok(recorded));
  const total = row(/^Total/);
  await expect.element(total).toBeVisible();
  const lines = total
    .getByRole('link')
    .elements()
    .map((cell) => new URLSearchParams(cell.getAttribute('data-explain')?.split('?')[1]))
    .map((place) => [place.get('line'), place.get('side'), place.get('first')]);
  expect(lines).toStrictEqual([
    ['opening/debits', null, '2026-04-01'],
    ['opening/credits', null, '2026-04-01'],
    ['accounts', 'all-debits', '2026-04-01'],
    ['accounts', 'all-credits', '2026-04-01'],
    ['debits', null, null],
    ['credits', null, null],
  ]);
  (total.getByRole('link').elements()[2] as HTMLElement).focus();
  await press('e');
  await expect
    .element(page.getByText(/explain=0&side=all-debits&of=trial-balance&line=accounts/))
    .toBeVisible();
});

test('a link says whether zero rows are shown, whatever the person had last', async () => {
  const asked = await open(ok(recorded), '/journal/reports?zero=shown');
  await expect.element(row(/^Total/)).toBeVisible();
  expect(asked[0]?.get('show')).toBe('open');
  await press('z');
  await expect.poll(() => asked.at(-1)?.get('show')).toBe('moved');
});

test('View leads to the books as known at another moment', async () => {
  await open(ok(recorded));
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'As known on …' }).click();
  expect(store.get(overlayAtom)).toBe('moment');
  store.set(overlayAtom, null);
});

test('Z shows zero rows, and the pill says how many are hidden', async () => {
  const asked = await open(ok(recorded));
  await expect.element(row(/^Total/)).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const pill = page.getByRole('button', { name: 'Hide zero 6 hidden' });
  await expect.element(pill).toHaveAttribute('aria-pressed', 'true');
  await press('z');
  await expect
    .element(page.getByRole('button', { name: 'Hide zero' }))
    .toHaveAttribute('aria-pressed', 'false');
  expect(asked.map((query) => query.get('show'))).toStrictEqual(['moved', 'open']);
});

test('a search is the server’s, finds every account, and totals what it found', async () => {
  const found = { rows: recorded.rows.slice(1, 2), groups: recorded.groups.slice(1, 2) };
  const asked = await open((query) =>
    ok(query.get('search') === 'cash' ? { ...recorded, ...found } : recorded),
  );
  await expect.element(row(/^Total/)).toBeVisible();
  await press('/');
  await press('cash');
  await expect.element(row(/^Total of 1 accounts found 10.00/)).toBeVisible();
  expect(asked.at(-1)?.get('show')).toBe('all');
  await press('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Cash-in-Hand' })).toHaveFocus();
});

test('a group of thousands shows the first, and the others in parts', async () => {
  const [, , , last] = recorded.rows;
  const debtor = (id: number) => ({
    ...last,
    account_id: id,
    name: `Customer ${id}`,
    group: 'sundry-debtors',
  });
  const [head] = recorded.groups;
  const balance = { ...recorded, groups: [{ ...head, group: 'sundry-debtors', count: 4 }] };
  const rows = (query: URLSearchParams) => (query.has('group') ? [3, 4] : [1, 2]).map(debtor);
  await open((query) => ok({ ...balance, rows: rows(query) }));
  await userEvent.click(page.getByRole('button', { name: 'Show 2 of 2 more' }));
  await expect.element(page.getByText('Customer 4')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /more/ })).not.toBeInTheDocument();
});

test('a trial balance without figures says so', async () => {
  await open(ok({ ...recorded, rows: [], groups: [] }));
  await expect.element(page.getByText('No balances in this period')).toBeVisible();
});

test('a trial balance that could not be loaded says so', async () => {
  await open('silence');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Could not load/);
});

test('the keys of a period work here too', async () => {
  await open(ok(recorded), '/journal/reports?year=25-26');
  await press('[[');
  await expect.element(page.getByRole('button', { name: 'Period FY 24-25' })).toBeVisible();
  await press('q');
  await expect.element(page.getByRole('button', { name: /^Period Q\d 24-25/ })).toBeVisible();
});
