// The accounts of the owners on the screen and on paper, and as a note to the balance sheet.
import type { OwnersAccountsReply } from '#tests/support/replies-on-wire.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readOwnersAccounts } from '#api/contract/account/reports/owners-accounts.ts';
import { OwnersAccountsPage } from '#web/features/report/statement/owners/OwnersAccountsPage.tsx';
import {
  ownersInWords,
  ownersView,
} from '#web/features/report/statement/owners/owners-accounts.ts';
import { ownersNote } from '#web/features/report/statement/owners/owners-note.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';

const nothing = {
  opening: '0.00',
  introduced: '0.00',
  interest: '0.00',
  remuneration: '0.00',
  share: '0.00',
  together: '0.00',
  transferred: '0.00',
  drawings: '0.00',
  closing: '0.00',
};
const asha = { ...nothing, opening: '500.00', introduced: '50.00', closing: '550.00' };
const current = {
  ...nothing,
  interest: '60.00',
  share: '40.00',
  drawings: '-30.00',
  closing: '70.00',
};
const row = (account_id: number | null, name: string, figures: typeof nothing) => ({
  account_id,
  name,
  partner: account_id === null ? null : 'Asha Rao',
  share: account_id === 2 ? { parts: 3, of: 5 } : null,
  figures,
});

const firm: OwnersAccountsReply = {
  form: 'firm',
  from: '2025-04-01',
  to: '2026-03-31',
  sections: [
    { code: 'capital', rows: [row(2, 'Asha, capital', asha)], sum: asha },
    { code: 'current', rows: [row(3, 'Asha, current', current)], sum: current },
  ],
  total: { ...nothing, opening: '500.00', closing: '620.00' },
  ties: true,
  counted_to: 9,
};

const parse = (reply: OwnersAccountsReply) => readOwnersAccounts.reply.parse(reply);
const path = '/journal/reports/owners-accounts';
const at = `${path}?year=25-26`;

test('each account of a partner goes from opening to closing, and leads to its ledger', async () => {
  await page.viewport(1440, 900);
  serverAnswers([[readOwnersAccounts, ok(firm)]]);
  await show(OwnersAccountsPage, { path, at });
  await expect
    .element(page.getByRole('row', { name: /^Asha, capital Asha Rao 3 of 5 500\.00 50\.00 / }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Asha, current' }))
    .toHaveAttribute('href', '/account/3?year=25-26');
  await expect.element(page.getByRole('row', { name: /^Total .*620\.00$/ })).toBeVisible();
});

test('a column that nothing stands in is left out, but for those of every firm', () => {
  const view = ownersView({ reply: parse(firm), hrefOf: () => undefined });
  const heads = view.columns.map(({ head }) => head);
  expect(heads).toContain('Remuneration (₹)');
  expect(heads).not.toContain('Transfers and other (₹)');
  const moved = { ...current, transferred: '5.00' };
  const sections = [{ code: 'current' as const, rows: [row(3, 'Asha', moved)], sum: moved }];
  const other = ownersView({ reply: parse({ ...firm, sections }), hrefOf: () => undefined });
  expect(other.columns.map(({ head }) => head)).toContain('Transfers and other (₹)');
});

test('a proprietor has one account with the profit, and no partner', () => {
  const sections = [
    {
      code: 'capital' as const,
      rows: [row(2, 'Capital', asha), row(null, 'Profit', current)],
      sum: asha,
    },
  ];
  const view = ownersView({
    reply: parse({ ...firm, form: 'proprietor', sections }),
    hrefOf: () => undefined,
  });
  expect(view.title).toBe('Owner’s Capital Account');
  expect(view.columns.map(({ head }) => head)).toContain('Profit (₹)');
  expect(view.columns.map(({ head }) => head)).not.toContain('Partner');
  expect(view.lines.map(({ cells }) => cells[0])).toStrictEqual(['Capital', 'Profit', 'Total']);
});

test('what the owners had at both ends is said, and what does not come there', () => {
  expect(ownersInWords(parse(firm))).toBe(
    'The partners’ funds without reserves grew from ₹500.00 to ₹620.00, as the balance sheet has it.',
  );
  expect(ownersInWords(parse({ ...firm, ties: false }))).toMatch(
    /does not take every opening balance/,
  );
});

test('the note to a balance sheet has each account in every column, without what is nil', () => {
  const before = { ...firm, sections: firm.sections.slice(0, 1) };
  const { title, accounts } = ownersNote([parse(firm), parse(before), null], 'firm');
  expect(title).toBe('Partners’ Capital and Current Accounts');
  expect(accounts.map(({ name }) => name)).toStrictEqual(['Asha, capital', 'Asha, current']);
  expect(accounts[1]).toStrictEqual({
    name: 'Asha, current',
    moves: [
      { name: 'Interest on capital', amountsPaise: [60_00, 0, 0] },
      { name: 'Share of profit', amountsPaise: [40_00, 0, 0] },
      { name: 'Drawings', amountsPaise: [-30_00, 0, 0] },
    ],
    closingPaise: [70_00, 0, 0],
  });
});

test('a phone has account and closing balance, within its width', async () => {
  await page.viewport(320, 700);
  serverAnswers([[readOwnersAccounts, ok(firm)]]);
  await show(OwnersAccountsPage, { path, at });
  await expect.element(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
