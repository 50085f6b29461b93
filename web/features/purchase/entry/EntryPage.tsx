// One bill of entry: what customs charged, which goods bear the duty, and what may be done with it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import {
  discardBillOfEntry,
  moveBillOfEntryCredit,
  postBillOfEntry,
  reverseBillOfEntry,
  reverseBillOfEntryPayment,
} from '#api/contract/trade/bill-of-entry.ts';
import type { BillOfEntryDetail, BillOfEntryItem } from '#api/contract/trade/bill-of-entry.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { METHOD_NAMES } from '#core/kernel/payment-method.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { accountListOf } from '#web/client/lists.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { CreditDialog } from '../CreditDialog.tsx';
import { DocumentAtAddress, DocumentPage } from '../DocumentPage.tsx';
import type { DocumentWords } from '../DocumentPage.tsx';
import { PayDutyDialog } from './PayDutyDialog.tsx';
import { billOfEntryOf, tookInEntry } from './queries.ts';
import { entryCredit, entryEligibility, entryName, entryStatus, LANDED_BY } from './wording.ts';

export function EntryPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['entryId']);
  const list = { name: 'Bills of entry', to: paths.billsOfEntry(scope) };
  const words = { noun: 'bill of entry', title: 'Bill of entry', list };
  return (
    <DocumentAtAddress
      words={words}
      id={id}
      query={billOfEntryOf(bookId, id)}
      page={(entry) => <Entry key={id} bookId={bookId} entry={entry} words={words} />}
    />
  );
}

type Props = {
  readonly bookId: number;
  readonly entry: BillOfEntryDetail;
  readonly words: DocumentWords;
};

const REVERSAL =
  'Its journal and its input credit go back on that day, and goods in stock cost what they did.';

function Entry({ bookId, entry, words }: Props) {
  const { scope } = usePageBook();
  const has = useRights();
  const [asked, setAsked] = useState<'pay' | 'unpay' | 'credit' | null>(null);
  const close = () => setAsked(null);
  const at = { params: { entryId: entry.id }, query: { book_id: bookId } };
  const isPosted = entry.status === 'posted';
  const isPaid = entry.payment !== null;
  return (
    <DocumentPage
      bookId={bookId}
      document={entry}
      partyName={entry.portCode === null ? '' : `Customs, ${entry.portCode}`}
      words={words}
      name={entryName(entry)}
      title={`Bill of entry ${entryName(entry)}`}
      status={entryStatus(entry)}
      kind="bill_of_entry"
      rights={{
        draft: has('DraftBillOfEntry'),
        post: has('PostBillOfEntry'),
        reverse: has('ReverseBillOfEntry'),
      }}
      editAt={paths.editBillOfEntry(entry.id, scope)}
      post={actOf(postBillOfEntry, { ...at, body: { expected: entry.seq } })}
      reverse={(body) => actOf(reverseBillOfEntry, { ...at, body })}
      discard={(body) => actOf(discardBillOfEntry, { ...at, body })}
      reversalDoes={isPaid ? `${REVERSAL} So does the payment of the duty.` : REVERSAL}
      onWritten={(written) => tookInEntry(bookId, written)}
      acts={[
        ...(isPosted && entry.creditPaise > 0 && has('PostBillOfEntry')
          ? [{ keys: 'C', name: 'Input credit', run: () => setAsked('credit') }]
          : []),
        ...(isPosted && !isPaid && has('PostBillOfEntry')
          ? [{ keys: 'P', name: 'Record payment', run: () => setAsked('pay') }]
          : []),
        ...(isPosted && isPaid && has('ReverseBillOfEntry')
          ? [{ keys: 'U', name: 'Reverse the payment', run: () => setAsked('unpay') }]
          : []),
      ]}
    >
      <Facts bookId={bookId} entry={entry} />
      <Lines bookId={bookId} entry={entry} />
      <Totals entry={entry} />
      <Bills entry={entry} />
      {asked === 'pay' && <PayDutyDialog bookId={bookId} entry={entry} onClose={close} />}
      {asked === 'credit' && (
        <CreditDialog
          bookId={bookId}
          document={entry}
          move={(body) => call(moveBillOfEntryCredit, { ...at, body })}
          took={(written) => tookInEntry(bookId, written)}
          onClose={close}
        />
      )}
      {asked === 'unpay' && (
        <ReasonDialog
          title={`Reverse the payment of bill of entry ${entryName(entry)}`}
          about="The money is back in its account on that day, and the duty is owed again."
          confirm="Reverse the payment"
          done="The payment is reversed."
          dated="Reversed on"
          act={(reason, { date }) =>
            actOf(reverseBillOfEntryPayment, {
              ...at,
              body: { reason, ...(date !== undefined && { date }) },
            })
          }
          onDone={(written) => tookInEntry(bookId, written)}
          onClose={close}
        />
      )}
    </DocumentPage>
  );
}

const orDash = (text: string | null): string => (text === null || text === '' ? '—' : text);

const useNames = (bookId: number) => {
  const { data = [] } = useQuery(accountListOf(bookId));
  return (id: number | null): string => data.find((one) => one.id === id)?.name ?? '';
};

type PartProps = Omit<Props, 'words'>;

function Facts({ bookId, entry }: PartProps) {
  const nameOf = useNames(bookId);
  const { payment } = entry;
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
      <KeyValue
        pairs={[
          { name: 'Our number', value: orDash(entry.number) },
          { name: 'Port', value: orDash(entry.portCode) },
          { name: 'Duty spread by', value: landedInWords(entry) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Dated', value: orDash(dayText(entry.billDate)) },
          { name: 'Posted on', value: orDash(dayText(entry.postedOn)) },
          { name: 'Goods received on', value: orDash(dayText(entry.receivedOn)) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Input credit', value: orDash(entryCredit(entry)) },
          { name: 'To be paid', value: formatRupees(entry.outstandingPaise) },
          ...(payment === null
            ? []
            : [
                {
                  name: 'Paid',
                  value:
                    `${dayText(payment.paidOn)}, ${METHOD_NAMES[payment.method]}, ` +
                    `${nameOf(payment.accountId)}` +
                    (payment.reference === null ? '' : `, ${payment.reference}`),
                },
              ]),
        ]}
      />
    </div>
  );
}

const landedInWords = ({ landedBy }: BillOfEntryDetail): string =>
  LANDED_BY.find(({ value }) => value === landedBy)?.label ?? '';

const atRate = (bps: number | null): string => (bps === null ? '' : ` · ${decimalText(bps, 2)}%`);

/** What was paid beside what the rate makes, where they differ. */
const formulaOf = ({ igstPaise, formulaPaise, igstBps }: BillOfEntryItem): string =>
  igstPaise === formulaPaise
    ? `${decimalText(igstBps, 2)}%`
    : `${decimalText(igstBps, 2)}% makes ${formatPaise(formulaPaise)}`;

function Lines({ bookId, entry: { items, bills } }: PartProps) {
  const nameOf = useNames(bookId);
  const billOf = (id: number | null) => bills.find(({ billId }) => billId === id)?.billNumber;
  return (
    <div className="mt-4">
      <DataTable
        caption="What was assessed"
        rows={items}
        keyOf={({ line }) => line}
        columns={[
          {
            head: 'Goods',
            place: 'name',
            cell: (item) => (
              <>
                <span dir="auto">{orDash(item.description)}</span>
                <span className={`block text-xs ${lookOf(item)}`}>
                  {[
                    item.hsn,
                    entryEligibility(item),
                    nameOf(item.accountId),
                    item.billId === null ? '' : `of bill ${billOf(item.billId) ?? ''}`,
                  ]
                    .filter((part) => part !== null && part !== '')
                    .join(' · ')}
                </span>
              </>
            ),
          },
          money('Assessable (₹)', ({ assessablePaise }) => assessablePaise),
          money(
            'Basic duty (₹)',
            ({ bcdPaise }) => bcdPaise,
            ({ bcdBps }) => atRate(bcdBps),
          ),
          money('Surcharge (₹)', ({ swsPaise }) => swsPaise),
          money('Other (₹)', ({ otherPaise }) => otherPaise),
          money('IGST base (₹)', ({ taxablePaise }) => taxablePaise),
          money('IGST paid (₹)', ({ igstPaise }) => igstPaise, formulaOf),
          money('Cess (₹)', ({ cessPaise }) => cessPaise),
        ]}
      />
    </div>
  );
}

const money = (
  head: string,
  paiseOf: (item: BillOfEntryItem) => number,
  remark?: (item: BillOfEntryItem) => string,
) => ({
  head,
  place: 'amount' as const,
  numeric: true,
  cell: (item: BillOfEntryItem) => (
    <>
      {formatPaise(paiseOf(item))}
      {remark !== undefined && (
        <span className="block text-xs text-ink-2">{remark(item).replace(/^ · /u, '')}</span>
      )}
    </>
  ),
});

/** What gives no credit is amber. */
const lookOf = ({ eligibility }: BillOfEntryItem): string =>
  eligibility === 'eligible' ? 'text-ink-2' : 'text-warn';

function Totals({ entry }: Pick<Props, 'entry'>) {
  const { totals, interestPaise, penaltyPaise } = entry;
  const rows = [
    { name: 'Customs duty', paise: totals.dutyPaise },
    { name: 'IGST', paise: totals.igstPaise },
    { name: 'Cess', paise: totals.cessPaise },
    { name: 'Interest', paise: interestPaise },
    { name: 'Penalty', paise: penaltyPaise },
  ].filter(({ name, paise }) => name === 'Customs duty' || paise !== 0);
  return (
    <dl className="mt-3 ml-auto grid w-80 max-w-full grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm">
      {rows.map(({ name, paise }) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="num">{formatPaise(paise)}</dd>
        </div>
      ))}
      <dt className="border-t border-ink pt-1 font-medium">Payable to customs</dt>
      <dd className="num border-t border-ink pt-1 font-medium">
        {formatRupees(totals.totalPaise)}
      </dd>
      <dt className="text-ink-2">Cost of the goods</dt>
      <dd className="num text-ink-2">{formatPaise(totals.costPaise)}</dd>
    </dl>
  );
}

/** Whose goods they are, and what of the duty they bear. */
function Bills({ entry: { bills, status } }: Pick<Props, 'entry'>) {
  const { scope } = usePageBook();
  if (bills.length === 0) {
    return status === 'posted' ? (
      <p className="mt-4 text-sm text-warn">
        No bill of a supplier is linked: the duty is a cost, and raises that of no goods.
      </p>
    ) : null;
  }
  return (
    <div className="mt-4">
      <DataTable
        caption="Bills of suppliers"
        rows={bills}
        keyOf={({ billId }) => billId}
        columns={[
          {
            head: 'Bill no.',
            place: 'name',
            cell: ({ billId, billNumber }) => (
              <Link to={paths.purchaseBill(billId, scope)} className="link-name">
                {billNumber ?? `Bill ${billId}`}
              </Link>
            ),
          },
          { head: 'Supplier', place: 'id', cell: ({ supplierName }) => orDash(supplierName) },
          {
            head: 'Goods by this bill of entry (₹)',
            place: 'amount',
            numeric: true,
            cell: ({ coveredPaise }) => (coveredPaise === null ? '—' : formatPaise(coveredPaise)),
          },
          {
            head: 'Duty that they bear (₹)',
            place: 'amount',
            numeric: true,
            cell: ({ landedPaise }) => formatPaise(landedPaise),
          },
        ]}
      />
    </div>
  );
}
