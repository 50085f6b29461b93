// How the figures of the receivables are named: ages of bills, what is on account, and the whole.

export type AgeNamed = {
  readonly name: string;
  /** Whether it is what the ledgers have beside the bills. */
  readonly isOfLedger: boolean;
  readonly takes: (daysLate: number) => boolean;
};

/** A range of days after the due date, which may be open at one end: `late/1..30`, `late/..0`. */
const RANGE = /^late\/(-?\d{1,4})?\.\.(-?\d{1,4})?$/;

export function ageNamed(line: string): AgeNamed | null {
  if (line === 'total') return { name: 'Outstanding', isOfLedger: true, takes: () => false };
  if (line === 'unallocated') return { name: 'On account', isOfLedger: true, takes: () => true };
  const range = RANGE.exec(line);
  if (range === null) return null;
  const [first, last] = [range[1], range[2]].map((text) =>
    text === undefined ? null : Number(text),
  );
  return {
    name: nameOfRange(first ?? null, last ?? null),
    isOfLedger: false,
    takes: (days) => (first == null || days >= first) && (last == null || days <= last),
  };
}

function nameOfRange(first: number | null, last: number | null): string {
  if (first === null) return last === 0 ? 'Bills not due' : 'Open bills';
  if (last === null)
    return first === 1 ? 'Bills overdue' : `Bills more than ${first - 1} days late`;
  return first <= 0 ? `Bills due within ${-first} days` : `Bills ${first} to ${last} days late`;
}
