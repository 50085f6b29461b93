// The ratios on the screen and on paper.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readRatios } from '#api/contract/account/reports/ratios.ts';
import recorded from '#tests/specimens/replies/readRatios.json' with { type: 'json' };
import { RatiosPage } from '#web/features/report/books/ratios/RatiosPage.tsx';
import { ratiosView } from '#web/features/report/books/ratios/ratios.ts';
import '#web/ui/styles/base.css';
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
  await expect.element(page.getByText(/^1 of 11 changed by more than 25 %/)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /^Current ratio .* 2.98 times −6.10 148.8 % Asked/ }))
    .toBeVisible();
});

test('a ratio without a denominator is n/a on paper, and never nil', () => {
  const reply = readRatios.reply.parse({
    ...recorded,
    rows: [{ ...current, now: { numerator: '0.00', denominator: '0.00', value: null } }],
  });
  expect(ratiosView(reply).lines[0]?.cells[4]).toBe('n/a');
});
