// What a product's form holds, what of it is missing, and how it is written on the wire.
import type { MasterFormState } from '../form/use-master-form.ts';
import { z } from 'zod';
import type { Category } from '#api/contract/catalogue/category.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { asksNature, serviceNature } from '#core/tax/index.ts';
import type { ServiceNature } from '#core/tax/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import { amountTypedFault, parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatDate } from '#web/format/dates.ts';
import type { NewBody } from '../calls/writes.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { catalogueWords as wording } from '../wording.ts';

export type ProductFields = {
  readonly name: string;
  readonly categoryId: number | null;
  /** By the specification's id. */
  readonly values: Readonly<Record<number, string>>;
  readonly brandId: number | null;
  readonly unitId: number | null;
  readonly hsn: string | null;
  readonly rate: string;
  /** The first day of a changed rate. */
  readonly rateFrom: string;
  readonly price: string;
  readonly stocked: boolean;
  /** Null: as its code says. */
  readonly nature: ServiceNature | null;
  /** Null: where the book posts all its sales. */
  readonly incomeAccountId: number | null;
  readonly openingQuantity: string;
  readonly openingValue: string;
  readonly openingDate: string;
};
export type ProductFormState = MasterFormState<ProductFields>;

const id = z.number().nullable();
const text = z.string();
/** What is kept of a new product while it is typed. */
export const productDraftSchema = z
  .object({
    name: text,
    categoryId: id,
    values: z.record(text, text),
    brandId: id,
    unitId: id,
    hsn: text.nullable(),
    rate: text,
    price: text,
    stocked: z.boolean(),
    nature: serviceNature.nullable(),
    incomeAccountId: id,
    openingQuantity: text,
    openingValue: text,
    openingDate: text,
  })
  .partial();

/** The rate of a new product until another is typed: the standard rate. */
const RATE_FIRST = '18';

export const blankProduct = (name: string, today: CalendarDate): ProductFields => ({
  name,
  categoryId: null,
  values: {},
  brandId: null,
  unitId: null,
  hsn: null,
  rate: RATE_FIRST,
  rateFrom: '',
  price: '',
  stocked: false,
  nature: null,
  incomeAccountId: null,
  openingQuantity: '',
  openingValue: '',
  openingDate: formatDate(yearPeriod(financialYearOf(today)).from),
});

export function productFieldsOf(product: Product, today: CalendarDate): ProductFields {
  const { opening_stock: opening } = product;
  const since = opening === null ? null : parseCalendarDate(opening.date);
  return {
    ...blankProduct(product.name, today),
    categoryId: product.category_id,
    values: Object.fromEntries(
      product.value_product.map(({ category_product_id: id, name }) => [id, name]),
    ),
    brandId: product.brand_id,
    unitId: product.unit_id,
    hsn: product.hsn,
    nature: product.nature === 'general' && !asksNature(product.hsn) ? null : product.nature,
    incomeAccountId: product.income_account_id,
    rate: product.gst_rate === null ? '' : String(product.gst_rate),
    rateFrom: formatDate(today),
    price: product.price === null ? '' : groupDecimal(product.price),
    stocked: product.stocked,
    openingQuantity: opening?.quantity ?? '',
    openingValue: opening === null ? '' : groupDecimal(opening.value),
    ...(since === null ? {} : { openingDate: formatDate(since) }),
  };
}

/** At least two decimals, as everywhere; a price may have three. */
export const groupDecimal = (decimal: string): string => {
  const [whole = '', decimals = ''] = decimal.split('.');
  return `${groupDigits(whole)}.${decimals.padEnd(2, '0')}`;
};

/** `₹1,180.50` as `1180.50`. */
const isDecimal = (text: string, places: number): boolean =>
  new RegExp(`^\\d+(\\.\\d{1,${places}})?$`).test(bareFigure(text));

const isEmpty = (text: string): boolean => text.trim() === '';

export const specificationsOf = (category: Category | undefined) =>
  category?.category_products.filter(({ enabled }) => enabled) ?? [];

/** What an attribute's refusal is called among the refusals of the form. */
export const valueKey = (id: number): string => `value_product.${id}`;

type Context = {
  readonly category: Category | undefined;
  readonly today: CalendarDate;
  readonly product?: Product | undefined;
};

export function checkProduct(
  fields: ProductFields,
  { category, today, product }: Context,
): FieldErrors {
  const values = specificationsOf(category)
    .filter(({ id }) => isEmpty(fields.values[id] ?? ''))
    .map(({ id, name }) => [valueKey(id), wording.valueMissing(name)] as const);
  const hasOpening = fields.stocked && !isEmpty(fields.openingQuantity);
  const wrongs: readonly (readonly [string, boolean, string])[] = [
    ['name', isEmpty(fields.name), wording.nameMissing],
    ['category_id', fields.categoryId === null, wording.categoryMissing],
    ['brand_id', fields.brandId === null, wording.brandMissing],
    ['gst_rate', !isEmpty(fields.rate) && !isDecimal(fields.rate, 2), wording.rateWrong],
    [
      'gst_rate_from',
      isRateChanged(fields, product) && parseDate(fields.rateFrom, today) === null,
      wording.dateWrong,
    ],
    ['price', !isEmpty(fields.price) && !isDecimal(fields.price, 3), wording.priceWrong],
    [
      'opening_quantity',
      hasOpening && !isDecimal(fields.openingQuantity, 3),
      wording.quantityWrong,
    ],
    [
      'opening_value',
      hasOpening && worthOf(fields) === null,
      isEmpty(fields.openingValue)
        ? wording.stockValueMissing
        : amountTypedFault(fields.openingValue),
    ],
    [
      'opening_date',
      hasOpening && parseDate(fields.openingDate, today) === null,
      wording.dateWrong,
    ],
  ];
  const marked = wrongs.filter(([, isWrong]) => isWrong).map(([field, , text]) => [field, text]);
  return Object.fromEntries([...marked, ...values]);
}

const NIL = /^0+(\.0*)?$/;
const worthOf = ({ openingValue }: ProductFields): number | null =>
  NIL.test(bareFigure(openingValue)) ? 0 : parseAmount(openingValue);

/** Only a product that has a rate already has a day from which another one holds. */
export const isRateChanged = ({ rate }: ProductFields, product: Product | undefined): boolean =>
  product?.gst_rate != null && !isEmpty(rate) && Number(bareFigure(rate)) !== product.gst_rate;

type Body = NewBody<'product'>;

const percentOf = ({ rate }: ProductFields) => (isEmpty(rate) ? null : bareFigure(rate));

function openingOf(fields: ProductFields, today: CalendarDate): Partial<Body> | null {
  const date = parseDate(fields.openingDate, today);
  if (!fields.stocked || isEmpty(fields.openingQuantity) || date === null) return null;
  return {
    opening_quantity: bareFigure(fields.openingQuantity),
    opening_value: rupeesFromPaise(worthOf(fields) ?? 0),
    opening_date: date,
  };
}

const valuesOf = (fields: ProductFields, category: Category | undefined) =>
  Object.fromEntries(
    specificationsOf(category).map(({ id }) => [String(id), (fields.values[id] ?? '').trim()]),
  );

/** A new product: what is empty is not sent. */
export function newProductBody(fields: ProductFields, { category, today }: Context): Body {
  const rest = {
    unit_id: fields.unitId,
    hsn: fields.hsn,
    gst_rate: percentOf(fields),
    price: isEmpty(fields.price) ? null : bareFigure(fields.price),
    income_account_id: fields.incomeAccountId,
  };
  const values = valuesOf(fields, category);
  return {
    name: fields.name.trim(),
    category_id: fields.categoryId ?? 0,
    brand_id: fields.brandId ?? 0,
    ...(Object.keys(values).length > 0 ? { value_product: values } : {}),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
    ...(fields.stocked ? { stocked: true } : {}),
    ...(fields.nature === null ? {} : { nature: fields.nature }),
    ...openingOf(fields, today),
  };
}

/** Only what differs from the product as the form found it. */
export function changedProductBody(fields: ProductFields, product: Product, context: Context) {
  const { today, category } = context;
  const before = productFieldsOf(product, today);
  const values = valuesOf(fields, category);
  const had = valuesOf(before, category);
  const flat = (each: ProductFields) => ({
    name: each.name.trim(),
    category_id: each.categoryId ?? 0,
    brand_id: each.brandId ?? 0,
    unit_id: each.unitId,
    hsn: each.hsn,
    stocked: each.stocked,
    nature: each.nature,
    income_account_id: each.incomeAccountId,
    price: isEmpty(each.price) ? null : bareFigure(each.price),
  });
  const was: Readonly<Record<string, unknown>> = flat(before);
  const changed = Object.entries(flat(fields)).filter(([field, value]) => value !== was[field]);
  const rate = percentOf(fields);
  const isRate = rate !== percentOf(before);
  const from = isRateChanged(fields, product) ? parseDate(fields.rateFrom, today) : null;
  const opening = openingOf(fields, today);
  const isOpening = JSON.stringify(opening) !== JSON.stringify(openingOf(before, today));
  return {
    ...Object.fromEntries(changed),
    ...(fields.nature === null && before.nature !== null ? { nature: 'general' as const } : {}),
    ...(JSON.stringify(values) === JSON.stringify(had) ? {} : { value_product: values }),
    ...(isRate ? { gst_rate: rate } : {}),
    ...(from === null ? {} : { gst_rate_from: from }),
    ...(isOpening ? (opening ?? { opening_quantity: null }) : {}),
  };
}
