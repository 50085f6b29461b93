// What the calls of the log accept, for the fuzz to spoil.
import { REPORT_PART } from '#tests/api/documents/report-part.ts';
import type { Team } from '#tests/support/team.ts';

export const logRights = ({ bookId, account }: Team) => {
  const nothing = { params: { bookId }, query: {}, body: undefined };
  return {
    listEvents: [
      {
        ...nothing,
        query: { limit: 5, before: 999, account: account('Cash'), only: 'late', source: 'hand' },
      },
      { ...nothing, query: { kind: 'journal', record: 1, by: 1, from: '2026-04-01', after: 1 } },
      { ...nothing, query: { amount_from: '1.00', amount_to: '9.50', from_event: 1, to_event: 9 } },
    ],
    readReportPdf: { ...nothing, body: REPORT_PART },
    readEventDays: nothing,
    readNamedMoments: nothing,
    nameInstant: { ...nothing, body: { name: 'Before the audit', at: '2' } },
    withdrawInstantName: { ...nothing, body: { name: 'Before the audit' } },
    readAudit: {
      ...nothing,
      query: {
        test: 'round-sums',
        limit: 5,
        offset: 0,
        from: '2026-04-01',
        as_on: '2026-04-30',
        at_least: 1,
        back_dated_days: 9,
        opens_at: '08:30',
        closes_at: '24:00',
        days_off: '6,7',
        holidays: '08-15,2026-11-08',
        round_to: '500.00',
        rare_times: 2,
      },
    },
    writeEventNote: { ...nothing, body: { event: 1, test: 'round-sums', note: 'Seen' } },
    compareBooks: { ...nothing, query: { a: 1, b: '2', as_on: '2026-04-30' } },
    compareItems: { ...nothing, query: { a: 1, b: '2', as_on: '2026-04-30', account: 3 } },
    compareMasters: { ...nothing, query: { a: 1, b: '2' } },
    compareLedger: {
      ...nothing,
      query: { a: 1, b: '2', as_on: '2026-04-30', account: account('Cash') },
    },
    compareStatement: {
      ...nothing,
      query: {
        of: 'profit-and-loss',
        a: 1,
        b: '2',
        from: '2026-04-01',
        as_on: '2026-04-30',
        as: 'firm',
      },
    },
    explainFigure: [
      {
        ...nothing,
        query: {
          figure: 'result',
          since: 1,
          until: 2,
          as_on: '2026-04-30',
          from: '2026-04-01',
          before: 9,
          limit: 5,
        },
      },
      { ...nothing, query: { account: account('Cash'), side: 'all-debits', until: '2' } },
      {
        ...nothing,
        query: {
          of: 'stock',
          line: 'closing/value/total',
          method: 'moving-average',
          from: '2026-04-01',
          as_on: '2026-04-30',
        },
      },
      {
        ...nothing,
        query: {
          of: 'journals',
          line: 'amount',
          filter: 'voucher_type=sales&search=rent&from=2026-04-01&amount_to=5.50',
        },
      },
      {
        ...nothing,
        query: { of: 'customers', line: 'overdue', filter: 'search=a&status=active', until: 1 },
      },
      {
        ...nothing,
        query: {
          of: 'depreciation',
          line: 'posted/total',
          from: '2026-04-01',
          as_on: '2026-04-30',
        },
      },
      {
        ...nothing,
        query: {
          of: 'owners-accounts',
          line: 'drawings/total',
          as: 'firm',
          from: '2026-04-01',
          as_on: '2026-04-30',
        },
      },
      {
        ...nothing,
        query: {
          of: 'balance-sheet',
          line: 'assets-total',
          as: 'firm',
          as_on: '2026-04-30',
          laid_out_on: '2026-05-31',
        },
      },
    ],
    readEventDetail: { ...nothing, params: { bookId, eventId: 1 } },
  };
};
