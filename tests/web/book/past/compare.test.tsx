// What changed between two moments: each comparison on its page, opened into the events between,
// and as a working paper.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { compareBooks, furtherComparisons } from '#api/contract/book/log/compare.ts';
import { explainFigure } from '#api/contract/book/log/explain.ts';
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { changesSheet } from '#web/features/book/history/compare/changes-sheet.ts';
import { ComparePage } from '#web/features/book/history/compare/ComparePage.tsx';
import { comparedSubjectOf } from '#web/features/book/history/compare/CompareSubject.tsx';
import type { ComparedKind } from '#web/features/book/history/compare/CompareSubject.tsx';
import { changedMastersSheet } from '#web/features/book/history/compare/subjects/masters-sheet.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { readingUntil } from '#web/shell/sheet/gathering.ts';
import books from '#tests/specimens/replies/compareBooks.json' with { type: 'json' };
import items from '#tests/specimens/replies/compareItems.json' with { type: 'json' };
import ledger from '#tests/specimens/replies/compareLedger.json' with { type: 'json' };
import masters from '#tests/specimens/replies/compareMasters.json' with { type: 'json' };
import statement from '#tests/specimens/replies/compareStatement.json' with { type: 'json' };
import figure from '#tests/specimens/replies/explainFigure.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const RECORDED = { books: ok(books), items: ok(items), ledger: ok(ledger), masters: ok(masters) };

type Answers = { readonly [Of in keyof typeof RECORDED | 'statement']?: Answer };

/** @returns what each call is asked for from now on. */
function answers(given: Answers = {}) {
  const by = { ...RECORDED, statement: ok(statement), ...given };
  const asked: Record<'ledgers' | 'statements' | 'figures', string[]> = {
    ledgers: [],
    statements: [],
    figures: [],
  };
  const noting =
    (calls: string[], answer: Answer): Answer =>
    (query) => {
      calls.push(query.toString());
      return typeof answer === 'function' ? answer(query) : answer;
    };
  serverAnswers([
    [compareBooks, by.books],
    [instantEndpoints.readNamedMoments, ok([])],
    [listAccountChanges, okAccounts([])],
    [furtherComparisons.compareItems, by.items],
    [furtherComparisons.compareMasters, by.masters],
    [furtherComparisons.compareLedger, noting(asked.ledgers, by.ledger)],
    [furtherComparisons.compareStatement, noting(asked.statements, by.statement)],
    [explainFigure, noting(asked.figures, ok({ ...figure, next: null }))],
  ]);
  return asked;
}

const open = async (address: string, given: Answers = {}) => {
  const asked = answers(given);
  const at = `/book/1/history?a=150&b=200${address}`;
  await show(ComparePage, { path: '/book/:bookId/history', at, scope: 1 });
  return asked;
};
const row = (name: RegExp) => page.getByRole('row', { name });
const SHEET = '&of=balance-sheet&as_on=2025-06-30';

test('moments that are asked for in the wrong order are swapped by a button', async () => {
  const errors = [{ field: 'a', message: 'The first moment is after the second.' }];
  const refused = 'a: The first moment is after the second.';
  answers({
    books: (query) =>
      query.get('a') === '200' ? problem(400, 'invalid_request', refused, { errors }) : ok(books),
  });
  await show(ComparePage, { path: '/book/:bookId/history', at: '/book/1/history?a=200&b=150' });
  const swap = page.getByRole('button', { name: 'Swap A and B' });
  await swap.click();
  await expect.element(page.getByText(/did not change$/)).toBeVisible();
  await expect.element(swap).not.toBeInTheDocument();
});

describe('the ledger of an account at two moments', () => {
  test('shows what changed, and opens a month into the events between', async () => {
    const asked = await open('&of=ledger&account=162&as_on=2025-06-30');
    await expect.element(row(/May 2025.*\+49,672\.00/)).toBeVisible();
    await expect.element(row(/Closing balance, 30 Jun 2025.*\+42,368\.00/)).toBeVisible();
    expect(asked.ledgers).toEqual(['a=150&b=200&as_on=2025-06-30&account=162']);
    await page.getByRole('button', { name: 'May 2025' }).click();
    await expect.element(page.getByText('Explains the change')).toBeVisible();
    expect(asked.figures[0]).toContain('as_on=2025-05-31&from=2025-05-01');
  });

  test('asks for an account where none is chosen', async () => {
    const asked = await open('&of=ledger');
    const words = 'Choose the account whose ledger is compared.';
    await expect.element(page.getByText(words)).toBeVisible();
    expect(asked.ledgers).toEqual([]);
  });

  test('is opened from a row of the trial balance by L', async () => {
    const asked = await open('');
    await expect.element(page.getByRole('table')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}l');
    await expect.element(row(/Closing balance/)).toBeVisible();
    const [first] = books.rows;
    expect(asked.ledgers[0]).toContain(`account=${first?.account_id}`);
  });
});

describe('a statement at two moments', () => {
  const lines = statement.rows.filter(({ parts }) => parts.length > 0);
  const at = lines.findIndex(({ name, parts }) => parts[0]?.name !== name);
  const [line, part] = [lines[at], lines[at]?.parts[0]];

  test('opens by keys into an account and its events, whose sum is the change', async () => {
    const asked = await open(SHEET);
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
    await open(SHEET, { statement: ok({ ...statement, rows }) });
    await page.getByRole('button', { name: line?.name ?? '' }).click();
    await page.getByRole('button', { name: part?.name ?? '' }).click();
    const said = page.getByRole('row', { name: /^Reclassified/ });
    const read = () => said.element().textContent;
    await expect
      .poll(read)
      .toContain(
        'Moved to the group Deposits (Asset), earlier under Indirect Expenses, event 398. ',
      );
    await expect.poll(read).toContain('Moved to the line Deposits from 01 Apr 2026, event 412');
    await expect
      .element(said.getByRole('link', { name: 'event 412' }))
      .toHaveAttribute('href', '/book/1/history?event=412');
  });
});

test('an open item opens into its events, whose sum is the change', async () => {
  await open('&of=items');
  const [item] = items.items;
  await expect.element(row(/^Outstanding of those that changed .*\+42,568\.00/)).toBeVisible();
  await page.getByRole('button', { name: `${item?.number} ${item?.account.name}` }).click();
  await expect.element(row(/^event 163 Late, dated 02 May 2025 \+64,672\.00/)).toBeVisible();
  await expect.element(row(/^Explains the change \+47,368\.00/)).toBeVisible();
});

test('of a master each field that differs is told as it was and as it is', async () => {
  await open('&of=masters');
  await expect.element(row(/^Karnataka Agro Mills customer, added/)).toBeVisible();
  await expect.element(row(/^City – Hubballi/)).toBeVisible();
});

describe.for([
  ['ledger', '&of=ledger&account=162', { rows: [] }, 'The ledger of this year did not change.'],
  ['statement', SHEET, { rows: [] }, 'No line of it, as on 30 Jun 2025, changed.'],
  ['items', '&of=items', { items: [], count: 0 }, 'No open item changed.'],
  ['masters', '&of=masters', { records: [] }, 'No master changed.'],
] as const)('of %s', ([of, address, nothing, words]) => {
  test('the page says that nothing changed', async () => {
    const full = { items, ledger, masters, statement }[of];
    await open(address, { [of]: ok({ ...full, ...nothing }) });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('the page says that it could not be read', async () => {
    await open(address, { [of]: 'silence' });
    await expect.element(page.getByRole('alert').first()).toBeVisible();
  });
});

describe('a working paper', () => {
  const work = {
    read: readingUntil(new AbortController().signal),
    onProgress: () => undefined,
    linesMax: 10_000,
  };
  const asked = { a: '150', b: '200', asOn: null };
  const paperOf = async (of: ComparedKind, given: Answers = {}): Promise<ReportSheet> => {
    answers(given);
    const subject = comparedSubjectOf(of, 162);
    if (subject === null) return changedMastersSheet(work, 1, asked);
    return changesSheet(work, subject, 1, asked);
  };
  const told = ({ lines }: ReportSheet) => lines.map(({ as, cells }) => [as, ...cells]);

  test.for(['balances', 'ledger', 'balance-sheet', 'items'] as const)(
    'of %s has in each line what it was, what it is and the change between',
    async (of) => {
      const { lines, columns } = await paperOf(of);
      expect(columns.slice(2).map(({ head }) => head)).toEqual(['A (₹)', 'B (₹)', 'Change (₹)']);
      const figures = lines.flatMap(({ cells: [, , a, b, change] }) =>
        typeof a === 'number' && typeof b === 'number' ? [[a, b, change]] : [],
      );
      expect(figures.length).toBeGreaterThan(2);
      for (const [a, b, change] of figures) expect(change).toBe(Number(b) - Number(a));
    },
  );

  test('of a trial balance tells the events of each account, and what none of them moved', async () => {
    const [first] = books.rows;
    const change = paiseFromWire(first?.change ?? '');
    const rows = [{ ...first, reclassified: '40.00' }];
    const paper = await paperOf('balances', { books: ok({ ...books, rows }) });
    const lines = told(paper);
    expect(lines[0]?.slice(0, 2)).toEqual(['group', first?.name]);
    expect(lines.slice(1, -2)).toHaveLength(figure.events.length);
    expect(lines.at(-2)).toEqual(['line', 'Reclassified', '', null, null, 4000]);
    expect(lines.at(-1)?.slice(0, 2)).toEqual(['total', 'Debits less credits']);
    expect(lines.at(-1)?.at(-1)).toBe(change);
    expect(paper.upToEvent).toBe(books.b.event);
  });

  test('of a ledger has no events under its closing balance, the sum of what stands above', async () => {
    const lines = told(await paperOf('ledger'));
    expect(lines.at(-1)?.slice(0, 2)).toEqual(['total', 'Closing balance, 30 Jun 2025']);
  });

  test('of open items tells the events of each, and foots with all that changed', async () => {
    const lines = told(await paperOf('items'));
    expect(lines.slice(0, 2)).toEqual([
      ['group', 'INV-001 Karnataka Agro Mills', 'Opened, due 01 Jun 2025', 0, 4_736_800, 4_736_800],
      ['line', 'Event 163', 'Late, dated 02 May 2025', null, null, 6_467_200],
    ]);
    expect(lines.at(-1)?.slice(-3)).toEqual([0, 4_256_800, 4_256_800]);
  });

  test('of masters tells each field as it was and as it is', async () => {
    const lines = told(await paperOf('masters'));
    expect(lines[0]).toEqual(['group', 'Karnataka Agro Mills: customer, Added', null, null]);
    expect(lines[1]).toEqual(['line', 'Name', null, 'Karnataka Agro Mills']);
  });
});
