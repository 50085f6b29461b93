import { test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import { endOfOctober } from '#tests/specimens/days.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { journalFacts } from '#tests/specimens/books/chai-stall.ts';
import { salePostedWith, saleWith } from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const filing = {
  kind: 'gstr-1',
  period: '102026',
  from: calendarDate('2026-10-01'),
  to: endOfOctober,
  filedOn: calendarDate('2026-11-10'),
  arn: 'AA271026123456K',
} as const;
const [debited, credited] = salePostedWith({}).data.entries;
const filed = (accountId = credited?.accountId ?? 0) => ({
  returns: { frequencies: [], filings: [filing] },
  outputTaxAccounts: new Set([accountId]),
});
const given = scenarioOf(journalDecider, journalFacts);
const entryDate = endOfOctober;

test('a line on output tax is refused where GSTR-1 is filed', () => {
  const { period, arn, filedOn } = filing;
  given([], filed()).when(saleWith({ entryDate })).thenRejected({
    kind: 'output_tax_in_filed_period',
    line: 2,
    entryDate,
    period,
    arn,
    filedOn,
  });
});

test('a journal that pays GST is taken there, with output tax on the debit side', () => {
  given([], filed(debited?.accountId))
    .when(saleWith({ entryDate, gst: 'payment' }))
    .then([salePostedWith({ entryDate, gst: 'payment' })]);
  given([], filed())
    .when(saleWith({ entryDate, gst: 'payment' }))
    .thenRejected({ kind: 'gst_settlement_adds_tax', line: 2 });
});
