// A depreciation run: proposed line by line for any days, posted in one act and undone as one.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  postDepreciationRun,
  readDepreciation,
  undoDepreciationRun,
} from '#api/contract/account/assets/depreciation.ts';
import type { DepreciationProposal } from '#api/contract/account/assets/depreciation.ts';
import { undoAssetDisposal } from '#api/contract/account/assets/disposal.ts';
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import { call } from '#web/client/call.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ActList } from '../../../run/ActList.tsx';
import { usePostAct } from '../../../run/use-post-act.tsx';
import { RunDialog } from '../../../run/RunDialog.tsx';
import { useOrderAlone } from '../../kit/columns/use-no-columns.ts';
import { ReportFrame } from '../../kit/ReportFrame.tsx';
import { sheetOfView } from '../../kit/report-view.ts';
import { useReportRange } from '../../kit/use-report-range.ts';
import { depreciationView, remarksOn } from './depreciation-view.ts';
import { PolicyCard } from './PolicyCard.tsx';

type Open =
  | { readonly what: 'post' }
  | { readonly what: 'run' | 'disposal'; readonly number: number }
  | null;

const dayText = (day: string) => formatDate(dateFromWire(day));

const NO_COLUMNS = 'A run is what is still to be posted. Fixed assets compares periods.';

export function DepreciationPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const [open, setOpen] = useState<Open>(null);
  const may = useRights();
  const query = { from: range.from, through: range.to };
  const asked = { params: { bookId }, query };
  const read = useQuery(asking(readDepreciation, asked));
  const { data } = read;
  const mayPost = may('PostDepreciation');
  const hrefOf = (assetId: number) => paths.holding('asset', assetId, scope);
  const viewOf = (proposal: DepreciationProposal) => depreciationView({ range, proposal, hrefOf });
  const post = usePostAct({
    label: 'Post run',
    does: 'Post the run',
    isOpen: mayPost && data?.lines.some(isOpen) === true,
    onOpen: () => setOpen({ what: 'post' }),
  });
  const drawing = useOrderAlone('depreciation', NO_COLUMNS);
  return (
    <ReportFrame
      drawing={drawing}
      title="Depreciation run"
      what="the depreciation run"
      none="No fixed asset was in use in this period."
      state={state}
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readDepreciation, asked)))}
      answer={data !== undefined && data.lines.length > 0 && answerOf(data)}
      columns={post.button}
      keys={[post.key]}
      hints={post.hint}
    >
      {data !== undefined && (
        <>
          <Acts data={data} mayPost={mayPost} onOpen={setOpen} />
          {may('ChangeBookSettings') && (
            <PolicyCard bookId={bookId} policy={data.policy} classes={classesOf(data)} />
          )}
          <OpenDialog {...{ bookId, data, open }} onClose={() => setOpen(null)} />
        </>
      )}
    </ReportFrame>
  );
}

const isOpen = ({ to_post: toPost, gain }: DepreciationProposal['lines'][number]): boolean =>
  paiseFromWire(toPost) !== 0 || paiseFromWire(gain) !== 0;

const classesOf = ({ lines }: DepreciationProposal) => [
  ...new Set(lines.flatMap((line) => line.class ?? [])),
];

function answerOf(data: DepreciationProposal): string {
  const toPost = paiseFromWire(data.to_post);
  const first =
    toPost === 0 && !data.lines.some(isOpen)
      ? `All depreciation up to ${dayText(data.through)} is posted.`
      : `${formatRupees(toPost)} is to be posted up to ${dayText(data.through)}.`;
  return [first, ...remarksOn(data)].join(' ');
}

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
    what: `Up to ${dayText(run.through)}, ${formatRupees(paiseFromWire(run.amount))}`,
  }));
  const disposals = data.disposals.map((disposal) => ({ ...disposal, what: saleText(disposal) }));
  return (
    <>
      <ActList title="Runs" noun="Run" acts={runs} onUndo={undo('run')} />
      <ActList title="Disposals" noun="Disposal" acts={disposals} onUndo={undo('disposal')} />
    </>
  );
}

function saleText({ name, date, proceeds, gain }: DepreciationProposal['disposals'][number]) {
  const paise = paiseFromWire(gain);
  const result =
    paise === 0 ? '' : `, ${paise > 0 ? 'gain' : 'loss'} ${formatRupees(Math.abs(paise))}`;
  return `${name}, ${dayText(date)}, for ${formatRupees(paiseFromWire(proceeds))}${result}`;
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
    const { from, through, to_post: toPost } = data;
    return (
      <RunDialog
        {...{ reads, onClose }}
        of={{
          title: 'Post the depreciation run',
          says:
            `${formatRupees(paiseFromWire(toPost))} is posted on ${dayText(through)}, an entry ` +
            'for each class of assets. It can be undone as a whole.',
          post: () =>
            call(postDepreciationRun, {
              params: { bookId },
              body: { from, through, to_post: toPost },
            }),
          posted: `Depreciation posted up to ${dayText(through)}.`,
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
      {...{ reads, onClose }}
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
