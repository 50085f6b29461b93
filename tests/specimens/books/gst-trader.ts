// A trader with all accounts of GST, and the journals of the months before: September is charged
// and has its credit, August is paid.
import type { GroupCode } from '#core/account-type/index.ts';
import type { Entry, JournalAccount, JournalFacts, JournalPosted } from '#core/journal/index.ts';
import type { AskedGstPart, GstPart } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import type { GstAccount } from '#core/tax/index.ts';
import { gstFactsOfLog } from '#tests/support/gst-ledger.ts';
import { journalFacts } from './chai-stall.ts';

export const trader = {
  outputIgst: 601,
  outputCgst: 602,
  outputSgst: 603,
  outputCess: 604,
  inputIgst: 611,
  inputCgst: 612,
  inputSgst: 613,
  inputCess: 614,
  inputCgstRcm: 616,
  rcmOutputCgst: 622,
  cashLedger: 630,
  interest: 631,
  tdsReceivable: 632,
  roundOff: 633,
  bank: 640,
  sales: 641,
  capital: 642,
  drawings: 643,
  purchases: 644,
  creditReversed: 645,
  customer: 646,
  supplier: 647,
  computer: 648,
  vatReceivable: 649,
} as const;

const GROUPS: Readonly<Record<keyof typeof trader, GroupCode>> = {
  outputIgst: 'duties-taxes',
  outputCgst: 'duties-taxes',
  outputSgst: 'duties-taxes',
  outputCess: 'duties-taxes',
  inputIgst: 'duties-taxes',
  inputCgst: 'duties-taxes',
  inputSgst: 'duties-taxes',
  inputCess: 'duties-taxes',
  inputCgstRcm: 'duties-taxes',
  rcmOutputCgst: 'duties-taxes',
  cashLedger: 'current-assets',
  interest: 'indirect-expenses',
  tdsReceivable: 'current-assets',
  roundOff: 'indirect-expenses',
  bank: 'bank-accounts',
  sales: 'sales-accounts',
  capital: 'capital-account',
  drawings: 'capital-account',
  purchases: 'purchase-accounts',
  creditReversed: 'current-assets',
  customer: 'sundry-debtors',
  supplier: 'sundry-creditors',
  computer: 'fixed-assets',
  vatReceivable: 'duties-taxes',
};

export const GST_OF_TRADER: ReadonlyMap<number, GstAccount> = new Map<number, GstAccount>([
  [trader.outputIgst, { kind: 'output', head: 'igst' }],
  [trader.outputCgst, { kind: 'output', head: 'cgst' }],
  [trader.outputSgst, { kind: 'output', head: 'sgst' }],
  [trader.outputCess, { kind: 'output', head: 'cess' }],
  [trader.inputIgst, { kind: 'input', head: 'igst' }],
  [trader.inputCgst, { kind: 'input', head: 'cgst' }],
  [trader.inputSgst, { kind: 'input', head: 'sgst' }],
  [trader.inputCess, { kind: 'input', head: 'cess' }],
  [trader.inputCgstRcm, { kind: 'input', head: 'cgst' }],
  [trader.rcmOutputCgst, { kind: 'rcm-output', head: 'cgst' }],
  [trader.cashLedger, { kind: 'cash-ledger', head: null }],
  [trader.interest, { kind: 'charge', head: null }],
  [trader.tdsReceivable, { kind: 'tds-tcs', head: null }],
  [trader.roundOff, { kind: 'round-off', head: null }],
]);

export type TraderAccount = keyof typeof trader;
/** Signed paise by account: debit positive. */
export type Moved = readonly (readonly [TraderAccount, number])[];

export const entriesOf = (moved: Moved): Entry[] =>
  moved.map(([name, paise]) => ({
    accountId: trader[name],
    side: paise < 0 ? 'credit' : 'debit',
    amountPaise: Math.abs(paise),
  }));

export const monthOf = (month: string, days: number) => ({
  from: calendarDate(`${month}-01`),
  to: calendarDate(`${month}-${days}`),
});
export const AUGUST = monthOf('2026-08', 31);
export const SEPTEMBER = monthOf('2026-09', 30);
export const OCTOBER = monthOf('2026-10', 31);

type OfJournal = {
  readonly on: string;
  readonly moved: Moved;
  readonly gst?: readonly GstPart[];
  readonly source?: JournalPosted['data']['source'];
};

export const posted = (id: number, { on, moved, gst, source }: OfJournal): JournalPosted => ({
  type: 'JournalPosted',
  version: 8,
  data: {
    journalId: id,
    number: id,
    voucherType: 'journal',
    entryDate: on,
    narration: 'By hand',
    entries: entriesOf(moved),
    ...(source && { source }),
    ...(gst && { gst: [...gst] }),
  },
});

const byInvoice = { kind: 'invoice', id: 1, number: 'INV-1' } as const;

/** Sold in September with IGST 400, CGST 900 and SGST 900; credit IGST 300, CGST 700, SGST 200. */
export const MONTHS: readonly JournalPosted[] = [
  posted(801, {
    on: '2026-08-20',
    moved: [
      ['customer', 110_00],
      ['sales', -100_00],
      ['outputCgst', -10_00],
    ],
    source: byInvoice,
  }),
  posted(802, {
    on: '2026-09-10',
    moved: [
      ['customer', 12200_00],
      ['sales', -10000_00],
      ['outputIgst', -400_00],
      ['outputCgst', -900_00],
      ['outputSgst', -900_00],
    ],
    source: byInvoice,
  }),
  posted(803, {
    on: '2026-09-12',
    moved: [
      ['purchases', 7000_00],
      ['inputIgst', 300_00],
      ['inputCgst', 600_00],
      ['inputCgstRcm', 100_00],
      ['inputSgst', 200_00],
      ['supplier', -8200_00],
    ],
  }),
  posted(804, {
    on: '2026-09-15',
    moved: [
      ['purchases', 100_00],
      ['rcmOutputCgst', -100_00],
    ],
  }),
];

export const traderFacts = (
  log: readonly JournalPosted[] = MONTHS,
): Pick<JournalFacts, 'accounts' | 'gst'> => ({
  accounts: new Map(
    Object.entries(trader).map(([name, id]): [AccountId, JournalAccount] => [
      id as AccountId,
      { name, open: true, group: GROUPS[name as TraderAccount] },
    ]),
  ),
  gst: gstFactsOfLog(
    log.map((event) => ({ stream: `journal-${event.data.journalId}`, event })),
    GST_OF_TRADER,
  ),
});

export const traderJournalFacts: JournalFacts = { ...journalFacts, ...traderFacts() };

export const part = (mark: AskedGstPart['mark'], changes: Partial<AskedGstPart> = {}) => ({
  mark,
  period: SEPTEMBER,
  lines: null,
  ...changes,
});
