// A figure of the page of depreciation runs. What was posted is the sum of the runs and disposals
// that stand, and what an asset loses follows from what its record says. What is to be posted is
// worked out of both, and what was posted by hand is shared out among assets: neither is a sum.
import type { DepreciationLine } from '#core/asset-posting/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameOfDepreciated, readRunFigure } from '#core/report/index.ts';
import type { AssetPostingRow } from '#projections/asset-postings/table.ts';
import { lastEventsOfAssets } from '#projections/assets/read.ts';
import { depreciationIn } from '#api/queries/ledgers/registers/assets/depreciation.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { MADE_OF_MAX, NO_SUMS, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';
import { sumsOfRows } from '../counted-rows.ts';
import type { CountedRow } from '../counted-rows.ts';

type Field = {
  readonly name: string;
  readonly of: (line: DepreciationLine) => number;
  /** Whether it follows from what the record of the asset says. */
  readonly isOfRecord: boolean;
};

/** By the names of the reply that has them. */
const FIELDS = {
  opening: { name: 'opening value', of: ({ openingPaise }) => openingPaise, isOfRecord: true },
  charge: { name: 'for this period', of: ({ chargePaise }) => chargePaise, isOfRecord: true },
  due: { name: 'due in all', of: ({ duePaise }) => duePaise, isOfRecord: true },
  posted: { name: 'posted by runs', of: ({ postedPaise }) => postedPaise, isOfRecord: false },
  by_hand: { name: 'posted by hand', of: ({ handPaise }) => handPaise, isOfRecord: false },
  to_post: { name: 'to post', of: ({ toPostPaise }) => toPostPaise, isOfRecord: false },
} as const satisfies Readonly<Record<string, Field>>;
type FieldName = keyof typeof FIELDS;

type RunWish = { readonly line: string; readonly period: Period };

/** @returns null where the page has no such figure. */
export function runFigure(
  db: ReadTables,
  bookId: number,
  { line: text, period }: RunWish,
): Promise<NamedFigure | null> {
  const { field = '', whose = '' } = readRunFigure(text) ?? {};
  if (!isField(field)) return Promise.resolve(null);
  return snapshot(db, async (tables) => {
    const asked = { from: period.from, through: period.to };
    const { book, lines: all } = await depreciationIn(tables, bookId, asked);
    const lines = all.filter((line) => whose === 'total' || nameOfDepreciated(line) === whose);
    const [first] = lines;
    if (first === undefined) return null;
    const { name, of, isOfRecord } = FIELDS[field];
    const events = await lastEventsOfAssets(tables, bookId);
    const putToUse = new Map(
      book.facts.assets.map(({ assetId, depreciation }) => [assetId, depreciation.putToUse]),
    );
    const rows = isOfRecord
      ? rowsOfRecords(lines, of, { events, putToUse })
      : field === 'posted'
        ? rowsOfRuns(lines, book.rows, period.to)
        : null;
    const paise = lines.reduce((sum, line) => sum + of(line), 0);
    const rest = field === 'posted' ? paise - sumOf(rows ?? []) : 0;
    return {
      name: `${whose === 'total' ? 'All assets' : first.name}: ${name}`,
      ...period,
      sums: rows === null ? NO_SUMS : sumsOfRows(rows),
      notPosted: rest === 0 ? [] : [{ name: POSTED_LATER, paise: rest }],
      value: rows === null ? rupeesFromPaise(paise) : null,
      madeOf:
        field === 'to_post'
          ? workedOut(lines, whose, period)
          : partsOf(lines, field, whose, period),
    };
  });
}

const POSTED_LATER = 'What a later run or disposal posted of it';

const sumOf = (rows: readonly CountedRow[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

type Records = {
  readonly events: ReadonlyMap<number, number>;
  readonly putToUse: ReadonlyMap<number, string>;
};

/** @returns null where a line is of no asset of the register: a block, or what has left it. */
function rowsOfRecords(
  lines: readonly DepreciationLine[],
  of: Field['of'],
  { events, putToUse }: Records,
): readonly CountedRow[] | null {
  const rows = lines.flatMap((line) => {
    const seq = events.get(line.assetId ?? 0);
    const date = putToUse.get(line.assetId ?? 0);
    return seq === undefined || date === undefined ? [] : [{ seq, date, amount: of(line) }];
  });
  return rows.length === lines.length ? rows : null;
}

/** What runs and disposals up to a day that were not undone posted of the same assets or blocks. */
function rowsOfRuns(
  lines: readonly DepreciationLine[],
  postings: readonly AssetPostingRow[],
  until: string,
): readonly CountedRow[] {
  const names = new Set(lines.map(nameOfDepreciated));
  return postings.flatMap((row) => {
    if (row.undoneBy !== null) return [];
    const date = row.kind === 'run' ? row.content.through : row.content.on;
    if (date > until) return [];
    const own = row.kind === 'run' ? row.content.lines : [row.content.line];
    return own.flatMap((line) =>
      line === null || !names.has(nameOfDepreciated(line))
        ? []
        : [{ seq: row.seq, date, amount: line.toPostPaise }],
    );
  });
}

const askedOf = (line: string, { from, to }: Period) => ({
  ...OF_NOTHING,
  of: 'depreciation' as const,
  line,
  from,
  asOn: to,
});

/** The assets or blocks, the largest first. */
function partsOf(
  lines: readonly DepreciationLine[],
  field: FieldName,
  whose: string,
  period: Period,
): NamedFigure['madeOf'] {
  const { of } = FIELDS[field];
  if (whose !== 'total') return [];
  return lines
    .filter((line) => of(line) !== 0)
    .toSorted((one, other) => Math.abs(of(other)) - Math.abs(of(one)))
    .slice(0, MADE_OF_MAX)
    .map((line) => ({
      name: line.name,
      amount: rupeesFromPaise(of(line)),
      asked: askedOf(`${field}/${nameOfDepreciated(line)}`, period),
    }));
}

/** What is due, less what was posted of it. */
const workedOut = (
  lines: readonly DepreciationLine[],
  whose: string,
  period: Period,
): NamedFigure['madeOf'] =>
  (['due', 'posted', 'by_hand'] as const).map((field) => {
    const { name, of } = FIELDS[field];
    const paise = lines.reduce((sum, line) => sum + of(line), 0);
    return {
      name: field === 'due' ? 'Due in all' : `Less ${name}`,
      amount: rupeesFromPaise(paise),
      asked: askedOf(`${field}/${whose}`, period),
    };
  });
