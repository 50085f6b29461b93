// The fields of an asset, each declared once: which product it is, which account carries it, and
// how it loses its value.
import type { Asset, Depreciation } from '#api/contract/catalogue/asset.ts';
import type { PurchaseBillDetail, PurchaseBillItem } from '#api/contract/trade/purchase-bill.ts';
import {
  TAX_RATES,
  USEFUL_LIVES,
  worksInShifts,
  writtenDownBps,
} from '#core/depreciation/index.ts';
import { assetClass, LIFE_YEARS_MAX, taxKind } from '#core/depreciation/terms.ts';
import type { AssetClass, TaxKind } from '#core/depreciation/terms.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import {
  blankEntry,
  changedValues,
  entryOf,
  entryValues,
  saidValues,
  shownValues,
} from '#web/shell/form/form-declaration.ts';
import type { FormFields, Row, RowsField } from '#web/shell/form/form-declaration.ts';
import { PickCategory } from '../../picker/MasterPickers.tsx';
import { PickProductWithin } from '../../product/PickProduct.tsx';
import { catalogueWords as wording } from '../../wording.ts';
import { AssetAccountField } from './AssetAccountField.tsx';

type DepreciationEntry = {
  readonly isRegistered: boolean;
  readonly costPaise: string;
  readonly putToUse: string;
  readonly assetClass: string;
  readonly method: string;
  /** Blank: that of its class. */
  readonly lifeYears: string;
  readonly residualBps: string;
  readonly taxKind: string;
  /** Of a class that has extra shifts. */
  readonly shifts: readonly Row[];
  readonly isSold: boolean;
  readonly soldOn: string;
  readonly proceedsPaise: string;
};

export type AssetEntry = DepreciationEntry & {
  readonly categoryId: number | null;
  readonly productId: number | null;
  readonly name: string;
  readonly accountId: number | null;
};

const CLASSES = assetClass.options.map((value) => ({ value, label: USEFUL_LIVES[value].name }));
const KINDS = taxKind.options.map((value) => ({ value, label: kindLabel(value) }));
const METHODS = [
  { value: 'slm', label: 'Straight line (SLM)' },
  { value: 'wdv', label: 'Written down value (WDV)' },
];
const SHIFTS = [
  { value: 'double', label: 'Double shift, 50% more' },
  { value: 'triple', label: 'Triple shift, 100% more' },
];

function kindLabel(kind: TaxKind): string {
  const { name, taxClass, rateBps } = TAX_RATES[kind];
  return taxClass === null ? name : `${name}, ${rateBps / 100}%`;
}

/** The kind of income tax that goes with most assets of a class. */
const USUAL_KINDS: Partial<Readonly<Record<AssetClass, TaxKind>>> = {
  land: 'none',
  'concrete-building': 'building',
  'other-building': 'building',
  'factory-building': 'building',
  fence: 'building',
  'temporary-structure': 'temporary-erection',
  furniture: 'furniture',
  'hired-furniture': 'furniture',
  electrical: 'furniture',
  computer: 'computer',
  server: 'computer',
  'motor-car': 'motor-car',
  'hire-vehicle': 'hire-vehicle',
  intangible: 'intangible',
};

/** Null: land does not wear out. */
const usualLife = ({ assetClass: chosen }: DepreciationEntry): number | null =>
  USEFUL_LIVES[chosen as AssetClass].lifeYears;

const isRegistered = (entry: DepreciationEntry): boolean => entry.isRegistered;
const isSold = (entry: DepreciationEntry): boolean => entry.isRegistered && entry.isSold;
const wearsOut = (entry: DepreciationEntry): boolean =>
  entry.isRegistered && usualLife(entry) !== null;

const isLife = (text: string): boolean =>
  /^[1-9][0-9]?$/.test(text) && Number(text) <= LIFE_YEARS_MAX;
const isPercent = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) < 100;
const RESIDUAL_WRONG = 'Enter a percentage below 100';

function methodHint(method: string, entry: DepreciationEntry): string | null {
  const years = Number(entry.lifeYears) || usualLife(entry);
  const residualBps = decimalOf(entry.residualBps.trim(), 2) ?? 0;
  return method === 'wdv' && years !== null && residualBps > 0
    ? `${writtenDownBps(years, residualBps) / 100}% of what is left, each year`
    : null;
}

const EXTRA_SHIFTS: RowsField<AssetEntry> = {
  kind: 'rows',
  sent: 'depreciation.shifts',
  label: 'Extra shifts',
  noun: 'extra shift',
  isCards: true,
  isShown: (entry) => entry.isRegistered && worksInShifts(entry.assetClass as AssetClass),
  fields: {
    from: { label: 'From', kind: 'day', needed: wording.dateWrong },
    to: {
      label: 'To',
      kind: 'day',
      needed: wording.dateWrong,
      fault(text, { from = '' }) {
        const [first, last] = [from, text].map((day) => parseDate(day, todayInIndia()));
        const isTurned = first != null && last != null && last < first;
        return isTurned ? 'Enter a day not before the first' : null;
      },
    },
    shift: { label: 'Shift', kind: 'choice', begin: 'double', options: SHIFTS },
  },
};

/** What the register of fixed assets asks of an asset. */
const DEPRECIATION: Pick<FormFields<AssetEntry>, keyof DepreciationEntry> = {
  isRegistered: { label: 'In the register of fixed assets', kind: 'check' },
  costPaise: {
    label: 'Cost (₹)',
    kind: 'amount',
    sent: 'depreciation.cost',
    needed: wording.amountWrong,
    hint: () => 'Without GST that you take as credit',
    isShown: isRegistered,
  },
  putToUse: {
    label: 'Put to use on',
    kind: 'day',
    sent: 'depreciation.put_to_use',
    needed: wording.dateWrong,
    isShown: isRegistered,
  },
  assetClass: {
    label: 'Class',
    kind: 'choice',
    sent: 'depreciation.class',
    begin: 'plant',
    options: CLASSES,
    typed: (entry, chosen) => ({
      ...entry,
      assetClass: chosen,
      taxKind: USUAL_KINDS[chosen as AssetClass] ?? 'machinery',
    }),
    hint: (_class, entry) =>
      wearsOut(entry)
        ? `Useful life ${usualLife(entry)} years: Schedule II`
        : 'Land is not depreciated',
    isShown: isRegistered,
  },
  method: {
    label: 'Method',
    kind: 'choice',
    sent: 'depreciation.method',
    begin: 'slm',
    options: METHODS,
    hint: methodHint,
    isShown: wearsOut,
  },
  lifeYears: {
    label: 'Useful life (years)',
    kind: 'number',
    sent: 'depreciation.life_years',
    hint: (_years, entry) => `Leave blank for ${usualLife(entry)}`,
    fault: (years) => (isLife(years) ? null : 'Enter whole years, 1 to 99'),
    isShown: wearsOut,
  },
  residualBps: {
    label: 'Residual value (%)',
    kind: 'text',
    sent: 'depreciation.residual',
    begin: '5',
    inputMode: () => 'decimal',
    needed: RESIDUAL_WRONG,
    hint: () => 'Of the cost: usually not more than 5',
    fault: (percent) => (isPercent(percent) ? null : RESIDUAL_WRONG),
    asText: (bps) => decimalText(Number(bps), 2),
    asValue: (percent) => decimalOf(percent, 2),
    isShown: wearsOut,
  },
  taxKind: {
    label: 'Income tax',
    kind: 'choice',
    sent: 'depreciation.tax_kind',
    begin: 'machinery',
    options: KINDS,
    hint: () => 'Assets of one class and rate are one block',
    isShown: isRegistered,
  },
  shifts: EXTRA_SHIFTS,
  isSold: { label: 'Sold or scrapped', kind: 'check', isShown: isRegistered },
  soldOn: {
    label: 'Sold on',
    kind: 'day',
    sent: 'depreciation.sale.date',
    needed: wording.dateWrong,
    isShown: isSold,
  },
  proceedsPaise: {
    label: 'Sold for (₹)',
    kind: 'amount',
    sent: 'depreciation.sale.proceeds',
    mayBeNil: true,
    needed: wording.amountWrong,
    hint: () => 'Without GST; 0 if it was scrapped',
    isShown: isSold,
  },
};

/** Choosing the category narrows the products down. */
export const assetFormFields = (bookId: number): FormFields<AssetEntry> => ({
  ...DEPRECIATION,
  categoryId: {
    kind: 'pick',
    sent: 'category',
    needed: wording.categoryMissing,
    typed: (entry, categoryId) => ({ ...entry, categoryId, productId: null }),
    draw: ({ held, onHeld, ...control }) => (
      <PickCategory
        where={bookId}
        label="Category"
        chosenId={held}
        onChoose={onHeld}
        {...control}
      />
    ),
  },
  productId: {
    kind: 'pick',
    needed: wording.productMissing,
    draw: ({ held, onHeld, entry, ...control }) => (
      <PickProductWithin
        where={bookId}
        label="Product"
        categoryId={entry.categoryId}
        chosenId={held}
        onChoose={onHeld}
        {...control}
      />
    ),
  },
  name: {
    label: 'Name',
    kind: 'text',
    isAnyScript: true,
    enterStops: true,
    hint: () => 'Leave blank to use the product name',
  },
  accountId: {
    kind: 'pick',
    enterStops: true,
    draw: (control) => <AssetAccountField bookId={bookId} {...control} />,
  },
});

/** Apart from what depends on the book. */
const PLAIN = assetFormFields(0);
export const BLANK_ASSET = blankEntry(PLAIN);

export function assetEntryOf(asset: Asset): AssetEntry {
  const { depreciation: one } = asset;
  const entry = entryOf(PLAIN, {
    ...asset,
    ...one,
    soldOn: one?.sale?.on,
    proceedsPaise: one?.sale?.proceedsPaise,
  });
  const { categoryId, productId, name, accountId } = entry;
  if (one === null) return { ...BLANK_ASSET, categoryId, productId, name, accountId };
  const isUsual = one.lifeYears === USEFUL_LIVES[one.assetClass].lifeYears;
  return {
    ...entry,
    isRegistered: true,
    isSold: one.sale !== null,
    ...(isUsual && { lifeYears: '' }),
  };
}

function sentOf(entry: AssetEntry) {
  const { name, productId, accountId } = entryValues(PLAIN, entry);
  return { others: { name, productId, accountId }, depreciation: depreciationOf(entry) };
}

/** Land has what it does not show as others have it. */
function depreciationOf(entry: AssetEntry): Depreciation | null {
  if (!entry.isRegistered) return null;
  const { costPaise, putToUse, assetClass: of, taxKind: kind, ...rest } = entryValues(PLAIN, entry);
  const { method, residualBps, soldOn: on, proceedsPaise } = rest;
  const { lifeYears = null, shifts = [] } = shownValues(PLAIN, entry);
  const sale = entry.isSold ? { on, proceedsPaise } : null;
  const whole = { costPaise, putToUse, assetClass: of, lifeYears, method, residualBps };
  return { ...whole, taxKind: kind, sale, shifts } as Depreciation;
}

/** What a line of a bill says of an asset that was bought on it. */
export type BoughtAsset = {
  readonly on: NonNullable<Depreciation['bought']>;
  readonly entry: Partial<AssetEntry>;
};

/**
 * Its cost is what the line has posted, which has no tax that is taken as credit: CGST Act,
 * section 16(3).
 */
export const boughtAssetOf = (
  { id, receivedOn, billDate }: PurchaseBillDetail,
  item: PurchaseBillItem,
  categoryId: number | null,
): BoughtAsset => {
  const said = entryOf(PLAIN, {
    categoryId,
    productId: item.productId,
    name: item.productId === null ? item.name : '',
    accountId: item.accountId,
    costPaise: item.costPaise,
    putToUse: receivedOn ?? billDate,
  });
  const { productId, name, accountId, costPaise, putToUse } = said;
  const known = { categoryId, productId, name, accountId, costPaise, putToUse };
  return { on: { billId: id, line: item.line }, entry: { ...known, isRegistered: true } };
};

/**
 * @param before what it was; of it what stayed, and a name that is blank, is not sent.
 * @param bought the line of a bill on which a new one was bought.
 */
export function assetBody(
  entry: AssetEntry,
  before: Asset | undefined,
  bought?: Depreciation['bought'],
) {
  const { others, depreciation } = sentOf(entry);
  if (before === undefined) {
    return {
      ...saidValues(others),
      ...(depreciation !== null && {
        depreciation: { ...depreciation, ...(bought && { bought }) },
      }),
    };
  }
  const { name, ...changed } = changedValues(others, sentOf(assetEntryOf(before)).others);
  return {
    ...changed,
    ...(name != null && { name }),
    ...((depreciation !== null || before.depreciation !== null) && { depreciation }),
  };
}
