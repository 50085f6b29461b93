import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Provider } from 'jotai';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { sessionCheck } from '#api/contract/session/session.ts';
import { SignedInOnly, VisitorsOnly } from '#web/shell/guards/guards.tsx';
import {
  recallSession,
  hasSignedOutAtom,
  sessionAtom,
  sessionCheckedAtom,
  store,
} from '#web/state/session.ts';
import { ok, serverAnswers } from '../support/answers.ts';
import type { FinalAnswer } from '../support/answers.ts';
import { meera } from '../support/show.tsx';

const REFUSED: FinalAnswer = { status: 401, body: 'Not signed in' };

/** A public page with a way to one for the signed-in, as they open in a browser. */
async function open(stored: typeof meera | null, answer: FinalAnswer, at = '/') {
  store.set(sessionAtom, stored);
  store.set(sessionCheckedAtom, false);
  store.set(hasSignedOutAtom, false);
  const calls = serverAnswers([[sessionCheck, answer]]);
  recallSession();
  const inside = [{ path: '/dashboard', element: <h1>Dashboard</h1> }];
  const router = createMemoryRouter(
    [
      { path: '/', element: <Link to="/dashboard">Go in</Link> },
      {
        Component: VisitorsOnly,
        children: [{ path: '/login', element: <h1>Sign in</h1> }],
      },
      { Component: SignedInOnly, children: inside },
    ],
    { initialEntries: [at] },
  );
  await render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return calls;
}

test('a visitor’s page asks nothing; a page for the signed-in asks once, and leads to sign in', async () => {
  const calls = await open(null, REFUSED);
  await expect.element(page.getByRole('link', { name: 'Go in' })).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Go in' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['GET /api/login']);
});

test('a session that only the server knows of opens a page for the signed-in', async () => {
  await open(null, ok(meera));
  await page.getByRole('link', { name: 'Go in' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a session that is known here is checked at once', async () => {
  const calls = await open(meera, ok(meera));
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['GET /api/login']);
});

test('the page that signs in leads home where only the server knows of a session', async () => {
  await open(null, ok(meera), '/login');
  await expect.element(page.getByRole('link', { name: 'Go in' })).toBeVisible();
});

test('the page that signs in is shown to a visitor, once the server has said so', async () => {
  await open(null, REFUSED, '/login');
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
