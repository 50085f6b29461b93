// Every address of the browser's side, in one object. `scope` is a book named by the address: links
// on such a page stay inside that book.
export type Scope = number | undefined;

type Query = Readonly<Record<string, string | number | undefined>>;

const search = (values: Query): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** What a browser takes for a step within the address, however it is written. */
const STEPS: ReadonlySet<string> = new Set(['.', '..']);

/** An address with the name that a search brings along, at its end or, if need be, in its query. */
const carrying = (address: string, name: string, query: Query = {}): string =>
  name === '' || STEPS.has(name)
    ? `${address}${search({ name: name === '' ? undefined : name, ...query })}`
    : `${address}/${encodeURIComponent(name)}${search(query)}`;

const inBook = (scope: Scope): string => (scope === undefined ? '' : `/book/${scope}`);

/** The books and registers among the reports, by the last word of their addresses. */
const BOOK_REPORTS = [
  'day-book',
  'cash-book',
  'bank-book',
  'petty-cash-book',
  'journal-register',
  'sales-register',
  'credit-note-register',
  'debit-note-register',
  'gst-summary',
  'input-credit',
  'common-credit',
  'stock-summary',
  'stock-register',
  'fixed-assets',
  'stock-run',
  'depreciation',
  'year-end',
  'statement-lines',
  'appropriation',
  'tds',
  'owners-accounts',
  'group-summary',
  'ledgers',
  'report-set',
] as const;
export type BookReport = (typeof BOOK_REPORTS)[number];

/** A part of the billing settings, which a link may open. */
export type SettingsPartName =
  | 'business'
  | 'payment'
  | 'numbers'
  | 'turnover'
  | 'e-invoices'
  | 'undertaking'
  | 'tax-deduction'
  | 'stock';

export const paths = {
  home: '/',
  /** A section of the landing page; the footer's contact details stand on every public page. */
  section: (id: 'features' | 'plans' | 'contact') => `/#${id}`,
  login: (next?: string) => `/login${search({ next })}`,
  register: '/register',
  registerAndReturn: (next: string) => `/register${search({ next })}`,
  /** Its link brings a token behind #. */
  invitation: '/invitation',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** The token stands behind #, so that no server sees it in an address. */
  confirmAddress: (token: string) => `/confirm-address#token=${token}`,
  setPassword: (token: string) => `/reset-password#token=${token}`,
  invitationLink: (token: string) => `/invitation#token=${token}`,
  terms: '/terms',
  privacy: '/privacy',
  notAuthorized: '/not_authorized',
  dashboard: '/dashboard',
  add: '/add',
  admin: '/admin',
  adminList: (kind: string) => `/admin/${kind}`,
  adminAdd: (kind: string, name = '') => carrying(`/admin/${kind}/add`, name),
  adminOne: (kind: string, id: number) => `/admin/${kind}/${id}`,
  profile: '/profile',
  products: (scope?: Scope) => `/product${search({ book: scope })}`,
  addProductNamed: (name: string, scope?: Scope) => carrying('/product/add', name, { book: scope }),
  /** To the book's own catalogue. */
  addNamed: (kind: string, name = '', scope?: Scope) =>
    carrying(`/${kind}/add`, name, { book: scope }),
  /** What a book may use of a kind: its own and the shared. */
  masters: (kind: string, scope?: Scope) => `/${kind}${search({ book: scope })}`,
  master: (kind: string, id: number, scope?: Scope) => `/${kind}/${id}${search({ book: scope })}`,
  product: (productId: number, scope?: Scope) => `/product/${productId}${search({ book: scope })}`,
  customers: '/customers',
  customersOf: (scope?: Scope) => `/customers${search({ book: scope })}`,
  addCustomer: (name = '', scope?: Scope) =>
    `/customers${search({ new: 1, name: name === '' ? undefined : name, book: scope })}`,
  customer: (customerId: number, scope?: Scope) =>
    `/customers/${customerId}${search({ book: scope })}`,
  /** @param period as `periodQuery` writes it; without one, today's year. */
  statement: (customerId: number, scope?: Scope, period: Query = {}) =>
    `/customers/${customerId}/statement${search({ book: scope, ...period })}`,
  imports: (kind: string, scope?: Scope) => `/import/${kind}${search({ book: scope })}`,
  invoices: '/billing',
  invoicesOf: (scope?: Scope) => `/billing${search({ book: scope })}`,
  newInvoice: (customerId?: number, scope?: Scope) =>
    `/billing${search({ new: 1, customer: customerId, book: scope })}`,
  invoice: (invoiceId: number, scope?: Scope) =>
    `/billing/invoice/${invoiceId}${search({ book: scope })}`,
  debitNote: (debitNoteId: number, scope?: Scope) =>
    `/billing/debit_note/${debitNoteId}${search({ book: scope })}`,
  /** @param narrowed as the list writes it: filter, search, tab. */
  invoicesWhere: (narrowed: Query, scope?: Scope) =>
    `/billing${search({ ...narrowed, book: scope })}`,
  /** @param field the name of the place in which the editor begins. */
  editInvoice: (invoiceId: number, scope?: Scope, field?: string) =>
    `/billing${search({ edit: invoiceId, field, book: scope })}`,
  /** @param query as the register writes it; a kind in `new`, an id in `edit`. */
  presales: (scope?: Scope, query: Query = {}) =>
    `/billing/presale${search({ ...query, book: scope })}`,
  presale: (presaleId: number, scope?: Scope) =>
    `/billing/presale/${presaleId}${search({ book: scope })}`,
  purchaseBills: (scope?: Scope) => `/purchases${search({ book: scope })}`,
  purchaseBill: (billId: number, scope?: Scope) =>
    `/purchases/bill/${billId}${search({ book: scope })}`,
  /** @param supplier the ledger of the supplier that it begins with. */
  addPurchaseBill: (scope?: Scope, supplier?: number) =>
    `/purchases/bill/add${search({ supplier, book: scope })}`,
  /** @param raised the bill whose price it raises, with the ledger of its supplier. */
  addSupplierDebitNote: (
    scope?: Scope,
    raised?: { readonly bill: number; readonly supplier: number },
  ) =>
    `/purchases/bill/add${search({ note: raised?.bill ?? 'new', supplier: raised?.supplier, book: scope })}`,
  editPurchaseBill: (billId: number, scope?: Scope) =>
    `/purchases/bill/${billId}/edit${search({ book: scope })}`,
  purchaseOrders: (scope?: Scope) => `/purchases/order${search({ book: scope })}`,
  purchaseOrder: (orderId: number, scope?: Scope) =>
    `/purchases/order/${orderId}${search({ book: scope })}`,
  /** @param supplier the ledger of the supplier that it begins with. */
  addPurchaseOrder: (scope?: Scope, supplier?: number) =>
    `/purchases/order/add${search({ supplier, book: scope })}`,
  editPurchaseOrder: (orderId: number, scope?: Scope) =>
    `/purchases/order/${orderId}/edit${search({ book: scope })}`,
  /** A bill that begins with what is open of an order. */
  billOfOrder: (order: number, scope?: Scope) =>
    `/purchases/bill/add${search({ order, book: scope })}`,
  goodsReceipts: (scope?: Scope, query: Query = {}) =>
    `/purchases/received${search({ ...query, book: scope })}`,
  goodsReceipt: (receiptId: number, scope?: Scope) =>
    `/purchases/received/${receiptId}${search({ book: scope })}`,
  /** @param of the ledger of the supplier, or the order, that it begins with. */
  addGoodsReceipt: (
    scope?: Scope,
    of: { readonly supplier?: number; readonly order?: number } = {},
  ) => `/purchases/received/add${search({ ...of, book: scope })}`,
  editGoodsReceipt: (receiptId: number, scope?: Scope) =>
    `/purchases/received/${receiptId}/edit${search({ book: scope })}`,
  /** A bill that begins with what is open of goods received. */
  billOfReceipt: (receipt: number, scope?: Scope) =>
    `/purchases/bill/add${search({ receipt, book: scope })}`,
  purchaseNotes: (scope?: Scope) => `/purchases/debit-note${search({ book: scope })}`,
  purchaseNote: (noteId: number, scope?: Scope) =>
    `/purchases/debit-note/${noteId}${search({ book: scope })}`,
  /**
   * @param bill the bill that it gives back of; null: it is chosen there.
   * @param isTheirs whether it is the supplier's own credit note.
   */
  addPurchaseNote: (bill: number | null, scope?: Scope, isTheirs = false) =>
    `/purchases/debit-note/add${search({
      bill: bill ?? undefined,
      theirs: isTheirs ? 1 : undefined,
      book: scope,
    })}`,
  editPurchaseNote: (noteId: number, scope?: Scope) =>
    `/purchases/debit-note/${noteId}/edit${search({ book: scope })}`,
  reverseCharge: (scope?: Scope) => `/purchases/reverse-charge${search({ book: scope })}`,
  /** @param narrowed to an account or a supplier. */
  expenses: (scope?: Scope, narrowed: { account?: number; supplier?: number } = {}) =>
    `/purchases/expense${search({ ...narrowed, book: scope })}`,
  /** @param begun whether nobody is the supplier, and what of it is known. */
  addExpense: (scope?: Scope, begun: { slip?: 1; supplier?: number; account?: number } = {}) =>
    `/purchases/expense/add${search({ ...begun, book: scope })}`,
  expense: (expenseId: number, scope?: Scope) =>
    `/purchases/expense/${expenseId}${search({ book: scope })}`,
  billsOfEntry: (scope?: Scope) => `/purchases/bill-of-entry${search({ book: scope })}`,
  /** @param bill the bill of a supplier whose goods it is of. */
  addBillOfEntry: (scope?: Scope, bill?: number) =>
    `/purchases/bill-of-entry/add${search({ bill, book: scope })}`,
  billOfEntry: (entryId: number, scope?: Scope) =>
    `/purchases/bill-of-entry/${entryId}${search({ book: scope })}`,
  editBillOfEntry: (entryId: number, scope?: Scope) =>
    `/purchases/bill-of-entry/${entryId}/edit${search({ book: scope })}`,
  supplierPayments: (scope?: Scope) => `/purchases/payment${search({ book: scope })}`,
  supplierPayment: (paymentId: number, scope?: Scope) =>
    `/purchases/payment/${paymentId}${search({ book: scope })}`,
  payables: (scope?: Scope) => `/payables${search({ book: scope })}`,
  paymentRun: (scope?: Scope) => `/payables/run${search({ book: scope })}`,
  watch: (scope?: Scope) => `/payables/watch${search({ book: scope })}`,
  /** Input credit that was reversed, or claimed again. */
  creditMove: (kind: 'reversal' | 'reclaim', id: number, scope?: Scope) =>
    `/payables/watch/${kind}/${id}${search({ book: scope })}`,
  /** Where documents of purchases are seen, by what their journals name. */
  bought: {
    'purchase-bill': (id: number, scope?: Scope) => paths.purchaseBill(id, scope),
    'purchase-debit-note': (id: number, scope?: Scope) => paths.purchaseNote(id, scope),
    'bill-of-entry': (id: number, scope?: Scope) => paths.billOfEntry(id, scope),
    'goods-receipt': (id: number, scope?: Scope) => paths.goodsReceipt(id, scope),
    'supplier-payment': (id: number, scope?: Scope) => paths.supplierPayment(id, scope),
    expense: (id: number, scope?: Scope) => paths.expense(id, scope),
    'credit-reversal': (id: number, scope?: Scope) => paths.creditMove('reversal', id, scope),
    'credit-reclaim': (id: number, scope?: Scope) => paths.creditMove('reclaim', id, scope),
  },
  /** @returns the page of a document of purchases; null where its kind is another. */
  documentBought: (kind: string, id: number, scope?: Scope): string | null =>
    kind in paths.bought ? paths.bought[kind as keyof typeof paths.bought](id, scope) : null,
  suppliers: (scope?: Scope) => `/suppliers${search({ book: scope })}`,
  addSupplier: (name = '', scope?: Scope) =>
    `/suppliers${search({ new: 1, name: name === '' ? undefined : name, book: scope })}`,
  supplier: (supplierId: number, scope?: Scope) =>
    `/suppliers/${supplierId}${search({ book: scope })}`,
  /** @param kind of use in the business, or held to be sold. */
  holdings: (kind: 'asset' | 'stock', scope?: Scope) => `/${kind}${search({ book: scope })}`,
  holding: (kind: 'asset' | 'stock', id: number, scope?: Scope) =>
    `/${kind}/${id}${search({ book: scope })}`,
  addHolding: (kind: 'asset' | 'stock', scope?: Scope) => `/${kind}/add${search({ book: scope })}`,
  /** @param on the line of a bill that it was bought on. */
  addBoughtAsset: (on: { readonly bill: number; readonly line: number }, scope?: Scope) =>
    `/asset/add${search({ ...on, book: scope })}`,
  /** @param query as the register writes it: q, only, order. */
  stockInHand: (scope?: Scope, query: Query = {}) =>
    `/stock/in-hand${search({ ...query, book: scope })}`,
  /** @param period as `periodQuery` writes it. */
  stockMoves: (productId: number, scope?: Scope, period: Query = {}) =>
    `/stock/in-hand/${productId}${search({ ...period, book: scope })}`,
  stockJournals: (scope?: Scope) => `/stock/journal${search({ book: scope })}`,
  stockJournal: (id: number, scope?: Scope) => `/stock/journal/${id}${search({ book: scope })}`,
  /** Where the document of a move is seen. */
  documentOfMove: (document: string, id: number, scope?: Scope): string => {
    // What a bill changes in the cost of goods that came before it is told by the bill.
    if (/^goods-receipt-(billed|reopened)$/.test(document)) return paths.purchaseBill(id, scope);
    const bought = paths.documentBought(document.replace(/-reversed$/, ''), id, scope);
    if (bought !== null) return bought;
    if (document.startsWith('challan')) return paths.presale(id, scope);
    return document.startsWith('stock-') ? paths.stockJournal(id, scope) : paths.invoice(id, scope);
  },
  /** @param from one that it begins as a copy of. */
  addStockJournal: (scope?: Scope, from?: number) =>
    `/stock/journal/add${search({ from, book: scope })}`,
  /**
   * A stock journal whose lines say what was there.
   * @param on the day that it begins with.
   */
  addStockCount: (scope?: Scope, on?: string) =>
    `/stock/journal/add${search({ for: 'count', on, book: scope })}`,
  /** Goods lost, stolen, destroyed, written off or given away. */
  addLostGoods: (scope?: Scope) => `/stock/journal/add${search({ for: 'loss', book: scope })}`,
  books: '/book',
  /** The list with the dialog that adds one. */
  addBook: '/book?new=1',
  book: (bookId: number) => `/book/${bookId}`,
  members: (bookId: number) => `/book/${bookId}/members`,
  /** @param place `event`, or `a` and `b` for two moments side by side. */
  history: (bookId: number, place: Query = {}) => `/book/${bookId}/history${search(place)}`,
  audit: (bookId: number, place: Query = {}) => `/book/${bookId}/audit${search(place)}`,
  /** @param part in which the page begins. */
  billingSettings: (bookId: number, part?: SettingsPartName) =>
    `/book/${bookId}/billing${search({ part })}`,
  accounts: (scope?: Scope) => `${inBook(scope)}/account`,
  /** @param period as `periodQuery` writes it; without one, the ledger shows today's year. */
  account: (accountId: number, scope?: Scope, period: Query = {}) =>
    `${inBook(scope)}/account/${accountId}${search(period)}`,
  changeAccount: (accountId: number, scope?: Scope) =>
    `${inBook(scope)}/account/${accountId}/change`,
  opening: (scope?: Scope) => `${inBook(scope)}/account/opening`,
  returns: (scope?: Scope) => `${inBook(scope)}/account/returns`,
  addAccount: (name = '', scope?: Scope) => carrying('/account/add', name, { book: scope }),
  journals: (scope?: Scope, narrowed: Query = {}) => `${inBook(scope)}/journal${search(narrowed)}`,
  /** @param seq the event after which they were recorded; before the first one that is all. */
  journalsSince: (seq: number) => `/journal${seq > 0 ? search({ since: seq }) : ''}`,
  journal: (journalId: number, scope: number) => `${inBook(scope)}/journal/${journalId}`,
  addJournal: (scope?: Scope) => `/add/journal${search({ book: scope })}`,
  addVoucher: (type: 'contra' | 'payment' | 'receipt' | 'journal', scope?: Scope) =>
    `/add/journal${search({ type, book: scope })}`,
  addEntry: (accountId: number, side: 'dr' | 'cr', scope?: Scope) =>
    `/journal/add/${accountId}/${side}${search({ book: scope })}`,
  reports: (scope?: Scope, period: Query = {}) =>
    `/journal/reports${search({ book: scope, ...period })}`,
  profitAndLoss: (scope?: Scope, period: Query = {}) =>
    `/journal/reports/profit-and-loss${search({ book: scope, ...period })}`,
  balanceSheet: (scope?: Scope, period: Query = {}) =>
    `/journal/reports/balance-sheet${search({ book: scope, ...period })}`,
  cashFlow: (scope?: Scope, period: Query = {}) =>
    `/journal/reports/cash-flow${search({ book: scope, ...period })}`,
  ratios: (scope?: Scope, period: Query = {}) =>
    `/journal/reports/ratios${search({ book: scope, ...period })}`,
  /** @param days as the report's own address has them: a period, or `from` and `to`. */
  bookReport: (report: BookReport, scope?: Scope, days: Query = {}) =>
    `/journal/reports/${report}${search({ book: scope, ...days })}`,
  receivables: (scope?: Scope, query: Query = {}) =>
    `/journal/reports/receivables${search({ ...query, book: scope })}`,
} as const;

/** @returns a path of ours that may be returned to after signing in, else null. */
export const safeReturn = (next: string | null): string | null =>
  next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : null;
