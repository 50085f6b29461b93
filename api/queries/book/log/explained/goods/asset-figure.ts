// A figure of the register of fixed assets: of an asset, of a class, or of all of them. What an
// asset costs and how it wears follows from what its record says, so that its figures are of the
// event that said it last.
import { USEFUL_LIVES } from '#core/depreciation/index.ts';
import type { BlockFigures } from '#core/depreciation/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameOfAsset, readAssetFigure } from '#core/report/index.ts';
import { lastEventsOfAssets } from '#projections/assets/read.ts';
import { registeredIn } from '#api/queries/ledgers/registers/assets/registered.ts';
import type { RegisteredFigures } from '#api/queries/ledgers/registers/assets/registered.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { sumsOfRows } from '../counted-rows.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';

type Head = { readonly name: string; readonly of: keyof BlockFigures };

/** By the names of the reply that has them. */
const HEADS: Readonly<Record<string, Head>> = {
  gross_opening: { name: 'cost before the period', of: 'grossOpeningPaise' },
  additions: { name: 'additions', of: 'additionsPaise' },
  disposals: { name: 'disposals', of: 'disposalsPaise' },
  gross_closing: { name: 'cost', of: 'grossClosingPaise' },
  depreciation_opening: { name: 'depreciation before the period', of: 'wornOpeningPaise' },
  depreciation: { name: 'depreciation of the period', of: 'chargedPaise' },
  depreciation_off: { name: 'depreciation of what was sold', of: 'wornOffPaise' },
  depreciation_closing: { name: 'depreciation', of: 'wornClosingPaise' },
  net_opening: { name: 'net block before the period', of: 'netOpeningPaise' },
  net_closing: { name: 'net block', of: 'netClosingPaise' },
  proceeds: { name: 'proceeds', of: 'proceedsPaise' },
  gain: { name: 'gain or loss on disposal', of: 'gainPaise' },
};

export type RegisterWish = { readonly line: string; readonly period: Period };

/** @returns null where the register has no such figure. */
export function assetFigure(
  db: ReadTables,
  bookId: number,
  { line, period }: RegisterWish,
): Promise<NamedFigure | null> {
  const { field: headName = '', assetId = null, assetClass = null } = readAssetFigure(line) ?? {};
  const head = Object.hasOwn(HEADS, headName) ? HEADS[headName] : undefined;
  if (head === undefined) return Promise.resolve(null);
  return snapshot(db, async (tables) => {
    const all = await registeredIn(tables, bookId, period);
    const assets = all.filter(
      (asset) =>
        (assetId === null || asset.assetId === assetId) &&
        (assetClass === null || asset.assetClass === assetClass),
    );
    if (assets.length === 0) return null;
    const events = await lastEventsOfAssets(tables, bookId);
    const rows = assets.map((asset) => ({
      seq: events.get(asset.assetId) ?? 0,
      date: asset.sale?.on ?? asset.putToUse,
      amount: asset.figures[head.of],
    }));
    const [first] = assets;
    const what =
      assetId !== null
        ? first?.name
        : first !== undefined && assetClass !== null
          ? USEFUL_LIVES[first.assetClass].name
          : 'All assets';
    return {
      name: `${what}: ${head.name}`,
      ...period,
      sums: sumsOfRows(rows),
      notPosted: [],
      value: null,
      madeOf: assetId === null ? partsOf(assets, { head, headName, period }) : [],
    };
  });
}

type PartsOf = { readonly head: Head; readonly headName: string; readonly period: Period };

/** The assets, the largest first. */
const partsOf = (
  assets: readonly RegisteredFigures[],
  { head, headName, period }: PartsOf,
): NamedFigure['madeOf'] =>
  assets
    .filter(({ figures }) => figures[head.of] !== 0)
    .toSorted((one, other) => Math.abs(other.figures[head.of]) - Math.abs(one.figures[head.of]))
    .slice(0, MADE_OF_MAX)
    .map(({ assetId, name, figures }) => ({
      name,
      amount: rupeesFromPaise(figures[head.of]),
      asked: {
        ...OF_NOTHING,
        of: 'fixed-assets',
        line: `${nameOfAsset(assetId)}/${headName}`,
        from: period.from,
        asOn: period.to,
      },
    }));
