// One document before an invoice with its lines.
import { goodsLeft } from '#core/invoice/index.ts';
import type { GoodsOfLine, Supplier } from '#core/invoice/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { goodsOfChallan, PRESALE_KINDS } from '#core/trade/kinds/presale/index.ts';
import { customersById } from '#projections/customer-list/read.ts';
import type { CustomerRecord } from '#projections/customer-list/table.ts';
import { findPresale, invoicesOfPresale, presaleEmailsOf } from '#projections/presale-list/read.ts';
import type { MadeInvoice, WholePresale } from '#projections/presale-list/read.ts';
import type { PresaleDetail } from '#api/contract/trade/presale.ts';
import { termsWire } from '#api/queries/invoice/detail.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import { itemsWire, pricedOf, totalsWire } from '#api/queries/invoice/items.ts';
import { placeShown, recipientOf, supplierOfBook } from '#api/queries/invoice/parties.ts';
import { emailWire } from '#api/queries/invoice/settlements.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { presaleCardOf } from './cards.ts';

/** @returns the document, or null when the book has none of this id. */
export function readPresaleDetail(
  db: ReadTables,
  bookId: number,
  presaleId: number,
): Promise<PresaleDetail | null> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const row = await findPresale(tables, { bookId, today }, presaleId);
    if (row === null) return null;
    const [customer] = await customersById(tables, bookId, [row.customerId]);
    const emails = await presaleEmailsOf(tables, bookId, presaleId);
    const made = await invoicesOfPresale(tables, bookId, presaleId);
    const supplier = await supplierOfBook(tables, bookId);
    return presaleWire(row, { customer, supplier, emails, made });
  });
}

type BesidePresale = {
  readonly customer: CustomerRecord | undefined;
  /** The book as it is, by which the place of a draft is told. */
  readonly supplier: Supplier;
  readonly emails: readonly EmailRow[];
  /** The invoices that were made of it and stand. */
  readonly made: readonly MadeInvoice[];
};

/**
 * What a challan that is closed or withdrawn had open came back.
 * @returns what of its goods is out, and no issued invoice bills.
 */
export function openOf(
  { content, status }: Pick<WholePresale, 'content' | 'status'>,
  made: readonly MadeInvoice[],
): readonly GoodsOfLine[] {
  if (!('issued' in content) || status === 'closed' || status === 'withdrawn') return [];
  return goodsLeft(
    goodsOfChallan(content.issued),
    made.flatMap(({ billed }) => billed ?? []),
  );
}

export function presaleWire(
  row: WholePresale,
  { customer, supplier, emails, made }: BesidePresale,
): PresaleDetail {
  const { content, presaleId, kind } = row;
  const isIssued = 'issued' in content;
  const terms = isIssued ? content.issued : content.draft;
  const priced = pricedOf(content);
  return {
    ...presaleCardOf(row, customer?.name),
    title: PRESALE_KINDS[kind].title,
    invoices: made.map(({ invoiceId, number }) => ({ id: invoiceId, number })),
    open: openOf(row, made).map(({ line, quantityThousandths }) => ({
      line,
      quantity: decimalText(quantityThousandths, 3),
    })),
    due_date: terms.dueDate,
    place_of_supply: isIssued
      ? content.issued.placeOfSupply
      : placeShown(content.draft, supplier, recipientOf(customer)),
    place_of_supply_given: isIssued ? null : terms.placeOfSupply,
    service_place: terms.servicePlace ?? null,
    heads: isIssued ? content.issued.heads : content.heads,
    ...termsWire(terms),
    items: itemsWire(presaleId, priced.lines, []),
    totals: totalsWire(priced),
    customer_email: customer?.email ?? null,
    emails: emails.map(emailWire),
  };
}
