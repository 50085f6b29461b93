// A bill of entry as it is typed, as it is kept on the device, and as the calls take it.
import { z } from 'zod';
import type { BillOfEntryDetail, createBillOfEntry } from '#api/contract/trade/bill-of-entry.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import {
  creditOfEntry,
  dutyOf,
  formulaOff,
  pricedEntryLines,
  sumOfEntry,
} from '#core/trade/index.ts';
import type { BillOfEntryDraftLine, BillOfEntryFacts } from '#core/trade/index.ts';
import { blockedClause, creditKind, creditUse, eligibility, landedBy } from '#core/trade/terms.ts';
import { parseAmount, saysNil } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise } from '#web/format/money.ts';

const lineText = z.object({
  key: z.number(),
  description: z.string(),
  hsn: z.string(),
  accountId: z.number().nullable(),
  billId: z.number().nullable(),
  assessable: z.string(),
  bcdRate: z.string(),
  bcd: z.string(),
  swsRate: z.string(),
  sws: z.string(),
  other: z.string(),
  igstRate: z.string(),
  igst: z.string(),
  cess: z.string(),
  eligibility,
  clause: blockedClause.nullable(),
  share: z.string(),
  creditKind,
  use: creditUse,
});
export type EntryLineText = z.infer<typeof lineText>;

const whole = z.object({
  portCode: z.string(),
  billNumber: z.string(),
  billDate: z.string(),
  postedOn: z.string(),
  receivedOn: z.string(),
  /** As the draft asks for it; null: the first that is open. */
  creditTo: z.object({ from: z.string(), to: z.string() }).nullable(),
  isDeferred: z.boolean(),
  landedBy,
  interest: z.string(),
  penalty: z.string(),
  narration: z.string(),
  bills: z.array(z.object({ billId: z.number(), covered: z.string() })),
  lines: z.array(lineText),
});
export type EntryText = z.infer<typeof whole>;
export const keptEntryText = whole.partial();

const blankLine = (key: number): EntryLineText => ({
  key,
  description: '',
  hsn: '',
  accountId: null,
  billId: null,
  assessable: '',
  bcdRate: '',
  bcd: '',
  swsRate: '10',
  sws: '',
  other: '',
  igstRate: '18',
  igst: '',
  cess: '',
  eligibility: 'eligible',
  clause: null,
  share: '',
  creditKind: 'input',
  use: 'taxable',
});

export const beginEntry = (today: CalendarDate): EntryText => ({
  portCode: '',
  billNumber: '',
  billDate: '',
  postedOn: formatDate(today),
  receivedOn: formatDate(today),
  creditTo: null,
  isDeferred: false,
  landedBy: 'value',
  interest: '',
  penalty: '',
  narration: '',
  bills: [],
  lines: [blankLine(1)],
});

/** @returns the lines with one more, which begins with the rates of the last. */
export function withEntryLine(lines: readonly EntryLineText[]): readonly EntryLineText[] {
  const last = lines.at(-1);
  const key = lines.reduce((most, one) => Math.max(most, one.key), 0) + 1;
  const { bcdRate, swsRate, igstRate } = last ?? blankLine(key);
  return [...lines, { ...blankLine(key), bcdRate, swsRate, igstRate }];
}

const amountText = (paise: number | null): string =>
  paise === null || paise === 0 ? '' : formatPaise(paise);
const givenText = (paise: number | null): string => (paise === null ? '' : formatPaise(paise));
const rateText = (bps: number | null): string => (bps === null ? '' : decimalText(bps, 2));

const dayTyped = (day: CalendarDate | null): string => (day === null ? '' : formatDate(day));

export const entryTextOf = (entry: BillOfEntryDetail): EntryText => ({
  portCode: entry.portCode ?? '',
  billNumber: entry.billNumber ?? '',
  billDate: dayTyped(entry.billDate),
  postedOn: dayTyped(entry.postedOn),
  receivedOn: dayTyped(entry.receivedOn),
  creditTo: entry.creditPeriod?.kind === 'period' ? entry.creditPeriod : null,
  isDeferred: entry.creditPeriod?.kind === 'deferred',
  landedBy: entry.landedBy,
  interest: amountText(entry.interestPaise),
  penalty: amountText(entry.penaltyPaise),
  narration: entry.narration,
  bills: entry.bills.map(({ billId, coveredPaise }) => ({
    billId,
    covered: givenText(coveredPaise),
  })),
  lines: entry.items.map((item) => ({
    key: item.line,
    description: item.description,
    hsn: item.hsn ?? '',
    accountId: item.accountId,
    billId: item.billId,
    assessable: amountText(item.assessablePaise),
    bcdRate: rateText(item.bcdBps),
    bcd: givenText(item.given?.bcdPaise ?? null),
    swsRate: rateText(item.swsBps),
    sws: givenText(item.given?.swsPaise ?? null),
    other: amountText(item.otherPaise),
    igstRate: rateText(item.igstBps),
    igst: givenText(item.given?.igstPaise ?? null),
    cess: amountText(item.cessPaise),
    eligibility: item.eligibility,
    clause: item.clause,
    share: rateText(item.shareBps),
    creditKind: item.creditKind,
    use: item.use,
  })),
});

const isBlank = (text: string): boolean => text.trim() === '';

/** @returns null of what is blank, NaN of what cannot be read. */
function paiseOf(text: string): number | null {
  if (isBlank(text)) return null;
  if (saysNil(text)) return 0;
  const paise = parseAmount(text);
  return paise === null || paise < 0 ? Number.NaN : paise;
}

/** @returns null of what is blank, NaN of what cannot be read. */
function bpsOf(text: string): number | null {
  if (isBlank(text)) return null;
  const bps = decimalOf(bareFigure(text.replace(/%\s*$/u, '')), 2);
  return bps === null || bps > 100_000 ? Number.NaN : bps;
}

const sure = (value: number | null): number | null =>
  value === null || Number.isNaN(value) ? null : value;

const draftLineOf = (line: EntryLineText): BillOfEntryDraftLine => ({
  description: line.description.trim(),
  hsn: isBlank(line.hsn) ? null : line.hsn.trim(),
  accountId: line.accountId,
  billId: line.billId,
  assessablePaise: sure(paiseOf(line.assessable)) ?? 0,
  bcdBps: sure(bpsOf(line.bcdRate)),
  bcdPaise: sure(paiseOf(line.bcd)),
  swsBps: sure(bpsOf(line.swsRate)) ?? 0,
  swsPaise: sure(paiseOf(line.sws)),
  otherPaise: sure(paiseOf(line.other)) ?? 0,
  igstBps: sure(bpsOf(line.igstRate)) ?? 0,
  igstPaise: sure(paiseOf(line.igst)),
  cessPaise: sure(paiseOf(line.cess)) ?? 0,
  credit: {
    eligibility: line.eligibility,
    clause: line.clause,
    shareBps: sure(bpsOf(line.share)),
    kind: line.creditKind,
    use: line.use,
  },
});

/** Whether nothing is said of a line but its rates. */
const isBlankLine = ({ description, hsn, assessable, bcd, igst }: EntryLineText): boolean =>
  [description, hsn, assessable, bcd, igst].every(isBlank);

export const linesSaid = ({ lines }: Pick<EntryText, 'lines'>): readonly EntryLineText[] =>
  lines.filter((line) => !isBlankLine(line));

type Body = Omit<z.output<(typeof createBillOfEntry)['body']>, 'bookId' | 'post'>;

export function entryBody(text: EntryText, today: CalendarDate): Body {
  const { creditTo } = text;
  const period = creditTo && {
    kind: 'period' as const,
    from: calendarDate(creditTo.from),
    to: calendarDate(creditTo.to),
  };
  return {
    portCode: isBlank(text.portCode) ? null : text.portCode.trim(),
    billNumber: isBlank(text.billNumber) ? null : text.billNumber.trim(),
    billDate: parseDate(text.billDate, today),
    postedOn: parseDate(text.postedOn, today),
    receivedOn: parseDate(text.receivedOn, today),
    creditPeriod: text.isDeferred ? { kind: 'deferred' } : period,
    landedBy: text.landedBy,
    interestPaise: sure(paiseOf(text.interest)) ?? 0,
    penaltyPaise: sure(paiseOf(text.penalty)) ?? 0,
    narration: text.narration.trim(),
    bills: text.bills.map(({ billId, covered }) => ({
      billId,
      coveredPaise: sure(paiseOf(covered)),
    })),
    items: linesSaid(text).map((line) => {
      const { credit, ...said } = draftLineOf(line);
      const { kind, ...eligible } = credit;
      return { ...said, ...eligible, creditKind: kind };
    }),
  };
}

const UNREADABLE = 'Could not read this amount';
const NO_RATE = 'Enter a rate in percent, such as 7.5';
const NO_DATE = 'Could not read this date';

/** @returns what cannot be read, by the names of the form. */
export function entryFaults(
  text: EntryText,
  today: CalendarDate,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  const judge = (name: string, value: number | null, fault: string) => {
    if (value !== null && Number.isNaN(value)) faults[name] = fault;
  };
  for (const name of ['billDate', 'postedOn', 'receivedOn'] as const) {
    if (!isBlank(text[name]) && parseDate(text[name], today) === null) faults[name] = NO_DATE;
  }
  judge('interest', paiseOf(text.interest), UNREADABLE);
  judge('penalty', paiseOf(text.penalty), UNREADABLE);
  for (const { billId, covered } of text.bills) {
    judge(`covered ${billId}`, paiseOf(covered), UNREADABLE);
  }
  for (const line of text.lines) {
    for (const name of ['assessable', 'bcd', 'sws', 'other', 'igst', 'cess'] as const) {
      judge(`${name} ${line.key}`, paiseOf(line[name]), UNREADABLE);
    }
    for (const name of ['bcdRate', 'swsRate', 'igstRate', 'share'] as const) {
      judge(`${name} ${line.key}`, bpsOf(line[name]), NO_RATE);
    }
  }
  return faults;
}

/** @returns what is missing of a bill of entry that is to be posted. */
export function entryGaps(text: EntryText): Readonly<Record<string, string>> {
  const lines = linesSaid(text);
  const first = text.lines[0]?.key ?? 1;
  return {
    ...(isBlank(text.portCode) && { portCode: 'Enter the port, such as INNSA1' }),
    ...(isBlank(text.billNumber) && { billNumber: 'Enter the number of customs' }),
    ...(isBlank(text.billDate) && { billDate: 'Enter the date of the bill of entry' }),
    ...(lines.length === 0 && { [`assessable ${first}`]: 'Enter the assessable value' }),
    ...Object.fromEntries(
      lines.flatMap((line) => [
        ...(isBlank(line.assessable)
          ? [[`assessable ${line.key}`, 'Enter the assessable value']]
          : []),
        ...(isBlank(line.bcdRate) && isBlank(line.bcd)
          ? [[`bcdRate ${line.key}`, 'Enter the basic duty; 0 where there is none']]
          : []),
      ]),
    ),
  };
}

type Known = Pick<BillOfEntryFacts, 'buyer' | 'returns' | 'today'>;

/** @returns what is typed as it would be posted. */
export function typedEntry(text: EntryText, known: Known) {
  const { today } = known;
  const body = entryBody(text, today);
  const draftLines = linesSaid(text).map(draftLineOf);
  const credit = creditOfEntry({ ...body, lines: draftLines }, known);
  const lines = pricedEntryLines(draftLines, credit.noCredit);
  const sums = sumOfEntry({ ...body, lines });
  return {
    ...credit,
    ...sums,
    lines: [...lines],
    interestPaise: body.interestPaise,
    penaltyPaise: body.penaltyPaise,
    off: formulaOff(lines),
  };
}

/** @returns what a line would come to, shown beside what is typed of it. */
export const dutyTyped = (line: EntryLineText) => dutyOf(draftLineOf(line));
