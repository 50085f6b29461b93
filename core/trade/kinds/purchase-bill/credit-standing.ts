// How the tax of a bill stands as input credit: what a return takes, what waits and for what, and
// what gives none and by which line of the law. A debit note takes back what its bill gave.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { periodSaid } from '../../../kernel/financial-year.ts';
import type { Period } from '../../../kernel/financial-year.ts';
import { filingOn } from '../../../tax/index.ts';
import type { BookReturns } from '../../../tax/index.ts';
import type {
  BlockedClause,
  CreditKind,
  CreditOrigin,
  CreditUse,
  CreditWaits,
  NoCreditReason,
} from '../../terms.ts';
import type { BillOfEntry } from '../bill-of-entry/events.ts';
import { headsOfEntry } from '../bill-of-entry/price.ts';
import type { NoteDifference, PurchaseDebitNote } from '../purchase-debit-note/events.ts';
import { creditSpanOn } from './credit-period.ts';
import type { PurchaseBill, PurchaseBillLine } from './events.ts';
import { perHead, sumOfHeads, taxPaise } from './price.ts';
import { creditOfReverseChargeFrom, isReversed, wantsSelfInvoice } from './reverse-charge.ts';
import type { AfterBill } from './reverse-charge.ts';

export type CreditStanding =
  | { readonly is: 'taken'; readonly in: Period }
  | { readonly is: 'deferred'; readonly for: CreditWaits }
  | { readonly is: 'blocked'; readonly clause: BlockedClause | null }
  | { readonly is: 'none'; readonly reason: NoCreditReason };

export type CreditOfTax = {
  readonly standing: CreditStanding;
  readonly origin: CreditOrigin;
  readonly kind: CreditKind;
  /** Negative of what a debit note takes back. */
  readonly taxablePaise: number;
  readonly taxes: PurchaseBillLine['credited'];
};

/** The same of one line, with that for which it is used. */
export type CreditOfLine = CreditOfTax & {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  readonly use: CreditUse;
};

type Part = Pick<CreditOfTax, 'origin' | 'standing'>;

/** @returns the tax of each line of a bill by how it stands; nothing of what bears none. */
export function creditOfBillLines(
  bill: PurchaseBill,
  after: AfterBill,
  returns: BookReturns,
): readonly CreditOfLine[] {
  return bill.lines.flatMap((line, at) =>
    partsOf(line, at, bill.noCredit, () => ({
      origin: originOf(bill, line),
      standing: isReversed(line)
        ? reverseChargedStanding(bill, after, returns)
        : takenStanding(bill),
    })),
  );
}

/** @returns the tax that was paid at customs, by how it stands as credit. */
export const creditOfEntryLines = (entry: BillOfEntry): readonly CreditOfLine[] =>
  entry.lines.flatMap(({ credited, ...line }, at) =>
    partsOf(
      {
        ...line,
        ...headsOfEntry(line),
        credited: headsOfEntry(credited),
        name: line.description,
      },
      at,
      entry.noCredit,
      () => ({ origin: 'import-of-goods', standing: takenStanding(entry) }),
    ),
  );

/**
 * What the supplier's credit note says otherwise stands with the first line of the note.
 * @returns what a debit note takes back of input tax, by how that stands; each is negative.
 */
export function creditOfNoteLines(
  note: PurchaseDebitNote,
  difference: Pick<NoteDifference, 'taxablePaise' | 'credited'> | null = null,
): readonly CreditOfLine[] {
  const { credit, lines, supplier } = note;
  const standing: CreditStanding =
    credit.period === null
      ? { is: 'deferred', for: 'supplier-note' }
      : { is: 'taken', in: periodSaid(credit.period) };
  const origin: CreditOrigin =
    supplier.registration === 'input-service-distributor' ? 'distributor' : 'supplier';
  const [first] = lines;
  const more: readonly CreditOfLine[] =
    difference === null || first === undefined || taxPaise(difference.credited) === 0
      ? []
      : [
          {
            origin,
            standing,
            line: 1,
            name: first.name,
            kind: first.credit.kind,
            use: first.credit.use,
            taxablePaise: difference.taxablePaise,
            taxes: difference.credited,
          },
        ];
  const all = lines.flatMap((line, at) => partsOf(line, at, null, () => ({ origin, standing })));
  return [...all, ...more].map(({ taxablePaise, taxes, ...part }) => ({
    ...part,
    taxablePaise: 0 - taxablePaise,
    taxes: perHead((head) => 0 - taxes[head]),
  }));
}

function originOf({ importOf, supplier }: PurchaseBill, line: PurchaseBillLine): CreditOrigin {
  if (importOf === 'services') return 'import-of-services';
  if (isReversed(line)) return 'reverse-charge';
  return supplier.registration === 'input-service-distributor' ? 'distributor' : 'supplier';
}

/** What of the tax of a line gives credit, and what does not. */
function partsOf(
  line: PurchaseBillLine['credited'] &
    Pick<PurchaseBillLine, 'credited' | 'taxablePaise' | 'credit' | 'name'>,
  at: number,
  noCredit: NoCreditReason | null,
  eligible: () => Part,
): readonly CreditOfLine[] {
  const { credited, taxablePaise, credit, name } = line;
  const lost = perHead((head) => line[head] - credited[head]);
  const { kind, use } = credit;
  const part = { ...eligible(), kind, use, line: at + 1, name };
  const withoutCredit: CreditStanding =
    noCredit === null ? { is: 'blocked', clause: credit.clause } : { is: 'none', reason: noCredit };
  const isSplit = taxPaise(credited) !== 0 && taxPaise(lost) !== 0;
  return [
    ...(taxPaise(credited) === 0 ? [] : [{ ...part, taxablePaise, taxes: credited }]),
    ...(taxPaise(lost) === 0
      ? []
      : [
          {
            ...part,
            standing: withoutCredit,
            // The value of a line that is eligible in part stands with the part that is taken.
            taxablePaise: isSplit ? 0 : taxablePaise,
            taxes: lost,
          },
        ]),
  ];
}

function takenStanding({
  creditPeriod,
  receivedOn,
}: Pick<PurchaseBill, 'creditPeriod' | 'receivedOn'>): CreditStanding {
  if (creditPeriod !== null) return { is: 'taken', in: periodSaid(creditPeriod) };
  return { is: 'deferred', for: receivedOn === null ? 'receipt' : 'a-return' };
}

/**
 * Tax that the buyer pays is taken when it is due and the buyer's own invoice is made, whatever
 * return the rest of the bill is in.
 */
function reverseChargedStanding(
  bill: PurchaseBill,
  after: AfterBill,
  returns: BookReturns,
): CreditStanding {
  const from = creditOfReverseChargeFrom(bill, after);
  if (from === null) {
    if (bill.receivedOn === null) return { is: 'deferred', for: 'receipt' };
    const lacksInvoice = wantsSelfInvoice(bill) && after.ownInvoiceOn === null;
    return { is: 'deferred', for: lacksInvoice ? 'self-invoice' : 'payment' };
  }
  const standing = takenStanding(bill);
  if (standing.is !== 'taken' || from <= standing.in.to) return standing;
  const span = creditSpanOn(from, returns);
  return span === null ? { is: 'deferred', for: 'a-return' } : { is: 'taken', in: span };
}

/** @returns the lines with what stands alike as one, whatever it is used for. */
export function gatheredCredit(parts: readonly CreditOfLine[]): readonly CreditOfTax[] {
  const groups = new Map<string, CreditOfTax>();
  for (const part of parts) {
    const { standing, origin, kind } = part;
    const key = JSON.stringify([standing, origin, kind]);
    const before = groups.get(key);
    groups.set(key, {
      standing,
      origin,
      kind,
      taxablePaise: part.taxablePaise + (before?.taxablePaise ?? 0),
      taxes: before === undefined ? part.taxes : sumOfHeads([before.taxes, part.taxes]),
    });
  }
  return [...groups.values()];
}

/**
 * What the credit of a document is on a day: a return that is still to come has taken nothing.
 * @returns the same as it stood then.
 */
export const standingOn = (standing: CreditStanding, day: CalendarDate): CreditStanding =>
  standing.is === 'taken' && standing.in.to > day ? { is: 'deferred', for: 'a-return' } : standing;

/** Whether it takes back what a filed return had taken of the same document. */
type AfterReversal<Part> = Part & { readonly isGivenBack: boolean };

/**
 * A document that is reversed leaves nothing, but for what a return that was filed by then had
 * taken: that stays, and the return of the day of the reversal gives it back.
 * @param reversedOn null of a document that stands.
 */
export function afterReversal<Part extends CreditOfTax>(
  parts: readonly Part[],
  reversedOn: CalendarDate | null,
  returns: BookReturns,
): readonly AfterReversal<Part>[] {
  if (reversedOn === null) return parts.map((part) => ({ ...part, isGivenBack: false }));
  const span = creditSpanOn(reversedOn, returns);
  return parts.flatMap((part) => {
    const { standing, taxablePaise, taxes } = part;
    const filing = standing.is === 'taken' ? filingOn(returns, 'gstr-3b', standing.in.to) : null;
    if (filing === null || filing.filedOn > reversedOn || span === null) return [];
    const back = {
      ...part,
      standing: { is: 'taken', in: span } as const,
      taxablePaise: -taxablePaise,
      taxes: perHead((head) => -taxes[head]),
      isGivenBack: true,
    };
    return [{ ...part, isGivenBack: false }, back];
  });
}
