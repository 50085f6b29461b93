// Assets or stocks as rows, each with its product and the account that carries it.
import { Link } from 'react-router-dom';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import type { StockRow } from '#api/contract/catalogue/stock/register.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise, formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { ASSET_WORDS, assetStatus } from './kinds.ts';
import type { AssetKind } from './kinds.ts';

type Names = ReadonlyMap<number, string>;
type Links = {
  /** What is in hand, by product; of stocks alone. */
  readonly inHand: ReadonlyMap<number, StockRow>;
  /** Paise, by asset; of those in the register of fixed assets. */
  readonly netValues: ReadonlyMap<number, number>;
  /** Where a figure of the register is explained. */
  readonly explainHref: (assetId: number, figure: string) => string | undefined;
  readonly accounts: Names;
  readonly products: Names;
  /** The book that the address names, if it names one. */
  readonly scope: number | undefined;
};

/** Names are ink, as in every table. */
const LINK = 'link-name inline-block min-h-6 max-w-full py-0.5 wrap-anywhere';

type Props = Links & {
  readonly type: AssetKind;
  readonly rows: readonly Asset[];
  /** Boxes of rows that are on their way. */
  readonly waiting: number;
};

export const AssetTable = ({ type, rows, waiting, ...links }: Props) => (
  <DataTable
    caption={ASSET_WORDS[type].title}
    columns={columnsWith(type, links)}
    rows={rows}
    keyOf={({ id }) => id}
    waiting={waiting}
  />
);

const columnsWith = (
  type: AssetKind,
  { accounts, products, inHand, netValues, explainHref, scope }: Links,
): readonly Column<Asset>[] => [
  {
    head: 'Name',
    place: 'name',
    cell: ({ id, name }) => (
      <Link to={paths.holding(type, id, scope)} dir="auto" data-row="" className={LINK}>
        {name}
      </Link>
    ),
  },
  {
    head: 'Product',
    place: 'id',
    cell: ({ productId: id }) =>
      id !== null && (
        <Link to={paths.product(id, scope)} dir="auto" className={LINK}>
          {products.get(id) ?? 'Product'}
        </Link>
      ),
  },
  {
    head: 'Account',
    place: 'date',
    className: 'max-sm:whitespace-normal',
    cell: ({ accountId: id }) =>
      id !== null && (
        <Link to={paths.account(id, scope)} dir="auto" className={LINK}>
          {accounts.get(id) ?? 'Account'}
        </Link>
      ),
  },
  ...(type === 'stock'
    ? [inHandColumn({ inHand, scope })]
    : [...costColumns(netValues, explainHref), netColumn(netValues, explainHref)]),
  {
    head: 'Status',
    place: 'badge',
    className: 'max-sm:text-sm text-ink-2',
    cell: assetStatus,
  },
];

/** Of those that stand in the register of fixed assets. */
const costColumns = (
  netValues: Links['netValues'],
  explainHref: Links['explainHref'],
): readonly Column<Asset>[] => [
  {
    head: 'Put to use',
    place: 'nowhere',
    className: 'whitespace-nowrap',
    cell: ({ depreciation }) => (depreciation === null ? '' : formatDate(depreciation.putToUse)),
  },
  {
    head: 'Cost (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ id, depreciation }) =>
      depreciation === null ? (
        ''
      ) : (
        <ExplainLink
          // What was sold has left the register, and what is not used yet is not in it.
          href={
            netValues.has(id) && depreciation.sale === null
              ? explainHref(id, 'gross_closing')
              : undefined
          }
        >
          {formatPaise(depreciation.costPaise)}
        </ExplainLink>
      ),
  },
];

const netColumn = (
  netValues: Links['netValues'],
  explainHref: Links['explainHref'],
): Column<Asset> => ({
  head: 'Net value (₹)',
  place: 'nowhere',
  numeric: true,
  cell: ({ id }) => {
    const net = netValues.get(id);
    return net === undefined ? (
      ''
    ) : (
      <ExplainLink href={explainHref(id, 'net_closing')}>{formatPaise(net)}</ExplainLink>
    );
  },
});

const inHandColumn = ({ inHand, scope }: Pick<Links, 'inHand' | 'scope'>): Column<Asset> => ({
  head: 'In hand',
  place: 'amount',
  numeric: true,
  cell: ({ productId: id }) => {
    const row = id === null ? undefined : inHand.get(id);
    if (row === undefined) return '';
    const { productId, inHandThousandths: there, unit } = row;
    return (
      <Link
        to={paths.stockMoves(productId, scope)}
        className={`${LINK} ${there < 0 ? 'text-warn' : ''}`}
      >
        {formatThousandths(there)} <span dir="auto">{unit}</span>
      </Link>
    );
  },
});
