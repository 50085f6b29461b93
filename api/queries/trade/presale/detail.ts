// One document before an invoice with its lines.
import { goodsLeft } from '#core/invoice/index.ts';
import type { GoodsOfLine, Supplier } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { goodsOfChallan, PRESALE_KINDS } from '#core/trade/kinds/presale/index.ts';
import { customersById } from '#projections/customer-list/read.ts';
import type { CustomerRecord } from '#projections/customer-list/table.ts';
import { findPresale, invoicesOfPresale, presaleEmailsOf } from '#projections/presale-list/read.ts';
import type { MadeInvoice, WholePresale } from '#projections/presale-list/read.ts';
import type { PresaleDetail } from '#api/contract/trade/presale.ts';
import { termsTold } from '#api/queries/invoice/detail.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import { itemsTold, pricedOf, totalsTold } from '#api/queries/invoice/items.ts';
import { placeShown, recipientOf, supplierOfBook } from '#api/queries/invoice/parties.ts';
import { emailTold } from '#api/queries/invoice/settlements.ts';
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
    return presaleTold(row, { customer, supplier, emails, made });
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

export function presaleTold(
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
      quantityThousandths,
    })),
    dueDate: calendarDate(terms.dueDate),
    placeOfSupply: isIssued
      ? content.issued.placeOfSupply
      : placeShown(content.draft, supplier, recipientOf(customer)),
    placeOfSupplyGiven: isIssued ? null : terms.placeOfSupply,
    servicePlace: terms.servicePlace ?? null,
    heads: isIssued ? content.issued.heads : content.heads,
    ...termsTold(terms),
    items: itemsTold(presaleId, priced.lines, []),
    totals: totalsTold(priced),
    customerEmail: customer?.email ?? null,
    emails: emails.map(emailTold),
  };
}
