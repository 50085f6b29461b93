import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { keepListChoice } from '#api/contract/book/caller/list-choices.ts';
import { listMembers } from '#api/contract/book/book.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { readLogHead } from '#api/contract/book/log/log-head.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
// What the page fetches only when somebody prints; here it is there before the first key.
import '#web/features/journal/list/register/journal-sheet.ts';
import '#web/shell/sheet/list-sheet.ts';
import '#web/shell/sheet/make-report.ts';
import '#web/ui/paper/sheet/PrintedSheet.tsx';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import person from '#tests/specimens/replies/sessionCheck.json' with { type: 'json' };
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import members from '#tests/specimens/replies/listMembers.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import { JOURNAL_AS_CARDS, ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const heading = (name: string) => page.getByRole('heading', { name });
const row = (name: RegExp) => page.getByRole('row', { name });
const NONE = { count: 0, amount: '0.00', of: 0, days: [] };
const FIGURES = {
  count: 3,
  amount: '1550.00',
  of: 5,
  days: [
    { date: '2026-04-02', count: 1, amount: '550.00' },
    { date: '2026-03-31', count: 2, amount: '1000.00' },
  ],
};

const HEAD = { seq: 9, hash: '9f2c41ab'.repeat(8), recorded_at: '2026-11-20T08:35:00.000Z' };

const answers = (figures: Answer, list: Answer = ok(journals)) =>
  serverAnswers([
    [listJournals, list],
    [readJournalFigures, figures],
    [listAccountChanges, okAccounts([])],
    [listMembers, ok(members)],
  ]);

let stopListening: () => void;
beforeEach(async () => {
  stopListening = listenToKeys(() => store.get(preferencesAtom));
  await page.viewport(1440, 900);
});
afterEach(() => stopListening());

const open = (at = '/journal') => show(JournalListPage, { path: '/journal', at });

describe('journal entries', () => {
  test('are announced while they load', async () => {
    answers('waiting');
    await open();
    await expect.element(page.getByLabelText('Loading the journal entries')).toBeInTheDocument();
  });

  test('say so when there are none', async () => {
    answers(ok(NONE), ok([]));
    await open();
    await expect.element(heading('No Entry Found')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Add', exact: true }))
      .toHaveAttribute('href', '/add/journal');
  });

  test('stand under their days, over the total of the whole list', async () => {
    answers(ok(FIGURES));
    await open();
    await expect.element(row(/Tuesday, 31 Mar 2026 2 entries 1,000.00/)).toBeVisible();
    await expect.element(row(/^Total of 3 entries shown of 5 1,550.00/)).toBeVisible();
    await expect.element(page.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '4');
    await expect.element(row(/#5 Journal Cash Sales – Goods .* Corrects #3/)).toBeVisible();
  });

  test('have links of 24 px or more to the touch, in rows of 32 px', async () => {
    answers(ok(FIGURES));
    await open();
    await expect.element(row(/#5 Journal/)).toBeVisible();
    const heights = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().height);
    expect(new Set(heights('.register-row').map(Math.round))).toEqual(new Set([32]));
    const links = heights('.register-row a');
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...links)).toBeGreaterThanOrEqual(24);
    expect(Math.max(...links)).toBeLessThanOrEqual(32);
  });

  test('name who recorded them and has left the book', async () => {
    const theirs = journals.slice(0, 1).map((journal) => ({
      ...journal,
      recorded_by: { id: 77, name: 'Meera Joshi' },
    }));
    answers(ok(FIGURES), ok(theirs));
    await open('/journal?by=77');
    const chosen = page.getByRole('option', { name: 'Meera Joshi', selected: true });
    await expect.element(chosen).toBeInTheDocument();
  });

  test('are walked, opened, selected and let go by keys', async () => {
    answers(ok(FIGURES));
    await open();
    await expect.element(row(/#5 Journal/)).toBeVisible();
    await userEvent.keyboard('j{Enter}');
    const line = page.getByRole('list', { name: 'Debit' }).getByRole('link', { name: 'Cash' });
    await expect.element(line).toHaveAttribute('href', '/account/3');
    await userEvent.keyboard('{Enter}');
    await expect.element(line).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await expect.element(row(/#4 Journal/)).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(page.getByText('3 selected Total ₹1,550.00')).toBeVisible();
    await userEvent.keyboard('{Escape}{End}');
    await expect.element(page.getByText('3 selected')).not.toBeInTheDocument();
    await userEvent.keyboard('o');
    await expect.element(page.getByText(/^Went to \/book\/1\/journal\//)).toBeVisible();
  });

  test('are sorted by the server, and then have a column for the day', async () => {
    const ordered: (string | null)[] = [];
    answers(ok(FIGURES), (query) => {
      ordered.push(query.get('order'));
      return ok(journals);
    });
    await open();
    await page.getByRole('button', { name: 'Amount (₹)' }).click();
    const head = page.getByRole('columnheader', { name: 'Amount (₹)' });
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.element(row(/02 Apr 2026 #5 Journal/)).toBeVisible();
    await page.getByRole('button', { name: 'Amount (₹)' }).click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => ordered).toStrictEqual(['-date', '-amount', 'amount']);
  });
});

describe('the entries of one account', () => {
  const balances = ['1000.00', '450.00', '950.00'];
  const cards = journals.map((card, at) => ({ ...card, balance: balances[at] }));
  const sides = { debit: '500.00', credit: '50.00' };
  const figures = {
    ...FIGURES,
    ...sides,
    days: FIGURES.days.map((day) => ({ ...day, ...sides })),
  };

  test('have a debit, a credit and a balance with its side', async () => {
    answers(ok(figures), ok(cards));
    await open('/journal?account=3');
    await expect.element(row(/#5 Journal .* 550.00 1,000.00 Dr/)).toBeVisible();
    await expect.element(row(/02 Apr 2026 1 entry 500.00 50.00/)).toBeVisible();
    await expect.element(row(/^Total of 3 entries shown of 5 500.00 50.00/)).toBeVisible();
    const head = page.getByRole('columnheader', { name: 'Amount (₹)' });
    await expect.element(head).not.toBeInTheDocument();
  });
});

describe('what is selected of the entries', () => {
  test('is printed as vouchers by Ctrl+P, each with its lines', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    serverAnswers([
      [listJournals, ok(journals)],
      [readJournalFigures, ok(FIGURES)],
      [listAccountChanges, okAccounts([])],
      [listMembers, ok(members)],
      [readBillingSettings, ok(settings)],
      [sessionCheck, ok(person)],
      [readLogHead, ok(HEAD)],
    ]);
    await open();
    await expect.element(row(/#5 Journal/)).toBeVisible();
    await userEvent.keyboard('j ');
    await expect.element(page.getByText('1 selected Total ₹550.00')).toBeVisible();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const text = document.querySelector('[data-printed-sheet]')?.textContent ?? '';
    for (const part of [
      'Journal vouchers',
      '1 chosen from the list',
      'Journal #5',
      'Corrects #3',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Journal #4');
    print.mockRestore();
  });
});

describe('the list of entries', () => {
  test('keeps its head when nothing matches, and leads back', async () => {
    answers((query) => ok(query.has('voucher_type') ? { ...NONE, of: 5 } : FIGURES));
    await open();
    await page.getByRole('combobox', { name: 'Type' }).selectOptions('Credit note');
    await expect.element(row(/^No entries match/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(row(/#5 Journal/)).toBeVisible();
  });

  test('leaves out a column that is not wanted, and keeps a view under its name', async () => {
    const calls = serverAnswers([
      [listJournals, ok(journals)],
      [readJournalFigures, ok(FIGURES)],
      [listAccountChanges, okAccounts([])],
      [listMembers, ok(members)],
      [keepListChoice, ok({})],
    ]);
    await open('/journal?only=late');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Narration' }).click();
    const narration = page.getByRole('columnheader', { name: 'Narration' });
    await expect.element(narration).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /^View/ }).click();
    await page.getByLabelText('Save this view as').fill('Late ones');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'View Late ones' })).toBeVisible();
    const views = [{ name: 'Late ones', query: 'only=late' }];
    await expect
      .poll(() => calls.filter(({ path }) => path.startsWith('POST')).at(-1)?.body)
      .toStrictEqual({ list: 'journal', hidden: ['narration'], views, as: 'rows' });
  });

  test('is narrowed by a person, by amounts and by what is rarer', async () => {
    const asked: string[] = [];
    answers((query) => {
      const names = ['recorded_by', 'amount_from', 'amount_to', 'only'];
      asked.push(names.map((name) => query.get(name) ?? '-').join(' '));
      return ok(FIGURES);
    });
    await open();
    await page.getByRole('combobox', { name: 'By' }).selectOptions('Meera Joshi');
    await expect.poll(() => asked.at(-1)).toBe('3 - - -');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', { name: 'Amount', exact: true }).click();
    await expect.element(page.getByLabelText('From (₹)')).toHaveFocus();
    await userEvent.keyboard('10k{Enter}');
    await expect.poll(() => asked.at(-1)).toBe('3 10000.00 - -');
    await expect.element(page.getByRole('button', { name: 'Amount from 10,000' })).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', { name: 'Late entries' }).click();
    await expect.poll(() => asked.at(-1)).toBe('3 10000.00 - late');
    const late = page.getByRole('button', { name: 'Remove the filter Late entries' });
    await late.click();
    await expect.element(late).not.toBeInTheDocument();
  });

  test('is drawn as cards for those who want them, and says so where that is not kept', async () => {
    const refused = problem(503, 'try_again', 'Try again.');
    serverAnswers([
      [listJournals, ok(journals)],
      [readJournalFigures, ok(FIGURES)],
      [listAccountChanges, okAccounts([])],
      [listMembers, ok(members)],
      [keepListChoice, refused],
    ]);
    await open();
    await page.getByRole('combobox', { name: 'As' }).selectOptions('cards');
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe('Could not save how this list is shown. Try again.');
  });

  test('is drawn as cards on every device of a person who wants them', async () => {
    serverAnswers([
      JOURNAL_AS_CARDS,
      [listJournals, ok(journals)],
      [readJournalFigures, ok(FIGURES)],
      [listAccountChanges, okAccounts([])],
      [listMembers, ok(members)],
    ]);
    await open();
    await expect.element(page.getByRole('article').getByText('₹550.00').first()).toBeVisible();
  });

  test('has two lines for each entry on a phone, which lead to its page', async () => {
    await page.viewport(390, 844);
    answers(ok(FIGURES));
    await open();
    await expect.element(page.getByText('3 entries, total ₹1,550.00')).toBeVisible();
    const first = page.getByRole('link', { name: 'Cash' }).first();
    await expect.element(first).toHaveAttribute('href', '/book/1/journal/5');
  });

  test('says that it could not be loaded', async () => {
    answers({ status: 500, body: {} });
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});
