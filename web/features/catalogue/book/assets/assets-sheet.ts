// The assets or the stocks of a book as a sheet, each with its product and its account.
import { listAccounts } from '#api/contract/account/account.ts';
import { listAssets } from '#api/contract/catalogue/asset.ts';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { listStock, STOCK_IDS_MAX } from '#api/contract/catalogue/stock/register.ts';
import type { StockRow } from '#api/contract/catalogue/stock/register.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { ASSET_WORDS, assetStatus } from './kinds.ts';
import type { AssetKind } from './kinds.ts';
import { netValues, registerToday } from './net-values.ts';

type NamedAsset = Asset & {
  readonly product: string | null;
  readonly account: string | null;
  /** Of a stock whose product is counted. */
  readonly stock: StockRow | null;
  /** Paise, of one in the register of fixed assets. */
  readonly netPaise: number | null;
};

const COLUMNS: readonly ReportColumnOf<NamedAsset>[] = [
  { head: 'Name', kind: 'text', of: ({ name }) => name },
  { head: 'Product', kind: 'text', of: ({ product }) => product },
  { head: 'Account', kind: 'text', of: ({ account }) => account },
  { head: 'Status', kind: 'text', of: (one) => assetStatus(one) || null },
];

/** Of those that stand in the register of fixed assets. */
const COST: readonly ReportColumnOf<NamedAsset>[] = [
  { head: 'Put to use', kind: 'date', of: ({ depreciation }) => depreciation?.putToUse ?? null },
  {
    head: 'Cost (₹)',
    kind: 'money',
    of: ({ depreciation }) => depreciation?.costPaise ?? null,
  },
  { head: 'Net value (₹)', kind: 'money', of: ({ netPaise }) => netPaise },
];

/** Quantities of different goods have no sum. */
const IN_HAND: readonly ReportColumnOf<NamedAsset>[] = [
  { head: 'Unit', kind: 'text', of: ({ stock }) => stock?.unit ?? null },
  {
    head: 'In hand',
    kind: 'quantity',
    of: ({ stock }) => stock?.inHandThousandths ?? null,
  },
];

const PAGE_LIMIT = 1000;

type SheetQuery = { readonly bookId: number; readonly kind: AssetKind; readonly search: string };

export async function assetsSheet(
  gathering: SheetWork,
  { bookId, kind, search }: SheetQuery,
): Promise<ReportSheet> {
  const pages = await everyPage(gathering, {
    read: (before: number | null) =>
      gathering.read(listAssets, {
        query: {
          book_id: bookId,
          asset_type: kind,
          limit: PAGE_LIMIT,
          ...(search === '' ? {} : { search }),
          ...(before === null ? {} : { before }),
        },
      }),
    next: (page) => (page.length < PAGE_LIMIT ? null : (page.at(-1)?.id ?? null)),
    countOf: (page) => page.length,
  });
  const accounts = await gathering.read(listAccounts, { params: { bookId } });
  const accountNames = new Map(accounts.map(({ id, name }) => [id, name]));
  const productNames = await namesOfProducts(gathering, bookId);
  const nameIn = (names: ReadonlyMap<number, string>, id: number | null) =>
    id === null ? null : (names.get(id) ?? null);
  const columns = [...COLUMNS, ...(kind === 'stock' ? IN_HAND : COST)];
  const stock = kind === 'stock' ? await stockByProduct(gathering, bookId) : new Map();
  const net =
    kind === 'asset' ? netValues(await gathering.read(...registerToday(bookId))) : new Map();
  const rows = pages.flat().map((one) => ({
    ...one,
    stock: stock.get(one.productId) ?? null,
    netPaise: net.get(one.id) ?? null,
    product: nameIn(productNames, one.productId),
    account: nameIn(accountNames, one.accountId),
  }));
  return {
    title: ASSET_WORDS[kind].title,
    period: asOnInWords(todayInIndia()),
    remarks: search === '' ? [] : [`Found by ‘${search}’`],
    columns: reportColumns(columns),
    lines: reportLines(columns, rows),
  };
}

/** They are no lines of the list, so they do not count among what a sheet may have. */
async function namesOfProducts(
  gathering: SheetWork,
  bookId: number,
): Promise<ReadonlyMap<number, string>> {
  const pages = await everyPage(
    { ...gathering, linesMax: Number.POSITIVE_INFINITY },
    {
      read: (before: number | null) =>
        gathering.read(productEndpoints.list, {
          query: { book_id: bookId, limit: PAGE_LIMIT, ...(before === null ? {} : { before }) },
        }),
      next: (page) => (page.length < PAGE_LIMIT ? null : (page.at(-1)?.id ?? null)),
      countOf: (page) => page.length,
    },
  );
  return new Map(pages.flat().map(({ id, name }) => [id, name]));
}

async function stockByProduct(
  gathering: SheetWork,
  bookId: number,
): Promise<ReadonlyMap<number | null, StockRow>> {
  const pages = await everyPage(
    { ...gathering, linesMax: Number.POSITIVE_INFINITY },
    {
      read: async (begin: number | null) => {
        const offset = begin ?? 0;
        const query = { limit: STOCK_IDS_MAX, offset };
        return { offset, rows: await gathering.read(listStock, { params: { bookId }, query }) };
      },
      next: ({ offset, rows }) => (rows.length < STOCK_IDS_MAX ? null : offset + STOCK_IDS_MAX),
      countOf: ({ rows }) => rows.length,
    },
  );
  return new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.productId, row] as const)));
}
