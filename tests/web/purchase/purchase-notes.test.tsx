import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import {
  createPurchaseDebitNote,
  listPurchaseDebitNotes,
  readPurchaseDebitNote,
  readPurchaseDebitNoteFigures,
  readReturnable,
} from '#api/contract/trade/purchase-debit-note.ts';
import { PurchaseNoteEditorPage } from '#web/features/purchase/note/PurchaseNoteEditorPage.tsx';
import { PurchaseNoteListPage } from '#web/features/purchase/note/PurchaseNoteListPage.tsx';
import { PurchaseNotePage } from '#web/features/purchase/note/PurchaseNotePage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import created from '#tests/specimens/replies/createPurchaseDebitNote.json' with { type: 'json' };
import figures from '#tests/specimens/replies/readPurchaseDebitNoteFigures.json' with { type: 'json' };
import notes from '#tests/specimens/replies/listPurchaseDebitNotes.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postPurchaseDebitNote.json' with { type: 'json' };
import returnable from '#tests/specimens/replies/readReturnable.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { paper } from './answers.ts';

let stop: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const [line] = returnable.items;
const none = { cgst: '0.00', sgst: '0.00', igst: '0.00', cess: '0.00', total: '0.00' };
const gone = { quantity: null, taxable: '0.00', credited: none, blocked: none };
/** Ten tins, of which four went back, and a value. */
const bill = {
  ...returnable,
  bill_id: 7,
  bill_number: 'DM/118',
  outstanding: '1062.00',
  heads: 'intra',
  items: [
    {
      ...line,
      name: 'Oil',
      unit: 'tins',
      account_id: null,
      quantity: '10',
      taxable: '1000.00',
      cgst: '25.00',
      sgst: '25.00',
      credited: { ...none, cgst: '25.00', sgst: '25.00', total: '50.00' },
      gone: {
        ...gone,
        quantity: '4',
        taxable: '400.00',
        credited: { ...none, cgst: '10.00', sgst: '10.00', total: '20.00' },
      },
    },
    { ...line, line: 2, name: 'Paper', account_id: paper.id, taxable: '500.00', gone },
  ],
};

const openEditor = (write: Answer) => {
  const calls = serverAnswers([
    [listBooks, ok(books)],
    [listAccountChanges, okAccounts([paper])],
    [readReturnable, ok(bill)],
    [createPurchaseDebitNote, write],
  ]);
  return {
    calls,
    shown: show(PurchaseNoteEditorPage, { path: '/note/add', at: '/note/add?bill=7' }),
  };
};
const part = (name: string) => page.getByRole('textbox', { name: `${name}, goes back` });
const willPost = () => page.getByRole('region', { name: 'Will post' });

describe('a debit note of a bill', () => {
  test('shows what will be posted as a part is typed, and is posted by its lines', async () => {
    const { calls, shown } = openEditor(ok({ ...created, warnings: [] }));
    await shown;
    await part('Oil').fill('3');
    await part('Paper').fill('50%');
    await expect.poll(() => willPost().element().textContent).toMatch(/Total₹565\.00/);
    expect(willPost().element().textContent).toMatch(/Purchase Return300\.00.*CGST7\.50/);
    await userEvent.click(page.getByRole('button', { name: 'Post debit note' }));
    await expect.element(page.getByText(/^Went to /)).toBeVisible();
    const made = calls.filter(({ path }) => path.startsWith('POST')).at(-1);
    expect(made?.body).toMatchObject({
      bill_id: 7,
      post: true,
      items: [{ bill_line: 1 }, { bill_line: 2 }],
    });
  });

  test('takes no more than is left, and says how much that is', async () => {
    await openEditor(problem(422, 'note_has_no_lines', 'Enter what goes back.')).shown;
    await part('Oil').fill('6.001');
    await expect.element(page.getByText('At most 6 can go back')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Return everything' }));
    await expect.element(part('Oil')).toHaveValue('6');
    await expect.element(part('Paper')).toHaveValue('500.00');
  });
});

test('a posted note says what it settles and leads to its bill', async () => {
  serverAnswers([
    [listBooks, ok(books)],
    [
      readPurchaseDebitNote,
      ok({
        ...posted,
        bill_id: 7,
        bills: posted.bills.map((one) => ({ ...one, bill_id: 7, bill_number: 'DM/118' })),
      }),
    ],
  ]);
  await show(PurchaseNotePage, { path: '/note/:noteId', at: '/note/1' });
  await expect.element(page.getByRole('link', { name: 'DM/118' })).toBeVisible();
  await expect.element(page.getByText('Adjusted')).toBeVisible();
});

test('the list has what is not adjusted, and its total', async () => {
  const [card] = notes;
  serverAnswers([
    [listBooks, ok(books)],
    [readPurchaseDebitNoteFigures, ok({ ...figures, count: 1, of: 1, outstanding: '118.00' })],
    [
      listPurchaseDebitNotes,
      ok([{ ...card, status: 'posted', number: 'PDN-004', outstanding: '118.00' }]),
    ],
  ]);
  await show(PurchaseNoteListPage, { path: '/purchases/debit-note', at: '/purchases/debit-note' });
  await expect.element(page.getByText('PDN-004')).toBeVisible();
  await expect.element(page.getByText('Posted of 1 debit note')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /Unadjusted/ })).toBeVisible();
});
