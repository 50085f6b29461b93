// Requests to the calls of stock runs that are right at any time: each on a product of its own that
// a book which posts what moves has begun with.
import type { ProfitAndLossReply, StockRunProposal } from '#tests/support/replies-on-wire.ts';
import { stockRunEndpoints } from '#api/contract/catalogue/stock/stock-run.ts';
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { catalogueRequest } from '../requests.ts';

type RunCall = keyof typeof stockRunEndpoints;

export const isOfStockRun = (name: EndpointName): name is RunCall & EndpointName =>
  name in stockRunEndpoints;

/** @returns a run of what a new product was begun with. */
async function newRun(team: Team) {
  const params = { bookId: team.bookId };
  await team.owner('setStockAccounting', {
    params,
    body: { from: '2026-04-01', accounting: 'perpetual', method: 'fifo' },
  });
  const asked = await catalogueRequest(team, 'createProduct');
  const product = asked.body as object;
  const opening = { opening_quantity: '10', opening_value: '500', opening_date: '2026-04-01' };
  idOf(await team.owner('createProduct', { ...asked, body: { ...product, ...opening } }));
  const proposed = await team.owner('readStockRun', { params });
  const { through, to_post, gross } = proposed.body as StockRunProposal;
  return { through, to_post, gross };
}

export async function stockRunRequest(team: Team, name: RunCall) {
  const params = { bookId: team.bookId };
  const plain = { params, query: {} };
  if (name === 'readStockRun') return plain;
  const body = await newRun(team);
  if (name === 'postStockRun') return { ...plain, body };
  const made = await team.owner('postStockRun', { params, body });
  const { number: runId } = made.body as { number: number };
  return { ...plain, params: { ...params, runId }, body: { reason: 'A slip' } };
}

/** A proposed line in a few words. */
export const lineOf = ({
  document,
  date,
  posted_on,
  to_post,
  ...amounts
}: StockRunProposal['lines'][0]) => {
  const { sold, received, used, lost, difference } = amounts;
  const named = Object.entries({ sold, received, used, lost, difference });
  const told = named.filter(([, amount]) => amount !== '0.00').map((one) => one.join(' '));
  return [document, date === posted_on ? date : `${date} on ${posted_on}`, to_post, ...told];
};

/** The parts of a line of a statement, by name. */
export const partsOf = ({ rows }: Pick<ProfitAndLossReply, 'rows'>, code: string) =>
  Object.fromEntries(
    rows
      .filter((row) => row.code === code)
      .flatMap(({ parts }) => parts.map(({ name, amounts }) => [name, amounts])),
  );
