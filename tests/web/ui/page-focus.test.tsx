// Where the focus is after a change of route: on the new page's H1, also once the record has come
// that the page waited for, and after Back on the row that was left.
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { Root } from '#web/routes/Root.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

const Main = () => (
  <main id="main">
    <Outlet />
  </main>
);

const List = () => (
  <>
    <PageHead title="Products" />
    {[1, 2, 3].map((id) => (
      <Link key={id} to={`/product/${id}`} data-row="">
        Product {id}
      </Link>
    ))}
  </>
);

const Come = () => <PageHead title="Kettle" />;

/** Its record comes when the test says so. */
function One() {
  const [isThere, setIsThere] = useState(false);
  if (isThere) return <Come />;
  return (
    <>
      <PageHead title="Change product" />
      <button type="button">Other</button>
      <p onPointerEnter={() => setIsThere(true)}>On its way</p>
    </>
  );
}

async function open(at = '/product') {
  const children = [
    { path: '/product', Component: List },
    { path: '/product/:id', Component: One },
  ];
  const routes = [{ Component: Root, children: [{ Component: Main, children }] }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  await render(<RouterProvider router={router} />);
  return router;
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('Back returns to the row that was left', async () => {
  const router = await open();
  await userEvent.click(page.getByRole('link', { name: 'Product 2' }));
  await expect.element(heading('Change product')).toHaveFocus();
  await router.navigate(-1);
  await expect.element(page.getByRole('link', { name: 'Product 2' })).toHaveFocus();
});

test('a page that is gone to anew begins at its heading, whatever was followed there before', async () => {
  const router = await open();
  await userEvent.click(page.getByRole('link', { name: 'Product 2' }));
  await router.navigate('/product');
  await expect.element(heading('Products')).toHaveFocus();
});

test('once its record has come, the heading still has the focus', async () => {
  await open();
  await userEvent.click(page.getByRole('link', { name: 'Product 3' }));
  await expect.element(heading('Change product')).toHaveFocus();
  await userEvent.hover(page.getByText('On its way'));
  await expect.element(heading('Kettle')).toHaveFocus();
});

test('a person who has gone on from the heading is left there', async () => {
  await open();
  await userEvent.click(page.getByRole('link', { name: 'Product 3' }));
  await userEvent.click(page.getByRole('button', { name: 'Other' }));
  await userEvent.hover(page.getByText('On its way'));
  await expect.element(heading('Kettle')).toBeVisible();
  await expect.element(heading('Kettle')).not.toHaveFocus();
});
