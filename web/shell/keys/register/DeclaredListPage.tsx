// The page of a declared list: its head with what is done with all of it, what narrows it, and its
// rows; or that there are none yet, that they are on their way, or could not be read.
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailed } from '#web/client/query.ts';
import { counted, formatCount, formatRupees } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetRead } from '#web/shell/sheet/gathering.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { searchKey } from '../search-key.ts';
import { useKeys } from '../use-keys.ts';
import { DeclaredRegister } from './declared-list.tsx';
import type { DeclaredListState } from './declared-list.tsx';
import { ListWaiting } from './ListRegister.tsx';

type Counted = {
  /** How many rows the filter finds, and how many there are without one. */
  readonly count: number;
  readonly of: number;
};

type Props<Row, Figures extends Counted> = {
  readonly of: DeclaredListState<Row>;
  readonly figures: UseQueryResult<Figures, CallFailed>;
  /** The button that adds one, for whoever may. */
  readonly add: ReactNode;
  /** Said where there are none at all. */
  readonly empty: { readonly title: string; readonly text: string };
  /** What the search field and the pills are. */
  readonly filters: ReactNode;
  readonly onClear: () => void;
  /** Before the count, at the foot: Total of. */
  readonly footText: string;
  readonly sums: (figures: Figures) => Readonly<Record<string, ReactNode>>;
  /** What is outstanding of them, in paise: a phone has it above the rows, in place of the foot. */
  readonly outstanding: (figures: Figures) => number;
  readonly sheet: {
    readonly read: (read: SheetRead, offset: number, limit: number) => Promise<Row[]>;
    readonly remarks: (rows: readonly Row[]) => readonly string[];
    /** The columns of money whose sum stands below, by id. */
    readonly summed: readonly string[];
  };
};

export function DeclaredListPage<Row, Figures extends Counted>(props: Props<Row, Figures>) {
  const { of, figures, add, empty, filters, onClear, footText, sums, outstanding, sheet } = props;
  const { list } = of;
  const [, many] = list.noun;
  useKeys(list.title, [searchKey(many)]);
  const { data } = figures;
  const hasRows = data !== undefined && data.of > 0;
  return (
    <>
      <PageHead title={list.title}>
        {hasRows && (
          <div className="flex flex-wrap items-center gap-2">
            <SheetActions
              what={`the ${many}`}
              of={async (work) => {
                const [{ listSheet }, rows] = await Promise.all([
                  import('#web/shell/sheet/list-sheet.ts'),
                  everyOffset(work, (offset, limit) => sheet.read(work.read, offset, limit)),
                ]);
                const { summed } = sheet;
                return listSheet(list, rows, { remarks: sheet.remarks(rows), summed });
              }}
            />
            {add}
          </div>
        )}
      </PageHead>
      {data?.of === 0 && (
        <EmptyState title={empty.title} actions={add}>
          {empty.text}
        </EmptyState>
      )}
      {data === undefined && (
        <ListWaiting
          what={`the ${many}`}
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      )}
      {hasRows && (
        <>
          <search className="register-filters">{filters}</search>
          <p role="status" className="register-total">
            {counted(data.count, ...list.noun)}, outstanding{' '}
            <b className="font-medium">{formatRupees(outstanding(data))}</b>
          </p>
          <DeclaredRegister
            of={of}
            foot={{
              text: `${footText} ${counted(data.count, ...list.noun)}`,
              sums: sums(data),
              ...(data.count < data.of && { beside: `of ${formatCount(data.of)}` }),
            }}
            onClear={onClear}
          />
        </>
      )}
    </>
  );
}
