// How a book accounts for its stock: said from a financial year on, and for single products.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { z } from 'zod';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import {
  readStockAccounting,
  setStockAccounting,
  setStockMethod,
} from '#api/contract/catalogue/stock/accounting.ts';
import { PickProduct } from '#web/features/catalogue/product/PickProduct.tsx';
import { StockPart } from '#web/features/book/billing-settings/years/StockPart.tsx';
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const NOTHING: z.input<typeof readStockAccounting.reply> = {
  below_nil: 'warn',
  now: { accounting: 'entered', method: 'fifo' },
  years: [],
  products: [],
  seq: 3,
};
const SAID: z.input<typeof readStockAccounting.reply> = {
  below_nil: 'warn',
  now: { accounting: 'register', method: 'yearly-average' },
  years: [{ from: '2025-04-01', accounting: 'register', method: 'yearly-average' }],
  products: [{ product_id: 2, product: 'W'.repeat(60), from: '2025-04-01', method: 'fifo' }],
  seq: 4,
};

const WRITTEN = { ...SAID, products: [{ product_id: 2, from: '2025-04-01', method: 'fifo' }] };

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(1280, 900));

type Situation = {
  readonly readOnly?: boolean;
  readonly read?: readonly Answer[];
  readonly written?: Answer;
  readonly at?: string;
};

async function open({
  readOnly = false,
  read = [ok(SAID)],
  written = ok(WRITTEN),
  at = '/settings',
}: Situation = {}) {
  const said: string[] = [];
  const calls = serverAnswers([
    [readStockAccounting, ...read],
    [setStockAccounting, written],
    [setStockMethod, written],
    [productEndpoints.list, ok([])],
  ]);
  const Screen = () => (
    <main>
      <StockPart
        PickProduct={PickProduct}
        readOnly={readOnly}
        onSaved={(text) => said.push(text)}
      />
    </main>
  );
  await show(Screen, { path: '/settings', at });
  return { said, writes: () => calls.filter(({ path }) => path.startsWith('POST')) };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the stock of a book', () => {
  test('is entered at first, and another way is written only when it is saved', async () => {
    const { said, writes } = await open({ read: [ok(NOTHING), ok(SAID)] });
    await expect.element(page.getByText(/^Now: closing stock is entered/)).toBeVisible();
    await userEvent.selectOptions(field('Closing stock'), 'register');
    await userEvent.selectOptions(field('Valued by'), 'moving-average');
    expect(writes()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: /^Save stock from FY/ }));
    await expect.poll(() => said).toEqual([expect.stringMatching(/^Stock from FY .* saved\.$/)]);
    expect(writes()).toMatchObject([
      {
        body: {
          from: expect.stringMatching(/^\d{4}-04-01$/),
          accounting: 'register',
          method: 'moving-average',
        },
      },
    ]);
    await expect.element(page.getByText('From FY 25-26')).toBeVisible();
  });

  test('is where the page begins for who comes from the year’s end', async () => {
    await open({ at: '/settings?part=stock' });
    await expect.element(field('From financial year')).toHaveFocus();
  });

  test('keeps what was chosen when it is refused', async () => {
    const written = problem(409, 'stock_policy_of_locked_year', 'The book is locked.');
    await open({ read: [ok(NOTHING)], written });
    await userEvent.selectOptions(field('Closing stock'), 'register');
    await userEvent.click(page.getByRole('button', { name: /^Save stock from FY/ }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('The book is locked.');
    await expect.element(field('Closing stock')).toHaveValue('register');
  });

  test('asks for a product before one is valued otherwise, and is left by Escape', async () => {
    const { writes } = await open();
    await userEvent.click(page.getByRole('button', { name: 'Value a product otherwise' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Choose a product', { exact: true })).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('is only read by who may not change it', async () => {
    await open({ readOnly: true });
    await expect.element(page.getByText('From FY 25-26', { exact: true })).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
    // The one choice that is shown is what happens below nil.
    await expect.element(page.getByRole('combobox')).toBeDisabled();
  });

  test.each([1440, 320])('fits a window of %i pixels, without a barrier', async (width) => {
    await page.viewport(width, 844);
    await open();
    await expect.element(page.getByText('From FY 25-26', { exact: true })).toBeVisible();
    const { violations } = await axe.run(page.getByRole('main').element());
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
