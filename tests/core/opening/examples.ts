// Opening balances of Sahyadri Traders, whose book begins on 1 October 2026.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId, JournalId } from '#core/kernel/ids.ts';
import { openingDecider } from '#core/opening/index.ts';
import type {
  GivenAccount,
  GivenBill,
  OpenedAccount,
  OpeningCommand,
  OpeningEvent,
  OpeningFacts,
  OpeningFigures,
} from '#core/opening/index.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

export const bookId = 8 as BookId;
export const beginsOn = calendarDate('2026-10-01');
export const openedOn = '2026-09-30';

export const CASH = 61;
export const CAPITAL = 62;
export const SALES = 63;
export const DECCAN = 64;
export const GODAVARI = 65;
export const DIFFERENCE = 66;
export const CLOSED = 67;

const opened = (name: string, more: Partial<OpenedAccount> = {}): OpenedAccount => ({
  name,
  open: true,
  isParty: false,
  nature: 'asset',
  ...more,
});

export const facts: OpeningFacts = {
  today: calendarDate('2026-11-22'),
  bookBeginsOn: beginsOn,
  lockedTo: null,
  turnoverPaise: 0,
  differenceAccountId: DIFFERENCE,
  accounts: new Map([
    [CASH, opened('Cash')],
    [CAPITAL, opened('Capital', { nature: 'equity' })],
    [SALES, opened('Sales', { nature: 'income' })],
    [DECCAN, opened('Deccan Textiles', { isParty: true })],
    [GODAVARI, opened('Godavari Knitwear', { isParty: true })],
    [DIFFERENCE, opened('Opening Balance Difference')],
    [CLOSED, opened('Old bank', { open: false })],
  ]),
  products: new Set([31]),
  openPaise: () => null,
};

export const given = scenarioOf(openingDecider, facts);

export const account = (
  accountId: number,
  balancePaise: number,
  bills: readonly GivenBill[] = [],
): GivenAccount => ({ accountId, balancePaise, bills });

export const bill = (amountPaise: number, more: Partial<GivenBill> = {}): GivenBill => ({
  billId: null,
  number: '26-27/079',
  billDate: calendarDate('2026-08-24'),
  dueDate: calendarDate('2026-10-23'),
  amountPaise,
  ...more,
});

const figures: OpeningFigures = {
  accounts: [],
  stock: [],
  journalIds: [41, 42].map((id) => id as JournalId),
  billIds: [501, 502, 503, 504],
};

export const post = (
  accounts: readonly GivenAccount[],
  more: Partial<Extract<OpeningCommand, { type: 'PostOpeningBalances' }>['data']> = {},
): OpeningCommand => ({
  type: 'PostOpeningBalances',
  data: { ...figures, bookId, beginsOn: null, accounts, ...more },
});

export const correct = (
  accounts: readonly GivenAccount[],
  more: Partial<Extract<OpeningCommand, { type: 'CorrectOpeningBalances' }>['data']> = {},
): OpeningCommand => ({
  type: 'CorrectOpeningBalances',
  data: {
    ...figures,
    journalIds: [51 as JournalId],
    billIds: [601, 602, 603],
    bookId,
    reason: 'Misread',
    accounts,
    reversalIds: [52 as JournalId],
    ...more,
  },
});

type Posted = Extract<OpeningEvent, { type: 'OpeningBalancesPosted' }>['data'];

export const posted = (accounts: Posted['accounts'], more: Partial<Posted> = {}): OpeningEvent => ({
  type: 'OpeningBalancesPosted',
  version: 1,
  data: { bookId, openedOn, beginsOn, accounts, journalIds: [41], ...more },
});
