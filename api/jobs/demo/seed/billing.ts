// The billing of a demo book: who it is, its customers and products, and invoices of the last
// months in every state.
import type { BillingProfile } from '#core/book/index.ts';
import type { Command, RecordedEvent } from '#core/domain.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type {
  AccountId,
  BookId,
  BrandId,
  CategoryId,
  CreditNoteId,
  CustomerId,
  InvoiceId,
  JournalId,
  PaymentId,
  ProductId,
  UnitId,
} from '#core/kernel/ids.ts';
import { perHeaderText } from '#core/invoice/index.ts';
import type { DraftInput } from '#core/invoice/index.ts';
import type { IdKind } from '#api/store/ids.ts';

type SoldProduct = {
  readonly name: string;
  readonly hsn: string;
  /** Null for a service. */
  readonly unit: { readonly uqc: string; readonly name: string } | null;
  readonly rateBps: number;
  /** Null where it is agreed each time. */
  readonly rupees: number | null;
  readonly stock: number | null;
};

export type Sale = {
  readonly customer: string;
  readonly daysAgo: number;
  readonly items: readonly (readonly [product: string, count: number, rupees?: number])[];
  readonly ends: 'draft' | 'sent' | 'half' | 'paid' | 'credited' | 'cancelled';
};

export type BillingPlan = {
  readonly profile: Partial<BillingProfile>;
  readonly customers: readonly {
    readonly name: string;
    readonly gstin: string | null;
    readonly stateCode?: string;
    readonly email: string;
    readonly address: string;
    readonly city: string;
    readonly pincode: string;
  }[];
  readonly products: readonly SoldProduct[];
  readonly sales: readonly Sale[];
};

type SeedWriter = {
  readonly bookId: BookId;
  readonly today: CalendarDate;
  readonly act: (command: Command) => Promise<readonly RecordedEvent[]>;
  readonly oneId: <Id extends number>(kind: IdKind) => Promise<Id>;
};

export async function writeBilling(plan: BillingPlan, writing: SeedWriter): Promise<void> {
  const { bookId, act, oneId } = writing;
  await act({ type: 'ChangeBillingProfile', data: { bookId, changes: plan.profile } });
  const customers = new Map<string, CustomerId>();
  for (const { name, gstin, stateCode = null, ...contact } of plan.customers) {
    const customerId = await oneId<CustomerId>('customer');
    const accountId = await oneId<AccountId>('account');
    const blank = { company: null, registration: null, pan: null, country: 'IN' };
    const data = { customerId, accountId, name, gstin, stateCode, ...blank, ...contact };
    const more = { phone: null, contact: null, dueDays: null };
    await act({ type: 'CreateCustomer', data: { ...data, ...more } });
    customers.set(name, customerId);
  }
  const products = await writeProducts(plan.products, writing);
  for (const sale of plan.sales) await writeSale(sale, { customers, products, writing });
}

type ProductsByName = ReadonlyMap<string, SoldProduct & { readonly productId: ProductId }>;

async function writeProducts(
  products: readonly SoldProduct[],
  { act, oneId, today }: SeedWriter,
): Promise<ProductsByName> {
  const categoryId = await oneId<CategoryId>('category');
  const category = { categoryId, name: 'Trade goods', parentId: null, items: [] };
  await act({ type: 'CreateCategory', data: category });
  const brandId = await oneId<BrandId>('brand');
  await act({ type: 'CreateBrand', data: { brandId, name: 'Unbranded' } });
  const units = await writeUnits(products, oneId, act);
  const listed = new Map<string, SoldProduct & { readonly productId: ProductId }>();
  for (const product of products) {
    const { name, hsn, unit, rateBps, rupees, stock } = product;
    const productId = await oneId<ProductId>('product');
    const opening =
      stock === null
        ? null
        : {
            asOf: today,
            quantityThousandths: stock * 1000,
            valuePaise: stock * (rupees ?? 0) * 80,
          };
    await act({
      type: 'CreateProduct',
      data: {
        productId,
        name,
        categoryId,
        brandId,
        unitId: unit === null ? null : (units.get(unit.name) ?? null),
        hsn,
        values: [],
        valueIds: [],
        rate: {
          rateBps,
          from: null,
        },
        priceThousandths: rupees === null ? null : rupees * 1e3,
        stocked: stock !== null,
        opening,
      },
    });
    listed.set(name, { ...product, productId });
  }
  return listed;
}

/** @returns the ids of the units by their names, each made once. */
async function writeUnits(
  products: readonly SoldProduct[],
  oneId: SeedWriter['oneId'],
  act: SeedWriter['act'],
): Promise<ReadonlyMap<string, UnitId>> {
  const units = new Map<string, UnitId>();
  for (const { unit } of products) {
    if (unit === null || units.has(unit.name)) continue;
    const unitId = await oneId<UnitId>('unit');
    await act({ type: 'CreateUnit', data: { unitId, ...unit, decimals: null } });
    units.set(unit.name, unitId);
  }
  return units;
}

type Trade = {
  readonly customers: ReadonlyMap<string, CustomerId>;
  readonly products: ProductsByName;
  readonly writing: SeedWriter;
};

async function writeSale(sale: Sale, { customers, products, writing }: Trade): Promise<void> {
  const { act, oneId, today } = writing;
  const customerId = customers.get(sale.customer);
  if (customerId === undefined) throw new Error(`The plan has no customer ${sale.customer}.`);
  const invoiceId = await oneId<InvoiceId>('invoice');
  const isDraft = sale.ends === 'draft';
  const issueAs = isDraft ? null : await oneId<JournalId>('journal');
  const draft = draftOf(sale, products, daysBefore(today, sale.daysAgo));
  await act({ type: 'DraftInvoice', data: { invoiceId, customerId, draft, issueAs } });
  const paidOn = daysBefore(today, Math.max(0, sale.daysAgo - 12));
  if (sale.ends === 'paid' || sale.ends === 'half') {
    await act({
      type: 'RecordPayment',
      data: {
        invoiceId,
        paidOn,
        reference: null,
        accountId: null,
        rest: null,
        method: 'bank-transfer',
        amountPaise: sale.ends === 'half' ? 2e6 : null,
        paymentId: await oneId<PaymentId>('payment'),
        journalId: await oneId<JournalId>('journal'),
        issueAs: await oneId<JournalId>('journal'),
      },
    });
  }
  if (sale.ends === 'credited') {
    const creditNoteId = await oneId<CreditNoteId>('credit_note');
    const journalId = await oneId<JournalId>('journal');
    const why = {
      issueDate: paidOn,
      reason: '01',
      note: 'Returned unopened',
      lines: null,
    } as const;
    await act({ type: 'IssueCreditNote', data: { invoiceId, creditNoteId, journalId, ...why } });
  }
  if (sale.ends === 'cancelled') {
    const reversalId = await oneId<JournalId>('journal');
    const reason = 'Ordered by mistake';
    // Nothing of the demo books is filed, so the due date of the return is passed knowingly.
    const confirm = 'past_due_date';
    await act({ type: 'CancelInvoice', data: { invoiceId, reversalId, reason, confirm } });
  }
}

function draftOf(sale: Sale, products: ProductsByName, issueDate: CalendarDate): DraftInput {
  const lines = sale.items.map(([name, count, agreed]) => {
    const product = products.get(name);
    if (product === undefined) throw new Error(`The plan has no product ${name}.`);
    const { productId, hsn, unit, rateBps, rupees } = product;
    return {
      productId,
      name,
      description: null,
      hsn,
      uqc: unit?.uqc ?? null,
      unit: unit?.name ?? null,
      discount: null,
      quantityThousandths: count * 1e3,
      priceThousandths: (agreed ?? rupees ?? 0) * 1e3,
      treatment: 'taxable' as const,
      rateBps,
      cessBps: 0,
      cessPerUnitThousandths: 0,
    };
  });
  return {
    issueDate,
    dueDate: null,
    placeOfSupply: null,
    supply: 'domestic',
    lines,
    reverseCharge: false,
    pricesIncludeTax: false,
    discount: null,
    rounding: 'none',
    ...perHeaderText(() => null),
    notes: null,
    terms: 'Payment within 30 days.',
  };
}

const DAY_MILLISECONDS = 86_400_000;

function daysBefore(day: CalendarDate, days: number): CalendarDate {
  const before = new Date(Date.parse(day) - days * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const date = parseCalendarDate(before);
  if (date === null) throw new Error(`${before} is no day.`);
  return date;
}
