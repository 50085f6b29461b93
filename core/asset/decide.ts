import { decideMove, differing, refusalToCreate, toChange } from '../catalogue/master/index.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { AssetCommand, AssetFacts, ChangeAsset, CreateAsset } from './commands.ts';
import type { AssetEvent } from './events.ts';
import type { AssetState } from './evolve.ts';
import type { AssetRejection } from './rejections.ts';

type Answer = Result<readonly AssetEvent[], AssetRejection>;

export const streamOf = ({ data }: AssetEvent): string => streamName('asset', data.assetId);

/**
 * Decides on one asset or stock of a book. Several may bear one name: a shop has two scales.
 * Refuses, beside what every master refuses: asset_without_product, stock_without_name,
 * asset_product_unknown, product_of_another_category, asset_account_unknown.
 */
export function decide(state: AssetState, command: AssetCommand, facts: AssetFacts): Answer {
  switch (command.type) {
    case 'CreateAsset':
      return create(state, command, facts);
    case 'ChangeAsset':
      return change(state, command, facts);
    default: {
      const decided = decideMove(state, command, facts);
      if (!decided.ok) return decided;
      if (decided.value === null) return accepted([]);
      const { move, of } = decided.value;
      const data = { assetId: command.data.id };
      if (move !== 'Removed') return accepted([{ type: `Asset${move}`, version: 1, data }]);
      const all = { ...data, kind: of.kind };
      return accepted([{ type: 'AssetRemoved', version: 1, data: all }]);
    }
  }
}

function create(state: AssetState, { data }: CreateAsset, facts: AssetFacts): Answer {
  const { assetId, kind, ...wanted } = data;
  const refusal = refusalToCreate({ of: 'asset', id: assetId }, state, facts);
  if (refusal !== null) return rejected(refusal);
  const details = completed(kind, wanted, facts);
  if (!details.ok) return details;
  if (wanted.accountId !== null && !facts.accounts.has(wanted.accountId)) {
    return rejected({ kind: 'asset_account_unknown', accountId: wanted.accountId });
  }
  return accepted([
    { type: 'AssetCreated', version: 1, data: { assetId, kind, ...details.value } },
  ]);
}

function change(state: AssetState, { data }: ChangeAsset, facts: AssetFacts): Answer {
  const { assetId, changes } = data;
  const before = toChange({ of: 'asset', id: assetId }, state, facts);
  if (!before.ok) return before;
  const { kind, name, productId, accountId } = before.value;
  const wanted = { name, productId, categoryId: null, accountId, ...changes };
  const details = completed(kind, wanted, facts);
  if (!details.ok) return details;
  const changed = differing(before.value, details.value);
  if (changed?.accountId != null && !facts.accounts.has(changed.accountId)) {
    return rejected({ kind: 'asset_account_unknown', accountId: changed.accountId });
  }
  if (changed === null) return accepted([]);
  return accepted([{ type: 'AssetChanged', version: 1, data: { assetId, changes: changed } }]);
}

type Wanted = Omit<CreateAsset['data'], 'assetId' | 'kind'>;

/** The details with what the product brings: its category, and its name where none is given. */
function completed(
  kind: 'asset' | 'stock',
  { name, productId, categoryId, accountId }: Wanted,
  { products }: AssetFacts,
): Result<Wanted & { readonly name: string }, AssetRejection> {
  if (kind === 'asset' && productId === null) return rejected({ kind: 'asset_without_product' });
  if (kind === 'stock' && name === null) return rejected({ kind: 'stock_without_name' });
  if (productId === null) {
    if (categoryId !== null) return rejected({ kind: 'asset_without_product' });
    return accepted({ name: name ?? '', productId, categoryId, accountId });
  }
  const product = products.get(productId);
  if (product === undefined) return rejected({ kind: 'asset_product_unknown', productId });
  if (categoryId !== null && categoryId !== product.categoryId) {
    return rejected({ kind: 'product_of_another_category', productId, categoryId });
  }
  const { categoryId: own } = product;
  return accepted({ name: name ?? product.name, productId, categoryId: own, accountId });
}
