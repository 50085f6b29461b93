// How a report is drawn beside what its page says: the order of its lines, its columns, and the
// keys of both.
import type { ReactNode } from 'react';
import type { ReportColumn, SheetLine } from '#core/kernel/writing/sheet.ts';
import type { ReportView } from '#core/report/index.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';

type ReadState = {
  readonly isPending: boolean;
  readonly why: string | null;
  readonly onRetry: () => void;
};

type Lines<Line> = {
  readonly columns: readonly ReportColumn[];
  readonly lines: readonly Line[];
};

export type ReportArrangement = {
  readonly order: <Line extends SheetLine>(report: Lines<Line>, nameAt: number) => readonly Line[];
  /** The report in columns; null where it stands alone. */
  readonly compared: {
    readonly read: ReadState;
    readonly view: ReportView | null;
    readonly sheet: (work: SheetWork) => Promise<ReportView>;
  } | null;
  /** How it is drawn, as an address says it; nothing where there is no choice. */
  readonly layout: string;
  /** What it stands beside, as a box of the head. */
  readonly compare: ReactNode;
  /** What View has of it. */
  readonly view: readonly ReactNode[];
  /** The same in words, of which what is usual says nothing. */
  readonly chosen: readonly string[];
  readonly dialog: ReactNode;
  readonly keys: readonly KeyAction[];
  readonly hints: ReactNode;
};
