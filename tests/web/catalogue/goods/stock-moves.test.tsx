import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { godownEndpoints } from '#api/contract/catalogue/names.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { readStockMoves } from '#api/contract/catalogue/stock/register.ts';
import { StockMovesPage } from '#web/features/catalogue/book/stock/moves/StockMovesPage.tsx';
import godowns from '#tests/specimens/replies/listGodowns.json' with { type: 'json' };
import moves from '#tests/specimens/replies/readStockMoves.json' with { type: 'json' };
import { ok, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

test('The moves of a product are shown of one godown, which stands in the address', async () => {
  const [move] = moves.moves;
  const row = { ...move, line: 99, godown_id: 7, godown: 'Yard', batch: 'B1' };
  const yard = { ...godowns[0], id: 7, name: 'Yard', status: 'enabled' };
  const shown = { ...moves, moves: [{ ...row, batch: 'B2' }] };
  serverAnswers([
    [godownEndpoints.list, ok([yard])],
    [readStockMoves, ok({ ...moves, moves: [row] }), ok(shown)],
    [readStockBatches, ok({ as_on: '2026-11-26', rows: [] })],
    [readStockPlaces, ok({ from: '2026-04-01', to: '2026-11-26', rows: [] })],
  ]);
  const at = '/stock/in-hand/2';
  await show(() => <StockMovesPage />, { path: '/stock/in-hand/:productId', at });
  await expect.element(page.getByText('Yard, batch B1')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Godown'), 'Yard');
  await expect.element(page.getByText('In hand, Yard')).toBeVisible();
  await expect.element(page.getByText('Yard, batch B2')).toBeVisible();
});
