// The register of fixed assets as a sheet: gross block, depreciation and net block, by class.
import type {
  AssetFigures,
  FixedAssets,
  RegisteredAsset,
} from '#api/contract/account/assets/fixed-assets.ts';
import { USEFUL_LIVES } from '#core/depreciation/index.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../kit/report-view.ts';
import type { ReportRange } from '../kit/use-report-range.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Asset', kind: 'text' },
  { head: 'Put to use', kind: 'date', onlyIn: 'file' },
  { head: 'Method', kind: 'text', onlyIn: 'file' },
  { head: 'Opening cost (₹)', kind: 'money', rule: 'pair' },
  { head: 'Additions (₹)', kind: 'money' },
  { head: 'Disposals (₹)', kind: 'money' },
  { head: 'Closing cost (₹)', kind: 'money' },
  { head: 'Opening depreciation (₹)', kind: 'money', rule: 'pair' },
  { head: 'For the period (₹)', kind: 'money' },
  { head: 'On disposals (₹)', kind: 'money' },
  { head: 'Closing depreciation (₹)', kind: 'money' },
  { head: 'Opening net (₹)', kind: 'money', rule: 'pair' },
  { head: 'Closing net (₹)', kind: 'money', rule: 'answer' },
  { head: 'Sold on', kind: 'date', onlyIn: 'file' },
  { head: 'Sold for (₹)', kind: 'money', onlyIn: 'file' },
  { head: 'Gain or loss (₹)', kind: 'money', onlyIn: 'file' },
];

const WIDTH = COLUMNS.length;

type AssetNotes = { readonly putToUse: string | null; readonly method: string | null };
type SaleDay = { readonly soldOn: string | null };

function cellsOf(name: string, figures: AssetFigures, said: AssetNotes & SaleDay): ReportCell[] {
  const cell = (rupees: string): number | null => paiseFromWire(rupees) || null;
  return [
    name,
    said.putToUse,
    said.method,
    ...SHOWN.slice(0, -1).map((head) => cell(figures[head])),
    paiseFromWire(figures.net_closing),
    said.soldOn,
    cell(figures.proceeds),
    cell(figures.gain),
  ];
}

/** What the columns show from the fourth on. */
const SHOWN = [
  'gross_opening',
  'additions',
  'disposals',
  'gross_closing',
  'depreciation_opening',
  'depreciation',
  'depreciation_off',
  'depreciation_closing',
  'net_opening',
  'net_closing',
] as const satisfies readonly (keyof AssetFigures)[];

const linesOf = (of: string) => SHOWN.map((head, at) => [3 + at, `${of}/${head}`] as const);

const OF_MANY = { putToUse: null, method: null, soldOn: null };

const dayOf = (day: string): string => {
  const date = parseCalendarDate(day);
  return date === null ? day : formatDate(date);
};

/** What a sale brought above or below what stood in the books. */
function gainText({ gain }: AssetFigures): string {
  const paise = paiseFromWire(gain);
  if (paise === 0) return 'neither gain nor loss';
  return `${paise > 0 ? 'gain' : 'loss'} ${formatRupees(Math.abs(paise))}`;
}

const methodOf = ({ method, life_years: years }: RegisteredAsset): string =>
  years === null ? 'Not depreciated' : `${method.toUpperCase()}, ${years} years`;

export type FixedAssetParts = {
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly register: FixedAssets;
  readonly hrefOf: (assetId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function fixedAssetsView(parts: FixedAssetParts): ReportView {
  const { range, register, hrefOf, explainHref } = parts;
  const rows = register.classes.flatMap(({ class: of, assets, figures }): ReportRow[] => [
    {
      as: 'group',
      key: `group ${of}`,
      cells: [USEFUL_LIVES[of].name, ...Array.from({ length: WIDTH - 1 }, () => null)],
    },
    ...assets.map((asset): ReportRow => ({
      as: 'line',
      level: 1,
      key: String(asset.asset_id),
      href: hrefOf(asset.asset_id),
      below:
        asset.sold_on === null
          ? `${methodOf(asset)}, from ${dayOf(asset.put_to_use)}`
          : `Sold on ${dayOf(asset.sold_on)}, ${gainText(asset.figures)}`,
      cells: cellsOf(asset.name, asset.figures, {
        putToUse: asset.put_to_use,
        method: methodOf(asset),
        soldOn: asset.sold_on,
      }),
      ...explainedCells(explainHref, linesOf(`asset/${asset.asset_id}`)),
    })),
    {
      as: 'subtotal',
      key: `sum ${of}`,
      cells: cellsOf(`All of ${USEFUL_LIVES[of].name.toLowerCase()}`, figures, OF_MANY),
      ...explainedCells(explainHref, linesOf(`class/${of}`)),
    },
  ]);
  return {
    title: 'Fixed assets',
    period: periodInWords(range),
    remarks: tiesInWords(register),
    columns: COLUMNS,
    nameAt: 0,
    phone: [0, 8, 12],
    lines: rows.length === 0 ? [] : [...rows, totalRow(parts)],
  };
}

const totalRow = ({ register, explainHref }: FixedAssetParts): ReportRow => ({
  as: 'total',
  key: 'total',
  cells: cellsOf('Total', register.totals, OF_MANY),
  ...explainedCells(explainHref, linesOf('total')),
});

/** @returns the register held against the ledger, and each account that has neither of its sums. */
export function tiesInWords({ accounts, ledger, totals, difference }: FixedAssets): string[] {
  const [inLedger, net, apart] = [ledger, totals.net_closing, difference].map(paiseFromWire);
  const first =
    apart === 0
      ? `The accounts of fixed assets have ${formatRupees(inLedger ?? 0)}, as the register has.`
      : `The accounts of fixed assets have ${formatRupees(inLedger ?? 0)}, the register ` +
        `${formatRupees(net ?? 0)}: they differ by ${formatRupees(Math.abs(apart ?? 0))}.`;
  if (apart === 0) return [first];
  const others = accounts
    .filter((one) => one.ledger !== one.cost && one.ledger !== one.net && !takesCredits(one))
    .map(
      (one) =>
        `${one.name} has ${formatRupees(paiseFromWire(one.ledger))}, its assets cost ` +
        `${formatRupees(paiseFromWire(one.cost))} and are worth ` +
        `${formatRupees(paiseFromWire(one.net))}.`,
    );
  return [first, ...others];
}

/** An account of accumulated depreciation has no assets of its own to be held against. */
const takesCredits = ({ ledger, cost }: FixedAssets['accounts'][number]): boolean =>
  paiseFromWire(ledger) < 0 && paiseFromWire(cost) === 0;
