// A list drawn as a register; before its figures and rows are there, that they are on their way.
import type { ReactNode } from 'react';
import { sentenceOf } from '#web/client/failure.ts';
import type { CallFailed } from '#web/client/query.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { orderOf } from '#web/ui/lists/register/columns.ts';
import { RegisterTable } from '#web/ui/lists/register/RegisterTable.tsx';
import type { RegisterFoot } from '#web/ui/lists/register/RegisterTable.tsx';
import type { RegisterEdge } from '#web/ui/lists/register/rows/RegisterEdge.tsx';
import type { Heading } from '#web/ui/lists/register/rows/RegisterRow.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { orderAnew } from './order-anew.ts';
import type { ListState } from './use-list-register.ts';

type Props<Row> = {
  /** As a sentence has it: the invoices. */
  readonly what: string;
  readonly caption: string;
  readonly state: ListState<Row>;
  readonly nameOf: (row: Row) => string;
  /** On a phone: name, amount, what else, and a mark; each of them once. */
  readonly linesOf: (row: Row) => ReactNode;
  /** As the address has it. */
  readonly order: string;
  readonly onOrder: (order: string) => void;
  readonly foot: RegisterFoot | null;
  readonly headings?: readonly Heading[] | null;
  readonly edges?: { readonly before: RegisterEdge; readonly after: RegisterEdge } | null;
  /** What was searched for, where the keys that follow wait for its rows. */
  readonly searched?: string | undefined;
  /** Said where a filter lets nothing through. */
  readonly none: string | null;
  /** On the button that takes the filters away. */
  readonly clearText?: string;
  readonly onClear: () => void;
  readonly opened?: (row: Row) => ReactNode;
  readonly onPage: (row: Row) => void;
  readonly lookOf?: (row: Row) => string;
};

export function ListRegister<Row>(props: Props<Row>) {
  const { what, state, order, onOrder, none, onClear, opened, onPage, lookOf, ...rest } = props;
  const { clearText = 'Clear filters', headings = null, edges = null, searched, ...table } = rest;
  const { register, rowAt, isWaiting, columns, error, retry } = state;
  if (error !== null) {
    return <ErrorState what={what} why={sentenceOf(error.failure)} onRetry={retry} />;
  }
  return (
    <div aria-busy={isWaiting} data-searched={searched}>
      <RegisterTable
        {...table}
        columns={columns}
        register={register}
        rowAt={rowAt}
        headings={headings}
        edges={edges}
        order={orderOf(order)}
        onOrder={(next) => orderAnew(onOrder, next)}
        {...(none !== null && {
          empty: (
            <>
              {none}{' '}
              <Button kind="quiet" onClick={onClear}>
                {clearText}
              </Button>
            </>
          ),
        })}
        {...(opened !== undefined && { opened })}
        onOpen={onPage}
        {...(lookOf !== undefined && { lookOf })}
      />
    </div>
  );
}

type WaitingProps = {
  /** As a sentence has it: the invoices. */
  readonly what: string;
  readonly error: CallFailed | null;
  readonly onRetry: () => void;
};

/** In the place of a register whose figures are not there. */
export function ListWaiting({ what, error, onRetry }: WaitingProps) {
  if (error !== null) {
    return <ErrorState what={what} why={sentenceOf(error.failure)} onRetry={onRetry} />;
  }
  const layout = 'flex flex-col gap-1';
  return <Skeletons label={`Loading ${what}`} count={12} item="h-8" layout={layout} />;
}
