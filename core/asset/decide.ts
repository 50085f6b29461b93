import { differingFields, masterDecider } from '../catalogue/master/index.ts';
import { isSame } from '../kernel/decider.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { AssetCommand, AssetFacts, AssetInput } from './commands.ts';
import { completedDepreciation, refusalOfDepreciation } from './depreciation.ts';
import type { DepreciationInput } from './depreciation.ts';
import { depreciationSet } from './events.ts';
import type { AssetEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { AssetState } from './evolve.ts';
import type { AssetRejection } from './rejections.ts';

/**
 * Decides on one asset or stock of a book. Several may bear one name: a shop has two scales.
 * Refuses, beside what every master refuses: asset_without_product, stock_without_name,
 * asset_product_unknown, product_of_another_category, asset_account_unknown, asset_disposal_stands,
 * stock_not_depreciated, written_down_to_nil, asset_sold_before_use, extra_shift_not_allowed,
 * extra_shifts_overlap, asset_bill_line_unknown.
 */
export const assetDecider = masterDecider<
  'asset',
  AssetState,
  AssetCommand,
  AssetEvent,
  AssetFacts,
  AssetRejection
>({
  kind: 'asset',
  evolve,
  create({ assetId, kind, depreciation = null, ...given }, facts) {
    const details = completed(kind, given, facts);
    if (!details.ok) return details;
    const refusal =
      refusalOfAccount(given.accountId, facts) ??
      (depreciation === null
        ? null
        : (refusalOfDepreciation(kind, depreciation) ?? refusalOfBought(depreciation, facts)));
    return refusal === null ? accepted({ assetId, kind, ...details.value }) : rejected(refusal);
  },
  alsoCreated: ({ assetId, depreciation = null }) =>
    depreciation === null
      ? []
      : [depreciationSet(assetId, completedDepreciation(depreciation, null))],
  change(before, { assetId, changes: asked }, facts) {
    const { kind, name, productId, accountId } = before;
    const { depreciation, ...changes } = asked;
    const given = { name, productId, categoryId: null, accountId, ...changes };
    const details = completed(kind, given, facts);
    if (!details.ok) return details;
    const changed = differingFields(before, details.value);
    const had = before.depreciation ?? null;
    const wanted = depreciation == null ? depreciation : completedDepreciation(depreciation, had);
    const isOther = wanted !== undefined && !isSame(wanted, had);
    const refusal =
      refusalOfAccount(changed?.accountId ?? null, facts) ??
      (isOther ? refusalOfStanding(facts) : null) ??
      (depreciation == null
        ? null
        : (refusalOfDepreciation(kind, depreciation) ?? refusalOfBought(depreciation, facts)));
    if (refusal !== null) return rejected(refusal);
    const events = isOther ? [depreciationSet(assetId, wanted)] : [];
    return accepted({ changes: details.value, events });
  },
  removed: ({ kind }) => ({ kind }),
});

const refusalOfAccount = (
  accountId: number | null,
  { accounts }: AssetFacts,
): AssetRejection | null =>
  accountId === null || accounts.has(accountId)
    ? null
    : { kind: 'asset_account_unknown', accountId };

/** It was bought on a line of a posted bill, which is of no goods for stock. */
function refusalOfBought(
  { bought }: DepreciationInput,
  { hasBoughtLine }: AssetFacts,
): AssetRejection | null {
  if (bought == null || hasBoughtLine) return null;
  return { kind: 'asset_bill_line_unknown', ...bought };
}

/** What its disposal has posted is undone with the disposal alone. */
const refusalOfStanding = ({ standingDisposal: number }: AssetFacts): AssetRejection | null =>
  number === null ? null : { kind: 'asset_disposal_stands', number };

/** The details with what the product brings: its category, and its name where none is given. */
function completed(
  kind: 'asset' | 'stock',
  { name, productId, categoryId, accountId }: AssetInput,
  { products }: AssetFacts,
): Result<AssetInput & { readonly name: string }, AssetRejection> {
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
