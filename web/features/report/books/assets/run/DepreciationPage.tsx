// A depreciation run: proposed line by line for any days, posted in one act and undone as one.
import { useState } from 'react';
import {
  postDepreciationRun,
  readDepreciation,
  undoDepreciationRun,
} from '#api/contract/account/assets/depreciation.ts';
import type { DepreciationProposal } from '#api/contract/account/assets/depreciation.ts';
import { undoAssetDisposal } from '#api/contract/account/assets/disposal.ts';
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import { call } from '#web/client/call.ts';
import { useRights } from '#web/client/use-rights.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ActList } from '../../../run/ActList.tsx';
import { RunDialog } from '../../../run/RunDialog.tsx';
import { RunFrame } from '../../../run/RunFrame.tsx';
import { useReportRange } from '../../kit/use-report-range.ts';
import { depreciationView, remarksOn } from './depreciation-view.ts';
import { PolicyCard } from './PolicyCard.tsx';

type Open =
  | { readonly what: 'post' }
  | { readonly what: 'run' | 'disposal'; readonly number: number }
  | null;

export function DepreciationPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const [open, setOpen] = useState<Open>(null);
  const may = useRights();
  const mayPost = may('PostDepreciation');
  const hrefOfFigure = useExplainHref();
  const explainHref = (line: string) =>
    hrefOfFigure({ of: 'depreciation', line, from: range.from, asOn: range.to });
  const hrefOf = (assetId: number) => paths.holding('asset', assetId, scope);
  return (
    <RunFrame
      run={RUN}
      state={state}
      endpoint={readDepreciation}
      call={{ params: { bookId }, query: { from: range.from, through: range.to } }}
      viewOf={(proposal) => depreciationView({ range, proposal, hrefOf, explainHref })}
      acts={[
        {
          keys: 'P',
          label: 'Post run',
          does: 'Post the run',
          hint: 'post',
          kind: 'primary',
          isOpen: ({ lines }) => mayPost && lines.some(isOpen),
          onOpen: () => setOpen({ what: 'post' }),
        },
      ]}
    >
      {(data) => (
        <>
          <Acts data={data} mayPost={mayPost} onOpen={setOpen} />
          {may('ChangeBookSettings') && (
            <PolicyCard bookId={bookId} policy={data.policy} classes={classesOf(data)} />
          )}
          <OpenDialog bookId={bookId} data={data} open={open} onClose={() => setOpen(null)} />
        </>
      )}
    </RunFrame>
  );
}

const isOpen = ({ toPostPaise, gainPaise }: DepreciationProposal['lines'][number]): boolean =>
  toPostPaise !== 0 || gainPaise !== 0;

const classesOf = ({ lines }: DepreciationProposal) => [
  ...new Set(lines.flatMap((line) => line.assetClass ?? [])),
];

function answerOf(data: DepreciationProposal): string {
  const { toPostPaise: toPost } = data;
  const first =
    toPost === 0 && !data.lines.some(isOpen)
      ? `All depreciation up to ${formatDate(data.through)} is posted.`
      : `${formatRupees(toPost)} is to be posted up to ${formatDate(data.through)}.`;
  return [first, ...remarksOn(data)].join(' ');
}

const RUN = {
  list: 'depreciation',
  title: 'Depreciation run',
  what: 'the depreciation run',
  noColumns: 'A run is what is still to be posted. Fixed assets compares periods.',
  noneOf: () => 'No fixed asset was in use in this period.',
  answerOf: (data: DepreciationProposal) => data.lines.length > 0 && answerOf(data),
} as const;

type ActProps = {
  readonly data: DepreciationProposal;
  readonly mayPost: boolean;
  readonly onOpen: (open: Open) => void;
};

function Acts({ data, mayPost, onOpen }: ActProps) {
  const undo = (what: 'run' | 'disposal') =>
    mayPost ? (number: number) => onOpen({ what, number }) : null;
  const runs = data.runs.map((run) => ({
    ...run,
    what: `Up to ${formatDate(run.through)}, ${formatRupees(run.amountPaise)}`,
  }));
  const disposals = data.disposals.map((disposal) => ({
    ...disposal,
    what: saleText(disposal),
  }));
  return (
    <>
      <ActList title="Runs" noun="Run" acts={runs} onUndo={undo('run')} />
      <ActList title="Disposals" noun="Disposal" acts={disposals} onUndo={undo('disposal')} />
    </>
  );
}

function saleText({
  name,
  date,
  proceedsPaise,
  gainPaise,
}: DepreciationProposal['disposals'][number]) {
  const result =
    gainPaise === 0
      ? ''
      : `, ${gainPaise > 0 ? 'gain' : 'loss'} ${formatRupees(Math.abs(gainPaise))}`;
  return `${name}, ${formatDate(date)}, for ${formatRupees(proceedsPaise)}${result}`;
}

type DialogProps = {
  readonly bookId: number;
  readonly data: DepreciationProposal;
  readonly open: Open;
  readonly onClose: () => void;
};

function OpenDialog({ bookId, data, open, onClose }: DialogProps) {
  const reads = [readDepreciation, readFixedAssets];
  if (open === null) return null;
  if (open.what === 'post') {
    const { from, through, toPostPaise } = data;
    return (
      <RunDialog
        reads={reads}
        onClose={onClose}
        of={{
          title: 'Post the depreciation run',
          says:
            `${formatRupees(toPostPaise)} is posted on ${formatDate(through)}, an entry ` +
            'for each class of assets. It can be undone as a whole.',
          post: () =>
            call(postDepreciationRun, {
              params: { bookId },
              body: { from, through, toPostPaise },
            }),
          posted: `Depreciation posted up to ${formatDate(through)}.`,
        }}
      />
    );
  }
  const { what, number } = open;
  const undo = (reason: string) =>
    what === 'run'
      ? call(undoDepreciationRun, { params: { bookId, runId: number }, body: { reason } })
      : call(undoAssetDisposal, { params: { bookId, disposalId: number }, body: { reason } });
  return (
    <RunDialog
      reads={reads}
      onClose={onClose}
      of={{
        title: `Undo ${what} ${number}`,
        help:
          what === 'run'
            ? 'Its entries are reversed on their own dates. The next run posts the depreciation again.'
            : 'Its entries are reversed on their own dates, and the asset is in use again.',
        undo,
        undone: `${what === 'run' ? 'Run' : 'Disposal'} ${number} undone.`,
      }}
    />
  );
}
