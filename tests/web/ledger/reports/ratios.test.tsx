// The ratios on the screen and on paper.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { explainRatio, readRatios } from '#api/contract/account/reports/ratios.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import recorded from '#tests/specimens/replies/readRatios.json' with { type: 'json' };
import { RatiosPage } from '#web/features/report/books/ratios/RatiosPage.tsx';
import { ratiosView } from '#web/features/report/books/ratios/ratios.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const path = '/journal/reports/ratios';
const [current, ...others] = recorded.rows;
const changed = {
  ...recorded,
  rows: [
    {
      ...current,
      now: { numerator: '298.00', denominator: '100.00', value: '2.98' },
      before: { numerator: '-610.00', denominator: '100.00', value: '-6.10' },
      change: '148.85',
      asks_explanation: true,
    },
    ...others,
  ],
};

test('a ratio that has changed by more than a quarter asks to be explained', async () => {
  await page.viewport(1440, 900);
  serverAnswers([[readRatios, ok(changed)]]);
  await show(RatiosPage, { path, at: `${path}?year=26-27` });
  await expect.element(page.getByText(/^1 of 11 changed by more than 25%/)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /^Current ratio .* 2.98 times −6.10 148.8% Explain/ }))
    .toBeVisible();
});

test('a ratio without a denominator is n/a on paper, and never nil', () => {
  const reply = readRatios.reply.parse({
    ...recorded,
    rows: [{ ...current, now: { numerator: '0.00', denominator: '0.00', value: null } }],
  });
  expect(ratiosView(reply).lines[0]?.cells[4]).toBe('n/a');
});

test('Enter on a ratio shows its figures, and what is typed explains it', async () => {
  await page.viewport(1440, 900);
  const stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  const [first, ...rest] = changed.rows;
  const explained = {
    ...changed,
    rows: [{ ...first, explanation: 'A loan was repaid.' }, ...rest],
  };
  const said = { ratio: 'current', ...recorded.now, explanation: 'A loan was repaid.' };
  const calls = serverAnswers([
    [listBooks, ok(books)],
    [readRatios, ok(changed), ok(explained)],
    [explainRatio, ok({ ...said, seq: 9 })],
  ]);
  await show(RatiosPage, { path, at: `${path}?year=26-27` });
  await expect.element(page.getByRole('link', { name: 'Current ratio' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Current ratio' });
  await expect
    .element(dialog.getByRole('row', { name: /This period .* 2\.98 times/ }))
    .toBeVisible();
  await dialog.getByLabelText('Explanation').fill('A loan was repaid.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(/All are explained\.$/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /A loan was repaid\.$/ })).toBeVisible();
  expect(calls.find(({ path: called }) => called.startsWith('POST'))?.body).toStrictEqual(said);
  stop();
});
