// Going to a page by key: the keys that follow are the page's, however long it takes to come.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { useGo } from '#web/ahead/use-go.ts';
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
