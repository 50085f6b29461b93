// On which line of the statements each group and account is shown; Enter changes it.
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { readStatementLines } from '#api/contract/account/reports/statement-lines.ts';
import type { LinesReply } from '#api/contract/account/reports/statement-lines.ts';
import { dayAfter } from '#core/kernel/calendar-date.ts';
import { yearPeriod, financialYearOf } from '#core/kernel/financial-year.ts';
import { sheetOfView } from '#core/report/index.ts';
import { useLastLockedDay } from '#web/client/lists.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useFixedOrder } from '../kit/columns/use-no-columns.ts';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import { LineDialog } from './LineDialog.tsx';
import { isUnplaced, linesView } from './lines-view.ts';

/** What the address says that is being changed: `account-12`, `group-provisions`. */
const SET = 'set';

const FIXED = {
  columns: 'Which line takes an account has no figure to compare.',
  order: 'Accounts are listed in their groups, those without a line first.',
  zero: 'Every account is shown.',
};

export function StatementLinesPage() {
  const { id: bookId } = usePageBook();
  const state = useReportRange('year');
  const { to } = state.range;
  const { from: firstDay } = yearPeriod(financialYearOf(to));
  const lockedTo = useLastLockedDay(bookId);
  const from = lockedTo === null || lockedTo < firstDay ? firstDay : dayAfter(lockedTo);
  const may = useRights();
  const [address, setAddress] = useSearchParams();
  const openHistory = useSetAtom(historyAtom);
  const notify = useSetAtom(noticeAtom);
  const set = address.get(SET);
  const shownId = idIn(set);
  const query = { to, ...(shownId !== null && { account: shownId }) };
  const read = useQuery({
    ...asking(readStatementLines, { params: { bookId }, query }),
    // The row that opened the dialog stays, so that it has the focus again afterwards.
    placeholderData: (before) => before,
  });
  const mayChange = may('ChangeBookSettings');
  const hrefOf = mayChange ? (subject: string) => `?${withSet(address, subject)}` : null;
  const viewOf = (lines: LinesReply) => linesView(lines, { hrefOf, shownId });
  const close = () => setAddress(withSet(address, null), { replace: true });
  const history = () =>
    openHistory({ bookId, kind: 'book', id: bookId, title: 'History of the book' });
  const { data } = read;
  const found = data === undefined || !mayChange ? undefined : subjectIn(data, set);
  const drawing = useFixedOrder(FIXED);
  return (
    <ReportFrame
      drawing={drawing}
      state={state}
      title="Lines of the statements"
      what="the lines of the statements"
      none="This book has no accounts yet."
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) =>
        sheetOfView(viewOf(await work.read(readStatementLines, { params: { bookId }, query })))
      }
      answer={data !== undefined && answerOf(data)}
      acts={
        <Button aria-keyshortcuts="H" onClick={history}>
          History
        </Button>
      }
      keys={[{ keys: 'H', does: 'History of the book', run: history }]}
      hints={
        <>
          , <Kbd>H</Kbd> history
        </>
      }
    >
      {found !== undefined && (
        <LineDialog
          key={set}
          bookId={bookId}
          from={from}
          of={found}
          onClose={close}
          onDone={(text) => {
            close();
            notify({ kind: 'done', text });
          }}
        />
      )}
    </ReportFrame>
  );
}

function withSet(address: URLSearchParams, subject: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(SET);
  if (subject !== null) next.set(SET, subject);
  return next;
}

function idIn(set: string | null): number | null {
  const id = Number(/^account-(\d{1,15})$/.exec(set ?? '')?.[1]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

const subjectIn = ({ groups, accounts }: LinesReply, set: string | null) =>
  accounts.find((one) => one.open && set === `account-${one.accountId}`) ??
  groups.find(({ group }) => group !== null && set === `group-${group}`);

function answerOf({ accounts, groups }: LinesReply): string {
  const unplaced = accounts.filter(isUnplaced).length;
  const chosen = [...accounts, ...groups].filter((one) => one.chosen !== null).length;
  const first =
    unplaced === 0
      ? 'Every account has a line of the form.'
      : `${counted(unplaced, 'account has', 'accounts have')} no line of ` + 'the form.';
  return chosen === 0
    ? `${first} All lines are by default.`
    : `${first} ${formatCount(chosen)} set.`;
}
