// An invoice as it is issued, in two lines that an accountant reads: what the law calls it, its
// kind, its place and heads; and its journal, the customer on the left and all that makes it.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { postingOfInvoice } from '#core/documents/index.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type {
  Draft,
  DraftLine,
  InvoiceFacts,
  InvoiceIssued,
  Recipient,
} from '#core/invoice/index.ts';
import type { SupplyKind } from '#core/tax/index.ts';
import {
  agro,
  agroMills,
  dubaiStores,
  fans,
  invoiceFacts,
  raviAtHome,
  trade,
  wanted,
} from '#tests/specimens/tax/trade.ts';

export const LETTER = { byYear: { '26-27': 'AD270426001234X' }, ofNoYear: null };
export const NO_LETTER = { byYear: {}, ofNoYear: null };

const noAddress = { stateCode: null, address: null, city: null, pincode: null };
const inState = (stateCode: string): Recipient => ({
  ...agroMills,
  stateCode,
  gstin: `${stateCode}AAACK1234F1Z5`,
});

export const BUYERS = {
  'a firm in Pune': inState('27'),
  'a firm in Karnataka': agroMills,
  'a firm in Chandigarh': inState('04'),
  'a firm in Lakshadweep': inState('31'),
  'a composition firm in Karnataka': { ...agroMills, registration: 'composition' },
  'an embassy in Pune': { ...inState('27'), registration: 'uin' },
  'a unit in a zone in Karnataka': { ...agroMills, registration: 'sez' },
  'a unit in a zone in Pune': { ...inState('27'), registration: 'sez' },
  'a store in Dubai': dubaiStores,
  'a person in Pune': raviAtHome,
  'a person in Karnataka': {
    ...raviAtHome,
    stateCode: '29',
    address: '4 Mill Road',
    city: 'Hubballi',
  },
  'a person without an address': { ...raviAtHome, ...noAddress },
} as const satisfies Readonly<Record<string, Recipient>>;
export type BuyerName = keyof typeof BUYERS;

/** One line of one unit: its price in rupees, its rate in percent. */
export const item = (
  rupees: number,
  percent: number,
  more: Partial<DraftLine> = {},
): DraftLine => ({
  ...fans,
  productId: null,
  quantityThousandths: 1000,
  priceThousandths: Math.round(rupees * 1000),
  rateBps: Math.round(percent * 100),
  ...more,
});
export const service = (hsn: string, more: Partial<DraftLine> = {}): DraftLine =>
  item(10_000, 18, { hsn, uqc: null, ...more });

const LISTED = '2701 69041000 7102 7113 8414 8703 9963 9964 9965 9967 9983 9992 9996'.split(' ');

export type BillTerms = Partial<Omit<Draft, 'supply' | 'issueDate' | 'dueDate'>> & {
  readonly supply?: SupplyKind;
  /** The day it is issued; today where nothing is said. */
  readonly on?: string;
};

/** @returns the event of the invoice, or the name of its refusal. */
export function issuedTo(
  buyer: BuyerName,
  { on, supply, ...asked }: BillTerms,
  facts: Partial<InvoiceFacts> = {},
): InvoiceIssued | string {
  const customer = { active: true, recipient: BUYERS[buyer], dueDays: null, email: null };
  const issueDate = on === undefined ? null : calendarDate(on);
  const draft = wanted({ supply: supply ?? null, ...asked, issueDate, dueDate: null });
  const { invoiceId, journalId: issueAs } = trade;
  const decided = invoiceDecider.decide(
    invoiceDecider.initialState,
    { type: 'DraftInvoice', data: { invoiceId, customerId: agro.customerId, draft, issueAs } },
    { ...invoiceFacts, undertakings: LETTER, listedHsn: new Set(LISTED), customer, ...facts },
  );
  if (!decided.ok) return decided.rejection.kind;
  const issued = decided.value.find((event) => event.type === 'InvoiceIssued');
  return issued?.type === 'InvoiceIssued' ? issued : 'not issued';
}

/** @returns `Tax Invoice, domestic, 27 intra`, and the journal; or the refusal alone. */
export function billed(...bill: Parameters<typeof issuedTo>): readonly string[] {
  const issued = issuedTo(...bill);
  if (typeof issued === 'string') return [issued];
  const { title, supply, placeOfSupply, heads } = issued.data;
  return [`${title}, ${supply}, ${placeOfSupply} ${heads}`, journalOf(issued)];
}

/** @returns `11800.00 = 10000.00 sales-goods + 1800.00 output-igst`. */
function journalOf(issued: InvoiceIssued): string {
  const [owed, ...others] = postingOfInvoice(issued, agro.accountId)?.entries ?? [];
  const parts = others.map(({ to, side, amountPaise }, index) => {
    const sign = side === 'debit' ? '- ' : index === 0 ? '' : '+ ';
    return `${sign}${rupeesFromPaise(amountPaise)} ${'role' in to ? to.role : 'customer'}`;
  });
  return `${rupeesFromPaise(owed?.amountPaise ?? 0)} = ${parts.join(' ')}`;
}
