import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { Redirect } from '#web/shell/guards/Redirect.tsx';
import { FaultPage } from '#web/shell/guards/Outcomes.tsx';

/** Counts down to a page that stands. */
function Step() {
  const left = Number(useParams()['left']);
  return left === 0 ? <h1>Arrived</h1> : <Redirect to={`/${left - 1}`} />;
}

const walk = (steps: number) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:left', Component: Step, ErrorBoundary: FaultPage }], {
        initialEntries: [`/${steps}`],
      })}
    />,
  );

const REST_MS = 1_000;

// What another file of tests led on a moment ago would count in the chains of this one.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, REST_MS)));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  // The page stands for as long as ends a chain, so that the next test begins with none.
  vi.advanceTimersByTime(REST_MS);
  vi.useRealTimers();
});

test('a hundred redirects lead to their page', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await walk(100);
  await expect.element(page.getByRole('heading', { name: 'Arrived' })).toBeVisible();
  // React remarks on any chain of more than fifty updates, also on one that ends.
  const remark = expect.stringContaining('Maximum update depth exceeded');
  expect(errors.mock.calls).toStrictEqual([[remark]]);
  errors.mockRestore();
});

test('one more is too many, and said with a way on', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await walk(101);
  await expect.element(page.getByRole('heading', { name: 'Too many redirects' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  errors.mockRestore();
});
