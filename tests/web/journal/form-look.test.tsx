// Where the parts of the journal form stand, with the style sheet.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { JournalAddPage } from '#web/features/journal/JournalAddPage.tsx';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const Form = () => <JournalAddPage QuickAccount={() => null} />;

/** Between the margins of a page. */
const InPage = () => (
  <div style={{ padding: '0 16px' }}>
    <Form />
  </div>
);

const edges = (element: Element) => element.getBoundingClientRect();

/** @returns by how much the total that is nearest ends beside the amount of the side. */
function offset(side: 'Debit' | 'Credit'): number {
  const field = page.getByLabelText(`${side} line 1, amount in rupees`).element();
  const inside = Number.parseFloat(getComputedStyle(field).paddingRight) + 1;
  const end = edges(field).right - inside;
  const totals = page.getByText('₹60,000.00', { exact: true }).elements();
  return Math.min(...totals.map((total) => Math.abs(edges(total).right - end)));
}

test('the total of a side ends under its amounts, and a phone sees the narration', async () => {
  serverAnswers([
    [listAccountChanges, okAccounts(accounts)],
    [listJournals, ok([])],
  ]);
  await page.viewport(1440, 900);
  await show(InPage, { path: '/add/journal' });
  const account = page.getByRole('combobox', { name: 'Debit line 1, account' });
  await expect.element(account).toHaveFocus();
  await userEvent.keyboard('elec{Enter}60k{Enter}bank o{Enter}');
  await expect.element(page.getByText('₹60,000.00', { exact: true }).nth(1)).toBeVisible();
  expect(offset('Debit')).toBeLessThanOrEqual(1);
  expect(offset('Credit')).toBeLessThanOrEqual(1);
  await page.viewport(390, 844);
  const narration = edges(page.getByPlaceholder('What is this for?').element());
  const post = edges(page.getByRole('button', { name: /^Post entry/ }).element());
  expect(narration.bottom).toBeLessThanOrEqual(post.top);
  expect(narration.bottom).toBeLessThanOrEqual(innerHeight);
});
