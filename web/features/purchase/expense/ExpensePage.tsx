// One slip without a supplier: what was spent, out of which account, and how it is reversed.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { reverseExpense } from '#api/contract/trade/expense.ts';
import type { ExpenseDetail } from '#api/contract/trade/expense.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { accountListOf } from '#web/client/lists.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { DocumentAtAddress, DocumentPage } from '../DocumentPage.tsx';
import { expenseOf, readExpensesAgain } from './queries.ts';
import { slipMeans, slipName, slipStatus } from './wording.ts';

export function ExpensePage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['expenseId']);
  const list = { name: 'Expenses', to: paths.expenses(scope) };
  const words = { noun: 'expense', title: 'Expense', list };
  const has = useRights();
  return (
    <DocumentAtAddress
      words={words}
      id={id}
      query={expenseOf(bookId, id)}
      page={(slip) => (
        <DocumentPage
          key={id}
          bookId={bookId}
          document={slip}
          partyName={slip.paidTo ?? ''}
          words={words}
          name={slipName(slip)}
          title={`Expense ${slipName(slip)}`}
          status={slipStatus(slip)}
          kind="expense"
          rights={{ draft: false, post: false, reverse: has('ReverseExpense') }}
          reverse={(body) =>
            actOf(reverseExpense, {
              params: { expenseId: id },
              query: { book_id: bookId },
              body,
            })
          }
          reversalDoes="Its journal goes back on that day: the money is in its account again."
          onWritten={readExpensesAgain}
        >
          <Facts bookId={bookId} slip={slip} />
          <Lines bookId={bookId} slip={slip} />
        </DocumentPage>
      )}
    />
  );
}

type Props = { readonly bookId: number; readonly slip: ExpenseDetail };

const useNames = (bookId: number) => {
  const { data = [] } = useQuery(accountListOf(bookId));
  return (id: number | null): string => data.find((one) => one.id === id)?.name ?? '';
};

const orDash = (text: string | null): string => (text === null || text === '' ? '—' : text);

function Facts({ bookId, slip }: Props) {
  const nameOf = useNames(bookId);
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2">
      <KeyValue
        pairs={[
          { name: 'Paid to', value: orDash(slip.paidTo) },
          { name: 'Slip number', value: orDash(slip.slipNumber) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Spent on', value: orDash(dayText(slip.paidOn)) },
          { name: 'Paid by', value: slipMeans(slip) },
          { name: 'Out of', value: orDash(nameOf(slip.moneyAccountId)) },
        ]}
      />
    </div>
  );
}

function Lines({ bookId, slip: { items, totalPaise } }: Props) {
  const { scope } = usePageBook();
  const nameOf = useNames(bookId);
  return (
    <div className="mt-4">
      <DataTable
        caption="What was spent"
        rows={items}
        keyOf={({ line }) => line}
        columns={[
          {
            head: 'Account',
            place: 'name',
            cell: ({ accountId }) => (
              <Link to={paths.account(accountId, scope)} className="link-name">
                {nameOf(accountId)}
              </Link>
            ),
          },
          { head: 'For', place: 'id', cell: ({ description }) => orDash(description) },
          {
            head: 'Spent (₹)',
            place: 'amount',
            numeric: true,
            cell: ({ amountPaise }) => formatPaise(amountPaise),
          },
        ]}
        totals={['Total', '', formatPaise(totalPaise)]}
      />
    </div>
  );
}
