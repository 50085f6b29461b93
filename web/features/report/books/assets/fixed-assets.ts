// The register of fixed assets as a sheet: gross block, depreciation and net block, by class.
import type {
  AssetFigures,
  FixedAssets,
  RegisteredAsset,
} from '#api/contract/account/assets/fixed-assets.ts';
import { USEFUL_LIVES } from '#core/depreciation/index.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { column, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../kit/use-report-range.ts';

/** An asset, or the assets of a class or all of them. */
type AssetRow = {
  readonly name: string;
  readonly figures: AssetFigures;
  readonly asset?: RegisteredAsset;
};

type AssetColumn = DeclaredColumn<AssetRow>;

const amount = (
  head: string,
  figure: keyof AssetFigures,
  more: Pick<AssetColumn, 'rule' | 'onPhone'> = {},
): AssetColumn =>
  column.money(head, ({ figures }) => paiseFromWire(figures[figure]), {
    blankNil: true,
    figure,
    ...more,
  });

const COLUMNS: readonly AssetColumn[] = [
  column.text('Asset', ({ name }) => name),
  column.date('Put to use', ({ asset }) => asset?.put_to_use ?? null, { onlyIn: 'file' }),
  column.text('Method', ({ asset }) => (asset === undefined ? null : methodOf(asset)), {
    onlyIn: 'file',
  }),
  amount('Opening cost', 'gross_opening', { rule: 'pair' }),
  amount('Additions', 'additions'),
  amount('Disposals', 'disposals'),
  amount('Closing cost', 'gross_closing'),
  amount('Opening depreciation', 'depreciation_opening', { rule: 'pair' }),
  amount('For the period', 'depreciation', { onPhone: 'column' }),
  amount('On disposals', 'depreciation_off'),
  amount('Closing depreciation', 'depreciation_closing'),
  amount('Opening net', 'net_opening', { rule: 'pair' }),
  column.money('Closing net', ({ figures }) => paiseFromWire(figures.net_closing), {
    rule: 'answer',
    figure: 'net_closing',
    onPhone: 'column',
  }),
  column.date('Sold on', ({ asset }) => asset?.sold_on ?? null, { onlyIn: 'file' }),
  column.money('Sold for', ({ figures }) => paiseFromWire(figures.proceeds), {
    blankNil: true,
    onlyIn: 'file',
  }),
  column.money('Gain or loss', ({ figures }) => paiseFromWire(figures.gain), {
    blankNil: true,
    onlyIn: 'file',
  }),
];

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

type FixedAssetParts = {
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly register: FixedAssets;
  readonly hrefOf: (assetId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function fixedAssetsView(parts: FixedAssetParts): ReportView {
  const { range, register, hrefOf, explainHref } = parts;
  const lines = register.classes.flatMap(
    ({ class: code, assets, figures }): DeclaredLine<AssetRow>[] => {
      const { name } = USEFUL_LIVES[code];
      return [
        { as: 'group', key: `group ${code}`, name },
        ...assets.map((asset): DeclaredLine<AssetRow> => ({
          as: 'line',
          level: 1,
          key: String(asset.asset_id),
          href: hrefOf(asset.asset_id),
          below:
            asset.sold_on === null
              ? `${methodOf(asset)}, from ${dayOf(asset.put_to_use)}`
              : `Sold on ${dayOf(asset.sold_on)}, ${gainText(asset.figures)}`,
          row: { name: asset.name, figures: asset.figures, asset },
          whose: `asset/${asset.asset_id}`,
        })),
        {
          as: 'subtotal',
          key: `sum ${code}`,
          row: { name: `All of ${name.toLowerCase()}`, figures },
          whose: `class/${code}`,
        },
      ];
    },
  );
  return reportOf(
    { title: 'Fixed assets', period: periodInWords(range), remarks: tiesInWords(register) },
    COLUMNS,
    withTotal(lines, { row: { name: 'Total', figures: register.totals }, whose: 'total' }),
    explainHref && ((figure, whose) => explainHref(`${whose}/${figure}`)),
  );
}

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
