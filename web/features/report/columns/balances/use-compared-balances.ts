// Balances in columns as they are read, with the groups of them that are open.
import { useQuery } from '@tanstack/react-query';
import { useOpenRows } from '../../statement/table/use-open-rows.ts';
import type { ReportLayout } from '../use-report-layout.ts';
import { groupedBalances } from './compared-rows.ts';
import { comparedIn, isCompared } from './queries.ts';
import type { ComparedQuery } from './queries.ts';

export function useComparedBalances(asked: ComparedQuery, layout: ReportLayout) {
  const isAsked = layout.isReady && isCompared(layout);
  const read = useQuery({
    ...comparedIn(asked),
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  const rows =
    read.data === undefined ? [] : groupedBalances(read.data, asked.isShown, asked.search);
  return { isAsked, read, rows, open: useOpenRows(rows, layout) };
}

export type ComparedState = ReturnType<typeof useComparedBalances>;
