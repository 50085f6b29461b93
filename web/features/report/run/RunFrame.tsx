// The page of what is posted in one act and undone as one: what is proposed, line by line, the keys
// of what is done with it, and below it what the page has of its own once it is read.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { CallInput } from '#web/client/call.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useOrderAlone } from '../books/kit/columns/use-no-columns.ts';
import { ReportFrame } from '../books/kit/ReportFrame.tsx';
import { sheetOfView } from '../books/kit/report-view.ts';
import type { ReportView } from '../books/kit/report-view.ts';
import type { ReportRangeState } from '../books/kit/use-report-range.ts';
import { useRunActs } from './use-run-acts.tsx';
import type { RunAct } from './use-run-acts.tsx';

type Run<Proposal> = {
  /** Under which the server keeps how a person draws it. */
  readonly list: string;
  readonly title: string;
  /** As the sentences name it: the stock run. */
  readonly what: string;
  /** Why no column of another period has a meaning, as a sentence. */
  readonly noColumns: string;
  /** Said in place of the table where nothing is proposed. */
  readonly noneOf: (proposal: Proposal) => string;
  readonly answerOf: (proposal: Proposal) => string | false;
};

type Props<E extends ReadEndpoint> = {
  readonly run: Run<z.output<E['reply']>>;
  readonly state: ReportRangeState;
  readonly endpoint: E;
  readonly call: Omit<CallInput<E>, 'signal' | 'idempotencyKey'>;
  readonly viewOf: (proposal: z.output<E['reply']>) => ReportView;
  /** The one that posts it is the last. */
  readonly acts: readonly (RunAct & {
    /** Whether there is anything to do, and the person may. */
    readonly isOpen: (proposal: z.output<E['reply']>) => boolean;
  })[];
  readonly children: (proposal: z.output<E['reply']>) => ReactNode;
};

export function RunFrame<E extends ReadEndpoint>(props: Props<E>) {
  const { run, state, endpoint, call, viewOf } = props;
  const read = useQuery(asking(endpoint, call));
  const { data } = read;
  const acts = useRunActs(
    props.acts.map((act) => ({ ...act, isOpen: data !== undefined && act.isOpen(data) })),
  );
  const drawing = useOrderAlone(run.list, run.noColumns);
  return (
    <ReportFrame
      drawing={drawing}
      state={state}
      title={run.title}
      what={run.what}
      none={data === undefined ? '' : run.noneOf(data)}
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(endpoint, call)))}
      answer={data !== undefined && run.answerOf(data)}
      columns={acts.buttons}
      keys={acts.keys}
      hints={acts.hints}
    >
      {data !== undefined && props.children(data)}
    </ReportFrame>
  );
}
