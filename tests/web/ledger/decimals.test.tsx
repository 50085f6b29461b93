import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readLedger } from '#api/contract/account/ledger.ts';
import { LedgerPage } from '#web/features/ledger/LedgerPage.tsx';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import { ok, serverAnswers } from '../support/answers.ts';
import { pointSpreads } from '../support/decimals.ts';
import { show } from '../support/show.tsx';
import { whole } from './specimens.ts';

/** A balance in debit, one that is nil and one in credit, small and in crores. */
const [first, second] = whole.lines;
const ledger = {
  ...whole,
  opening: '0.00',
  lines: [
    { ...first, amount: '99999999.00', balance: '99999999.00' },
    { ...second, amount: '-99999999.00', balance: '0.00' },
    { ...second, id: 9, amount: '-5.50', balance: '-5.50' },
  ],
  totals: { debit: '99999999.00', credit: '100000004.50', total: '100000004.50' },
  closing: '-5.50',
};

/** Between the margins of a page, into which the line of pills reaches on a phone. */
const InPage = () => (
  <div style={{ padding: '0 16px' }}>
    <LedgerPage EntrySheet={() => null} Running={() => null} />
  </div>
);

const open = async () => {
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ledgerAs: 't' });
  serverAnswers([[readLedger, ok(ledger)]]);
  await show(InPage, { path: '/account/:accountId', at: '/account/3' });
  await expect.element(page.getByRole('row', { name: /9,99,99,999.00/ }).first()).toBeVisible();
  return page.getByRole('table').first().element();
};

describe('the points of a column', () => {
  test('stand under each other in the T', async () => {
    await page.viewport(1280, 900);
    const spreads = await pointSpreads(await open());
    expect(spreads).toHaveLength(2);
    expect(Math.max(...spreads)).toBeLessThanOrEqual(1);
  });

  test('stand under each other on a phone', async () => {
    await page.viewport(390, 844);
    const spreads = await pointSpreads(await open());
    expect(Math.max(...spreads)).toBeLessThanOrEqual(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
