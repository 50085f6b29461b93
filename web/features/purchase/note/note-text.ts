// A debit note as it is typed, and as the call takes it: what goes back of each line of its bills,
// and of a supplier's credit note what that prints.
import { z } from 'zod';
import type {
  createPurchaseDebitNote,
  PurchaseDebitNoteDetail,
  Returnable,
  ReturnableItem,
} from '#api/contract/trade/purchase-debit-note.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import {
  debitNoteLedger,
  measureOf,
  partOfLine,
  sumOfHeads,
  taxPaise,
  tdsTakenBack,
} from '#core/trade/index.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise } from '#web/format/money.ts';

/** What the credit note prints of a line, beside its quantity; empty: in the share of the bill. */
const printedText = z.object({
  taxable: z.string().default(''),
  cgst: z.string().default(''),
  sgst: z.string().default(''),
  igst: z.string().default(''),
});
export type PrintedText = z.infer<typeof printedText>;
export const NOTHING_PRINTED: PrintedText = { taxable: '', cgst: '', sgst: '', igst: '' };

export const noteTexts = z.object({
  postedOn: z.string(),
  commercial: z.boolean(),
  narration: z.string(),
  /** What goes back, by the bill and its line: a quantity, or a value where there is none. */
  parts: z.record(z.string(), z.string()),
  /** Whether it is entered from the supplier's credit note. */
  isTheirs: z.boolean().default(false),
  noteNumber: z.string().default(''),
  noteDate: z.string().default(''),
  isDeferred: z.boolean().default(false),
  roundOff: z.string().default(''),
  againReason: z.string().default(''),
  /** Bills beside the first. */
  otherBills: z.array(z.number()).default([]),
  printed: z.record(z.string(), printedText).default({}),
});
export type NoteText = z.infer<typeof noteTexts>;

/** A line of one of the bills. */
export type NoteLine = {
  readonly key: string;
  readonly bill: Returnable;
  readonly item: ReturnableItem;
};

export const linesOfBills = (bills: readonly Returnable[]): readonly NoteLine[] =>
  bills.flatMap((bill) =>
    bill.items.map((item) => ({ key: `${bill.billId} ${item.line}`, bill, item })),
  );

const goneOf = ({ gone }: ReturnableItem) => ({ ...gone, measure: measureOf(gone) });

/** @returns what of a line may still go back: thousandths, or paise where it has no quantity. */
export const leftOf = (item: ReturnableItem): number => measureOf(item) - goneOf(item).measure;

export const partText = (item: ReturnableItem, measure: number): string =>
  item.quantityThousandths === null ? formatPaise(measure) : decimalText(measure, 3);

/** @returns what is typed as the measure of its line; null of what cannot be read. */
function measureTyped(item: ReturnableItem, text: string): number | null {
  if (text.trim() === '') return 0;
  if (item.quantityThousandths === null) return parseAmount(text, leftOf(item));
  const units = decimalOf(bareFigure(text), 3);
  return units === null || units < 0 ? null : units;
}

/** @returns paise; null of nothing, and of what cannot be read. */
const paiseIn = (text: string): number | null => {
  if (text.trim() === '') return null;
  return /^0+(?:\.0*)?$/.test(bareFigure(text)) ? 0 : parseAmount(text);
};
const isUnreadable = (text: string): boolean => text.trim() !== '' && paiseIn(text) === null;

/** A round-off may lower the total. */
export function roundOffIn(text: string): number | null {
  const [, sign = '', figure = ''] = /^([-+−]?)(.*)$/.exec(text.trim()) ?? [];
  const paise = paiseIn(figure);
  return paise === null || sign === '' || sign === '+' ? paise : -paise;
}

type Wanted = {
  readonly quantityThousandths: number | null;
  readonly taxablePaise: number | null;
  readonly printed?: {
    readonly cgstPaise: number;
    readonly sgstPaise: number;
    readonly igstPaise: number;
    readonly cessPaise: number;
  };
};
export type TypedNotePart = NoteLine & { readonly wanted: Wanted };

type ReadNoteLine = NoteLine & {
  /** Null where nothing of it goes back, or it cannot be read. */
  readonly wanted: Wanted | null;
  readonly error: string | null;
};

/** @returns what is typed of a line. */
export function readLine(line: NoteLine, text: NoteText): ReadNoteLine {
  const { item, key } = line;
  const { taxable, cgst, sgst, igst } = printedOf(text, key);
  const measure = measureTyped(item, text.parts[key] ?? '');
  const left = leftOf(item);
  const wrong = (error: string): ReadNoteLine => ({ ...line, wanted: null, error });
  if (measure === null) return wrong('Enter how much goes back');
  if (measure > left) return wrong(`At most ${partText(item, left)} can go back`);
  if ([taxable, cgst, sgst, igst].some(isUnreadable)) return wrong('Enter amounts in rupees');
  const hasQuantity = item.quantityThousandths !== null;
  const value = hasQuantity ? paiseIn(taxable) : measure === 0 ? null : measure;
  const quantity = hasQuantity && measure > 0 ? measure : null;
  if (quantity === null && value === null) return { ...line, wanted: null, error: null };
  const isPrinted = [cgst, sgst, igst].some((one) => one.trim() !== '');
  const printed = {
    cgstPaise: paiseIn(cgst) ?? 0,
    sgstPaise: paiseIn(sgst) ?? 0,
    igstPaise: paiseIn(igst) ?? 0,
    cessPaise: 0,
  };
  const wanted = {
    quantityThousandths: quantity,
    taxablePaise: value,
    ...(isPrinted && { printed }),
  };
  return { ...line, wanted, error: null };
}

/** Of a note of ours nothing is printed. */
const printedOf = ({ isTheirs, printed }: NoteText, key: string): PrintedText =>
  isTheirs ? (printed[key] ?? NOTHING_PRINTED) : NOTHING_PRINTED;

/** What of the income tax that was deducted of the bill goes back with the parts. */
function tdsBack(
  { tds: deducted, postedOn }: Returnable,
  on: CalendarDate,
  returned: { readonly returnedPaise: number; readonly totalPaise: number },
) {
  if (deducted === null) return null;
  const { gone, taxBps: rateBps, ...same } = deducted;
  const tds = { ...same, rateBps, reason: null, accountId: null };
  return tdsTakenBack({ tds, postedOn }, on, { ...gone, ...returned, isDeposited: false });
}

type Typed = {
  readonly text: NoteText;
  readonly postedOn: CalendarDate;
};

/** @returns what the parts come to, as they would be posted. */
export function typedNote(
  bills: readonly Returnable[],
  parts: readonly TypedNotePart[],
  { text, postedOn }: Typed,
) {
  const { commercial: isCommercial, isTheirs } = text;
  const lines = parts.map(({ key, item, wanted }) => ({
    key,
    accountId: item.accountId,
    quantityThousandths: wanted.quantityThousandths,
    ...partOfLine(item, goneOf(item), wanted, isCommercial),
  }));
  const returnedPaise = lines.reduce((sum, one) => sum + one.taxablePaise, 0);
  const sumPaise = returnedPaise + taxPaise(sumOfHeads(lines));
  const roundOffPaise = isTheirs
    ? (roundOffIn(text.roundOff) ?? 0)
    : roundOffBack(bills, parts, text);
  const totalPaise = sumPaise + roundOffPaise;
  const [bill] = bills;
  const note = { accountId: bill?.supplierAccountId ?? 0, number: '', postedOn, bills: [] };
  const isOfOne = bill !== undefined && bills.length === 1;
  const tds = isOfOne ? tdsBack(bill, postedOn, { returnedPaise, totalPaise }) : null;
  const credit = {
    state: isCommercial ? ('commercial' as const) : ('open' as const),
    period: null,
  };
  const supplierNote = isTheirs ? { number: text.noteNumber, date: postedOn } : null;
  const sums = { lines, roundOffPaise, totalPaise, tds, credit, supplierNote };
  return {
    lines,
    totalPaise,
    entries: debitNoteLedger({ ...note, ...sums }),
    byLine: new Map(lines.map((one) => [one.key, { ...one, gstPaise: taxPaise(one) }])),
  };
}

/** The rounding of a bill goes back with the last of it. */
function roundOffBack(
  bills: readonly Returnable[],
  parts: readonly TypedNotePart[],
  { commercial }: NoteText,
): number {
  const [bill, ...others] = bills;
  if (bill === undefined || others.length > 0) return 0;
  const isLast = bill.items.every((item) => {
    const wanted = parts.find((part) => part.item.line === item.line)?.wanted;
    return leftOf(item) === (wanted?.quantityThousandths ?? wanted?.taxablePaise ?? 0);
  });
  const keepsTax = commercial && bill.items.some((item) => taxPaise(item) > 0);
  return isLast && !keepsTax ? bill.roundOffPaise : 0;
}

const amountText = (paise: number | null): string => (paise === null ? '' : formatPaise(paise));

/** @param isTheirs whether a new one begins as the supplier's credit note. */
export function beginNote(
  note: PurchaseDebitNoteDetail | null,
  lines: readonly NoteLine[],
  { today, isTheirs }: { readonly today: CalendarDate; readonly isTheirs: boolean },
): NoteText {
  const given = (note?.given ?? []).flatMap((one) => {
    const key = `${one.billId} ${one.billLine}`;
    const item = lines.find((line) => line.key === key)?.item;
    return item === undefined ? [] : [{ ...one, key, item }];
  });
  return {
    postedOn: note === null ? formatDate(today) : dayText(note.postedOn),
    commercial: note?.commercial ?? false,
    narration: note?.narration ?? '',
    isTheirs: note === null ? isTheirs : note.creditNote !== null,
    noteNumber: note?.creditNote?.number ?? '',
    noteDate: dayText(note?.creditNote?.date ?? null),
    isDeferred: note?.creditPeriod?.kind === 'deferred',
    roundOff: roundOffText(note),
    againReason: note?.againReason ?? '',
    otherBills: (note?.bills ?? []).slice(1).map(({ billId }) => billId),
    parts: Object.fromEntries(
      given.flatMap(({ key, item, quantityThousandths, taxablePaise }) => {
        const measure = item.quantityThousandths === null ? taxablePaise : quantityThousandths;
        return measure === null ? [] : [[key, partText(item, measure)]];
      }),
    ),
    printed: Object.fromEntries(
      given.map(({ key, item, ...one }) => [
        key,
        {
          taxable: item.quantityThousandths === null ? '' : amountText(one.taxablePaise),
          cgst: amountText(one.cgstPaise),
          sgst: amountText(one.sgstPaise),
          igst: amountText(one.igstPaise),
        },
      ]),
    ),
  };
}

function roundOffText(note: PurchaseDebitNoteDetail | null): string {
  const paise = note?.totals.roundOffPaise ?? 0;
  if (note === null || note.creditNote === null || paise === 0) return '';
  return `${paise < 0 ? '-' : ''}${formatPaise(Math.abs(paise))}`;
}

type Body = Omit<z.output<typeof createPurchaseDebitNote.body>, 'post' | 'bookId'>;

/** @returns what the call takes. */
export function noteBody(
  text: NoteText,
  {
    billId,
    parts,
    today,
  }: { billId: number; parts: readonly TypedNotePart[]; today: CalendarDate },
): Body {
  const date = parseDate(text.noteDate, today);
  const { isTheirs } = text;
  const orNull = (said: string): string | null => (said.trim() === '' ? null : said.trim());
  const none = { cgstPaise: null, sgstPaise: null, igstPaise: null, cessPaise: null };
  return {
    billId,
    supplierAccountId: null,
    placeOfSupply: null,
    supplierNote: isTheirs && date !== null ? { number: text.noteNumber.trim(), date } : null,
    creditPeriod: isTheirs && text.isDeferred ? { kind: 'deferred' } : null,
    roundOffPaise: isTheirs ? roundOffIn(text.roundOff) : null,
    againReason: isTheirs ? orNull(text.againReason) : null,
    postedOn: parseDate(text.postedOn, today),
    commercial: text.commercial,
    narration: text.narration.trim(),
    items: parts.map(({ bill, item, wanted: { printed, ...wanted } }) => ({
      billId: bill.billId,
      billLine: item.line,
      ...wanted,
      ...(printed ?? none),
      own: null,
    })),
  };
}
