// The fields of a product, each declared once: the page, the short form, what a bill asks for and
// the sheet over another form show some of them.
import { z } from 'zod';
import type { Category } from '#api/contract/catalogue/category.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import {
  asksNature,
  GST_BEGINS,
  GST_RATES,
  isRateInForce,
  natureByCode,
  serviceNature,
  SERVICE_NATURES,
} from '#core/tax/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import type { FieldOf } from '#web/shell/form/form-declaration.ts';
import { nameField } from '../form/name-field.tsx';
import type { MastersBook } from '../kinds.ts';
import { PickBrand, PickCategory, PickUnit } from '../picker/MasterPickers.tsx';
import { catalogueWords as wording } from '../wording.ts';
import { isDecimal, pricePerUnit } from './decimals.ts';
import { HsnField } from './HsnField.tsx';
import { specificationsOf, valueKey } from './specifications.ts';
import { unsaidWords } from './unsaid.ts';
import { Values } from './Values.tsx';

export type ProductEntry = {
  readonly name: string;
  readonly categoryId: number | null;
  /** By the specification's id. */
  readonly values: Readonly<Record<string, string>>;
  readonly brandId: number | null;
  readonly unitId: number | null;
  readonly hsn: string | null;
  /** Blank: as its code says. */
  readonly nature: string;
  readonly gstBps: string;
  /** The first day of a changed rate. */
  readonly gstRateFrom: string;
  readonly priceThousandths: string;
  readonly stocked: boolean;
  readonly openingQuantityThousandths: string;
  readonly openingValuePaise: string;
  readonly openingDate: string;
  /** Blank: where the book posts all its sales. */
  readonly incomeAccountId: string;
};

/** What the fields depend on. */
export type ProductContext = {
  readonly where: MastersBook;
  readonly today: CalendarDate;
  readonly categoryOf: (id: number | null) => Category | undefined;
  /** As it is now; none of a new one. */
  readonly product?: Product | undefined;
  /** What uses it, in words. */
  readonly usedBy?: string | null | undefined;
  readonly accounts?: readonly Account[];
  /** In a column beside a list there is no room for two. */
  readonly isNarrow?: boolean;
};

/** Left empty, the code says it; that it is any service is a choice where the code asks. */
const naturesFor = (hsn: string) => [
  { value: '', label: natureWords(hsn) },
  ...serviceNature.options
    .filter((nature) => nature !== 'general' || asksNature(hsn))
    .map((nature) => ({ value: nature, label: SERVICE_NATURES[nature].name })),
];

function natureWords(hsn: string): string {
  const coded = natureByCode(hsn, GST_BEGINS);
  if (coded === null) return SERVICE_NATURES.general.name;
  if (coded.nature === null) return 'Asked on each invoice';
  return `${SERVICE_NATURES[coded.nature].name}, by its code`;
}

export const soldAsService = ({ hsn }: Pick<ProductEntry, 'hsn'>): boolean =>
  hsn?.startsWith('99') === true;

const INCOME_GROUPS: ReadonlySet<string | null> = new Set([
  'sales-accounts',
  'direct-incomes',
  'indirect-incomes',
]);

const incomesIn = (accounts: readonly Account[], chosen: string) =>
  accounts
    .filter(
      ({ id, group, retired }) => (INCOME_GROUPS.has(group) && !retired) || String(id) === chosen,
    )
    .map(({ id, name }) => ({ value: String(id), label: name }));

const isSaid = (text: string): boolean => text.trim() !== '';
export const hasOpening = (entry: ProductEntry): boolean =>
  entry.stocked && isSaid(entry.openingQuantityThousandths);

/** Each rate with the day from which it holds. */
const ratesSaid = ({ gstRates: rates }: Product): string =>
  rates.map(({ from, rateBps }) => `${rateBps / 100}% from ${formatDate(from)}`).join(', ');

const id = (value: string) => Number(value);

/** Of a form that may hold more than a product. */
type ProductFields<Entry, Names extends keyof ProductEntry = keyof ProductEntry> = {
  readonly [Name in Names]: FieldOf<Entry, ProductEntry[Name]>;
};

/** One for each that the category specifies. */
const valuesField = <Entry extends ProductEntry>({
  categoryOf,
  isNarrow = false,
}: ProductContext): ProductFields<Entry>['values'] => ({
  kind: 'own',
  sent: 'value_product',
  begin: {},
  schema: z.record(z.string(), z.string()),
  draw: ({ held, onHeld, entry, errors, readOnly }) => (
    <Values
      values={held}
      onValues={onHeld}
      category={categoryOf(entry.categoryId)}
      errors={errors}
      readOnly={readOnly}
      isNarrow={isNarrow}
    />
  ),
  faults: (values, { categoryId }) =>
    Object.fromEntries(
      specificationsOf(categoryOf(categoryId)).flatMap((one) =>
        isSaid(values[one.id] ?? '') ? [] : [[valueKey(one.id), wording.valueMissing(one.name)]],
      ),
    ),
  asValue: (values, { categoryId }) => {
    const asked = specificationsOf(categoryOf(categoryId));
    const said = asked.map(({ id: of }) => ({ key: String(of), value: (values[of] ?? '').trim() }));
    return asked.length === 0 ? null : said;
  },
});

export function productFormFields<Entry extends ProductEntry = ProductEntry>(
  context: ProductContext,
): ProductFields<Entry> {
  const { where, today, product, accounts = [] } = context;
  return {
    name: nameField<Entry>(product, context.usedBy),
    categoryId: {
      kind: 'pick',
      needed: wording.categoryMissing,
      draw: ({ held, onHeld, ...control }) => (
        <PickCategory
          where={where}
          label="Category"
          chosenId={held}
          chosenName={held === product?.categoryId ? product?.category : undefined}
          onChoose={onHeld}
          {...control}
        />
      ),
    },
    values: valuesField<Entry>(context),
    brandId: {
      kind: 'pick',
      enterStops: true,
      // Only a book has a brand for what has none.
      ...(where === null && { needed: wording.brandMissing }),
      draw: ({ held, onHeld, ...control }) => (
        <>
          <PickBrand
            where={where}
            label="Brand"
            optional={where !== null}
            chosenId={held}
            chosenName={held === product?.brandId ? product?.brand : undefined}
            onChoose={onHeld}
            {...control}
          />
          {where !== null && held === null && (
            <p className="text-sm text-ink-3">{unsaidWords.brand}</p>
          )}
        </>
      ),
    },
    unitId: {
      kind: 'pick',
      draw: ({ held, onHeld, ...control }) => (
        <PickUnit
          where={where}
          label="Unit"
          optional
          chosenId={held}
          chosenName={held === product?.unitId ? (product?.unit ?? undefined) : undefined}
          onChoose={onHeld}
          {...control}
        />
      ),
    },
    ...taxFields<Entry>(context),
    ...openingFields<Entry>(today),
    incomeAccountId: {
      label: 'Sales are posted to',
      kind: 'choice',
      begin: '',
      options: ({ incomeAccountId }) => [
        { value: '', label: 'Where the book posts its sales' },
        ...incomesIn(accounts, incomeAccountId),
      ],
      asValue: id,
    },
  };
}

/** What tax needs to know of it. */
const taxFields = <Entry extends ProductEntry>({
  product,
  today,
}: ProductContext): ProductFields<
  Entry,
  'hsn' | 'nature' | 'gstBps' | 'gstRateFrom' | 'priceThousandths'
> => ({
  hsn: {
    kind: 'own',
    begin: null,
    schema: z.string().nullable(),
    draw: ({ held, onHeld, ...control }) => <HsnField code={held} onChoose={onHeld} {...control} />,
  },
  nature: {
    label: 'What it is',
    kind: 'choice',
    begin: '',
    options: ({ hsn }) => naturesFor(hsn ?? ''),
    hint: () => 'Decides the place of supply of a service',
    isShown: soldAsService,
  },
  gstBps: {
    label: 'GST rate (%)',
    kind: 'text',
    // Of a new one until another is typed: the standard rate.
    begin: '18',
    inputMode: () => 'decimal',
    hint: () => (product === undefined ? null : ratesSaid(product)),
    fault: (rate, entry) =>
      isDecimal(rate, 2) ? rateRefusal(entry, product, today) : wording.rateWrong,
    asText: (bps) => decimalText(Number(bps), 2),
    asValue: (rate) => decimalOf(bareFigure(rate), 2),
  },
  gstRateFrom: {
    label: 'Rate holds from',
    kind: 'day',
    needed: wording.dateWrong,
    hint: (_day, { gstBps: rate }) =>
      `New invoices use ${rate.trim()}%. Issued invoices keep ${(product?.gstBps ?? 0) / 100}%.`,
    isShown: (entry) => isRateChanged(entry, product),
  },
  priceThousandths: {
    label: 'Price (₹)',
    kind: 'text',
    inputMode: () => 'decimal',
    hint: () => 'Exclusive of GST, per unit',
    fault: (price) => (isDecimal(price, 3) ? null : wording.priceWrong),
    asText: (thousandths) => pricePerUnit(Number(thousandths)),
    asValue: (price) => decimalOf(bareFigure(price), 3),
  },
});

/** What was there when the books began. */
const openingFields = <Entry extends ProductEntry>(
  today: CalendarDate,
): ProductFields<
  Entry,
  'stocked' | 'openingQuantityThousandths' | 'openingValuePaise' | 'openingDate'
> => ({
  stocked: { label: 'Stocked', kind: 'check' },
  openingQuantityThousandths: {
    label: 'Quantity',
    kind: 'text',
    inputMode: () => 'decimal',
    isShown: ({ stocked }) => stocked,
    fault: (quantity) => (isDecimal(quantity, 3) ? null : wording.quantityWrong),
    asText: (thousandths) => decimalText(Number(thousandths), 3),
    asValue: (quantity) => decimalOf(bareFigure(quantity), 3),
  },
  openingValuePaise: {
    label: 'Value (₹)',
    kind: 'amount',
    mayBeNil: true,
    isShown: ({ stocked }) => stocked,
    missing: (entry) => (hasOpening(entry) ? wording.stockValueMissing : undefined),
  },
  openingDate: {
    label: 'On',
    kind: 'day',
    begin: formatDate(yearPeriod(financialYearOf(today)).from),
    isShown: ({ stocked }) => stocked,
    missing: (entry) => (hasOpening(entry) ? wording.dateWrong : undefined),
  },
});

/** Only a product that has a rate already has a day from which another one holds. */
const isRateChanged = ({ gstBps }: ProductEntry, product: Product | undefined): boolean =>
  product?.gstBps != null && isSaid(gstBps) && decimalOf(bareFigure(gstBps), 2) !== product.gstBps;

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** @returns why the law of its day does not have the rate that is typed, or null. */
function rateRefusal(
  entry: ProductEntry,
  product: Product | undefined,
  today: CalendarDate,
): string | null {
  const rateBps = decimalOf(entry.gstBps.trim(), 2);
  const isNew = product?.gstBps == null;
  if (rateBps === null || (!isNew && !isRateChanged(entry, product))) return null;
  const on = isNew ? today : (parseDate(entry.gstRateFrom, today) ?? today);
  const inForce = (bps: number) => isRateInForce(bps, { on, hsn: entry.hsn });
  if (inForce(rateBps)) return null;
  const rates = new Set(GST_RATES.map((each) => each.rateBps).filter(inForce));
  const named = [...rates].toSorted((a, b) => a - b).map((bps) => decimalText(bps, 2));
  return `${entry.gstBps.trim()}% is no rate on ${formatDate(on)}. Enter ${LIST.format(named)}.`;
}
