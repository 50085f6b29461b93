// The working sheet of rules 42 and 43 of a month, a quarter or a financial year, with the one
// entry that it proposes, shown before it is posted.
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readCommonCredit } from '#api/contract/trade/credit-reversal.ts';
import type { CommonCredit } from '#api/contract/trade/credit-reversal.ts';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { taxPaise } from '#core/trade/index.ts';
import type { CreditHeads } from '#core/trade/index.ts';
import { asking } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { formatRupees } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { RunFrame } from '../../run/RunFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import {
  commonCreditInWords,
  commonCreditView,
  isEmptySheet,
  proposalsOf,
  sheetTitle,
  workingSheetOf,
} from './common-credit.ts';
import type { WorkingSheet } from './common-credit.ts';

/** What the dialog is told of the entry that a sheet proposes. */
type SheetPosting = {
  readonly kind: 'reverse' | 'reclaim';
  readonly title: string;
  readonly by: string;
  readonly account: 'credit-lost';
  readonly heads: CreditHeads;
  readonly body: {
    readonly rule: '42';
    readonly period: CommonCredit['openPeriod'];
    readonly bills: readonly [];
    readonly sheet: Pick<WorkingSheet, 'of' | 'from' | 'to' | 'isAlsoPrivate'> & {
      readonly shownPaise: number;
    };
  };
  readonly done: string;
  readonly reads: readonly ReadEndpoint[];
  readonly onClose: () => void;
};

const SHEET = {
  list: 'common-credit',
  title: 'Rules 42 and 43',
  what: 'the working sheet',
  noColumns: 'A working sheet is of one return or one year.',
  noneOf: (reply: CommonCredit) => {
    const sheet = workingSheetOf(reply);
    return isEmptySheet(sheet) ? commonCreditInWords(sheet).join(' ') : '';
  },
  answerOf: (reply: CommonCredit) => {
    const sheet = workingSheetOf(reply);
    return !isEmptySheet(sheet) && commonCreditInWords(sheet).join(' ');
  },
} as const;

type Props = {
  /** The dialog that shows an entry of credit before it is posted. */
  readonly Post: ComponentType<SheetPosting>;
};

export function CommonCreditPage({ Post }: Props) {
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
  const isPrivate = shown?.figures.isAlsoPrivate ?? said === 'yes';
  const mayPost = may('DraftCreditReversal') && may('DraftCreditReclaim');
  return (
    <RunFrame
      run={SHEET}
      state={state}
      endpoint={readCommonCredit}
      call={{ query }}
      viewOf={(reply) => commonCreditView({ scope, sheet: workingSheetOf(reply) })}
      acts={[
        {
          keys: 'Shift+U',
          label: isPrivate ? 'No private use' : 'Also private use',
          does: 'Say whether common credit is of private use too',
          hint: 'private use',
          isOpen: (reply) => !reply.isOver || proposalsOf(workingSheetOf(reply)).length > 0,
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
          isOpen: (reply) => mayPost && proposalsOf(workingSheetOf(reply)).length > 0,
          onOpen: () => setPosts(true),
        },
      ]}
    >
      {(reply) =>
        posts && (
          <PostSheet Post={Post} sheet={workingSheetOf(reply)} onClose={() => setPosts(false)} />
        )
      }
    </RunFrame>
  );
}

/** Of a year whose heads go either way the reversal comes first, then what is claimed again. */
function PostSheet({
  Post,
  sheet,
  onClose,
}: Props & { readonly sheet: WorkingSheet; readonly onClose: () => void }) {
  const [proposal] = proposalsOf(sheet);
  if (proposal === undefined) return null;
  const { kind, heads } = proposal;
  const { of, from, to, isAlsoPrivate, openPeriod } = sheet;
  const shownPaise = taxPaise(heads);
  const isReversal = kind === 'credit-reversal';
  const rules = of === 'year' ? 'rule 42(2)' : 'rules 42 and 43';
  return (
    <Post
      kind={isReversal ? 'reverse' : 'reclaim'}
      title={`${isReversal ? 'Reverse' : 'Claim'} common credit of ${sheetTitle(sheet)}`}
      by={rules}
      account="credit-lost"
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
