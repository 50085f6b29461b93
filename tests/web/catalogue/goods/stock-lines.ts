// What is typed into the lines of every form of stock, and what posting it sends.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import written from '#tests/specimens/replies/postStockJournal.json' with { type: 'json' };

/** A product that is kept in stock. */
export const kept = { ...products[0], stocked: true, status: 'enabled' };

/** In the first line, by its name and Enter. */
export async function chooseProduct(): Promise<void> {
  await userEvent.fill(page.getByLabelText('Product of line 1'), kept.name ?? '');
  await userEvent.keyboard('{Enter}');
}

type SentCall = { readonly path: string; readonly body: unknown };

/** @returns what was sent, once the journal that it became is opened. */
export async function postByKeys(calls: readonly SentCall[]): Promise<unknown> {
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(`Went to /stock/journal/${written.id}`)).toBeVisible();
  return calls.find(({ path }) => path.startsWith('POST'))?.body;
}
