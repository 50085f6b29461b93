// What costs a server much, and what bounds it. A call that is heavy and not here is refused by
// tests/house/endpoints/costly.test.ts; the figures stand in `api/limits/costly-places.ts` and, for
// those that are counted, in `api/limits/limits.ts`.
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './wire/endpoint.ts';

/** Of these a person has places, and who has none waits or is told to ask again. */
export type PlacesKind =
  /** Papers and parts of reports, drawn in a thread in the turns of their books. */
  | 'pdf'
  /** Lists as files, drawn in the turns of the persons. */
  | 'sheet'
  /** Everything of a book, read while it is sent. */
  | 'archive'
  /** What reads far more rows than it answers, searches, or reads the past. */
  | 'reading'
  /** One command that is made of many rows, or that makes many. */
  | 'writing';

type CostBound =
  | PlacesKind
  /** Bodies of many lines: two of a person, eight of a server (`commands/batch/slots.ts`). */
  | 'lines'
  /** Passwords that are hashed: places of an address, a server (`limits/password-tries.ts`). */
  | 'password'
  /** Mails and records that are counted in a time (`limits/limits.ts`). */
  | 'counted'
  /** Open streams of a person (`changes/`). */
  | 'stream';

export const COSTLY_CALLS = {
  readInvoicePdf: 'pdf',
  readCreditNotePdf: 'pdf',
  readDebitNotePdf: 'pdf',
  readPresalePdf: 'pdf',
  readStatementPdf: 'pdf',
  readReceiptPdf: 'pdf',
  readPaymentAdvicePdf: 'pdf',
  readPurchaseOrderPdf: 'pdf',
  readGoodsReceiptPdf: 'pdf',
  readSelfInvoicePdf: 'pdf',
  readPaymentVoucherPdf: 'pdf',
  readPaymentPdf: 'pdf',
  readRefundPdf: 'pdf',
  readReportPdf: 'pdf',
  exportCustomers: 'sheet',
  exportReceivables: 'sheet',
  readBankFile: 'sheet',
  exportBook: 'archive',
  compareBooks: 'reading',
  compareItems: 'reading',
  compareMasters: 'reading',
  compareLedger: 'reading',
  compareStatement: 'reading',
  explainFigure: 'reading',
  readAudit: 'reading',
  listEvents: 'reading',
  readEventDays: 'reading',
  readStockSummary: 'reading',
  readStockRegister: 'reading',
  readStockPlaces: 'reading',
  readStockBatches: 'reading',
  readStockAges: 'reading',
  readStockRun: 'reading',
  readReceivables: 'reading',
  listOpenBills: 'reading',
  readReminders: 'reading',
  readInvoiceEmails: 'reading',
  readInv01: 'reading',
  findRecords: 'reading',
  listRecords: 'reading',
  findHsnCodes: 'reading',
  saveOpeningDraft: 'writing',
  postOpening: 'writing',
  correctOpening: 'writing',
  registerEInvoice: 'writing',
  postStockRun: 'writing',
  undoStockRun: 'writing',
  postDepreciationRun: 'writing',
  undoDepreciationRun: 'writing',
  undoImport: 'writing',
  postJournalBatch: 'lines',
  importCustomers: 'lines',
  importSuppliers: 'lines',
  importAccounts: 'lines',
  importJournals: 'lines',
  importProducts: 'lines',
  importOpenings: 'lines',
  login: 'password',
  register: 'password',
  changePassword: 'password',
  changeProfile: 'password',
  resetPassword: 'password',
  forgotPassword: 'counted',
  confirmAddress: 'counted',
  readInvitation: 'counted',
  sendAddressLink: 'counted',
  startImport: 'counted',
  createBook: 'counted',
  beginDemoBook: 'counted',
  inviteMember: 'counted',
  emailInvoice: 'counted',
  emailInvoices: 'counted',
  emailPresale: 'counted',
  emailStatement: 'counted',
  sendReminders: 'counted',
  readChanges: 'stream',
} as const satisfies Partial<Record<keyof typeof endpoints, CostBound>>;

const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

const BOUNDS: ReadonlyMap<string, CostBound> = new Map(
  Object.entries(COSTLY_CALLS).map(([name, bound]) => [
    callOf(endpoints[name as keyof typeof COSTLY_CALLS]),
    bound,
  ]),
);

const PLACES: ReadonlySet<string> = new Set([
  'pdf',
  'sheet',
  'archive',
  'reading',
  'writing',
] satisfies PlacesKind[]);

const hasPlaces = (bound: CostBound): bound is PlacesKind => PLACES.has(bound);

/**
 * Any list that is searched, and any page of the past, costs as those do that are named here.
 * @returns of which places a call takes one by the names in its query, or null for none.
 */
export function placesKindOf(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
): (asked: readonly string[]) => PlacesKind | null {
  const bound = BOUNDS.get(callOf(endpoint));
  if (bound !== undefined) return () => (hasPlaces(bound) ? bound : null);
  return (asked) => (asked.includes('at') || asked.includes('search') ? 'reading' : null);
}
