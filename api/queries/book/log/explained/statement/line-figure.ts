// The entries of a line by its accounts, and what of it nobody has posted.
import { dayAfter, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { eveOfPeriod, isOfResult, netReader } from '#core/statement/index.ts';
import type {
  AccountNets,
  ExplainedLine,
  ExplainedPart,
  StatementLedgers,
} from '#core/statement/index.ts';
import { sumsOfTerms } from '#projections/ledger-lines/read-terms.ts';
import type { FigureTerm } from '#projections/ledger-lines/read-terms.ts';
import { explainedAs } from '#api/queries/ledgers/statements/statement-rows.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';

type LineBasis = {
  readonly bookId: number;
  readonly ledgers: StatementLedgers;
  /** The days of its column. */
  readonly period: Period;
};

/** @returns what of a figure follows from its accounts. */
export function figureOfLine(
  line: ExplainedLine,
  { bookId, ledgers, period }: LineBasis,
): Pick<NamedFigure, 'name' | 'sums' | 'notPosted' | 'value'> {
  const terms = line.parts.map((part) => termOf(part, ledgers, period));
  return {
    name: line.name,
    sums: (between) => sumsOfTerms(bookId, terms, between),
    notPosted: byName(line.parts.flatMap((part) => notPostedOf(part, ledgers, period))),
    value: null,
  };
}

/** @returns the accounts of a line, the largest first where there are many. */
export const accountsOfLine = (
  { parts }: ExplainedLine,
  { ledgers, period }: Pick<LineBasis, 'ledgers' | 'period'>,
): NamedFigure['madeOf'] =>
  parts
    .filter(({ amountPaise }) => amountPaise !== 0)
    .toSorted((one, other) => Math.abs(other.amountPaise) - Math.abs(one.amountPaise))
    .slice(0, MADE_OF_MAX)
    .map((part) => ({
      name: part.name,
      amount: rupeesFromPaise(part.amountPaise),
      asked: askedOfPart(part, period, ledgers),
    }));

/** Income and expenses of all years, in the funds of the owners. */
const FIRST_DAY = '1900-01-01';

function askedOfPart(part: ExplainedPart, period: Period, ledgers: StatementLedgers) {
  const explained = explainedAs(part, ledgers);
  if (explained === null) return null;
  const { figure, days, side } = explained;
  const account = ledgers.accounts.find(({ accountId }) => accountId === part.accountId);
  const isOfAllYears = days === 'all' && account !== undefined && isOfResult(account);
  const isEve = days === 'before' && figure !== 'brought-forward';
  const eve = eveOfPart(part, ledgers, period);
  return {
    ...OF_NOTHING,
    account: part.accountId,
    figure,
    side,
    from: days === 'period' ? dayAfter(eve) : isOfAllYears ? FIRST_DAY : null,
    asOn: isEve ? eve : period.to,
  };
}

/** @returns the last day that counts as before the period of a part. */
const eveOfPart = (
  { source }: Pick<ExplainedPart, 'source'>,
  ledgers: StatementLedgers,
  period: Period,
): CalendarDate =>
  source.withOpenings === true ? dayBefore(period.from) : eveOfPeriod(ledgers, period);

function daysOfPart(part: ExplainedPart, ledgers: StatementLedgers, period: Period) {
  const eve = eveOfPart(part, ledgers, period);
  const { to } = period;
  return {
    all: { from: null, to },
    period: { from: dayAfter(eve), to },
    before: { from: null, to: eve },
  }[part.source.days];
}

function termOf(part: ExplainedPart, ledgers: StatementLedgers, period: Period): FigureTerm {
  const counted = ledgers.accounts.filter((account) => isCounted(part, account));
  return {
    accountIds: counted.flatMap(({ accountId }) => accountId ?? []),
    ...daysOfPart(part, ledgers, period),
    side: part.source.side ?? null,
    isTurned: part.isTurned,
  };
}

/** Stock that the register says is an account of its own, which nobody has posted to. */
function isCounted({ accountId, name, source }: ExplainedPart, account: AccountNets): boolean {
  if (source.of === 'result') return isOfResult(account);
  if (source.of === 'stock') return account.group === 'stock-in-hand';
  return account.accountId === accountId && (accountId !== null || account.name === name);
}

const notPostedOf = (part: ExplainedPart, ledgers: StatementLedgers, period: Period) =>
  part.source.of === 'without-cash'
    ? [{ name: part.name, paise: part.amountPaise }]
    : notPostedOn(
        ledgers.accounts.filter((account) => isCounted(part, account)),
        ledgers,
        { ...daysOfPart(part, ledgers, period), isTurned: part.isTurned },
      );

type DaysCounted = {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate;
  readonly isTurned: boolean;
};

/** @returns what accounts come to that no entry was posted to: those of the register of stock. */
export function notPostedOn(
  accounts: readonly AccountNets[],
  ledgers: StatementLedgers,
  { from, to, isTurned }: DaysCounted,
): NamedFigure['notPosted'] {
  const netAt = netReader(ledgers);
  return accounts.flatMap((account) => {
    if (account.accountId !== null) return [];
    const net = netAt(account, to) - (from === null ? 0 : netAt(account, dayBefore(from)));
    const paise = isTurned ? 0 - net : net;
    return paise === 0 ? [] : [{ name: account.name, paise }];
  });
}

/** Stock at both ends of a period stands twice in its profit. */
function byName(all: NamedFigure['notPosted']): NamedFigure['notPosted'] {
  const sums = new Map<string, number>();
  for (const { name, paise } of all) sums.set(name, (sums.get(name) ?? 0) + paise);
  return [...sums].flatMap(([name, paise]) => (paise === 0 ? [] : [{ name, paise }]));
}
