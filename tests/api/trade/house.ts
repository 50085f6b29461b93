// Sahyadri Traders of Pune, registered, with a customer for every kind of supply.
import { checkCharacter } from '#core/tax/index.ts';
import type { Got, Manner } from '#tests/support/server.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Asking, EndpointName, Team } from '#tests/support/team.ts';
import { BALES, done } from './requests.ts';
import type { InvoiceCard, InvoiceDetail } from '#tests/support/replies-on-wire.ts';

export const OURS = '27AAPFU0939F1ZV';

/** @returns a GSTIN of a state with its right last character. */
export const gstinOf = (state: string, pan: string): string => {
  const first = `${state}${pan}1Z`;
  return `${first}${checkCharacter(first)}`;
};

const CUSTOMERS = {
  /** Registered, in our state. */
  punekar: {
    name: 'Punekar Stores',
    gst_number: gstinOf('27', 'AABCP4321Q'),
    address: '2 Tilak Road',
  },
  /** Registered, in Karnataka. */
  mills: {
    name: 'Karnataka Agro Mills',
    gst_number: gstinOf('29', 'AAACK1234F'),
    address: '4 Mill Road',
  },
  /** Registered, in Delhi. */
  delhi: {
    name: 'Delhi Emporium',
    gst_number: gstinOf('07', 'AAACD5678E'),
    address: '5 Janpath',
    due_days: 10,
  },
  /** A person next door. */
  ravi: { name: 'Ravi Kulkarni', state_code: '27', email: 'ravi@home.example' },
  zone: {
    name: 'Zone Textiles',
    gst_number: gstinOf('24', 'AAACZ2468H'),
    registration: 'sez',
    address: 'Plot 7, Kandla SEZ',
  },
  abroad: {
    name: 'Dubai Textiles',
    country: 'AE',
    registration: 'overseas',
    address: '9 Creek Road',
  },
} as const;

export type Customers = Record<keyof typeof CUSTOMERS, number>;
export type House = Team & { readonly customers: Customers };

export async function openHouse(manner: Manner = {}): Promise<House> {
  const team = await openTeam(manner);
  const params = { bookId: team.bookId };
  const body = {
    gstin: OURS,
    legal_name: 'Sahyadri Traders',
    address: '12 Market Road',
    city: 'Pune',
    pincode: '411001',
  };
  done(await team.owner('changeBillingSettings', { params, body }));
  const customers: Partial<Customers> = {};
  for (const [key, wanted] of Object.entries(CUSTOMERS)) {
    const made = done(await team.owner('createCustomer', { body: wanted }));
    customers[key as keyof Customers] = idOf(made);
  }
  return { ...team, customers: customers as Customers };
}

export const detailOf = ({ body }: Got): InvoiceDetail => body as InvoiceDetail;
export const cardsOf = ({ body }: Got): readonly InvoiceCard[] => body as readonly InvoiceCard[];

/** Calls of one invoice, by whom it is asked; the owner unless said otherwise. */
export const onInvoice =
  ({ owner }: Team) =>
  (name: EndpointName, invoiceId: number, body: object = {}, asking: Asking = owner) =>
    asking(name, { params: { invoiceId }, body });

/** @returns an invoice of two bales, ₹ 200 before tax at 5 %, unless the body says otherwise. */
export async function billed(house: House, customer: keyof Customers, body: object = {}) {
  const wanted = { customer_id: house.customers[customer], items: [BALES], issue: true, ...body };
  return detailOf(done(await house.owner('createInvoice', { body: wanted })));
}

/** @returns the closing balances of the trial balance by account, debit positive, in paise. */
export async function balancesOf(team: Team): Promise<ReadonlyMap<string, number>> {
  const got = done(await team.owner('readTrialBalance', { params: { bookId: team.bookId } }));
  const { rows } = got.body as {
    rows: readonly { name: string; debit: string; credit: string }[];
  };
  return new Map(rows.map(({ name, debit, credit }) => [name, paiseOf(debit) - paiseOf(credit)]));
}

/** @returns paise of the wire's text. */
export const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);

/** @returns a draft of two bales for the mills, unless the body says otherwise. */
export async function drafted(house: House, body: object = {}) {
  const wanted = { customer_id: house.customers.mills, items: [BALES], ...body };
  return detailOf(done(await house.owner('createInvoice', { body: wanted })));
}

/** @returns the server's day and the number that the next invoice gets. */
export async function overviewOf(house: House): Promise<{ today: string; next_number: string }> {
  return (await house.owner('readBillingOverview')).body as { today: string; next_number: string };
}

/** @returns the day so many days from another. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

type Credit = {
  readonly id: number;
  readonly kind: string;
  readonly number: string;
  readonly open: string;
};

/** @returns what stands open to a customer's credit. */
export async function creditsOf(house: House, customerId: number): Promise<readonly Credit[]> {
  return (await house.owner('listCredits', { params: { customerId } })).body as readonly Credit[];
}
