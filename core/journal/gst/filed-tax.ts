// What a filed return closes for journals that people post: output and input tax stay as they were
// reported, but for what sets tax off or discharges it, which changes no figure of the return.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { filingOn } from '../../tax/index.ts';
import type { GstAccount, ReturnFiling } from '../../tax/index.ts';
import type { JournalFacts } from '../commands.ts';
import type { Entry } from '../entries/entries.ts';
import type { GstPart, JournalPosted } from '../events.ts';
import type { JournalRejection } from '../rejections.ts';
import { periodOfPart } from './parts.ts';
import type { MarkedDocument } from './asked-parts.ts';

type Lines = {
  readonly entries: readonly Entry[];
  /** Those of its lines that bear a mark, which are judged by it. */
  readonly marked: ReadonlySet<number>;
};

type ClosedFacts = Pick<JournalFacts, 'returns' | 'gst'>;

/** @returns the refusal of lines on output tax in a period whose GSTR-1 is filed, or null. */
export function outputTaxRefusal(
  { entries, marked }: Lines,
  entryDate: CalendarDate,
  { returns, gst }: ClosedFacts,
): JournalRejection | null {
  const at = entries.findIndex(
    ({ accountId }, index) =>
      !marked.has(index + 1) && gst.accounts.get(accountId)?.kind === 'output',
  );
  const filing = at === -1 ? null : filingOn(returns, 'gstr-1', entryDate);
  if (filing === null) return null;
  const { period, arn, filedOn } = filing;
  return { kind: 'output_tax_in_filed_period', line: at + 1, entryDate, period, arn, filedOn };
}

const TAX: ReadonlySet<GstAccount['kind']> = new Set(['output', 'rcm-output', 'input']);

const isOnTax = (accountId: number, { gst }: Pick<JournalFacts, 'gst'>): boolean => {
  const kind = gst.accounts.get(accountId)?.kind;
  return kind !== undefined && TAX.has(kind);
};

/** A filed return as a refusal names it. */
type Filing = Pick<ReturnFiling, 'period' | 'arn' | 'filedOn'> & {
  readonly returnKind: ReturnFiling['kind'];
};

/** @returns the filed return that reports the tax of a day, or null. */
function taxFilingOn(
  date: CalendarDate,
  { returns }: Pick<JournalFacts, 'returns'>,
): Filing | null {
  const found =
    filingOn(returns, 'gstr-1', date) ??
    filingOn(returns, 'gstr-3b', date) ??
    filingOn(returns, 'gstr-9', date);
  if (found === null) return null;
  const { kind: returnKind, period, arn, filedOn } = found;
  return { returnKind, period, arn, filedOn };
}

/**
 * What a person posted with lines on output or input tax was reported with the return of its day,
 * and what settles the tax of a return belongs to that one, on whatever day it stands. The journals
 * of documents are closed by GSTR-1 alone, as their documents are.
 * @returns the filed return that would change if a journal were reversed on a day; null where none.
 */
export function filingClosing(
  { entries, source, gst: parts = [], entryDate: postedOn }: JournalPosted['data'],
  day: CalendarDate,
  facts: ClosedFacts,
): Filing | null {
  if (source !== undefined) {
    const refusal = outputTaxRefusal({ entries, marked: markedLines(parts) }, day, facts);
    const filing = refusal === null ? null : filingOn(facts.returns, 'gstr-1', day);
    if (filing === null) return null;
    const { kind: returnKind, period, arn, filedOn } = filing;
    return { returnKind, period, arn, filedOn };
  }
  if (!entries.some(({ accountId }) => isOnTax(accountId, facts))) return null;
  const filing = taxFilingOn(day, facts);
  if (filing !== null || day > postedOn) return filing;
  const periods = parts.flatMap((part) => periodOfPart(part) ?? []);
  return periods.map(({ to }) => taxFilingOn(to, facts)).find((one) => one !== null) ?? null;
}

/**
 * Lines on output and input tax of a replacement count where they stand, but for those that set tax
 * off or discharge it.
 * @returns the refusal of a replacement that is dated in a filed period, or null.
 */
export function replacementTaxRefusal(
  { entries, gst = [] }: MarkedDocument,
  entryDate: CalendarDate,
  facts: ClosedFacts,
): JournalRejection | null {
  const settled = new Set(
    gst.flatMap(({ mark, lines }) =>
      mark === 'credit' || mark === 'cash-ledger'
        ? []
        : (lines ?? entries.map((_, index) => index + 1)),
    ),
  );
  const at = entries.findIndex(
    ({ accountId }, index) => !settled.has(index + 1) && isOnTax(accountId, facts),
  );
  const filing = at === -1 ? null : taxFilingOn(entryDate, facts);
  return filing === null
    ? null
    : { kind: 'tax_in_filed_period', line: at + 1, entryDate, ...filing };
}

const markedLines = (parts: readonly Pick<GstPart, 'lines'>[]): ReadonlySet<number> =>
  new Set(parts.flatMap(({ lines }) => lines));
