// How the figures of the receivables are named: ages of bills, a bill, on account, and the whole.
import type { BillOfParty } from '#api/queries/ledgers/receivables/receivables.ts';

type Bill = Pick<BillOfParty['item'], 'kind' | 'id' | 'line' | 'daysLate'>;

export type AgeNamed = {
  readonly name: string;
  /** Whether it is what the ledgers have beside the bills. */
  readonly isOfLedger: boolean;
  readonly takes: (bill: Bill) => boolean;
};

/** A range of days after the due date, which may be open at one end: `late/1..30`, `late/..0`. */
const RANGE = /^late\/(-?\d{1,4})?\.\.(-?\d{1,4})?$/;

/** Of a journal its line too: `bill/invoice/12`, `bill/journal/30/2`. */
const BILL = /^bill\/([a-z-]+)\/(\d{1,15})(?:\/(\d{1,4}))?$/;

export function ageNamed(line: string): AgeNamed | null {
  if (line === 'total') return { name: 'Outstanding', isOfLedger: true, takes: () => false };
  if (line === 'unallocated') return { name: 'On account', isOfLedger: true, takes: () => true };
  const [, kind, id, entry] = BILL.exec(line) ?? [];
  if (kind !== undefined) {
    const isOf: AgeNamed['takes'] = (bill) =>
      bill.kind === kind &&
      bill.id === Number(id) &&
      (entry === undefined || bill.line === Number(entry));
    return { name: 'Open of a bill', isOfLedger: false, takes: isOf };
  }
  const range = RANGE.exec(line);
  if (range === null) return null;
  const [first, last] = [range[1], range[2]].map((text) =>
    text === undefined ? null : Number(text),
  );
  return {
    name: nameOfRange(first ?? null, last ?? null),
    isOfLedger: false,
    takes: ({ daysLate: days }) =>
      (first == null || days >= first) && (last == null || days <= last),
  };
}

function nameOfRange(first: number | null, last: number | null): string {
  if (first === null) return last === 0 ? 'Bills not due' : 'Open bills';
  if (last === null)
    return first === 1 ? 'Bills overdue' : `Bills more than ${first - 1} days late`;
  return first <= 0 ? `Bills due within ${-first} days` : `Bills ${first} to ${last} days late`;
}
