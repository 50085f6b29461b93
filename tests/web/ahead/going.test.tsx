// Going to a page: the keys that follow are the page's, however long it takes to come.
import { lazy, Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigation } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { DialogOnItsWay } from '#web/ahead/DialogOnItsWay.tsx';
import { useDrawnPage } from '#web/ahead/drawn.ts';
import { dropKeys } from '#web/ahead/keep.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { useKeysOnTheWay } from '#web/ahead/use-on-the-way.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Frame } from '../support/show.tsx';

function Start() {
  const go = useGo();
  return (
    <input
      aria-label="Here"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        go('/there');
      }}
    />
  );
}

const There = () => <input aria-label="There" autoFocus />;

async function open(load: () => Promise<void>) {
  const lazy = async () => {
    await load();
    return { Component: There };
  };
  const pages = [
    { path: '/', Component: Start },
    { path: '/there', lazy },
  ];
  const routes = [{ Component: Frame, children: pages }];
  await render(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.click(page.getByLabelText('Here'));
}

test('a page that is there at once has the next key', async () => {
  await open(() => Promise.resolve());
  await userEvent.keyboard('a{Enter}b');
  await expect.element(page.getByLabelText('There')).toHaveValue('b');
});

test('a page whose code is on its way has what was typed until then', async () => {
  let arrive = () => undefined as void;
  await open(() => new Promise((resolve) => (arrive = resolve)));
  await userEvent.keyboard('a{Enter}bc');
  await expect.element(page.getByLabelText('Here')).toHaveValue('a');
  arrive();
  await expect.element(page.getByLabelText('There')).toHaveValue('bc');
});

let drawingMilliseconds = 0;
/** A crowded machine: that something is on its way is drawn late. */
function SlowToDraw() {
  if (useNavigation().state !== 'idle') block(drawingMilliseconds);
  return null;
}

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** The frame of the real pages, with a link and a button of a mouse. */
function Around() {
  useDrawnPage();
  useKeysOnTheWay();
  return (
    <main id="main">
      <Link to="/there">Go there</Link>
      <Link to="?new=1">New</Link>
      <SlowToDraw />
      <Outlet />
    </main>
  );
}

async function openFrame(code: Promise<void>) {
  const LateDialog = lazy(() => code.then(() => ({ default: Sheet })));
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Receive</button>
        {isOpen && (
          <Suspense fallback={<DialogOnItsWay />}>
            <LateDialog />
          </Suspense>
        )}
      </>
    );
  }
  const lazyPage = () => code.then(() => ({ Component: There }));
  const children = [
    { path: '/', Component: Page },
    { path: '/there', lazy: lazyPage },
  ];
  const router = createMemoryRouter([{ Component: Around, children }]);
  await render(<RouterProvider router={router} />);
}

const Sheet = () => (
  <Dialog title="Sheet" onClose={() => undefined}>
    <input aria-label="Name" />
  </Dialog>
);

test('a page that a click leads to has what was typed while its code was fetched', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await openFrame(promise);
  await userEvent.click(page.getByText('Go there'));
  await userEvent.keyboard('ab');
  resolve();
  await expect.element(page.getByLabelText('There')).toHaveValue('ab');
});

test('a page that a click leads to has its keys on a machine that draws late', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  drawingMilliseconds = 400;
  await openFrame(promise);
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener('keydown', hear);
  await userEvent.click(page.getByText('Go there'));
  await userEvent.keyboard('ab');
  await new Promise((waited) => setTimeout(waited, 1000));
  expect(heard).toEqual([]);
  window.removeEventListener('keydown', hear);
  drawingMilliseconds = 0;
  resolve();
  await expect.element(page.getByLabelText('There')).toHaveValue('ab');
});

test('a dialog whose code a click fetches has what was typed until it stood', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await openFrame(promise);
  await userEvent.click(page.getByText('Receive'));
  await userEvent.keyboard('cd');
  resolve();
  await expect.element(page.getByLabelText('Name')).toHaveValue('cd');
});

test('an address that opens a dialog keeps what is typed until the dialog stands', async () => {
  const { promise } = Promise.withResolvers<void>();
  await openFrame(promise);
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener('keydown', hear);
  await userEvent.click(page.getByText('New'));
  await userEvent.keyboard('nj');
  window.removeEventListener('keydown', hear);
  expect(heard).toEqual([]);
  dropKeys();
});
