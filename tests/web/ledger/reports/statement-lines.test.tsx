// The lines of the statements: what no line takes is first, and Enter changes where one is shown.
import type { AccountOnLine } from '#tests/support/replies-on-wire.ts';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import {
  readStatementLines,
  setStatementLine,
} from '#api/contract/account/reports/statement-lines.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import recorded from '#tests/specimens/replies/readStatementLines.json' with { type: 'json' };
import set from '#tests/specimens/replies/setStatementLine.json' with { type: 'json' };
import { linesView } from '#web/features/report/books/lines/lines-view.ts';
import { StatementLinesPage } from '#web/features/report/books/lines/StatementLinesPage.tsx';
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const path = '/journal/reports/statement-lines';
const account: AccountOnLine = {
  account_id: 901,
  name: 'Bank charges',
  group: 'indirect-expenses',
  line: 'other-expenses',
  how: 'default',
  chosen: null,
  next: null,
  open: true,
};
const lost: AccountOnLine = { ...account, account_id: 902, name: 'Puzzle', group: null };
const party: AccountOnLine = { ...account, account_id: 903, name: 'Asha', group: 'sundry-debtors' };
const reply = {
  ...recorded,
  accounts: [
    ...recorded.accounts,
    account,
    { ...lost, line: 'unclassified' },
    { ...party, line: 'receivables' },
  ],
};

test('what no line takes is above all groups, and customers on their usual line are left out', () => {
  const read = readStatementLines.reply.parse(reply);
  const { lines } = linesView(read, { hrefOf: null, shownId: null });
  expect(lines[0]?.cells[0]).toBe('No line in the form');
  const keys = lines.map(({ key }) => key);
  expect(lines[keys.indexOf('account-902')]?.cells[1]).toBe('Not classified');
  expect(keys.indexOf('account-902')).toBeLessThan(keys.indexOf('group-capital-account'));
  expect(lines.some(({ key }) => key === 'account-903')).toBe(false);
  const asked = linesView(read, { hrefOf: null, shownId: 903 });
  expect(asked.lines.some(({ key }) => key === 'account-903')).toBe(true);
});

test('Enter on an account offers the lines of its statement, and saves one from a day on', async () => {
  await page.viewport(1440, 900);
  const calls = serverAnswers([
    [listBooks, ok(books)],
    [readStatementLines, ok(reply)],
    [setStatementLine, ok(set)],
  ]);
  await show(StatementLinesPage, { path, at: `${path}?year=26-27` });
  const link = page.getByRole('link', { name: 'Bank charges' });
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const line = page.getByLabelText('Line');
  await expect.element(line).toHaveFocus();
  const names = [...(line.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(names).toContain('Finance costs');
  expect(names).not.toContain('Inventories');
  await userEvent.selectOptions(line, 'Finance costs');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(line).not.toBeInTheDocument();
  expect(
    calls.filter((call) => call.path.startsWith('POST ')).map(({ body }) => body),
  ).toStrictEqual([{ account_id: 901, from: '2026-04-01', line: 'finance-costs' }]);
});

test('a row whose dialog is left by Escape has the focus again, however slow the server is', async () => {
  serverAnswers([
    [listBooks, ok(books)],
    [readStatementLines, (query) => (query.has('account') ? 'waiting' : ok(reply))],
  ]);
  await show(StatementLinesPage, { path, at: `${path}?year=26-27` });
  const link = page.getByRole('link', { name: 'Bank charges' });
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Line')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(link).toHaveFocus();
});

test('the first day that is not locked is offered in a year that is locked in part', async () => {
  const locked = books.map((book) => ({ ...book, hard_locked_to: '2026-06-30' }));
  serverAnswers([
    [listBooks, ok(locked)],
    [readStatementLines, ok(reply)],
  ]);
  await show(StatementLinesPage, { path, at: `${path}?year=26-27&set=account-901` });
  const from = page.getByRole('dialog').getByLabelText('From');
  await expect.element(from).toHaveValue('01 Jul 2026');
});

test('a refused day is said at its field, and nothing that was chosen is lost', async () => {
  serverAnswers([
    [listBooks, ok(books)],
    [readStatementLines, ok(reply)],
    [
      setStatementLine,
      problem(409, 'statement_line_of_locked_day', 'The book is locked.', {
        facts: { field: 'from' },
      }),
    ],
  ]);
  await show(StatementLinesPage, { path, at: `${path}?year=26-27&set=account-901` });
  await userEvent.selectOptions(page.getByLabelText('Line'), 'Finance costs');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .element(page.getByRole('dialog').getByLabelText('From'))
    .toHaveAccessibleDescription(/locked/);
  await expect.element(page.getByLabelText('Line')).toHaveValue('finance-costs');
});

test.each([1440, 390])(
  'holds what axe asks of a page of %i px, and of its dialog',
  async (width) => {
    await page.viewport(width, 844);
    serverAnswers([
      [listBooks, ok(books)],
      [readStatementLines, ok(reply)],
    ]);
    await show(InShell, { path, at: `${path}?year=26-27` });
    await expect.element(page.getByRole('link', { name: 'Bank charges' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await violations()).toStrictEqual([]);
    await page.getByRole('link', { name: 'Bank charges' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await violations()).toStrictEqual([]);
  },
);

const InShell = () => (
  <main>
    <StatementLinesPage />
  </main>
);
const violations = async () =>
  (await axe.run(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
