// The parts of a journal that a person marks with what they do with GST.
import type { Period } from '../../kernel/financial-year.ts';
import type { Entry } from '../entries/entries.ts';
import type { CreditRule, GstMark } from '../terms.ts';

/** A part as a person asks for it. */
export type AskedGstPart = {
  readonly mark: GstMark;
  /** Null: the last return whose period is over by the day of the journal. */
  readonly period: Period | null;
  readonly rule?: CreditRule | undefined;
  /** Counted from 1; null is every line of the journal. */
  readonly lines: readonly number[] | null;
};

export type MarkedDocument = {
  readonly entries: readonly Entry[];
  readonly gst?: readonly AskedGstPart[] | undefined;
};
