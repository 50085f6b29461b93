// Books that the server prepares after an update: the page says how far it has come, shows no
// fault, and fills by itself.
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readTrialBalance } from '#api/contract/account/ledger.ts';
import { asking, awaited, queryClient, QUERY_OPTIONS } from '#web/client/query.ts';
import { PreparingBar } from '#web/shell/bar/PreparingBar.tsx';
import trialBalance from '#tests/specimens/replies/readTrialBalance.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

beforeEach(() => queryClient.setDefaultOptions(QUERY_OPTIONS));
afterEach(() => queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 10_000 } }));

function Screen() {
  const { isPending, why } = awaited(useQuery(asking(readTrialBalance, { params: { bookId: 1 } })));
  return (
    <>
      <PreparingBar />
      <p>{isPending ? 'On its way' : (why ?? 'All is there')}</p>
    </>
  );
}

const bar = (text: string | RegExp) => page.getByText(text);
const PATIENT = { timeout: 15_000 };

test('the page says how far the server has come, and fills when it is ready', async () => {
  let asked = 0;
  const answer = () => {
    asked += 1;
    const facts = { done: 11 + asked, total: 40 };
    return asked < 3 ? problem(503, 'rebuilding', 'Being prepared.', { facts }) : ok(trialBalance);
  };
  serverAnswers([[readTrialBalance, answer]]);
  await show(Screen, { path: '/' });
  await expect.element(bar(/after an update: 12 of 40/)).toBeVisible();
  await expect.element(page.getByText('On its way')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('max', '40');
  await expect.element(bar(/after an update: 13 of 40/), PATIENT).toBeVisible();
  await expect.element(page.getByText('All is there'), PATIENT).toBeVisible();
  await expect.element(bar(/after an update/), PATIENT).not.toBeInTheDocument();
}, 60_000);

test('a book that does not come by itself is told of as what it is', async () => {
  const sentence = 'The figures of this book could not be made anew at event 10.';
  serverAnswers([[readTrialBalance, problem(503, 'book_cannot_be_rebuilt', sentence)]]);
  await show(Screen, { path: '/' });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(bar(/after an update/)).not.toBeInTheDocument();
});
