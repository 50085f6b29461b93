// Input credit that was reversed, or claimed again: by which rule, in which return and of which
// bills; and how it is taken back while that return is open.
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  readCreditReclaim,
  readCommonCredit,
  readCreditReversal,
  readWatch,
  reverseCreditReclaim,
  reverseCreditReversal,
} from '#api/contract/trade/credit-reversal.ts';
import type { CreditMoveDetail } from '#api/contract/trade/credit-reversal.ts';
import { readInputCredit } from '#api/contract/trade/input-credit.ts';
import { clauseName } from '#core/trade/terms.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { asking, invalidate } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { DocumentAtAddress, DocumentPage } from '../DocumentPage.tsx';
import { returnName } from './wording.ts';

const KINDS = {
  reversal: { noun: 'credit reversal', title: 'Credit reversal' },
  reclaim: { noun: 'credit reclaim', title: 'Credit reclaim' },
} as const;
type MoveKind = keyof typeof KINDS;

const STATUSES = {
  draft: 'Draft',
  posted: 'Posted',
  reversed: 'Reversed',
  discarded: 'Discarded',
} as const;

type SheetTable = {
  /** Draws the working sheet of an entry that has one in place of bills. */
  readonly Sheet: ComponentType<{ readonly sheet: NonNullable<CreditMoveDetail['sheet']> }>;
};

export const CreditReversalPage = ({ Sheet }: SheetTable) => (
  <CreditMovePage kind="reversal" Sheet={Sheet} />
);
export const CreditReclaimPage = ({ Sheet }: SheetTable) => (
  <CreditMovePage kind="reclaim" Sheet={Sheet} />
);

function CreditMovePage({ kind, Sheet }: SheetTable & { readonly kind: MoveKind }) {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['moveId']);
  const query = { book_id: bookId };
  const has = useRights();
  const isReversal = kind === 'reversal';
  const words = { ...KINDS[kind], list: { name: 'What to watch', to: paths.watch(scope) } };
  return (
    <DocumentAtAddress
      words={words}
      id={id}
      query={
        isReversal
          ? asking(readCreditReversal, { params: { reversalId: id }, query })
          : asking(readCreditReclaim, { params: { reclaimId: id }, query })
      }
      page={(move) => (
        <DocumentPage
          key={id}
          bookId={bookId}
          document={move}
          words={words}
          name={move.number ?? ''}
          title={`${words.title} ${move.number ?? ''}`}
          status={STATUSES[move.status]}
          kind={isReversal ? 'credit-reversal' : 'credit-reclaim'}
          rights={{
            draft: false,
            post: false,
            reverse: has(isReversal ? 'ReverseCreditReversal' : 'ReverseCreditReclaim'),
          }}
          reverse={(body) =>
            isReversal
              ? actOf(reverseCreditReversal, { params: { reversalId: id }, query, body })
              : actOf(reverseCreditReclaim, { params: { reclaimId: id }, query, body })
          }
          reversalDoes={
            isReversal
              ? 'Its journal goes back on that day: the credit is in the return again.'
              : 'Its journal goes back on that day: the credit waits to be claimed again.'
          }
          onWritten={readMovesAgain}
        >
          <Facts move={move} />
          {move.sheet === null ? (
            <Bills move={move} />
          ) : (
            <div className="mt-4">
              <Sheet sheet={move.sheet} />
            </div>
          )}
        </DocumentPage>
      )}
    />
  );
}

const readMovesAgain = async (): Promise<void> => {
  await Promise.all(
    [readCreditReversal, readCreditReclaim, readWatch, readInputCredit, readCommonCredit].map(
      (read) => invalidate(read),
    ),
  );
};

type Props = { readonly move: CreditMoveDetail };

/** @returns `Rule 37`, or `Section 17(5)(h)`. */
const lawOf = ({ rule, clause }: CreditMoveDetail): string =>
  rule === '42'
    ? 'Rules 42 and 43'
    : rule === '17-5'
      ? `Section ${clause === null ? '17(5)' : clauseName(clause)}`
      : `Rule ${rule}`;

function Facts({ move }: Props) {
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2">
      <KeyValue
        pairs={[
          { name: 'By', value: lawOf(move) },
          { name: 'In GSTR-3B of', value: returnName(move.period) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Dated', value: dayText(move.postedOn) },
          { name: 'Credit', value: formatPaise(move.totalPaise) },
        ]}
      />
    </div>
  );
}

function Bills({ move: { bills } }: Props) {
  const { scope } = usePageBook();
  const sum = (head: keyof CreditMoveDetail['bills'][number]['heads']) =>
    formatPaise(bills.reduce((paise, { heads }) => paise + heads[head], 0));
  return (
    <div className="mt-4">
      <DataTable
        caption="Bills"
        rows={bills}
        keyOf={({ billId }) => billId}
        columns={[
          {
            head: 'Bill',
            place: 'name',
            cell: ({ billId, billNumber, billDate }) => (
              <>
                <Link to={paths.purchaseBill(billId, scope)} className="link-name">
                  {billNumber}
                </Link>
                <span className="block text-sm text-ink-2">{dayText(billDate)}</span>
              </>
            ),
          },
          {
            head: 'Unpaid (₹)',
            place: 'id',
            numeric: true,
            cell: ({ unpaidPaise }) => formatPaise(unpaidPaise),
          },
          ...HEADS.map(({ name, head }) => ({
            head: `${name} (₹)`,
            place: 'amount' as const,
            numeric: true as const,
            cell: ({ heads }: CreditMoveDetail['bills'][number]) => formatPaise(heads[head]),
          })),
        ]}
        totals={['Total', '', ...HEADS.map(({ head }) => sum(head))]}
      />
    </div>
  );
}

const HEADS = [
  { name: 'IGST', head: 'igstPaise' },
  { name: 'CGST', head: 'cgstPaise' },
  { name: 'SGST', head: 'sgstPaise' },
  { name: 'Cess', head: 'cessPaise' },
] as const;
