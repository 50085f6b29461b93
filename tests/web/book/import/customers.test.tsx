// A file of customers on its way through the four steps.
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import {
  importCustomers,
  listImports,
  startImport,
  undoImport,
} from '#api/contract/book/import.ts';
import { ImportPage } from '#web/features/book/import/ImportPage.tsx';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import { ok, okLines, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const FILE =
  'Party Name,GST No,State,Agent\n' +
  'Ambika Fabrics,27AAPFU0939F1ZV,Maharashtr,Sharma\n' +
  'Om Traders,,27,\n' +
  'om traders,,27,\n';

const shown = () => show(ImportPage, { path: '/import/:kind', at: '/import/customers' });

const done = (accepted: number, refused = 0) => ({ done: true, accepted, refused });
const right = (line: number) => ({ line, ok: true, id: null });

async function choose(screen: Awaited<ReturnType<typeof shown>>, text = FILE) {
  await expect.element(screen.getByRole('button', { name: 'Choose file' })).toBeVisible();
  const input = screen.container.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File([text], 'parties.csv'));
}

const imported = {
  id: 9,
  kind: 'customer',
  file_name: 'parties.csv',
  file_hash: null,
  lines: 2,
  refused: 0,
  status: 'finished',
  created: 2,
  changed: 0,
  taken_back: 0,
  started_at: '2026-11-23T04:00:00.000Z',
  started_by: { id: 3, name: 'Meera Joshi' },
  undo_until: '2099-12-23',
};

describe('a file of customers', () => {
  test('is rehearsed, corrected by its suggestions, and imported', async () => {
    const calls = serverAnswers([
      [listBooks, ok([{ ...books[0], role: 'owner' }])],
      [listImports, ok([]), ok([imported])],
      [
        importCustomers,
        okLines(right(3), right(4), done(2)),
        okLines(right(2), done(1)),
        okLines(done(2)),
      ],
      [startImport, ok({ id: 9 })],
    ]);
    const screen = await shown();
    await choose(screen);
    await expect.element(screen.getByLabelText('GST No becomes')).toHaveValue('gst_number');
    await expect.element(screen.getByLabelText('Agent becomes')).toHaveValue('');
    await screen.getByRole('button', { name: /Rehearse 3 rows/ }).click();

    await expect.element(screen.getByText('State “Maharashtr” is not a state')).toBeVisible();
    await expect.element(screen.getByText('Same name as row 3')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Import 1 customer/ })).toBeVisible();
    // One key takes what is only spelling; a second record is for a person to leave out.
    await screen.getByRole('button', { name: /Accept the spelling/ }).click();
    await expect.element(screen.getByText('Same name as row 3')).toBeVisible();
    await screen.getByRole('button', { name: /Skip this row 4/ }).click();
    await expect
      .element(screen.getByRole('cell', { name: '27 Maharashtra' }).first())
      .toBeVisible();

    await screen.getByRole('button', { name: /Import 2 customers/ }).click();
    await expect.element(screen.getByText(/1 row of the file was left out/)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Download the 1 left out' }))
      .toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo import of parties.csv' });
    await expect.element(undo).toBeVisible();
    const bodies = calls.filter(({ path }) => path.includes('import/')).map(({ body }) => body);
    expect(bodies).toStrictEqual([
      [
        { line: 3, name: 'Om Traders', state_code: '27' },
        { line: 4, name: 'om traders', state_code: '27' },
      ],
      [{ line: 2, name: 'Ambika Fabrics', gst_number: '27AAPFU0939F1ZV', state_code: '27' }],
      [
        { line: 2, name: 'Ambika Fabrics', gst_number: '27AAPFU0939F1ZV', state_code: '27' },
        { line: 3, name: 'Om Traders', state_code: '27' },
      ],
    ]);
  });

  test('that cannot be read says why, and a rehearsal that fails may be tried again', async () => {
    serverAnswers([
      [listBooks, ok([{ ...books[0], role: 'owner' }])],
      [listImports, ok([])],
      [importCustomers, problem(503, 'batches_full', 'The server is busy.'), okLines(done(0))],
    ]);
    const screen = await shown();
    await choose(screen, 'Name\n');
    await expect.element(screen.getByText(/no rows below its heads/)).toBeVisible();
    await choose(screen, 'Name\nOm Traders');
    await screen.getByRole('button', { name: /Rehearse 1 row/ }).click();
    await expect.element(screen.getByText('The server is busy.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('an earlier import', () => {
  test('is undone after a question, and what stays is listed with its reason', async () => {
    const kept = [{ line: 2, id: 71, code: 'customer_in_use', detail: 'Om has 1 invoice.' }];
    serverAnswers([
      [listBooks, ok([{ ...books[0], role: 'owner' }])],
      [listImports, ok([imported])],
      [undoImport, ok({ import: { ...imported, taken_back: 1, status: 'being undone' }, kept })],
    ]);
    const screen = await shown();
    await screen.getByRole('button', { name: /Undo import/ }).click();
    await expect.element(screen.getByText(/2 customers of parties.csv are undone/)).toBeVisible();
    await screen.getByRole('button', { name: 'Undo import', exact: true }).last().click();
    await expect.element(screen.getByText('Row 2: Om has 1 invoice.')).toBeVisible();
  });
});
