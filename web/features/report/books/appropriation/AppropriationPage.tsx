// The profit of a firm is divided: proposed line by line for a year, posted in one act and undone
// as one.
import { useState } from 'react';
import {
  postAppropriation,
  readAppropriation,
} from '#api/contract/account/reports/appropriation.ts';
import type { AppropriationReply } from '#api/contract/account/reports/appropriation.ts';
import { reverseJournal } from '#api/contract/journal/journal.ts';
import { call } from '#web/client/call.ts';
import { useLastLockedDay } from '#web/client/lists.ts';
import { useRights } from '#web/client/use-rights.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ActList } from '../../run/ActList.tsx';
import { RunDialog, useRunDone } from '../../run/RunDialog.tsx';
import { RunFrame } from '../../run/RunFrame.tsx';
import { useWholePeriod } from '../kit/use-whole-period.ts';
import { appropriationInWords, appropriationView, reversedLaterInWords } from './appropriation.ts';
import { TermsDialog } from './TermsDialog.tsx';

type Open = 'post' | 'terms' | { readonly undo: number } | null;

const RUN = {
  list: 'appropriation',
  title: 'Appropriation',
  what: 'the appropriation of profit',
  noColumns: 'A division is of one year. Owners’ accounts compares years.',
  noneOf: () => 'There is nothing to post for this year.',
  answerOf: (data: AppropriationReply) => appropriationInWords(data).join(' '),
} as const;

export function AppropriationPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useWholePeriod('year');
  const { year } = state.range.period;
  const [open, setOpen] = useState<Open>(null);
  const may = useRights();
  const lockedTo = useLastLockedDay(bookId);
  // The entry of a locked day would be reversed today, in another year.
  const isLocked = (day: CalendarDate) => lockedTo !== null && day <= lockedTo;
  return (
    <RunFrame
      run={RUN}
      state={state}
      endpoint={readAppropriation}
      call={{ params: { bookId }, query: { year } }}
      viewOf={(reply) => appropriationView({ scope, reply })}
      acts={[
        {
          keys: 'Shift+P',
          label: 'Partners’ terms',
          does: 'Change the partners’ terms',
          hint: 'terms',
          isOpen: () => may('ChangeBookSettings'),
          onOpen: () => setOpen('terms'),
        },
        {
          keys: 'P',
          label: 'Post',
          does: 'Post the appropriation',
          hint: 'post',
          kind: 'primary',
          isOpen: ({ refusal }) => may('PostAppropriation') && refusal === null,
          onOpen: () => setOpen('post'),
        },
      ]}
    >
      {(data) => (
        <>
          <ActList
            title="Appropriations"
            noun="Appropriation"
            acts={data.runs.map((run) => ({
              ...run,
              what: `Up to ${formatDate(run.through)}, ${formatRupees(run.profitPaise)}`,
              isFinal: isLocked(run.through) || run.reversedLater !== null,
              since: reversedLaterInWords(run),
            }))}
            onUndo={may('ReverseJournal') ? (undo) => setOpen({ undo }) : null}
          />
          <OpenDialog bookId={bookId} data={data} open={open} onClose={() => setOpen(null)} />
        </>
      )}
    </RunFrame>
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
        from={data.from}
        onClose={onClose}
        onDone={done('Terms of the partnership saved.')}
      />
    );
  }
  if (open === 'post') {
    const { year, profitPaise, to } = data;
    return (
      <RunDialog
        reads={reads}
        onClose={onClose}
        of={{
          title: 'Post the appropriation',
          says:
            `${formatRupees(profitPaise)} is divided on ${formatDate(to)} by one entry to ` +
            'the partners’ current accounts. Reverse the entry to undo it.',
          post: () => call(postAppropriation, { params: { bookId }, body: { year, profitPaise } }),
          posted: `Profit divided up to ${formatDate(to)}.`,
        }}
      />
    );
  }
  const run = data.runs.find(({ number }) => number === open.undo);
  const journalId = run?.journals[0] ?? 0;
  return (
    <RunDialog
      reads={reads}
      onClose={onClose}
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
