// Input credit by how it stands: what returns take, what waits and for what, what is in the cost.
import { readInputCredit } from '#api/contract/trade/input-credit.ts';
import type { InputCredit } from '#api/contract/trade/input-credit.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { RunFrame } from '../../run/RunFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import { creditInSentences, inputCreditView } from './input-credit.ts';

const REPORT = {
  list: 'input-credit',
  title: 'Input credit',
  what: 'the input credit',
  noColumns: 'What is deferred is told of one day.',
  noneOf: ({ rows, sources }: InputCredit) =>
    rows.length === 0 && sources.length === 0
      ? 'No bill gives input credit in these days, and none is deferred.'
      : '',
  answerOf: (credit: InputCredit) => creditInSentences(credit).join(' '),
} as const;

export function InputCreditPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('month');
  const { from, to } = state.range;
  return (
    <RunFrame
      run={REPORT}
      state={state}
      endpoint={readInputCredit}
      call={{ params: { bookId }, query: { from, to } }}
      viewOf={(credit) => inputCreditView({ scope, credit })}
      acts={[]}
    >
      {() => null}
    </RunFrame>
  );
}
