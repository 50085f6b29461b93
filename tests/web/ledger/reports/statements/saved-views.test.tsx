// A report as it is seen is saved under a name for the person, and chosen again from View.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepListChoice, readListChoices } from '#api/contract/book/caller/list-choices.ts';
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';
import { ProfitAndLossPage } from '#web/features/report/statement/result/ProfitAndLossPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';
import { result } from './statement-replies.ts';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

const AT = '/journal/reports/profit-and-loss';
const press = (keys: string) => userEvent.keyboard(keys);
const view = (name: string | RegExp) => page.getByRole('button', { name });

async function open(at: string, kept: object) {
  const asked: URLSearchParams[] = [];
  const calls = serverAnswers([
    [
      readProfitAndLoss,
      (query) => {
        asked.push(query);
        return ok(result);
      },
    ],
    [readListChoices, ok({ 'profit-and-loss': { hidden: [], views: [], as: 'rows', ...kept } })],
    [keepListChoice, ok({})],
  ]);
  await show(ProfitAndLossPage, { path: AT, at });
  await expect.element(page.getByRole('row', { name: /^Net loss/ })).toBeVisible();
  const views = () =>
    calls
      .filter(({ path }) => path.startsWith('POST'))
      .map(({ body }) => (body as { views: unknown }).views);
  return { asked, views };
}

test('by Shift+S it is kept with its layout as last seen, and without the book', async () => {
  const { views } = await open(`${AT}?book=1`, { last: 'columns=months&unit=lakhs' });
  await press('{Shift>}s{/Shift}');
  await expect.element(page.getByLabelText('Save this view as')).toHaveFocus();
  await press('Board{Enter}');
  await expect.element(view('View Board')).toBeVisible();
  // The address names no period: the view is of the year that runs whenever it is chosen.
  expect(views()).toStrictEqual([[{ name: 'Board', query: 'columns=months&unit=lakhs' }]]);
});

test('a usual one is kept as such, and the period that the address names with it', async () => {
  const { views } = await open(`${AT}?year=25-26&quarter=2`, {});
  await press('{Shift>}s{/Shift}Second quarter{Enter}');
  await expect
    .poll(views)
    .toStrictEqual([[{ name: 'Second quarter', query: 'columns=total&quarter=2&year=25-26' }]]);
});

test('chosen again, it is shown in place of what was chosen before, and Back leads there', async () => {
  const views = [{ name: 'Board', query: 'columns=quarters&year=24-25' }];
  const { asked } = await open(`${AT}?year=25-26&sort=name`, { views });
  await view(/^View/).click();
  await view('Board').click();
  await expect.element(view('View Board')).toBeVisible();
  await expect.poll(() => asked.at(-1)?.get('columns')).toBe('quarters');
  expect(asked.at(-1)?.get('from')).toBe('2024-04-01');
  await expect.element(page.getByText(/by quarter/)).toBeVisible();
  expect(page.getByText(/in order of names/).elements()).toEqual([]);
});

test('a view that is no longer wanted is removed', async () => {
  const kept = [{ name: 'Board', query: 'columns=quarters' }];
  const { views } = await open(`${AT}?year=25-26`, { views: kept });
  await view(/^View/).click();
  await view('Remove the view Board').click();
  await expect.poll(views).toStrictEqual([[]]);
});
