// The turnover of a financial year, which decides the digits of an HSN: saved, changed, taken away.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingSettings, setTurnover } from '#api/contract/book/billing-settings.ts';
import { TurnoverPart } from '#web/features/book/billing-settings/years/TurnoverPart.tsx';
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

let said: string[] = [];
afterEach(() => {
  said = [];
});

type Turnovers = Parameters<typeof TurnoverPart>[0]['turnovers'];

async function open(turnovers: Turnovers, answer: Answer = ok(settings)) {
  const calls = serverAnswers([
    [readBillingSettings, ok(settings)],
    [setTurnover, answer],
  ]);
  const onSaved = (text: string) => said.push(text);
  await show(() => <TurnoverPart turnovers={turnovers} onSaved={onSaved} readOnly={false} />, {
    path: '/',
  });
  return () => calls.filter(({ path }) => !path.startsWith('GET')).map(({ body }) => body);
}

const year = () => page.getByLabelText('Financial year');
const amount = () => page.getByLabelText('Turnover (₹)');
const save = () => page.getByRole('button', { name: 'Save turnover' });

test('a book that has said none is told what it counts as, and says one in crores', async () => {
  const sent = await open([]);
  await expect.element(page.getByText(/counts as one of up to ₹5 crore/)).toBeVisible();
  expect(save().elements()).toEqual([]);
  await userEvent.selectOptions(year(), '24-25');
  await userEvent.fill(amount(), '6.2cr');
  await save().click();
  await expect.poll(() => said).toEqual(['Turnover of 24-25 saved.']);
  expect(sent()).toEqual([{ financial_year: '24-25', amount: '62000000.00' }]);
});

test('one that is known is shown with its year, and taken away by leaving it empty', async () => {
  const sent = await open([{ financialYear: '24-25', amountPaise: 6_20_00_000_00 }]);
  await expect.element(page.getByText('₹6,20,00,000.00')).toBeVisible();
  await userEvent.selectOptions(year(), '24-25');
  await expect.element(amount()).toHaveValue('6,20,00,000.00');
  await userEvent.fill(amount(), '');
  await save().click();
  await expect.poll(() => said).toEqual(['Turnover of 24-25 removed.']);
  expect(sent()).toEqual([{ financial_year: '24-25', amount: null }]);
});

test('a refusal stands below, and what was typed stays', async () => {
  await open([], problem(409, 'changed_since', 'Somebody changed this since you opened it.'));
  await userEvent.fill(amount(), '62l');
  await save().click();
  await expect.element(page.getByText(/^Somebody changed this/)).toBeVisible();
  await expect.element(amount()).toHaveValue('62,00,000.00');
  expect(said).toEqual([]);
});
