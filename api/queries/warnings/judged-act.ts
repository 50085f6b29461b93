// An act that is judged, done or only looked at.
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';

/** An act, and the books beside it. */
export type JudgedAct = {
  readonly log: LogAsOf;
  readonly events: readonly ProjectedEvent[];
  /** Its first event, or the one that it would be. */
  readonly firstSeq: number;
  readonly isPosted: boolean;
};
