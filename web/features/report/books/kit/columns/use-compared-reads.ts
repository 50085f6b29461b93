// A report read once for each column, and the one report that they make.
import { useQueries } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { SheetKind } from '#core/kernel/writing/sheet.ts';
import { nameOfColumn } from '#core/report/index.ts';
import type { ReportView } from '#core/report/index.ts';
import type { CallInput } from '#web/client/call.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useWide } from '#web/ui/use-wide.ts';
import type { ReportLayout } from '../../../columns/use-report-layout.ts';
import { resultColumns } from '../../../statement/result/result-columns.ts';
import { sheetColumns } from '../../../statement/sheet/sheet-columns.ts';
import { joinedView } from './joined-views.ts';
import { hasColumns, reportDays } from './report-days.ts';
import type { ColumnOfDays } from './report-days.ts';
import type { ReportArrangement } from './arrangement.ts';

export type ReadInColumns<E extends ReadEndpoint> = {
  readonly endpoint: E;
  readonly callOf: (days: Period) => Omit<CallInput<E>, 'signal' | 'idempotencyKey'>;
  readonly viewOf: (reply: z.output<E['reply']>, days: Period) => ReportView;
  /** The name of the column that is compared unless another one is chosen. */
  readonly figure: string;
  /** The heads of columns that stand beside the name. */
  readonly keeps?: readonly string[];
  /** The line that shares are taken of. */
  readonly share?: { readonly name: string; readonly key: string };
  /** False while it is not known what is asked for. */
  readonly isKnown?: boolean;
  /** Balances of the last day alone, whatever came before. */
  readonly ofDay?: boolean;
};

type ComparedReads = {
  readonly compared: ReportArrangement['compared'];
  /** Which figures may be compared: none until they are known. */
  readonly figures: readonly string[];
  readonly figure: string;
};

export function useComparedReads<E extends ReadEndpoint>(
  range: Period,
  layout: Pick<ReportLayout, 'isReady' | 'columns' | 'compared' | 'figure' | 'shows'>,
  report: ReadInColumns<E>,
): ComparedReads {
  const { endpoint, callOf, viewOf, share, keeps = [], ofDay = false, isKnown = true } = report;
  const wide = useWide();
  // A phone has room for one column: there the report stands as it is.
  const isAsked = wide && isKnown && layout.isReady && hasColumns(layout);
  const columns = isAsked ? reportDays(range, layout) : [];
  const reads = useQueries({ queries: columns.map((days) => asking(endpoint, callOf(days))) });
  const viewsOf = (all: readonly z.output<E['reply']>[]) =>
    all.flatMap((reply, at) => {
      const days = columns[at];
      return days === undefined ? [] : [viewOf(reply, days)];
    });
  const waits = reads.find(({ data }) => data === undefined);
  const views = waits === undefined ? viewsOf(reads.flatMap(({ data }) => data ?? [])) : [];
  const figures = views[0] === undefined ? [] : figuresOf(views[0]);
  const figure = figures.find((head) => head === layout.figure) ?? report.figure;
  const headed = ofDay ? headedByDay : headedByDays;
  const joined = (all: readonly ReportView[], heads: Pick<Heads, 'days'>) =>
    joinedView(all, {
      figure,
      columns: headed(columns, { shows: layout.shows, wide: true, ...heads }),
      keeps,
      shareOf: share?.key ?? null,
    });
  if (!isAsked) return { figures: [], figure, compared: null };
  return {
    figures,
    figure,
    compared: {
      read: waits === undefined ? NOTHING_TO_READ : awaited(waits),
      view: views.length === 0 ? null : joined(views, { days: false }),
      sheet: async ({ read }) => {
        const all: z.output<E['reply']>[] = [];
        for (const days of columns) all.push(await read(endpoint, callOf(days)));
        return joined(viewsOf(all), { days: true });
      },
    },
  };
}

const NOTHING_TO_READ = { isPending: false, why: null, onRetry: () => undefined };

type Heads = Parameters<typeof resultColumns>[1];

const headedByDays = (columns: readonly ColumnOfDays[], heads: Heads) =>
  resultColumns({ columns: [...columns] }, heads);

const headedByDay = (columns: readonly ColumnOfDays[], heads: Heads) =>
  sheetColumns(
    {
      columns: columns.map(({ of, to }) => ({
        of: of === 'part' ? of : of === 'period' ? 'day' : 'compared',
        to,
      })),
    },
    heads,
  );

const COMPARED_KINDS: readonly SheetKind[] = ['money', 'quantity', 'ratio', 'count'];

/** @returns the heads of what may be compared. */
const figuresOf = ({ columns }: ReportView): readonly string[] =>
  columns.filter(({ kind }) => COMPARED_KINDS.includes(kind)).map(nameOfColumn);
