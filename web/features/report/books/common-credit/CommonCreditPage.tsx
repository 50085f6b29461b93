// The working sheet of rules 42 and 43 of a month, a quarter or a financial year, with the one entry
// that it proposes, shown before it is posted.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readCommonCredit } from '#api/contract/trade/credit-reversal.ts';
import type { CommonCredit } from '#api/contract/trade/credit-reversal.ts';
import { taxPaise } from '#core/trade/index.ts';
import { asking } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { formatRupees } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { PostCreditDialog } from '../../../purchase/watch/PostCreditDialog.tsx';
import { RunFrame } from '../../run/RunFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import {
  commonCreditInWords,
  commonCreditView,
  isEmptySheet,
  proposalsOf,
  sheetTitle,
} from './common-credit.ts';

const SHEET = {
  list: 'common-credit',
  title: 'Rules 42 and 43',
  what: 'the working sheet',
  noColumns: 'A working sheet is of one return or one year.',
  noneOf: (sheet: CommonCredit) =>
    isEmptySheet(sheet) ? commonCreditInWords(sheet).join(' ') : '',
  answerOf: (sheet: CommonCredit) => !isEmptySheet(sheet) && commonCreditInWords(sheet).join(' '),
} as const;

export function CommonCreditPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('month');
  const [address, setAddress] = useSearchParams();
  const [posts, setPosts] = useState(false);
  const may = useRights();
  const { to: on, period, isByDays } = state.range;
  const of = period.by === 'year' && !isByDays ? ('year' as const) : ('return' as const);
  const said = address.get('private');
  const isSaid = said === 'yes' || said === 'no';
  const query = { book_id: bookId, of, on, ...(isSaid && { private: said }) };
  const shown = useQuery(asking(readCommonCredit, { query })).data;
  const isPrivate = shown?.isAlsoPrivate ?? said === 'yes';
  const mayPost = may('DraftCreditReversal') && may('DraftCreditReclaim');
  return (
    <RunFrame
      run={SHEET}
      state={state}
      endpoint={readCommonCredit}
      call={{ query }}
      viewOf={(sheet) => commonCreditView({ scope, sheet })}
      acts={[
        {
          keys: 'Shift+U',
          label: isPrivate ? 'No private use' : 'Also private use',
          does: 'Say whether common credit is of private use too',
          hint: 'private use',
          isOpen: (sheet) => proposalsOf(sheet).length > 0 || !sheet.isOver,
          onOpen: () =>
            setAddress((now) => {
              now.set('private', isPrivate ? 'no' : 'yes');
              return now;
            }),
        },
        {
          keys: 'P',
          label: 'Post',
          does: 'Post the entry of the sheet',
          hint: 'post',
          kind: 'primary',
          isOpen: (sheet) => mayPost && proposalsOf(sheet).length > 0,
          onOpen: () => setPosts(true),
        },
      ]}
    >
      {(sheet) => posts && <PostSheet sheet={sheet} onClose={() => setPosts(false)} />}
    </RunFrame>
  );
}

/** Of a year whose heads go either way the reversal comes first, then what is claimed again. */
function PostSheet({
  sheet,
  onClose,
}: {
  readonly sheet: CommonCredit;
  readonly onClose: () => void;
}) {
  const [proposal] = proposalsOf(sheet);
  if (proposal === undefined) return null;
  const { kind, heads } = proposal;
  const { of, from, to, isAlsoPrivate, openPeriod } = sheet;
  const shownPaise = taxPaise(heads);
  const isReversal = kind === 'credit-reversal';
  const rules = of === 'year' ? 'rule 42(2)' : 'rules 42 and 43';
  return (
    <PostCreditDialog
      kind={isReversal ? 'reverse' : 'reclaim'}
      title={`${isReversal ? 'Reverse' : 'Claim'} common credit of ${sheetTitle(sheet)}`}
      by={rules}
      role="credit-lost"
      heads={heads}
      body={{
        rule: '42',
        period: openPeriod,
        bills: [],
        sheet: { of, from, to, isAlsoPrivate, shownPaise },
      }}
      done={`Common credit of ${formatRupees(shownPaise)}`}
      reads={[readCommonCredit]}
      onClose={onClose}
    />
  );
}
