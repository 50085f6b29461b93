// The register of fixed assets: what the assets of a book say of themselves, held against the
// accounts that carry them.
import type { QueryExecutorProvider } from 'kysely';
import { addFigures, assetClass, blocksOfYear, NO_FIGURES } from '#core/depreciation/index.ts';
import type { BlockFigures } from '#core/depreciation/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import type { FixedAssets, RegisteredAsset } from '#api/contract/account/assets/fixed-assets.ts';
import { figuresBetween } from '#api/queries/ledgers/figures/ledger-figures.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { assetsUpTo, registeredIn } from './registered.ts';
import type { RegisteredFigures } from './registered.ts';

export function readAssetRegister(
  db: ReadTables,
  bookId: number,
  period: Period,
): Promise<FixedAssets> {
  return snapshot(db, async (tables) => {
    const counted = await registeredIn(tables, bookId, period);
    const totals = sumOf(counted);
    const accounts = await tiesOf(tables, { bookId, period, counted });
    const ledgerPaise = accounts.reduce((sum, { paise }) => sum + paise, 0);
    return {
      from: period.from,
      to: period.to,
      classes: classesOf(counted),
      totals,
      year: financialYearLabel(financialYearOf(period.to)),
      blocks: blocksOfYear(await assetsUpTo(tables, bookId, period), financialYearOf(period.to)),
      accounts: accounts.map(({ told }) => told),
      ledgerPaise,
      differencePaise: ledgerPaise - totals.netClosingPaise,
    };
  });
}

const sumOf = (assets: readonly RegisteredFigures[]): BlockFigures =>
  assets.reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES);

const classesOf = (assets: readonly RegisteredFigures[]): FixedAssets['classes'] =>
  assetClass.options.flatMap((of) => {
    const own = assets.filter((asset) => asset.assetClass === of);
    if (own.length === 0) return [];
    return [{ assetClass: of, assets: own.map(assetTold), figures: sumOf(own) }];
  });

const assetTold = (asset: RegisteredFigures): RegisteredAsset => ({
  assetId: asset.assetId,
  name: asset.name,
  putToUse: calendarDate(asset.putToUse),
  soldOn: asset.sale === null ? null : calendarDate(asset.sale.on),
  method: asset.method,
  lifeYears: asset.lifeYears,
  accountId: asset.accountId,
  figures: asset.figures,
});

type TieInput = {
  readonly bookId: number;
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly counted: readonly RegisteredFigures[];
};

/** @returns the accounts of fixed assets, and those that assets name, with their balances. */
async function tiesOf(tables: QueryExecutorProvider, { bookId, period, counted }: TieInput) {
  const heads = await accountHeadsOf(tables, bookId);
  const named = new Set(counted.map(({ accountId }) => accountId));
  const own = heads.filter(
    ({ accountId, group }) => group === 'fixed-assets' || named.has(accountId),
  );
  const ties = [];
  for (const { accountId, name, nature } of own) {
    const figures = await figuresBetween(tables, { bookId, accountId, nature }, period);
    const paise = figures.openingPaise + figures.debitPaise - figures.creditPaise;
    const sum = sumOf(counted.filter((asset) => asset.accountId === accountId));
    const told = {
      accountId,
      name,
      ledgerPaise: paise,
      costPaise: sum.grossClosingPaise,
      netPaise: sum.netClosingPaise,
    };
    if (paise !== 0 || named.has(accountId)) ties.push({ paise, told });
  }
  return ties;
}
