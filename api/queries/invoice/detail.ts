// One invoice with its lines, its parties and whatever settled it.
import { perHeaderText } from '#core/invoice/terms.ts';
import type { Draft, Recipient, Supplier } from '#core/invoice/index.ts';
import { titleOf } from '#core/tax/index.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { remindersOf } from '#projections/customer-mails/read.ts';
import type { ReminderRow } from '#projections/customer-mails/table.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { eInvoicesOf } from '#projections/e-invoices/read.ts';
import type { EInvoiceRow } from '#projections/e-invoices/table.ts';
import { emailsOf } from '#projections/invoice-status/read-emails.ts';
import { findInvoice } from '#projections/invoice-status/read.ts';
import type { WholeInvoice } from '#projections/invoice-status/read.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import { namesOf } from '#projections/people/read.ts';
import { settlementsOf } from '#projections/receivables/read.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { EInvoiceReply } from '#api/contract/invoice/portal.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { cardOf, remindedOn, sentOn } from './cards.ts';
import type { CustomerNames } from './cards.ts';
import { itemsTold, pricedOf, totalsTold } from './items.ts';
import { eInvoiceTold, portalNoteOf, portalRowOf } from './portal/status.ts';
import type { PortalSettings } from './portal/status.ts';
import { placeShown, recipientOf, supplierOfBook } from './parties.ts';
import {
  allocationTold,
  creditNoteTold,
  debitNoteTold,
  emailTold,
  paymentTold,
  reminderTold,
} from './settlements.ts';

/** An invoice with all that its page shows of it. */
type InvoiceParts = {
  readonly row: WholeInvoice;
  /** Undefined of one that was removed. */
  readonly customer: CustomerNames | undefined;
  readonly parties: Parties;
  /** Oldest first. */
  readonly settlements: readonly SettlementRow[];
  /** Names of the people who recorded the settlements, by their ids. */
  readonly names: ReadonlyMap<number, string>;
  readonly emails: readonly EmailRow[];
  readonly reminders: readonly ReminderRow[];
  readonly settings: PortalSettings;
  /** What the e-invoice portal said of the invoice and of its notes. */
  readonly eInvoices: readonly EInvoiceRow[];
  readonly today: string;
};

/** @returns the invoice, or null when the book has none of this id. */
export function readInvoiceDetail(
  db: ReadTables,
  bookId: number,
  invoiceId: number,
): Promise<InvoiceDetail | null> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const row = await findInvoice(tables, { bookId, today }, invoiceId);
    if (row === null) return null;
    const [customer] = await customersById(tables, bookId, [row.customerId]);
    const settlements = await settlementsOf(tables, bookId, invoiceId);
    const names = await namesOf(tables, [...new Set(settlements.map((one) => one.actorId))]);
    const parties =
      'issued' in row.content
        ? row.content.issued
        : {
            supplier: await supplierOfBook(tables, bookId),
            recipient: recipientOf(customer),
          };
    const emails = await emailsOf(tables, bookId, invoiceId);
    const reminders = await remindersOf(tables, bookId, { invoiceIds: [invoiceId] });
    const settings = await settingsOf(tables, bookId);
    const eInvoices = await eInvoicesOf(tables, bookId, [invoiceId]);
    const atPortal = { settings, eInvoices, today };
    return detailTold({
      row,
      customer,
      parties,
      settlements,
      names,
      emails,
      reminders,
      ...atPortal,
    });
  });
}

export function detailTold(parts: InvoiceParts): InvoiceDetail {
  const { row, customer, parties, settlements, names, emails, reminders } = parts;
  const registration = registrationOf(parts, null);
  return {
    ...cardOf(row, customer, {
      reminded: remindedOn(reminders),
      sent: sentOn(emails),
      eInvoice: registration?.status ?? null,
    }),
    ...(registration !== null && { registration }),
    ...termsOf(row, parties),
    supplier: supplierTold(parties.supplier),
    recipient: recipientTold(parties.recipient),
    ...settledBy(parts, names),
    ...linesOf(row, settlements),
    emails: emails.map(emailTold),
    reminders: reminders.map(reminderTold),
    previousId: row.previousId,
    nextId: row.nextId,
  };
}

/** @param note a credit note of the invoice, or null for the invoice itself. */
function registrationOf(
  { row, settings, eInvoices, today }: InvoiceParts,
  note: SettlementRow | null,
): EInvoiceReply | null {
  const { content, invoiceId, status } = row;
  if (!('issued' in content)) return null;
  const document =
    note === null ? ({ kind: 'invoice', id: invoiceId } as const) : portalNoteOf(note);
  const at = {
    settings,
    issued: content.issued,
    date: note?.dated ?? content.issued.issueDate,
    isCancelled: note?.reversed ?? status === 'cancelled',
    row: portalRowOf(eInvoices, document),
  };
  return eInvoiceTold(at, today);
}

export type Parties = { readonly supplier: Supplier; readonly recipient: Recipient };

function termsOf({ content, status }: WholeInvoice, parties: Parties) {
  const terms = 'issued' in content ? content.issued : content.draft;
  const title =
    'issued' in content
      ? content.issued.title
      : titleOf({
          supplierRegistration: parties.supplier.registration,
          recipientRegistration: parties.recipient.registration,
          treatments: content.draft.lines.map(({ treatment }) => treatment),
        });
  return {
    title,
    placeOfSupply:
      'issued' in content
        ? content.issued.placeOfSupply
        : placeShown(content.draft, parties.supplier, parties.recipient),
    placeOfSupplyGiven: status === 'draft' ? terms.placeOfSupply : null,
    servicePlace: terms.servicePlace ?? null,
    heads: 'issued' in content ? content.issued.heads : content.heads,
    ...termsTold(terms),
  };
}

/** What a person says of a document above its lines. */
export const termsTold = (terms: Omit<Draft, 'lines'>) => ({
  supply: terms.supply,
  reverseCharge: terms.reverseCharge,
  pricesIncludeTax: terms.pricesIncludeTax,
  rounding: terms.rounding,
  discount: terms.discount,
  ...perHeaderText((name) => terms[name]),
  notes: terms.notes,
  terms: terms.terms,
});

const partyTold = (party: Supplier | Recipient) => ({
  name: party.name,
  gstin: party.gstin,
  pan: party.pan,
  address: party.address,
  city: party.city,
  pincode: party.pincode,
  state_code: party.stateCode,
  registration: party.registration,
});

const supplierTold = (supplier: Supplier) => ({
  ...partyTold(supplier),
  email: supplier.email,
  phone: supplier.phone,
});

const recipientTold = (recipient: Recipient) => ({
  ...partyTold(recipient),
  company: recipient.company,
  country: recipient.country,
});

function settledBy(parts: InvoiceParts, names: ReadonlyMap<number, string>) {
  const of = (kind: SettlementRow['kind']) => parts.settlements.filter((row) => row.kind === kind);
  const payments = of('payment').map((row) => paymentTold(row, names));
  const allocations = of('allocation').map(allocationTold);
  const standing = [...payments, ...allocations].filter(({ reversed }) => !reversed);
  return {
    payments,
    creditNotes: of('credit-note').map((row) => creditNoteTold(row, registrationOf(parts, row))),
    debitNotes: of('debit-note').map((row) => debitNoteTold(row, registrationOf(parts, row))),
    allocations,
    paidDate:
      standing
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null,
  };
}

function linesOf({ invoiceId, content }: WholeInvoice, settlements: readonly SettlementRow[]) {
  const priced = pricedOf(content);
  const standing = settlements.filter(({ reversed }) => !reversed);
  const credited = standing.flatMap((row) => row.content?.lines ?? []);
  return { items: itemsTold(invoiceId, priced.lines, credited), totals: totalsTold(priced) };
}
