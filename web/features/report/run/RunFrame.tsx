// The page of what is posted in one act and undone as one: what is proposed, line by line, the keys
// of what is done with it, and below it what the page has of its own once it is read.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { sheetOfView } from '#core/report/index.ts';
import type { ReportView } from '#core/report/index.ts';
import type { CallInput } from '#web/client/call.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useOrderAlone } from '../books/kit/columns/use-no-columns.ts';
import { ReportFrame } from '../books/kit/ReportFrame.tsx';
import type { ReportRangeState } from '../books/kit/use-report-range.ts';
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import { useRightsKnown } from '#web/client/use-rights.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

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
      acts={acts.buttons}
      keys={acts.keys}
      hints={acts.hints}
    >
      {data !== undefined && props.children(data)}
    </ReportFrame>
  );
}

// What is done on the page of a run: a button, a key and its hint, all or none of them.
type RunAct = {
  readonly keys: string;
  /** Post run. */
  readonly label: string;
  /** What the key does, as the list of keys has it. */
  readonly does: string;
  /** The same under the table, in a word: post. */
  readonly hint: string;
  readonly kind?: 'primary';
  readonly onOpen: () => void;
};

function useRunActs(acts: readonly (RunAct & { readonly isOpen: boolean })[]) {
  // On a page that is read for the first time a key may be typed before the rights are known.
  useKeysUntil(useRightsKnown());
  const open = acts.filter(({ isOpen }) => isOpen);
  return {
    keys: acts.map(({ keys, does, isOpen, onOpen }) => {
      return { keys, does, run: () => (isOpen ? onOpen() : false), writes: true };
    }),
    buttons: open.map(({ keys, label, kind, onOpen }) => (
      <Button key={keys} kind={kind ?? 'secondary'} aria-keyshortcuts={keys} onClick={onOpen}>
        {label}
      </Button>
    )),
    hints: open.map(({ keys, hint }) => (
      <span key={keys}>
        , <Kbd>{keyLabel(keys)}</Kbd> {hint}
      </span>
    )),
  } as const;
}
