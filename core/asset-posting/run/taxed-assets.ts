// The assets of the register as blocks see them, and what each account bears of a block.
import { blocksOfYear } from '../../depreciation/index.ts';
import type { TaxedAsset } from '../../depreciation/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { AssetOfRegister } from '../commands.ts';
import { blockKey } from './posted.ts';
import type { UnpostedLine } from './unposted-line.ts';

export type RegisteredForTax = TaxedAsset & Pick<AssetOfRegister, 'accountId'>;

/** @returns an asset as the blocks of income tax see it. */
export const taxedOf = ({ accountId, depreciation }: AssetOfRegister): RegisteredForTax => {
  const { costPaise, putToUse, taxKind, sale } = depreciation;
  return {
    accountId,
    costPaise,
    putToUse: calendarDate(putToUse),
    taxKind,
    sale: sale === null ? null : { ...sale, on: calendarDate(sale.on) },
  };
};

/** @returns the accounts of the block's assets, each with what its own assets would bear. */
export function sharesOf(
  taxed: readonly RegisteredForTax[],
  key: string,
  year: number,
): UnpostedLine['shares'] {
  const accounts = [...new Set(taxed.map(({ accountId }) => accountId))];
  const shares = accounts.flatMap((accountId) => {
    const own = taxed.filter((asset) => asset.accountId === accountId);
    const block = blocksOfYear(own, year).find((one) => blockKey(one) === key);
    if (block === undefined) return [];
    const { fullBasePaise, halfBasePaise } = block;
    return [{ accountId, weight: fullBasePaise * 2 + halfBasePaise }];
  });
  return shares.length === 0 ? [{ accountId: null, weight: 1 }] : shares;
}
