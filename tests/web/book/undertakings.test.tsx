// The letters of undertaking on the settings of billing: one to a financial year, with its days.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readBillingSettings, recordUndertaking } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { UndertakingPart } from '#web/features/book/billing-settings/years/UndertakingPart.tsx';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { expectNoViolations } from '../support/axe.ts';

const begins = financialYearOf(todayInIndia());
const thisYear = financialYearLabel(begins);
const ARN = 'AD270426001234X';
const year = () => page.getByLabelText('Year of the letter');
const arn = () => page.getByLabelText('LUT (ARN) (optional)');
const save = () => page.getByRole('button', { name: 'Save letter' });

async function open(known: Pick<BillingSettings, 'undertakings' | 'lut'>, answer?: Answer) {
  const calls = serverAnswers([
    [readBillingSettings, ok(settings)],
    [recordUndertaking, answer ?? ok(settings)],
  ]);
  const said: string[] = [];
  await show(
    () => <UndertakingPart settings={known} readOnly={false} onSaved={(text) => said.push(text)} />,
    { path: '/' },
  );
  return { said, puts: () => calls.filter(({ path }) => path.startsWith('PUT')) };
}

test('the letter of this year is entered by its ARN, and its days are said', async () => {
  const { said, puts } = await open({ undertakings: [], lut: null });
  await expect.element(year()).toHaveValue(thisYear);
  const days = `In force from 01 Apr ${begins} to 31 Mar ${begins + 1}`;
  await expect.element(page.getByText(days)).toBeVisible();
  await expect.element(save()).not.toBeInTheDocument();
  await userEvent.fill(arn(), ` ${ARN} `);
  await userEvent.click(save());
  await expect.poll(() => said).toEqual([`Letter of ${thisYear} saved.`]);
  expect(puts().map(({ body }) => body)).toEqual([{ financial_year: thisYear, reference: ARN }]);
  await expectNoViolations();
});

test('a letter that is known stands with its days, and is taken away by emptying it', async () => {
  const undertakings = [{ financialYear: thisYear, reference: ARN }];
  const { said, puts } = await open({ undertakings, lut: null });
  const list = page.getByRole('list', { name: 'Letters of undertaking by financial year' });
  const days = `01 Apr ${begins} to 31 Mar ${begins + 1}`;
  await expect.element(list.getByText(days)).toBeVisible();
  await expect.element(list.getByText(ARN)).toBeVisible();
  await expect.element(arn()).toHaveValue(ARN);
  await userEvent.clear(arn());
  await userEvent.click(save());
  await expect.poll(() => said).toEqual([`Letter of ${thisYear} removed.`]);
  expect(puts().map(({ body }) => body)).toEqual([{ financial_year: thisYear, reference: null }]);
});

test('what the server refuses of a letter is said, and what was typed stays', async () => {
  const detail = 'Only an owner may do that.';
  const { said } = await open(
    { undertakings: [], lut: 'AD270325000001A' },
    problem(403, 'not_allowed', detail),
  );
  await expect.element(page.getByText(/AD270325000001A, of no year/)).toBeVisible();
  await userEvent.fill(arn(), ARN);
  await userEvent.click(save());
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(arn()).toHaveValue(ARN);
  expect(said).toEqual([]);
});

test('a link to the letter opens the settings at its field', async () => {
  serverAnswers([[readBillingSettings, ok(settings)]]);
  const Screen = () => (
    <UndertakingPart
      settings={{ undertakings: [], lut: null }}
      readOnly={false}
      onSaved={() => undefined}
    />
  );
  await show(Screen, {
    path: '/x',
    at: paths.billingSettings(1, 'undertaking').replace(/^[^?]*/, '/x'),
  });
  await expect.element(arn()).toHaveFocus();
});
