// The supplier's credit note in the editor of notes, and as the answer to a debit note on its page.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { listPurchaseBills } from '#api/contract/trade/purchase-bill.ts';
import {
  createPurchaseDebitNote,
  matchPurchaseDebitNote,
  readPurchaseDebitNote,
  readReturnable,
  reversePurchaseDebitNoteMatch,
} from '#api/contract/trade/purchase-debit-note.ts';
import { PurchaseNoteEditorPage } from '#web/features/purchase/note/PurchaseNoteEditorPage.tsx';
import { PurchaseNotePage } from '#web/features/purchase/note/PurchaseNotePage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import bills from '#tests/specimens/replies/listPurchaseBills.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import created from '#tests/specimens/replies/createPurchaseDebitNote.json' with { type: 'json' };
import answered from '#tests/specimens/replies/matchPurchaseDebitNote.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postPurchaseDebitNote.json' with { type: 'json' };
import returnable from '#tests/specimens/replies/readReturnable.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { deccanMill, paper } from './answers.ts';

let stop: () => void;
beforeEach(async () => {
  await page.viewport(1440, 900);
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const [line] = returnable.items;
const none = { cgst: '0.00', sgst: '0.00', igst: '0.00', cess: '0.00', total: '0.00' };
const bill = {
  ...returnable,
  bill_id: 7,
  bill_number: 'DM/118',
  supplier_account_id: deccanMill.id,
  heads: 'intra',
  tds: null,
  items: [
    {
      ...line,
      name: 'Oil',
      account_id: null,
      quantity: '10',
      taxable: '1000.00',
      cgst: '90.00',
      sgst: '90.00',
      credited: { ...none, cgst: '90.00', sgst: '90.00', total: '180.00' },
      gone: { quantity: '0', taxable: '0.00', credited: none, blocked: none },
    },
  ],
};
const [card] = bills;
const open = (at: string, write: Answer) => {
  const calls = serverAnswers([
    [listBooks, ok(books)],
    [listAccountChanges, okAccounts([paper, deccanMill])],
    [readReturnable, ok(bill)],
    [listPurchaseBills, ok([{ ...card, id: 8, bill_number: 'DM/120', debit_note: false }])],
    [createPurchaseDebitNote, write],
  ]);
  return { calls, shown: show(PurchaseNoteEditorPage, { path: '/note/add', at }) };
};
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const willPost = () => page.getByRole('region', { name: 'Will post' });

describe('a credit note of a supplier', () => {
  test('is posted as it is printed, with its number and date', async () => {
    const { calls, shown } = open('/note/add?bill=7&theirs=1', ok({ ...created, warnings: [] }));
    await shown;
    await field('Credit note number').fill('CN/41');
    await field('Credit note date').fill('19 Nov 2026');
    await field('Oil, goes back').fill('2');
    await field('Taxable of Oil, as printed').fill('180');
    await field('CGST of Oil, as printed').fill('16.20');
    await field('SGST of Oil, as printed').fill('16.20');
    await page.getByRole('textbox', { name: /^Round off/ }).fill('-0.40');
    await expect.poll(() => willPost().element().textContent).toMatch(/Total₹212\.00/);
    expect(willPost().element().textContent).toMatch(/Purchase Return180\.00.*CGST16\.20/);
    await userEvent.click(page.getByRole('button', { name: 'Post credit note' }));
    await expect.element(page.getByText(/^Went to /)).toBeVisible();
    const made = calls.filter(({ path }) => path.startsWith('POST')).at(-1);
    expect(made?.body).toMatchObject({
      supplier_note: { number: 'CN/41', date: '2026-11-19' },
      bill_id: 7,
      round_off: '-0.40',
      post: true,
      items: [{ bill_id: 7, bill_line: 1, quantity: '2', taxable: '180.00', cgst: '16.20' }],
    });
  });

  test('asks for its number and date, and loses nothing that is refused', async () => {
    const refusal = problem(
      409,
      'supplier_note_entered_already',
      'Credit note CN/41 is entered already.',
      { field: 'supplier_note' },
    );
    const { shown } = open('/note/add?bill=7&theirs=1', refusal);
    await shown;
    await field('Oil, goes back').fill('1');
    await userEvent.click(page.getByRole('button', { name: 'Post credit note' }));
    await expect.element(page.getByText('Enter the number of the credit note')).toBeVisible();
    await expect.element(page.getByText('Enter its date')).toBeVisible();
    await field('Credit note number').fill('CN/41');
    await field('Credit note date').fill('19 Nov 2026');
    await userEvent.click(page.getByRole('button', { name: 'Post credit note' }));
    await expect.element(page.getByText('Credit note CN/41 is entered already.')).toBeVisible();
    await expect.element(field('Why it is entered again')).toBeVisible();
    await expect.element(field('Oil, goes back')).toHaveValue('1');
  });

  test('without GST is a discount, of another bill too', async () => {
    const { shown } = open('/note/add?bill=7&theirs=1', ok(created));
    await shown;
    await userEvent.click(page.getByRole('checkbox', { name: /^Without GST/ }));
    await field('Taxable of Oil, as printed').fill('50');
    await expect.poll(() => willPost().element().textContent).toMatch(/Discount Received50\.00/);
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Another bill that it gives back of' }),
      '8',
    );
    await expect
      .element(page.getByRole('button', { name: /Leave bill DM\/120 out/ }))
      .toBeVisible();
    await expect.poll(() => page.getByText(/^Bill DM\/118$/).elements().length).toBe(2);
  });

  test('asked for from nowhere chooses its supplier and bill', async () => {
    const { shown } = open('/note/add?theirs=1', ok(created));
    await shown;
    const supplier = page.getByRole('combobox', { name: 'Supplier' });
    await supplier.fill('de');
    await userEvent.keyboard('{Enter}');
    const choice = page.getByRole('combobox', { name: 'Bill that it gives back of' });
    await userEvent.selectOptions(choice, '8');
    await expect.element(page.getByText(/^Went to /)).toBeVisible();
  });
});

const openNote = (...answers: Parameters<typeof serverAnswers>[0]) => {
  const calls = serverAnswers([[listBooks, ok(books)], ...answers]);
  return { calls, shown: show(PurchaseNotePage, { path: '/note/:noteId', at: '/note/1' }) };
};
const ours = {
  ...posted,
  heads: 'intra',
  credit_state: 'open',
  credit: '18.00',
  answer: null,
  credit_note: null,
  totals: { ...posted.totals, taxable: '100.00', cgst: '9.00', sgst: '9.00', igst: '0.00' },
};

describe('the answer to a debit note', () => {
  test('is entered by M, with what it says otherwise', async () => {
    const { calls, shown } = openNote(
      [readPurchaseDebitNote, ok(ours)],
      [matchPurchaseDebitNote, ok({ ...answered, warnings: [] })],
    );
    await shown;
    await expect.element(page.getByRole('button', { name: /answer/ })).toBeVisible();
    await userEvent.keyboard('m');
    await field('Credit note number').fill('CN/9');
    await field('Credit note date').fill('19 Nov 2026');
    await field('Entered on').fill('20 Nov 2026');
    await field('Taxable as printed').fill('80');
    await field('CGST as printed').fill('7.20');
    await field('SGST as printed').fill('7.20');
    await userEvent.click(page.getByRole('button', { name: 'Record the answer' }));
    await expect.poll(() => calls.some(({ path }) => path.includes('/match'))).toBe(true);
    expect(calls.find(({ path }) => path.includes('/match'))?.body).toMatchObject({
      supplier_note: { number: 'CN/9', date: '2026-11-19' },
      printed: { taxable: '80.00', cgst: '7.20', sgst: '7.20', igst: '0.00' },
      commercial: false,
      date: '2026-11-20',
    });
  });

  test('may be that no GST comes back, which needs no number', async () => {
    const { calls, shown } = openNote(
      [readPurchaseDebitNote, ok(ours)],
      [matchPurchaseDebitNote, ok({ ...answered, warnings: [] })],
    );
    await shown;
    await userEvent.click(page.getByRole('button', { name: /answer/ }));
    await userEvent.click(page.getByRole('button', { name: 'Record the answer' }));
    await expect.element(page.getByText('Enter the number of the credit note')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: /^No GST comes back/ }));
    await userEvent.click(page.getByRole('button', { name: 'Record the answer' }));
    await expect.poll(() => calls.some(({ path }) => path.includes('/match'))).toBe(true);
    expect(calls.find(({ path }) => path.includes('/match'))?.body).toMatchObject({
      supplier_note: null,
      commercial: true,
      printed: null,
    });
  });

  test('is told with what it posted, and taken out with a reason', async () => {
    const { calls, shown } = openNote(
      [readPurchaseDebitNote, ok(answered)],
      [reversePurchaseDebitNoteMatch, ok({ ...posted, warnings: [] })],
    );
    await shown;
    await expect
      .element(page.getByText(/By credit note CN\/9, entered on 07 May 2025/))
      .toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Take the answer out' }));
    await field('Reason').fill('Another bill’s');
    await userEvent.click(page.getByRole('button', { name: 'Take it out' }));
    await expect.poll(() => calls.some(({ path }) => path.includes('/match/reverse'))).toBe(true);
  });
});
