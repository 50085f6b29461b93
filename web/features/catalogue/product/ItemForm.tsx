// What a bill needs of something that is sold: name, code, rate, price and unit. Category and brand
// are not asked for; the full form has them.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { UQCS } from '#core/catalogue/unit/index.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import type { CallResult } from '#web/client/call.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import { faultsOf } from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import type { SavedMaster } from '../calls/writes.ts';
import { editingOf, useMasterForm } from '../form/use-master-form.ts';
import { catalogueWords as wording } from '../wording.ts';
import { blankProduct, productEntryOf, writeProduct } from './product-body.ts';
import { soldAsService, productFormFields } from './product-fields.tsx';
import type { ProductContext, ProductEntry } from './product-fields.tsx';
import { unitOfUqc, unsaidWords, withoutBrand, withoutCategory } from './unsaid.ts';

type Props = {
  readonly bookId: number;
  readonly name: string;
  /** What is changed, where it is not a new one. */
  readonly product?: Product | undefined;
  /** What the button says, where it is not the usual. */
  readonly save?: string;
  /** Another button, before the one that saves. */
  readonly second?: ReactNode;
  readonly onSaved: (saved: SavedMaster) => void;
};

/** Its unit by the code of GST; the record of the unit follows when it is saved. */
type ItemEntry = ProductEntry & { readonly uqc: string };

/** Most goods are counted; what is weighed or measured is chosen. */
const COUNTED = 'NOS';

const UNITS = UQCS.map(({ code, words }) => ({
  value: code,
  label: `${words.charAt(0)}${words.slice(1).toLowerCase()} (${code})`,
}));

/** Those of every product but its category and brand; a book with GST asks for the rate. */
function itemFields(context: ProductContext, isTaxed: boolean): FormFields<ItemEntry> {
  const fields = productFormFields<ItemEntry>(context);
  const { hsn, gstBps, priceThousandths } = fields;
  return {
    ...fields,
    hsn: { ...hsn, enterStops: true },
    gstBps: {
      ...gstBps,
      hint: () => wording.rateHint,
      ...(isTaxed && { needed: wording.rateMissing }),
    },
    priceThousandths: {
      ...priceThousandths,
      enterStops: true,
      hint: () => (isTaxed ? wording.priceHint : wording.priceHintUntaxed),
    },
    uqc: {
      label: 'Unit',
      kind: 'choice',
      sent: 'unit_id',
      begin: COUNTED,
      options: UNITS,
      isShown: (entry) => !soldAsService(entry),
    },
  };
}

export function ItemForm({ bookId, name, product: begun, save = 'Save product', ...more }: Props) {
  const { second, onSaved } = more;
  const [today] = useState(todayInIndia);
  const settings = useQuery(billingSettingsOf(bookId));
  const isTaxed = settings.data?.gstin != null && settings.data.registration !== 'composition';
  const contextOf = (product: Product | undefined): ProductContext => {
    return { where: bookId, today, categoryOf: () => undefined, product };
  };
  const form = useMasterForm<ItemEntry, Product>({
    kind: 'product',
    begin: beginOf(name, begun, today),
    editing: editingOf('product', bookId, begun, (product) => beginOf(name, product, today)),
    check(now, product) {
      const fields = itemFields(contextOf(product), isTaxed);
      const { category_id: _found, ...gaps } = faultsOf(fields, now);
      return gaps;
    },
    write: async (now, product) => {
      const whole = await withTheRest(bookId, now, product);
      return whole.ok ? writeProduct(whole.value, contextOf(product)) : whole;
    },
    onSaved,
  });
  const part = { of: itemFields(contextOf(undefined), isTaxed), form };
  return (
    <FormFrame form={form} save={save} second={second}>
      <DeclaredFields {...part} names={['name']} first={name === '' ? 'name' : null} />
      <div className="grid gap-3 sm:grid-cols-2">
        <DeclaredFields
          {...part}
          names={['hsn', 'gstBps', 'priceThousandths', 'uqc']}
          first={name === '' ? null : 'hsn'}
        />
      </div>
      {begun === undefined && <p className="text-sm text-ink-3">{unsaidWords.item}</p>}
    </FormFrame>
  );
}

const beginOf = (name: string, product: Product | undefined, today: CalendarDate): ItemEntry =>
  product === undefined
    ? { ...blankProduct(name, today), gstBps: '', uqc: COUNTED }
    : { ...productEntryOf(product, today), uqc: product.uqc ?? COUNTED };

const known = (id: number) => ({ ok: true, value: { id } }) as const;

/** What the form did not ask for. */
async function withTheRest(
  bookId: number,
  entry: ItemEntry,
  before: Product | undefined,
): Promise<CallResult<ProductEntry>> {
  const unitId = before?.uqc === entry.uqc ? before.unitId : null;
  const [category, brand, unit] = await Promise.all([
    before === undefined ? withoutCategory(bookId) : known(before.categoryId),
    before === undefined ? withoutBrand(bookId) : known(before.brandId),
    soldAsService(entry) ? null : unitId === null ? unitOfUqc(bookId, entry.uqc) : known(unitId),
  ]);
  if (!category.ok) return category;
  if (!brand.ok) return brand;
  if (unit !== null && !unit.ok) return unit;
  const ids = { categoryId: category.value.id, brandId: brand.value.id };
  return { ok: true, value: { ...entry, ...ids, unitId: unit?.value.id ?? null } };
}
