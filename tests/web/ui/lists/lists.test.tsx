import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ChoiceGroup } from '#web/ui/inputs/ChoiceGroup.tsx';
import { Switch } from '#web/ui/inputs/Switch.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import { StatCard } from '#web/ui/lists/Figures.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Tabs } from '#web/ui/lists/Tabs.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';

const ROWS = [
  { id: 'INV-013', customer: 'Orchid Hospitality LLP', amount: '59,000.00', due: '14 Dec 2026' },
  { id: 'INV-012', customer: 'Karnataka Agro Mills', amount: '2,47,800.50', due: '02 Dec 2026' },
];

const invoices = (waiting = 0) => (
  <DataTable
    caption="Invoices"
    rows={waiting > 0 ? [] : ROWS}
    waiting={waiting}
    keyOf={({ id }) => id}
    totals={['Total', '', '3,06,800.50', '']}
    columns={[
      {
        head: 'Invoice',
        place: 'id',
        cell: ({ id }) => (
          <a href="#x" data-row="">
            {id}
          </a>
        ),
      },
      { head: 'Customer', place: 'name', cell: ({ customer }) => customer },
      { head: 'Amount (₹)', place: 'amount', numeric: true, cell: ({ amount }) => amount },
      { head: 'Due date', place: 'date', cell: ({ due }) => due },
    ]}
  />
);

describe('a table', () => {
  test('is a table with a caption, heads and cells', async () => {
    await render(invoices());
    await expect.element(page.getByRole('table', { name: 'Invoices' })).toBeVisible();
    expect(page.getByRole('columnheader').elements()).toHaveLength(4);
    const amount = page.getByRole('cell', { name: '2,47,800.50' });
    expect(getComputedStyle(amount.element()).textAlign).toBe('right');
  });

  test('keeps its head in view while it is scrolled', async () => {
    await render(
      <>
        {invoices()}
        <div className="h-[2000px]" />
      </>,
    );
    const head = page.getByRole('columnheader', { name: 'Customer' }).element();
    expect(getComputedStyle(head).position).toBe('sticky');
  });

  test('is two lines a row on a phone, nothing on top of anything, nothing sideways', async () => {
    await page.viewport(390, 844);
    await render(invoices());
    const boxes = page
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .elements()
      .map((cell) => cell.getBoundingClientRect());
    for (const [at, a] of boxes.entries()) {
      for (const b of boxes.slice(at + 1)) {
        const apart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart).toBe(true);
      }
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect.element(page.getByRole('cell', { name: 'Orchid Hospitality LLP' })).toBeVisible();
    await page.viewport(1280, 900);
  });

  test('its grey rows have the height of the rows that come', async () => {
    const screen = await render(invoices(1));
    const height = () => page.getByRole('row').nth(1).element().getBoundingClientRect().height;
    const waiting = height();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await screen.rerender(invoices());
    expect(height()).toBe(waiting);
  });

  test('is walked from row to row and stops at the ends', async () => {
    await render(invoices());
    const table = page.getByRole('table').element();
    const link = (name: string) => page.getByRole('link', { name });
    stepRow(table, 1);
    await expect.element(link('INV-013')).toHaveFocus();
    stepRow(table, 1);
    await expect.element(link('INV-012')).toHaveFocus();
    stepRow(table, 1);
    await expect.element(link('INV-012')).toHaveFocus();
    stepRow(table, -1);
    await expect.element(link('INV-013')).toHaveFocus();
  });
});

describe('parts of a page', () => {
  test('tabs are chosen by arrows and by a click', async () => {
    const change = vi.fn<() => void>();
    const tabs = [
      { value: 'a', label: 'Detail' },
      { value: 'b', label: 'History' },
    ] as const;
    await render(
      <Tabs label="Entry" tabs={tabs} value="a" onChange={change}>
        Panel
      </Tabs>,
    );
    await expect.element(page.getByRole('tabpanel', { name: 'Detail' })).toBeVisible();
    page.getByRole('tab', { name: 'Detail' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'History' })).toHaveFocus();
    await userEvent.click(page.getByRole('tab', { name: 'History' }));
    expect(change.mock.calls).toEqual([['b'], ['b']]);
  });

  test('a list that could not go on says so and keeps what is there', async () => {
    const more = vi.fn<() => void>();
    await render(
      <LoadMore
        shown="50 of 1,284 entries"
        more="Show older entries"
        hasMore
        loading={false}
        failed="The server could not be reached."
        onMore={more}
      />,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The server could not be reached.');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(more).toHaveBeenCalledTimes(1);
  });
});

describe('buttons and boxes', () => {
  test('a disabled button carries its reason, can be reached and does nothing', async () => {
    const press = vi.fn<() => void>();
    await render(
      <Button reason="Add a customer" onClick={press}>
        Create
      </Button>,
    );
    const create = page.getByRole('button', { name: 'Create' });
    await expect.element(create).toHaveAccessibleDescription('Add a customer');
    await userEvent.keyboard('{Tab}');
    await expect.element(create).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  test('a reason is chosen by its number', async () => {
    const choose = vi.fn<() => void>();
    await render(
      <ChoiceGroup
        legend="Reason"
        kind="one"
        numbered
        value="account"
        onChange={choose}
        options={[
          { value: 'account', label: 'Wrong account' },
          { value: 'amount', label: 'Wrong amount' },
        ]}
      />,
    );
    page
      .getByRole('radio', { name: /Wrong account/ })
      .element()
      .focus();
    await userEvent.keyboard('2');
    expect(choose).toHaveBeenCalledWith('amount');
  });

  test('a switch acts at once, by Space', async () => {
    const change = vi.fn<() => void>();
    await render(
      <Switch checked={false} onChange={change} hint="F4 to F8 as in Tally">
        Tally keys
      </Switch>,
    );
    const tally = page.getByRole('switch', { name: 'Tally keys' });
    await expect.element(tally).toHaveAccessibleDescription('F4 to F8 as in Tally');
    await userEvent.keyboard('{Tab} ');
    expect(change).toHaveBeenCalledWith(true);
  });
});

test.each([
  ['₹1,17,99,99,970.50', 160],
  ['₹99,99,99,999.00', 144],
  ['−₹1,17,99,99,970.50', 150],
  ['₹4,80,800.50', 150],
])('the figure %s is seen whole on a card of %i px', async (value, width) => {
  await render(
    <div style={{ width }}>
      <StatCard name="Total amount" value={value} />
    </div>,
  );
  const figure = page.getByText(value).element();
  // Its narrow font is fetched when the first narrow figure is drawn.
  await expect.poll(() => figure.scrollWidth - figure.clientWidth).toBeLessThanOrEqual(0);
});
