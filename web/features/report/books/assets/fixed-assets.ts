// The register of fixed assets as a sheet: gross block, depreciation and net block, by class.
import type {
  AssetFigures,
  FixedAssets,
  RegisteredAsset,
} from '#api/contract/account/assets/fixed-assets.ts';
import { wireName } from '#core/shapes/record.ts';
import { USEFUL_LIVES } from '#core/depreciation/index.ts';
import { column, nameOfAsset, nameOfAssetClass, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
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
  column.money(head, ({ figures }) => figures[figure], {
    blankNil: true,
    figure: wireName(figure),
    ...more,
  });

const COLUMNS: readonly AssetColumn[] = [
  column.text('Asset', ({ name }) => name),
  column.date('Put to use', ({ asset }) => asset?.putToUse ?? null, { onlyIn: 'file' }),
  column.text('Method', ({ asset }) => (asset === undefined ? null : methodOf(asset)), {
    onlyIn: 'file',
  }),
  amount('Opening cost', 'grossOpeningPaise', { rule: 'pair' }),
  amount('Additions', 'additionsPaise'),
  amount('Disposals', 'disposalsPaise'),
  amount('Closing cost', 'grossClosingPaise'),
  amount('Opening depreciation', 'wornOpeningPaise', { rule: 'pair' }),
  amount('For the period', 'chargedPaise', { onPhone: 'column' }),
  amount('On disposals', 'wornOffPaise'),
  amount('Closing depreciation', 'wornClosingPaise'),
  amount('Opening net', 'netOpeningPaise', { rule: 'pair' }),
  column.money('Closing net', ({ figures }) => figures.netClosingPaise, {
    rule: 'answer',
    figure: 'net_closing',
    onPhone: 'column',
  }),
  column.date('Sold on', ({ asset }) => asset?.soldOn ?? null, { onlyIn: 'file' }),
  column.money('Sold for', ({ figures }) => figures.proceedsPaise, {
    blankNil: true,
    onlyIn: 'file',
  }),
  column.money('Gain or loss', ({ figures }) => figures.gainPaise, {
    blankNil: true,
    onlyIn: 'file',
  }),
];

/** What a sale brought above or below what stood in the books. */
function gainText({ gainPaise: paise }: AssetFigures): string {
  if (paise === 0) return 'neither gain nor loss';
  return `${paise > 0 ? 'gain' : 'loss'} ${formatRupees(Math.abs(paise))}`;
}

const methodOf = ({ method, lifeYears: years }: RegisteredAsset): string =>
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
    ({ assetClass: code, assets, figures }): DeclaredLine<AssetRow>[] => {
      const { name } = USEFUL_LIVES[code];
      return [
        { as: 'group', key: `group ${code}`, name },
        ...assets.map((asset): DeclaredLine<AssetRow> => ({
          as: 'line',
          level: 1,
          key: String(asset.assetId),
          href: hrefOf(asset.assetId),
          below:
            asset.soldOn === null
              ? `${methodOf(asset)}, from ${formatDate(asset.putToUse)}`
              : `Sold on ${formatDate(asset.soldOn)}, ${gainText(asset.figures)}`,
          row: { name: asset.name, figures: asset.figures, asset },
          whose: nameOfAsset(asset.assetId),
        })),
        {
          as: 'subtotal',
          key: `sum ${code}`,
          row: { name: `All of ${name.toLowerCase()}`, figures },
          whose: nameOfAssetClass(code),
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
export function tiesInWords({
  accounts,
  ledgerPaise,
  totals,
  differencePaise: apart,
}: FixedAssets): string[] {
  const first =
    apart === 0
      ? `The accounts of fixed assets have ${formatRupees(ledgerPaise)}, as the register has.`
      : `The accounts of fixed assets have ${formatRupees(ledgerPaise)}, the register ` +
        `${formatRupees(totals.netClosingPaise)}: they differ by ${formatRupees(Math.abs(apart))}.`;
  if (apart === 0) return [first];
  const others = accounts
    .filter(
      (one) =>
        one.ledgerPaise !== one.costPaise && one.ledgerPaise !== one.netPaise && !takesCredits(one),
    )
    .map(
      (one) =>
        `${one.name} has ${formatRupees(one.ledgerPaise)}, its assets cost ` +
        `${formatRupees(one.costPaise)} and are worth ` +
        `${formatRupees(one.netPaise)}.`,
    );
  return [first, ...others];
}

/** An account of accumulated depreciation has no assets of its own to be held against. */
const takesCredits = ({ ledgerPaise, costPaise }: FixedAssets['accounts'][number]): boolean =>
  ledgerPaise < 0 && costPaise === 0;
