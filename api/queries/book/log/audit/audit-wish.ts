// What a run of the audit tests is asked for.
import type { AuditSettings } from '#core/audit/index.ts';

/** What is tested: the settings, and the days of entry that count, both included. */
export type AuditWish = {
  readonly settings: AuditSettings;
  readonly from: string | null;
  readonly to: string | null;
};

export type RunSubject = AuditWish & {
  readonly bookId: number;
  /** The last event that counts. */
  readonly until: number;
  /** Hears how many journals were read, and may end the run by throwing. */
  readonly onProgress: (count: number) => void;
};
