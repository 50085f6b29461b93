// A figure of the blocks of income tax. What was added and sold are sums of the assets; value and
// depreciation of a block are worked out of them, year by year, and are no sums of events.
import { blocksOfYear, isFullRate, TAX_CLASS_NAMES, taxRateOf } from '#core/depreciation/index.ts';
import type { TaxBlock } from '#core/depreciation/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameOfTaxBlock, readBlockFigure } from '#core/report/index.ts';
import { lastEventsOfAssets } from '#projections/assets/read.ts';
import { assetsUpTo } from '#api/queries/ledgers/registers/assets/registered.ts';
import type { AssetUpTo } from '#api/queries/ledgers/registers/assets/registered.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { RegisterWish } from './asset-figure.ts';
import { sumsOfRows } from '../counted-rows.ts';
import { NO_SUMS, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';

type Head = {
  readonly name: string;
  readonly of: (block: TaxBlock) => number;
  /** What of each asset it is the sum of; null of what is worked out. */
  readonly ofAsset: ((asset: AssetUpTo) => number) | null;
  /** What it is worked out of. */
  readonly from: readonly string[];
};

const sum = (name: string, of: Head['of'], ofAsset: Head['ofAsset']): Head => ({
  name,
  of,
  ofAsset,
  from: [],
});
const rule = (name: string, of: Head['of'], from: readonly string[]): Head => ({
  name,
  of,
  ofAsset: null,
  from,
});

const MOVES = ['opening', 'additions', 'late_additions', 'sold'];

/** By the names of the reply that has them. */
const HEADS: Readonly<Record<string, Head>> = {
  opening: rule('opening value', ({ openingPaise }) => openingPaise, []),
  additions: sum(
    'used 180 days or more',
    ({ fullAdditionsPaise }) => fullAdditionsPaise,
    ({ putToUse, costPaise }) => (isFullRate(putToUse) ? costPaise : 0),
  ),
  late_additions: sum(
    'used fewer days',
    ({ halfAdditionsPaise }) => halfAdditionsPaise,
    ({ putToUse, costPaise }) => (isFullRate(putToUse) ? 0 : costPaise),
  ),
  sold: sum(
    'sold for',
    ({ soldPaise }) => soldPaise,
    ({ sale }) => sale?.proceedsPaise ?? 0,
  ),
  depreciation: rule('depreciation', ({ depreciationPaise }) => depreciationPaise, MOVES),
  gain: rule('gain or loss, s. 50', ({ gainPaise }) => gainPaise, MOVES),
  closing: rule('closing value', ({ closingPaise }) => closingPaise, [...MOVES, 'depreciation']),
};

type BlockLine = {
  readonly head: Head;
  readonly headName: string;
  /** Null of all blocks. */
  readonly taxClass: string | null;
  readonly rateBps: number;
};

function blockLineNamed(line: string): BlockLine | null {
  const { field: headName = '', taxClass = null, rateBps = 0 } = readBlockFigure(line) ?? {};
  const head = Object.hasOwn(HEADS, headName) ? HEADS[headName] : undefined;
  return head === undefined ? null : { head, headName, taxClass, rateBps };
}

const isOf = (named: BlockLine, block: Pick<TaxBlock, 'taxClass' | 'rateBps'>): boolean =>
  named.taxClass === null || (block.taxClass === named.taxClass && block.rateBps === named.rateBps);

/** @returns null where there is no such block. */
export function taxBlockFigure(
  db: ReadTables,
  bookId: number,
  { line, period }: RegisterWish,
): Promise<NamedFigure | null> {
  const named = blockLineNamed(line);
  if (named === null) return Promise.resolve(null);
  const year = financialYearOf(period.to);
  const days = { from: yearPeriod(year).from, to: period.to };
  return snapshot(db, async (tables) => {
    const assets = await assetsUpTo(tables, bookId, days);
    const blocks = blocksOfYear(assets, year).filter((block) => isOf(named, block));
    const [first] = blocks;
    if (first === undefined) return null;
    const paise = blocks.reduce((total, block) => total + named.head.of(block), 0);
    const what = named.taxClass === null ? 'All blocks' : nameOf(first);
    const told = { name: `${what}: ${named.head.name}`, ...days, notPosted: [] };
    const madeOf = partsOf(named, blocks, days.to);
    const { ofAsset } = named.head;
    if (ofAsset === null) return { ...told, sums: NO_SUMS, value: rupeesFromPaise(paise), madeOf };
    const events = await lastEventsOfAssets(tables, bookId);
    const rows = assets.flatMap((asset) => {
      const date = named.headName === 'sold' ? asset.sale?.on : asset.putToUse;
      if (date === undefined || financialYearOf(date) !== year) return [];
      const { taxClass, rateBps } = taxRateOf(asset.taxKind, asset.putToUse);
      if (taxClass === null || !isOf(named, { taxClass, rateBps })) return [];
      return [{ seq: events.get(asset.assetId) ?? 0, date, amount: ofAsset(asset) }];
    });
    return { ...told, sums: sumsOfRows(rows), value: null, madeOf };
  });
}

/** All blocks lead to each, an opening value to the year before, a result to what it is of. */
function partsOf(
  { head, headName, taxClass }: BlockLine,
  blocks: readonly TaxBlock[],
  to: CalendarDate,
): NamedFigure['madeOf'] {
  const [first] = blocks;
  const eve = yearPeriod(financialYearOf(to) - 1).to;
  const parts =
    taxClass === null
      ? blocks.map((block) => ({ block, part: headName, name: nameOf(block), asOn: to }))
      : first === undefined
        ? []
        : headName === 'opening'
          ? [{ block: first, part: 'closing', name: 'closing value', asOn: eve }]
          : head.from.map((part) => ({
              block: first,
              part,
              name: HEADS[part]?.name ?? '',
              asOn: to,
            }));
  return parts.flatMap(({ block, part, name, asOn }) => {
    // The closing of the year before is the opening of this one.
    const paise = HEADS[asOn === to ? part : 'opening']?.of(block) ?? 0;
    const line = `${nameOfTaxBlock(block.taxClass, block.rateBps)}/${part}`;
    const asked = { ...OF_NOTHING, of: 'fixed-assets' as const, line, asOn };
    return paise === 0 ? [] : [{ name, amount: rupeesFromPaise(paise), asked }];
  });
}

const nameOf = ({ taxClass, rateBps }: TaxBlock): string =>
  `${TAX_CLASS_NAMES[taxClass]}, ${rateBps / 100}%`;
