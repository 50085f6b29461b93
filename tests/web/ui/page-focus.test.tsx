// Where the focus is after a change of route: on the new page's H1, also once the record has come
// that the page waited for, and after Back on the row that was left.
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useSearchParams,
} from 'react-router-dom';
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

/** Says whether the rows of the page are there; as a reply would, and no hand. */
let setRows: (areThere: boolean) => void;

/** One page that shows another group by its address, as the summary of a group does. */
function Groups() {
  const [address] = useSearchParams();
  const group = address.get('group') ?? 'all';
  const [areThere, setAreThere] = useState(true);
  useEffect(() => {
    setRows = setAreThere;
  }, []);
  const rows = areThere ? ['one', 'two'] : [];
  return (
    <>
      <PageHead title={`Group ${group}`} />
      {rows.map((name) => (
        <Link key={name} to={`/group?group=${group}-${name}`} data-row="">
          Row {group} {name}
        </Link>
      ))}
    </>
  );
}

const Figures = () => (
  <>
    <PageHead title="Figures" />
    {['/account/1', '/account/1'].map((to, at) => (
      <Link key={at} to={to} data-cell="">
        1,200.00
      </Link>
    ))}
    <span data-cell="" tabIndex={-1}>
      1,200.00
    </span>
  </>
);

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
    { path: '/group', Component: Groups },
    { path: '/figures', Component: Figures },
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

test('Back returns to the row that was left on the same page of another query', async () => {
  const router = await open('/group');
  await userEvent.click(page.getByRole('link', { name: 'Row all two' }));
  await expect.element(heading('Group all-two')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Row all-two one' }));
  await expect.element(heading('Group all-two-one')).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByRole('link', { name: 'Row all-two one' })).toHaveFocus();
  await router.navigate(-1);
  await expect.element(page.getByRole('link', { name: 'Row all two' })).toHaveFocus();
});

test('Back returns to the figure that had the focus, of two that lead alike and of one that is no link', async () => {
  const router = await open('/figures');
  const figures = page.getByText('1,200.00');
  for (const at of [1, 2]) {
    (figures.nth(at).element() as HTMLElement).focus();
    await router.navigate('/product/7');
    await expect.element(heading('Change product')).toHaveFocus();
    await router.navigate(-1);
    await expect.element(figures.nth(at)).toHaveFocus();
  }
});

test('Back waits for the row that was left while the rows are on their way', async () => {
  const router = await open('/group');
  await userEvent.click(page.getByRole('link', { name: 'Row all two' }));
  await expect.element(heading('Group all-two')).toBeVisible();
  setRows(false);
  await router.navigate(-1);
  await expect.element(heading('Group all')).toBeVisible();
  setRows(true);
  await expect.element(page.getByRole('link', { name: 'Row all two' })).toHaveFocus();
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
