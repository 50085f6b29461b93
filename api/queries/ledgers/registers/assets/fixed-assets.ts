// The register of fixed assets: what the assets of a book say of themselves, held against the
// accounts that carry them.
import type { QueryExecutorProvider } from 'kysely';
import { addFigures, assetClass, blocksOfYear, NO_FIGURES } from '#core/depreciation/index.ts';
import type { BlockFigures, TaxBlock } from '#core/depreciation/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
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
      totals: figuresWire(totals),
      year: financialYearLabel(financialYearOf(period.to)),
      blocks: blocksOfYear(
        await assetsUpTo(tables, bookId, period),
        financialYearOf(period.to),
      ).map(blockWire),
      accounts: accounts.map(({ wire }) => wire),
      ledger: rupeesFromPaise(ledgerPaise),
      difference: rupeesFromPaise(ledgerPaise - totals.netClosingPaise),
    };
  });
}

const sumOf = (assets: readonly RegisteredFigures[]): BlockFigures =>
  assets.reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES);

const classesOf = (assets: readonly RegisteredFigures[]): FixedAssets['classes'] =>
  assetClass.options.flatMap((of) => {
    const own = assets.filter((asset) => asset.assetClass === of);
    if (own.length === 0) return [];
    return [{ class: of, assets: own.map(assetWire), figures: figuresWire(sumOf(own)) }];
  });

const assetWire = (asset: RegisteredFigures): RegisteredAsset => ({
  asset_id: asset.assetId,
  name: asset.name,
  put_to_use: asset.putToUse,
  sold_on: asset.sale?.on ?? null,
  method: asset.method,
  life_years: asset.lifeYears,
  account_id: asset.accountId,
  figures: figuresWire(asset.figures),
});

const figuresWire = (figures: BlockFigures): RegisteredAsset['figures'] => ({
  gross_opening: rupeesFromPaise(figures.grossOpeningPaise),
  additions: rupeesFromPaise(figures.additionsPaise),
  disposals: rupeesFromPaise(figures.disposalsPaise),
  gross_closing: rupeesFromPaise(figures.grossClosingPaise),
  depreciation_opening: rupeesFromPaise(figures.wornOpeningPaise),
  depreciation: rupeesFromPaise(figures.chargedPaise),
  depreciation_off: rupeesFromPaise(figures.wornOffPaise),
  depreciation_closing: rupeesFromPaise(figures.wornClosingPaise),
  net_opening: rupeesFromPaise(figures.netOpeningPaise),
  net_closing: rupeesFromPaise(figures.netClosingPaise),
  proceeds: rupeesFromPaise(figures.proceedsPaise),
  gain: rupeesFromPaise(figures.gainPaise),
});

const blockWire = (block: TaxBlock): FixedAssets['blocks'][number] => ({
  class: block.taxClass,
  rate: block.rateBps / 100,
  assets: block.assets,
  opening: rupeesFromPaise(block.openingPaise),
  additions: rupeesFromPaise(block.fullAdditionsPaise),
  late_additions: rupeesFromPaise(block.halfAdditionsPaise),
  sold: rupeesFromPaise(block.soldPaise),
  depreciation: rupeesFromPaise(block.depreciationPaise),
  gain: rupeesFromPaise(block.gainPaise),
  closing: rupeesFromPaise(block.closingPaise),
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
    const wire = {
      account_id: accountId,
      name,
      ledger: rupeesFromPaise(paise),
      cost: rupeesFromPaise(sum.grossClosingPaise),
      net: rupeesFromPaise(sum.netClosingPaise),
    };
    if (paise !== 0 || named.has(accountId)) ties.push({ paise, wire });
  }
  return ties;
}
