// A statement at two moments: only the lines that changed, each opens into its accounts, and each
// of them into the events between.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compareStatement } from '#api/contract/book/log/compare-statement.ts';
import { compareBooks } from '#api/contract/book/log/compare.ts';
import { explainFigure } from '#api/contract/book/log/explain.ts';
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import { ComparePage } from '#web/features/book/history/compare/ComparePage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/compareBooks.json' with { type: 'json' };
import statement from '#tests/specimens/replies/compareStatement.json' with { type: 'json' };
import figure from '#tests/specimens/replies/explainFigure.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const open = async (answer: Answer = ok(statement)) => {
  const asked: { statements: string[]; figures: string[] } = { statements: [], figures: [] };
  serverAnswers([
    [compareBooks, ok(books)],
    [instantEndpoints.readNamedMoments, ok([])],
    [
      compareStatement,
      (query) => {
        asked.statements.push(query.toString());
        return typeof answer === 'function' ? answer(query) : answer;
      },
    ],
    [
      explainFigure,
      (query) => {
        asked.figures.push(query.toString());
        return ok({ ...figure, next: null });
      },
    ],
  ]);
  const at = '/book/1/history?a=150&b=200&of=balance-sheet&as_on=2025-06-30';
  await show(ComparePage, { path: '/book/:bookId/history', at, scope: 1 });
  return asked;
};
const lines = statement.rows.filter(({ parts }) => parts.length > 0);
const at = lines.findIndex(({ name, parts }) => parts[0]?.name !== name);
const [line, part] = [lines[at], lines[at]?.parts[0]];

test('moments that are asked for in the wrong order are swapped by a button', async () => {
  const errors = [{ field: 'a', message: 'The first moment is after the second.' }];
  serverAnswers([
    [
      compareBooks,
      (query) =>
        query.get('a') === '200'
          ? problem(400, 'invalid_request', 'a: The first moment is after the second.', { errors })
          : ok(books),
    ],
    [instantEndpoints.readNamedMoments, ok([])],
  ]);
  await show(ComparePage, { path: '/book/:bookId/history', at: '/book/1/history?a=200&b=150' });
  const swap = page.getByRole('button', { name: 'Swap A and B' });
  await swap.click();
  await expect.element(page.getByText(/did not change$/)).toBeVisible();
  await expect.element(swap).not.toBeInTheDocument();
});

describe('a statement at two moments', () => {
  test('opens by keys into an account and its events, whose sum is the change', async () => {
    const asked = await open();
    await expect.element(page.getByRole('button', { name: line?.name ?? '' })).toBeVisible();
    expect(asked.statements).toEqual(['of=balance-sheet&a=150&b=200&as_on=2025-06-30']);
    await userEvent.keyboard(`${'{ArrowDown}'.repeat(at + 1)}{ArrowRight}`);
    await expect.element(page.getByRole('button', { name: part?.name ?? '' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(page.getByText('Explains the change')).toBeVisible();
    expect(asked.figures[0]).toContain('since=150&until=200');
  });

  test('says by which events an account stands on another line, with links to them', async () => {
    const moved = {
      ...part,
      reclassified: '40.00',
      line_set: {
        event: 412,
        from: '2026-04-01',
        group: null,
        account_id: part?.account_id ?? null,
        line: 'deposits',
      },
      group_changed: { event: 398, from: 'indirect-expenses', to: 'deposits-asset' },
    };
    const rows = [{ ...line, parts: [moved] }];
    await open(ok({ ...statement, rows }));
    await page.getByRole('button', { name: line?.name ?? '' }).click();
    await page.getByRole('button', { name: part?.name ?? '' }).click();
    const row = page.getByRole('row', { name: /^Reclassified/ });
    const read = () => row.element().textContent;
    await expect
      .poll(read)
      .toContain(
        'Moved to the group Deposits (Asset), earlier under Indirect Expenses, event 398. ',
      );
    await expect.poll(read).toContain('Moved to the line Deposits from 01 Apr 2026, event 412');
    await expect
      .element(row.getByRole('link', { name: 'event 412' }))
      .toHaveAttribute('href', '/book/1/history?event=412');
  });

  test('says that nothing changed', async () => {
    await open(ok({ ...statement, rows: [] }));
    await expect.element(page.getByText(/^No line of it, as on 30 Jun 2025/)).toBeVisible();
  });

  test('says that it could not be read', async () => {
    await open('silence');
    await expect.element(page.getByRole('alert').first()).toBeVisible();
  });
});
