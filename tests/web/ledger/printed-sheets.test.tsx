// A report on its own sheet: made of all its lines, printed, and gone again.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBalances } from '#api/contract/account/balances.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { readOpening } from '#api/contract/account/opening.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { readLogHead } from '#api/contract/book/log/log-head.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
// What the page fetches only when somebody prints; here it is there before the first key.
import '#web/features/ledger/ledger-sheet.ts';
import '#web/features/report/trial-balance/trial-balance-sheet.ts';
import '#web/shell/sheet/make-report.ts';
import '#web/ui/paper/sheet/PrintedSheet.tsx';
import { TrialBalancePage } from '#web/features/report/trial-balance/TrialBalancePage.tsx';
import { LedgerPage } from '#web/features/ledger/LedgerPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { store } from '#web/state/session.ts';
import { noticeAtom } from '#web/state/notice.ts';
import ledger from '#tests/specimens/replies/readLedger.json' with { type: 'json' };
import person from '#tests/specimens/replies/sessionCheck.json' with { type: 'json' };
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import opening from '#tests/specimens/replies/readOpening.json' with { type: 'json' };
import balances from '#tests/specimens/replies/readBalances.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const headAt = (seq: number) =>
  ok({ seq, hash: `9f2c41ab${'0'.repeat(56)}`, recorded_at: '2026-11-20T08:35:00.000Z' });

const printed = () => document.querySelector('[data-printed-sheet]');

async function openTrialBalance(...heads: Answer[]) {
  const calls = serverAnswers([
    [readBalances, ok(balances)],
    [readOpening, ok({ ...opening, difference: '12.50' })],
    [readBillingSettings, ok(settings)],
    [sessionCheck, ok(person)],
    [readLogHead, ...heads],
  ]);
  await show(TrialBalancePage, { path: '/journal/reports', at: '/journal/reports' });
  await expect.element(page.getByText('Cash-in-Hand')).toBeVisible();
  return calls;
}

describe('the sheet of a report', () => {
  test('is printed by Ctrl+P with its letterhead, its total and how far the log had come', async () => {
    await openTrialBalance(headAt(1259));
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1);
    const text = printed()?.textContent ?? '';
    for (const part of [
      'Trial balance',
      'Difference in opening balances ₹12.50',
      'OpeningMovementClosing',
      'Total3,019.003,019.00550.00550.00',
      `Printed by ${person.name}`,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('As recorded up to event 1,259 (9F2C 41AB), 20 Nov 2026, 14:05 IST.');
    // Nothing that is pressed or followed goes on paper.
    expect(printed()?.querySelectorAll('button, a, input')).toHaveLength(0);
  });

  test('goes when the browser has it, and comes again', async () => {
    await openTrialBalance(headAt(1));
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: 'Print' }).click();
      await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(times);
      window.dispatchEvent(new Event('afterprint'));
      await expect.poll(printed).toBeNull();
    }
  });

  test('is read again where somebody posted meanwhile', async () => {
    const calls = await openTrialBalance(headAt(7), headAt(8), headAt(8));
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => printed()?.textContent).toContain('up to event 8');
    const reads = calls.filter(({ path }) => path.endsWith('/balances'));
    // Once for the page, twice for the sheet.
    expect(reads).toHaveLength(3);
  });

  test('that cannot be made says so, and nothing is printed', async () => {
    await openTrialBalance({ status: 503, body: null });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe('Could not print this list. Try again.');
    expect(window.print).not.toHaveBeenCalled();
  });
});

test('a ledger of several pages says how far it has come, and stops when it is told to', async () => {
  const first = { ...ledger, next: 'more' };
  serverAnswers([
    [
      readLedger,
      (query) =>
        query.get('limit') === null || query.get('after') === null ? ok(first) : 'waiting',
    ],
    [readBillingSettings, ok(settings)],
    [sessionCheck, ok(person)],
    [readLogHead, headAt(1)],
  ]);
  await show(() => <LedgerPage EntrySheet={() => null} Running={() => null} />, {
    path: '/account/:accountId',
    at: '/account/1',
  });
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preparing this ledger' });
  await expect.element(dialog.getByText(`${ledger.lines.length} lines read`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(window.print).not.toHaveBeenCalled();
});
