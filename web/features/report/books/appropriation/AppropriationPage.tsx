// The profit of a firm is divided: proposed line by line for a year, posted in one act and undone
// as one.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  postAppropriation,
  readAppropriation,
} from '#api/contract/account/reports/appropriation.ts';
import type { AppropriationReply } from '#api/contract/account/reports/appropriation.ts';
import { reverseJournal } from '#api/contract/journal/journal.ts';
import { call } from '#web/client/call.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActList } from '../../run/ActList.tsx';
import { usePostAct } from '../../run/use-post-act.tsx';
import { RunDialog, useRunDone } from '../../run/RunDialog.tsx';
import { useOrderAlone } from '../kit/columns/use-no-columns.ts';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { sheetOfView } from '../kit/report-view.ts';
import { useWholeYear } from '../kit/use-whole-year.ts';
import { appropriationInWords, appropriationView } from './appropriation.ts';
import { TermsDialog } from './TermsDialog.tsx';

type Open = 'post' | 'terms' | { readonly undo: number } | null;

const dayText = (day: string) => formatDate(dateFromWire(day));

const NO_COLUMNS = 'A division is of one year. Owners’ accounts compares years.';

export function AppropriationPage() {
  const { id: bookId, scope } = usePageBook();
  const { state, year } = useWholeYear();
  const [open, setOpen] = useState<Open>(null);
  const may = useRights();
  const asked = { params: { bookId }, query: { year } };
  const read = useQuery(asking(readAppropriation, asked));
  const { data } = read;
  const mayTerms = may('ChangeBookSettings') && data !== undefined;
  const viewOf = (reply: AppropriationReply) => appropriationView({ scope, reply });
  const post = usePostAct({
    label: 'Post',
    does: 'Post the appropriation',
    isOpen: may('PostAppropriation') && data?.refusal === null,
    onOpen: () => setOpen('post'),
  });
  const terms = () => (mayTerms ? setOpen('terms') : false);
  const drawing = useOrderAlone('appropriation', NO_COLUMNS);
  return (
    <ReportFrame
      drawing={drawing}
      title="Appropriation"
      what="the appropriation of profit"
      none="There is nothing to post for this year."
      state={state}
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readAppropriation, asked)))}
      answer={data !== undefined && appropriationInWords(data).join(' ')}
      columns={
        <>
          {mayTerms && (
            <Button aria-keyshortcuts="Shift+P" onClick={terms}>
              Partners’ terms
            </Button>
          )}
          {post.button}
        </>
      }
      keys={[
        post.key,
        { keys: 'Shift+P', does: 'Change the partners’ terms', run: terms, writes: true },
      ]}
      hints={
        <>
          {mayTerms && (
            <>
              , <Kbd>{keyLabel('Shift+P')}</Kbd> terms
            </>
          )}
          {post.hint}
        </>
      }
    >
      {data !== undefined && (
        <>
          <ActList
            title="Appropriations"
            noun="Appropriation"
            acts={data.runs.map((run) => ({
              ...run,
              what: `Up to ${dayText(run.through)}, ${formatRupees(paiseFromWire(run.profit))}`,
            }))}
            onUndo={may('ReverseJournal') ? (undo) => setOpen({ undo }) : null}
          />
          <OpenDialog {...{ bookId, data, open }} onClose={() => setOpen(null)} />
        </>
      )}
    </ReportFrame>
  );
}

type DialogProps = {
  readonly bookId: number;
  readonly data: AppropriationReply;
  readonly open: Open;
  readonly onClose: () => void;
};

function OpenDialog({ bookId, data, open, onClose }: DialogProps) {
  const reads = [readAppropriation];
  const done = useRunDone(reads, onClose);
  if (open === null) return null;
  if (open === 'terms') {
    return (
      <TermsDialog
        bookId={bookId}
        before={data.terms.at(-1) ?? null}
        from={dateFromWire(data.from)}
        onClose={onClose}
        onDone={done('Terms of the partnership saved.')}
      />
    );
  }
  if (open === 'post') {
    const { year, profit, to } = data;
    return (
      <RunDialog
        {...{ reads, onClose }}
        of={{
          title: 'Post the appropriation',
          says:
            `${formatRupees(paiseFromWire(profit))} is divided on ${dayText(to)} by one entry to ` +
            'the partners’ current accounts. Reverse the entry to undo it.',
          post: () => call(postAppropriation, { params: { bookId }, body: { year, profit } }),
          posted: `Profit divided up to ${dayText(to)}.`,
        }}
      />
    );
  }
  const run = data.runs.find(({ number }) => number === open.undo);
  const journalId = run?.journals[0] ?? 0;
  return (
    <RunDialog
      {...{ reads, onClose }}
      of={{
        title: `Undo appropriation ${open.undo}`,
        help: 'Its entry is reversed on its own day, and the profit is undistributed again.',
        undo: (reason) =>
          call(reverseJournal, {
            params: { journalId },
            query: { book_id: bookId },
            body: { reason },
          }),
        undone: `Appropriation ${open.undo} undone.`,
      }}
    />
  );
}
