import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TFrame } from '#web/ui/lists/TFrame.tsx';
import { stepInGrid } from '#web/ui/lists/walk.ts';

describe('walking', () => {
  test('goes on tiles by what is seen', async () => {
    await render(
      <ul className="grid grid-cols-3 gap-2">
        {['a', 'b', 'c', 'd', 'e'].map((name) => (
          <li key={name}>
            <a href="#x" data-row="">
              {name}
            </a>
          </li>
        ))}
      </ul>,
    );
    const tiles = page.getByRole('list').element();
    const at = () => document.activeElement?.textContent;
    const walked = (['down', 'right', 'down', 'left', 'up'] as const).map((way) => {
      stepInGrid(tiles, way);
      return at();
    });
    expect(walked).toEqual(['a', 'b', 'e', 'd', 'a']);
  });

  test('goes in a T along a side and across to the level row', async () => {
    const row = (name: string) => ({
      date: '01 Oct',
      name: (
        <a href="#x" data-row="">
          {name}
        </a>
      ),
      amount: '10.00',
    });
    await render(
      <TFrame
        caption="Cash"
        heads={{ debit: 'Received from', credit: 'Paid to' }}
        counts={{ debit: '2 entries', credit: '2 entries' }}
        total="20.00"
        rows={{ debit: [row('d1'), row('d2')], credit: [row('c1'), row('c2')] }}
      />,
    );
    page.getByRole('link', { name: 'd1' }).element().focus();
    for (const [key, name] of [
      ['ArrowDown', 'd2'],
      ['ArrowRight', 'c2'],
      ['ArrowUp', 'c1'],
      ['ArrowLeft', 'd1'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(page.getByRole('link', { name })).toHaveFocus();
    }
  });
});

describe('the T-account', () => {
  test('has both sides level to the pixel, whatever stands in them, and as high while it waits', async () => {
    const frame = (waiting: number) => (
      <TFrame
        caption="Cash"
        heads={{ debit: 'Received from', credit: 'Paid to' }}
        counts={{ debit: '', credit: '' }}
        total="20.00"
        waiting={waiting}
        rows={{
          debit: [{ date: '01 Oct', name: 'Sales', amount: '20.00' }],
          credit: [{ date: '', name: <i>Balance c/d</i>, amount: <i>20.00</i> }],
        }}
      />
    );
    const screen = await render(frame(0));
    const totals = page.getByRole('cell', { name: 'Total' }).elements();
    const tops = totals.map((cell) => cell.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    const height = () => page.getByRole('table').element().getBoundingClientRect().height;
    const full = height();
    await screen.rerender(frame(1));
    expect(height()).toBe(full);
  });
});
