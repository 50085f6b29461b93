// A book for the worked quarter: its settings, suppliers, accounts and goods.
import type { Got } from '#tests/support/server.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { done } from '../requests.ts';
import type { Quarter, QuarterSupplier } from './worked-quarter.ts';

/** What the chart of the book calls an account of the quarter, where that is not the same. */
const NAMES_IN_BOOK: Readonly<Record<string, string>> = {
  Bank: 'Bank Account',
  'Electronic Cash Ledger': 'Electronic Cash Ledger (GST)',
  'Input SGST': 'Input SGST/UTGST',
  'Input SGST (RCM)': 'Input SGST/UTGST (RCM)',
  'Interest on GST': 'GST Late Fee & Interest',
  'Output SGST': 'Output SGST/UTGST',
  Purchases: 'Purchases – Goods',
  'RCM Output SGST': 'RCM Output SGST/UTGST',
  'Share Capital': 'Capital Account',
  'Stock-in-Hand': 'Opening Stock / Stock-in-Hand',
};
export const nameInBook = (account: string): string => NAMES_IN_BOOK[account] ?? account;

/** The accounts of the quarter that are not in the chart of the book, by the type of each. */
const NEW_ACCOUNTS: Readonly<Record<string, string>> = {
  'Software Subscription': 'Indirect Expenses',
  'Staff Welfare': 'Indirect Expenses',
  'Vehicle Running': 'Indirect Expenses',
  'ITC Reversal Expense': 'Indirect Expenses',
  'Reserves & Surplus': 'Reserves & Surplus',
  Customer: 'Sundry Debtors',
  // The quarter has the result of what came before in Reserves & Surplus.
  'Bought Before': 'Current Assets',
};

export type QuarterBook = {
  readonly team: Team;
  readonly quarter: Quarter;
  /** What the book calls a document, by the name that the quarter gives it. */
  readonly ids: Map<string, number>;
  /** The journals that a document made. */
  readonly journals: Map<string, readonly number[]>;
  readonly replies: Map<string, Got>;
  /** The account of a supplier, by its name in the quarter. */
  readonly suppliers: Map<string, number>;
  readonly accounts: Map<string, number>;
  readonly goods: Map<string, number>;
};

/** @returns the reply to a call of the owner, which is not refused. */
export async function asked(
  { team }: Pick<QuarterBook, 'team'>,
  name: EndpointName,
  body: object,
  params: Readonly<Record<string, number>> = {},
): Promise<Got> {
  const got = await team.owner(name, { body, params: { bookId: team.bookId, ...params } });
  if (got.status === 200) return got;
  throw new Error(`${name} ${JSON.stringify(body)}: ${JSON.stringify(got.body)}`);
}

export const known = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The book has no ${name}.`);
  return id;
};
export const accountOf = ({ accounts }: QuarterBook, name: string): number =>
  known(accounts, nameInBook(name));

export async function openQuarterBook(quarter: Quarter): Promise<QuarterBook> {
  const book: QuarterBook = {
    team: await openTeam(),
    quarter,
    ids: new Map(),
    journals: new Map(),
    replies: new Map(),
    suppliers: new Map(),
    accounts: new Map(),
    goods: new Map(),
  };
  await setUp(book);
  for (const supplier of quarter.suppliers) await addSupplier(book, supplier);
  await addAccounts(book);
  await addGoods(book);
  return book;
}

async function setUp(book: QuarterBook): Promise<void> {
  const { gstin, tan } = book.quarter.company;
  const series = (prefix: string) => ({ prefix, padding: 4, restarts_yearly: true });
  await asked(book, 'changeBillingSettings', {
    gstin,
    registration: 'regular',
    self_invoice_series: series('SI/{FY}/'),
    payment_voucher_series: series('PV/{FY}/'),
  });
  await asked(book, 'startSeries', { series: 'self-invoice', starts_at: 7 });
  await asked(book, 'startSeries', { series: 'payment-voucher', starts_at: 5 });
  await asked(book, 'setTaxDeduction', { from: '2026-04-01', tan });
}

/** The quarter leaves the traders' exception of the MSMED Act out: such a supplier serves. */
async function addSupplier(book: QuarterBook, said: QuarterSupplier): Promise<void> {
  const { id, name, registration, gstin, pan, state, country, tds_code: code } = said;
  const isAgreed = said.msme === null || said.msme_agreement === true;
  const got = await asked(book, 'addSupplier', {
    name,
    registration: registration === 'isd' ? 'regular' : registration,
    special_registration: registration === 'isd' ? 'input-service-distributor' : null,
    ...(gstin !== null && { gst_number: gstin }),
    ...(gstin === null && pan !== null && { pan }),
    ...(registration === 'overseas' ? { country } : { state_code: state }),
    supplier_due_days: isAgreed ? said.terms_days : null,
    ...(said.msme !== null && {
      msme: [{ class: said.msme, activity: 'services', from: '2020-04-01', to: null }],
    }),
    ...(code !== null && { tds: { nature: code, deductee: null } }),
  });
  book.suppliers.set(id, (got.body as { account_id: number }).account_id);
}

async function addAccounts(book: QuarterBook): Promise<void> {
  const types = done(await book.team.owner('listAccountTypes')).body as {
    id: number;
    name: string;
  }[];
  for (const [name, type] of Object.entries(NEW_ACCOUNTS)) {
    const account_type_id = types.find((one) => one.name === type)?.id;
    await asked(book, 'createAccount', { name, account_type_id });
  }
  await readAccounts(book);
}

/** Of a role the book makes an account when it is first posted to. */
export async function readAccounts({ team, accounts }: QuarterBook): Promise<void> {
  const got = done(await team.owner('listAccounts', { query: { limit: 500 } }));
  for (const { id, name } of got.body as { id: number; name: string }[]) accounts.set(name, id);
}

/**
 * Goods for trade go to the book's account of purchases, as items do. They are no stock: the
 * quarter says neither their units nor what is left of them.
 */
async function addGoods(book: QuarterBook): Promise<void> {
  const named = { name: 'Trade' };
  const of = {
    category_id: idOf(await asked(book, 'createCategory', named)),
    brand_id: idOf(await asked(book, 'createBrand', named)),
  };
  const codes = book.quarter.events.flatMap((event) =>
    'key' in event && event.type !== 'bill_of_entry'
      ? event.lines.filter(({ account }) => account === 'Purchases').map(({ hsn }) => hsn)
      : [],
  );
  for (const hsn of new Set(codes)) {
    const name = hsn === '' ? 'Goods of no code' : `Goods of ${hsn}`;
    const body = { ...of, name, hsn: hsn === '' ? null : hsn, stocked: false };
    book.goods.set(hsn, idOf(await asked(book, 'createProduct', body)));
  }
}

/** Keeps what a document is called, and the journal that it made. */
export function keep(book: QuarterBook, name: string, got: Got): void {
  const { journal_id: journalId } = got.body as { journal_id: number };
  book.ids.set(name, idOf(got));
  book.replies.set(name, got);
  book.journals.set(name, [journalId]);
}
