// What a bill brought into the register of fixed assets, on its page: each line that is capital
// goods or on an account of fixed assets, with its assets; where there is none, the way to add one.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listAssets } from '#api/contract/catalogue/asset.ts';
import type { PurchaseBillDetail, PurchaseBillItem } from '#api/contract/trade/purchase-bill.ts';
import { accountListOf } from '#web/client/lists.ts';
import { asking } from '#web/client/query.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

/** @returns the lines of a posted bill that are fixed assets, each with its assets. */
export function useAssetsOfBill(bookId: number, bill: PurchaseBillDetail) {
  const isPosted = bill.status === 'posted';
  const accounts = useQuery({ ...accountListOf(bookId), enabled: isPosted });
  const fixed = new Set(
    (accounts.data ?? []).flatMap(({ id, group }) => (group === 'fixed-assets' ? [id] : [])),
  );
  const isAsset = ({ creditKind, accountId }: PurchaseBillItem) =>
    creditKind === 'capital-goods' || (accountId !== null && fixed.has(accountId));
  const lines = isPosted ? bill.items.filter(isAsset) : [];
  const asked = { book_id: bookId, asset_type: 'asset', bought_on: bill.id } as const;
  const assets = useQuery({ ...asking(listAssets, { query: asked }), enabled: lines.length > 0 });
  if (assets.data === undefined) return [];
  return lines.map((item) => ({
    item,
    assets: assets.data.filter(({ depreciation }) => depreciation?.bought?.line === item.line),
  }));
}

type Props = {
  readonly billId: number;
  readonly lines: ReturnType<typeof useAssetsOfBill>;
  readonly mayAdd: boolean;
};

export function AssetsOfBill({ billId, lines, mayAdd }: Props) {
  const { scope } = usePageBook();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="assets-of-bill" className="mt-4">
      <h2 id="assets-of-bill" className="mb-2 font-semibold">
        Fixed assets
      </h2>
      <ul className="card divide-y divide-line px-4">
        {lines.map(({ item, assets }) => (
          <li key={item.line} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="text-ink-2">Line {item.line}</span>
            {assets.map(({ id, name }) => (
              <Link key={id} to={paths.holding('asset', id, scope)} className="link-name">
                {name}
              </Link>
            ))}
            {assets.length === 0 && (
              <span className="text-warn">
                <span dir="auto">{item.name}</span> is not in the register of fixed assets yet
              </span>
            )}
            {mayAdd && (
              <Link
                to={paths.addBoughtAsset({ bill: billId, line: item.line }, scope)}
                className="link-quiet underline"
              >
                {assets.length === 0 ? 'Add it' : 'Add another'}
              </Link>
            )}
            <span className="num ml-auto">{formatRupees(item.costPaise)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
