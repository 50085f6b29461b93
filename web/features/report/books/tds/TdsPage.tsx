// Income tax that was deducted of bills, quarter by quarter: what is deposited and what is not, the
// deposits, and the particulars of the statement.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readTds, reverseTdsDeposit } from '#api/contract/trade/tds-deposit.ts';
import type { TdsDepositDetail, TdsQuarter } from '#api/contract/trade/tds-deposit.ts';
import { call } from '#web/client/call.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { RunDialog } from '../../run/RunDialog.tsx';
import { RunFrame } from '../../run/RunFrame.tsx';
import { useWholePeriod } from '../kit/use-whole-period.ts';
import { DepositDialog } from './DepositDialog.tsx';
import { tdsInSentences, tdsView } from './tds.ts';

const RUN = {
  list: 'tds',
  title: 'TDS',
  what: 'the TDS',
  noColumns: 'A statement is of one quarter.',
  noneOf: ({ deductsFrom }: TdsQuarter) =>
    deductsFrom === null
      ? 'This book deducts no income tax. Billing settings say from when it does.'
      : 'Nothing was deducted in this quarter.',
  answerOf: (quarter: TdsQuarter) => tdsInSentences(quarter).join(' '),
} as const;

type Open = 'deposit' | TdsDepositDetail | null;

export function TdsPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useWholePeriod('quarter');
  const [open, setOpen] = useState<Open>(null);
  const may = useRights();
  const close = () => setOpen(null);
  return (
    <RunFrame
      run={RUN}
      state={state}
      endpoint={readTds}
      call={{ query: { book_id: bookId, on: state.range.to } }}
      viewOf={(quarter) => tdsView({ scope, quarter })}
      acts={[
        {
          keys: 'D',
          label: 'Record deposit',
          does: 'Record a deposit of TDS',
          hint: 'deposit',
          kind: 'primary',
          isOpen: () => may('DraftTdsDeposit'),
          onOpen: () => setOpen('deposit'),
        },
      ]}
    >
      {(quarter) => (
        <>
          <Deposits
            deposits={quarter.deposits}
            onReverse={may('ReverseTdsDeposit') ? setOpen : null}
          />
          {open === 'deposit' && (
            <DepositDialog bookId={bookId} open={quarter.open} onClose={close} />
          )}
          {open !== null && open !== 'deposit' && (
            <RunDialog
              reads={[readTds]}
              onClose={close}
              of={{
                title: `Reverse deposit ${open.number ?? ''}`,
                help: 'Its entry is reversed, and what it deposited is to be deposited again.',
                undo: (reason) =>
                  call(reverseTdsDeposit, {
                    params: { depositId: open.id },
                    query: { book_id: bookId },
                    body: { reason },
                  }),
                undone: `Deposit ${open.number ?? ''} reversed.`,
              }}
            />
          )}
        </>
      )}
    </RunFrame>
  );
}

type DepositsProps = {
  readonly deposits: readonly TdsDepositDetail[];
  /** Null for whoever may not. */
  readonly onReverse: ((deposit: TdsDepositDetail) => void) | null;
};

function Deposits({ deposits, onReverse }: DepositsProps) {
  const { id: bookId } = usePageBook();
  if (deposits.length === 0) return null;
  const reverse: Column<TdsDepositDetail> = {
    head: 'Reverse',
    quietHead: true,
    place: 'action',
    className: 'print:hidden',
    cell: (deposit) => (
      <Button onClick={() => onReverse?.(deposit)}>
        Reverse<span className="sr-only"> {deposit.number}</span>
      </Button>
    ),
  };
  return (
    <section className="mt-6">
      <DataTable
        caption="Deposits"
        rows={deposits}
        keyOf={({ id }) => id}
        columns={[
          {
            head: 'Deposit',
            place: 'name',
            cell: ({ number, journalId }) =>
              journalId === null ? (
                number
              ) : (
                <Link to={paths.journal(journalId, bookId)} className="link-name">
                  {number}
                </Link>
              ),
          },
          { head: 'Date', place: 'date', cell: ({ depositedOn }) => dayText(depositedOn) },
          { head: 'Challan', place: 'id', cell: challanInWords },
          money('TDS (₹)', ({ taxPaise }) => taxPaise),
          money('Interest and fee (₹)', ({ interestPaise, feePaise }) => interestPaise + feePaise),
          money('Total (₹)', ({ totalPaise }) => totalPaise, 'amount'),
          ...(onReverse === null ? [] : [reverse]),
        ]}
      />
    </section>
  );
}

const money = (
  head: string,
  of: (deposit: TdsDepositDetail) => number,
  place: 'nowhere' | 'amount' = 'nowhere',
): Column<TdsDepositDetail> => ({
  head,
  place,
  numeric: true,
  cell: (deposit) => formatPaise(of(deposit)),
});

const challanInWords = ({ bsrCode, challanSerial, reference }: TdsDepositDetail): string =>
  [
    ...(bsrCode === null ? [] : [`BSR ${bsrCode}`]),
    ...(challanSerial === null ? [] : [`no. ${challanSerial}`]),
    ...(reference === null ? [] : [reference]),
  ].join(', ') || '—';
