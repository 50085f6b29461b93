// The group summary in columns: how they are chosen, the table of them, and its sheet.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { ComparedBalances } from '../../columns/balances/ComparedBalances.tsx';
import { lineOfBalances } from '../../columns/balances/compared-rows.ts';
import { useComparedBalances } from '../../columns/balances/use-compared-balances.ts';
import { ColumnsBar } from '../../columns/ColumnsBar.tsx';
import { ColumnsDialog } from '../../columns/ColumnsDialog.tsx';
import { PartsChoice } from '../../columns/PartsChoice.tsx';
import { useReportLayout } from '../../columns/use-report-layout.ts';
import { useExplainPart } from '../../statement/use-explain-part.ts';
import type { ReportRangeState } from '../kit/use-report-range.ts';
import type { DaysOfYear } from './group-balances.ts';
import { groupName, isWithin } from './group-summary.ts';

const USUAL = { compare: 'none', show: [] } as const;

type GroupQuery = {
  readonly bookId: number;
  readonly days: DaysOfYear;
  readonly group: string | null;
  readonly hidesZero: boolean;
};

type GroupColumns = {
  readonly choices: ReactNode;
  readonly table: ReactNode;
  readonly dialog: ReactNode;
  readonly keys: readonly KeyAction[];
  readonly explain: KeyAction['run'] | null;
  readonly sheet: ((work: SheetWork) => Promise<ReportSheet>) | null;
};

const NO_COLUMNS: GroupColumns = {
  choices: null,
  table: null,
  dialog: null,
  keys: [],
  explain: null,
  sheet: null,
};

/** Of a group its accounts; the whole book has what was brought forward too. */
const totalOf = (group: string | null): string => (group === null ? 'all' : `within-${group}`);

/** @param isOffered the ledgers of a group have no columns. */
export function useGroupColumns(
  { group, ...shown }: GroupQuery,
  { range, today }: ReportRangeState,
  isOffered: boolean,
): GroupColumns {
  const layout = useReportLayout('group-summary', USUAL);
  const asked = { ...shown, layout, isShown: (code: string) => isWithin(code, group) };
  const compared = useComparedBalances(asked, layout);
  const explain = useExplainPart({
    of: 'trial-balance',
    form: null,
    columns: compared.read.data?.columns ?? [],
    lineOf: (code) => (code === 'total' ? totalOf(group) : lineOfBalances(code)),
  });
  const [isAdding, setAdding] = useState(false);
  const wide = useWide();
  if (!isOffered) return NO_COLUMNS;
  const title = group === null ? 'Group summary' : `Group summary: ${groupName(group)}`;
  const onAdd = () => setAdding(true);
  return {
    choices: wide && (
      <>
        <PartsChoice {...layout} />
        <ColumnsBar layout={layout} onAdd={onAdd} />
      </>
    ),
    table: compared.isAsked ? (
      <ComparedBalances
        what="the group summary"
        caption={title}
        period={range.period}
        {...{ compared, layout }}
      />
    ) : null,
    dialog: isAdding && (
      <ColumnsDialog
        {...{ layout, today }}
        days={shown.days}
        shareOf="all debits"
        onClose={() => setAdding(false)}
      />
    ),
    explain: compared.isAsked ? explain : null,
    keys: [{ keys: 'Alt+C', does: 'Add a column', run: onAdd }],
    sheet: compared.isAsked
      ? async (work) => {
          const { comparedSheet } = await import('../../columns/balances/compared-sheet.ts');
          return comparedSheet(work, title, asked);
        }
      : null,
  };
}
