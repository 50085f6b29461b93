// Numbers of documents in their series: one that is missing, and one that is dated before the
// number that precedes it. Rule 46(b) of the CGST Rules asks for a consecutive serial number.
import type { AuditHit } from './hits.ts';

/** A number of a series, in the order of the series. */
export type SeriesNumber = {
  /** The event that took it last, or cancelled it. */
  readonly seq: number;
  /** The kind of document and what stands before the digits. */
  readonly series: string;
  readonly seriesNumber: number;
  readonly number: string;
  /** The day of the document; null where it has none: cancelled, or still a draft. */
  readonly date: string | null;
};

/** @returns what goes through numbers by series and number, and gives the hits of each. */
export function numberOrder() {
  let last: SeriesNumber | null = null;
  let dated: SeriesNumber | null = null;
  return (next: SeriesNumber): readonly AuditHit[] => {
    const hits: AuditHit[] = [];
    if (last !== null && last.series === next.series) {
      if (next.seriesNumber > last.seriesNumber + 1) {
        const finding = { kind: 'gap', from: last.number, to: next.number } as const;
        hits.push({ seq: next.seq, finding });
      }
    } else {
      dated = null;
    }
    const { seq, number, date } = next;
    if (dated !== null && date !== null && dated.date !== null && date < dated.date) {
      const { number: before, date: beforeDate } = dated;
      hits.push({ seq, finding: { kind: 'order', number, date, before, beforeDate } });
    }
    last = next;
    if (date !== null) dated = next;
    return hits;
  };
}
