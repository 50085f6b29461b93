// Which returns of a book are marked filed. What the government was told is closed by that: a
// period whose GSTR-1 is filed takes no document any more, until the mark is taken back.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { oneYearAfter } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import {
  beginsQuarter,
  GST_BEGINS,
  isByFrequency,
  parseArn,
  QRMP_BEGINS,
  spanOfPeriod,
} from '../../tax/index.ts';
import type { BookReturns } from '../../tax/index.ts';
import type {
  BookFacts,
  MarkReturnFiled,
  ReverseReturnFiling,
  SetFilingFrequency,
} from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { BillingProfile } from '../billing/billing-profile.ts';
import type { BookRejection } from '../rejections.ts';
import type { ReturnFiledData, ReturnsEvent } from './return-events.ts';

/** Who files: what was filed, and under which number. */
type Filer = {
  readonly returns: BookReturns;
  readonly billing: Pick<BillingProfile, 'gstin'>;
};

type Decision = Result<readonly BookEvent[], BookRejection>;

export function decideReturns(
  state: Filer,
  command: SetFilingFrequency | MarkReturnFiled | ReverseReturnFiling,
  facts: BookFacts,
): Decision {
  switch (command.type) {
    case 'SetFilingFrequency':
      return setFrequency(state.returns, command, facts);
    case 'MarkReturnFiled':
      return markFiled(state, command, facts);
    case 'ReverseReturnFiling':
      return reverseFiling(state.returns, command);
  }
}

/** What was filed from that day on was filed by the other frequency, and is taken back first. */
function setFrequency(
  { frequencies, filings }: BookReturns,
  { data }: SetFilingFrequency,
  { today }: BookFacts,
): Decision {
  const { from, frequency } = data;
  const before = frequencies.find((one) => one.from === from);
  if (before?.frequency === frequency) return accepted([]);
  const earliest = frequency === 'quarterly' ? QRMP_BEGINS : GST_BEGINS;
  const latest = oneYearAfter(today);
  if (!beginsQuarter(from) || from < earliest || from > latest) {
    return rejected({ kind: 'frequency_begins_with_a_quarter', from, earliest, latest });
  }
  const filed = filings.find(({ kind, to }) => isByFrequency(kind) && to >= from);
  if (filed !== undefined) {
    const { period, arn } = filed;
    return rejected({ kind: 'frequency_of_filed_period', returnKind: filed.kind, period, arn });
  }
  return accepted([{ type: 'FilingFrequencySet', version: 1, data }]);
}

function markFiled(
  { returns, billing }: Filer,
  { data }: MarkReturnFiled,
  { today, lastEvent }: BookFacts,
): Decision {
  const { bookId, returnKind: kind, period, filedOn } = data;
  if (billing.gstin === null) return rejected({ kind: 'return_without_gstin' });
  const span = spanOfPeriod(kind, period, returns.frequencies);
  if (span === null) return rejected({ kind: 'return_period_unknown', returnKind: kind, period });
  const arn = parseArn(data.arn);
  if (arn === null) return rejected({ kind: 'arn_invalid', arn: data.arn });
  const before = returns.filings.find((one) => one.kind === kind && one.period === period);
  if (before?.arn === arn && before.filedOn === filedOn) return accepted([]);
  if (before !== undefined) {
    const { arn: filedAs, filedOn: on } = before;
    return rejected({
      kind: 'return_is_filed',
      returnKind: kind,
      period,
      arn: filedAs,
      filedOn: on,
    });
  }
  if (filedOn > today) return rejected({ kind: 'return_filed_in_the_future', filedOn, today });
  if (filedOn <= span.to) {
    return rejected({ kind: 'return_filed_too_early', filedOn, periodEnds: span.to });
  }
  const of = { bookId, kind, period, ...span, filedOn, arn };
  const filed: ReturnFiledData = { ...of, basis: 'typed', eventNumber: lastEvent };
  return accepted([{ type: 'ReturnFiled', version: 2, data: filed }]);
}

function reverseFiling({ filings }: BookReturns, { data }: ReverseReturnFiling): Decision {
  const { bookId, returnKind: kind, period, reason } = data;
  if (!filings.some((one) => one.kind === kind && one.period === period)) {
    return rejected({ kind: 'return_not_filed', returnKind: kind, period });
  }
  return accepted([
    { type: 'ReturnFilingReversed', version: 2, data: { bookId, kind, period, reason } },
  ]);
}

export function returnsAfter(returns: BookReturns, { type, data }: ReturnsEvent): BookReturns {
  switch (type) {
    case 'FilingFrequencySet': {
      const from = calendarDate(data.from);
      const others = returns.frequencies.filter((one) => one.from !== from);
      return { ...returns, frequencies: [...others, { from, frequency: data.frequency }] };
    }
    case 'ReturnFiled': {
      const { kind, period, arn } = data;
      const days = {
        from: calendarDate(data.from),
        to: calendarDate(data.to),
        filedOn: calendarDate(data.filedOn),
      };
      return { ...returns, filings: [...returns.filings, { kind, period, arn, ...days }] };
    }
    case 'ReturnFilingReversed': {
      const { kind, period } = data;
      const filings = returns.filings.filter((one) => one.kind !== kind || one.period !== period);
      return { ...returns, filings };
    }
  }
}
