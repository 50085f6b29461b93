// A product as its form begins with it, and what of it is sent.
import type { Product } from '#api/contract/catalogue/product.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { asksNature } from '#core/tax/index.ts';
import type { CallResult } from '#web/client/call.ts';
import {
  blankEntry,
  changedValues,
  draftSchemaOf,
  entryOf,
  saidValues,
  shownValues,
} from '#web/shell/form/form-declaration.ts';
import { writeMaster } from '../calls/writes.ts';
import type { NewBody, SavedMaster } from '../calls/writes.ts';
import { hasOpening, productFormFields } from './product-fields.tsx';
import type { ProductContext, ProductEntry } from './product-fields.tsx';

/** What does not depend on the product, its category or the accounts of the book. */
const plainFields = (today: CalendarDate) =>
  productFormFields({ where: null, today, categoryOf: () => undefined });

export const productDraftSchema = (today: CalendarDate) => draftSchemaOf(plainFields(today));

export const blankProduct = (name: string, today: CalendarDate): ProductEntry => ({
  ...blankEntry(plainFields(today)),
  name,
});

export function productEntryOf(product: Product, today: CalendarDate): ProductEntry {
  const { openingStock: opening, nature, hsn } = product;
  const fields = plainFields(today);
  return entryOf(fields, {
    ...product,
    values: Object.fromEntries(
      product.valueProduct.map(({ categoryProductId: of, name }) => [of, name]),
    ),
    nature: nature === 'general' && !asksNature(hsn) ? null : nature,
    gstRateFrom: today,
    openingQuantityThousandths: opening?.quantityThousandths,
    openingValuePaise: opening?.valuePaise,
    openingDate: opening?.asOf ?? yearPeriod(financialYearOf(today)).from,
  });
}

type Values = Readonly<Record<string, unknown>>;

/** Without what was there when the books began, where nothing was. */
function sentOf(entry: ProductEntry, context: ProductContext): Values {
  const {
    values: valueProduct,
    openingValuePaise,
    openingDate,
    ...rest
  } = shownValues(productFormFields(context), entry);
  const sent = { ...rest, valueProduct, nature: entry.nature === '' ? null : entry.nature };
  if (!hasOpening(entry)) return { ...sent, openingQuantityThousandths: null };
  return { ...sent, openingValuePaise, openingDate };
}

const OPENING = ['openingQuantityThousandths', 'openingValuePaise', 'openingDate'] as const;

/** A new product says what is there; of another only what differs from it as the form found it. */
function bodyOf(entry: ProductEntry, context: ProductContext) {
  const { product, today } = context;
  const sent = sentOf(entry, context);
  if (product === undefined) {
    const { stocked, ...said } = saidValues(sent);
    return stocked === true ? { ...said, stocked } : said;
  }
  // Its details are compared with what the category asks for now.
  const category = context.categoryOf(entry.categoryId);
  const changed = changedValues(
    sent,
    sentOf(productEntryOf(product, today), { ...context, categoryOf: () => category }),
  );
  // What was there when the books began is one thing.
  const opening = OPENING.some((name) => name in changed)
    ? Object.fromEntries(OPENING.flatMap((name) => (name in sent ? [[name, sent[name]]] : [])))
    : {};
  return {
    ...changed,
    ...opening,
    ...(changed['nature'] === null && { nature: 'general' }),
  };
}

export const writeProduct = (
  entry: ProductEntry,
  context: ProductContext,
): Promise<CallResult<SavedMaster>> =>
  writeMaster(
    'product',
    context.where,
    context.product,
    bodyOf(entry, context) as NewBody<'product'>,
  );
