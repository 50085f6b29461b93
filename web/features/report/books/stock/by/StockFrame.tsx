// What every report of stock over all products has around its table: by what it is told, a search
// of products, and the keys of both.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { sheetOfView } from '#core/report/index.ts';
import type { ReportView } from '#core/report/index.ts';
import type { CallInput } from '#web/client/call.ts';
import { asking, awaited } from '#web/client/query.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import type { ReportArrangement } from '../../kit/columns/arrangement.ts';
import { ViewPart } from '../../../head/ReportHead.tsx';
import { ReportFrame } from '../../kit/ReportFrame.tsx';
import type { ReportRangeState } from '../../kit/use-report-range.ts';
import { SEARCH_KEY, StockSearch, useSearch } from '../StockSearch.tsx';
import { ByHint, BySelect, useBy } from './use-by.tsx';

type Props<E extends ReadEndpoint> = {
  readonly title: string;
  /** As the sentences name it: the stock summary. */
  readonly what: string;
  readonly state: ReportRangeState;
  readonly drawing: ReportArrangement;
  readonly endpoint: E;
  readonly call: Omit<CallInput<E>, 'signal' | 'idempotencyKey'>;
  readonly viewOf: (reply: z.output<E['reply']>) => ReportView;
  readonly answerOf: (reply: z.output<E['reply']>) => ReactNode;
  /** Said in place of the table where it has no line. */
  readonly none?: string;
  /** By which method its figures are told, where they are worth something. */
  readonly method?: {
    readonly choice: ReactNode;
    readonly chosen: readonly string[];
    readonly key: KeyAction;
    readonly hint: ReactNode;
  };
  /** Below the table. */
  readonly children?: ReactNode;
};

export function StockFrame<E extends ReadEndpoint>(props: Props<E>) {
  const { endpoint, call, viewOf, answerOf, method, ...frame } = props;
  const { id: bookId } = usePageBook();
  const read = useQuery(asking(endpoint, call));
  const { data } = read;
  const by = useBy(bookId);
  const { search } = useSearch();
  return (
    <ReportFrame
      {...frame}
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(endpoint, call)))}
      choices={[
        by.options.length > 1 && (
          <ViewPart key="by" name="Shown by">
            <BySelect {...by} />
          </ViewPart>
        ),
        method?.choice,
        <ViewPart key="search" name="Product">
          <StockSearch />
        </ViewPart>,
      ]}
      chosen={[...(method?.chosen ?? []), ...(search === '' ? [] : [`named ‘${search}’`])]}
      answer={data !== undefined && answerOf(data)}
      keys={[...(method === undefined ? [] : [method.key]), ...by.keys, SEARCH_KEY]}
      hints={
        <>
          {method?.hint}
          <ByHint {...by} />, <Kbd>/</Kbd> search
        </>
      }
    />
  );
}
