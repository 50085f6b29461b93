// One bill of a supplier: what it says, what it came to, and what may be done with it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  discardPurchaseBill,
  postPurchaseBill,
  reversePurchaseBill,
} from '#api/contract/trade/purchase-bill.ts';
import type { PurchaseBillDetail, PurchaseBillItem } from '#api/contract/trade/purchase-bill.ts';
import { actOf } from '#web/client/act-warnings.ts';
import type { AskedAct } from '#web/client/act-warnings.ts';
import { fieldErrorsOf, sentenceOf, statusOf } from '#web/client/failure.ts';
import { useRights } from '#web/client/use-rights.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { dayText, formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { billOf, tookInBill } from './queries.ts';
import { purchaseBillName, creditInWords, eligibilityInWords, statusInWords } from './wording.ts';

function ToList() {
  const { scope } = usePageBook();
  return (
    <Link to={paths.purchaseBills(scope)} className="link-quiet">
      Bills
    </Link>
  );
}

export function BillPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['billId']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const one = useQuery({ ...billOf(bookId, id), enabled: isId });
  if (one.data !== undefined) return <Bill key={id} bookId={bookId} bill={one.data} />;
  const isUnknown = !isId || (one.isError && statusOf(one.error.failure) === 404);
  return (
    <>
      <PageHead title={isUnknown ? 'No such bill' : 'Bill'} above={<ToList />} />
      {isUnknown && (
        <EmptyState
          title="No such bill"
          actions={
            <Link to={paths.purchaseBills(scope)} className={buttonClass('primary')}>
              Bills
            </Link>
          }
        >
          Nothing was found at this address.
        </EmptyState>
      )}
      {!isUnknown && one.isError && (
        <ErrorState
          what="the bill"
          why={sentenceOf(one.error.failure)}
          onRetry={() => void one.refetch()}
        />
      )}
      {!isUnknown && one.isPending && (
        <Skeletons label="Loading the bill" count={4} item="h-8" layout="grid gap-1" />
      )}
    </>
  );
}

type Props = { readonly bookId: number; readonly bill: PurchaseBillDetail };

function useBillActs({ bookId, bill }: Props) {
  const notify = useSetAtom(noticeAtom);
  const openHistory = useSetAtom(historyAtom);
  const navigate = useNavigate();
  const { scope } = usePageBook();
  const { send, busy, failure } = useSend();
  const [ending, setEnding] = useState<'reverse' | 'discard' | null>(null);
  const has = useRights();
  const { id, status } = bill;
  const title = `bill ${purchaseBillName(bill)}`;
  const isDraft = status === 'draft';
  const may = {
    edit: isDraft && has('DraftPurchaseBill'),
    post: isDraft && has('PostPurchaseBill'),
    discard: isDraft && has('DraftPurchaseBill'),
    reverse: status === 'posted' && has('ReversePurchaseBill'),
  };
  const post = () =>
    void send(
      actOf(postPurchaseBill, {
        params: { billId: id },
        query: { book_id: bookId },
        body: { expected: bill.seq },
      }).send,
      async (posted) => {
        await tookInBill(bookId, posted);
        notify({ kind: 'done', text: `Bill posted as ${posted.number ?? ''}.` });
      },
    );
  const history = () => openHistory({ bookId, kind: 'purchase_bill', id, title });
  const edit = () => void navigate(paths.editPurchaseBill(id, scope));
  useKeys('Bill', [
    { keys: 'H', does: 'History', run: history },
    ...(may.edit ? [{ keys: 'E', does: 'Edit the draft', run: edit, writes: true }] : []),
    ...(may.post ? [{ keys: 'Ctrl+Enter', does: 'Post the bill', run: post, writes: true }] : []),
    ...(may.reverse
      ? [{ keys: 'X', does: 'Reverse', run: () => setEnding('reverse'), writes: true }]
      : []),
  ]);
  return { may, post, history, edit, busy, failure, ending, setEnding };
}

function Bill({ bookId, bill }: Props) {
  const acts = useBillActs({ bookId, bill });
  const { may, failure } = acts;
  return (
    <>
      <PageHead
        title={`Bill ${purchaseBillName(bill)}`}
        above={<ToList />}
        below={
          <p className="flex flex-wrap items-center gap-2 text-ink-2">
            <span dir="auto">{bill.supplierName}</span>
            <Badge kind={bill.status === 'reversed' ? 'plum' : 'grey'}>{statusInWords(bill)}</Badge>
            {bill.journalId !== null && (
              <Link to={paths.journal(bill.journalId, bookId)} className="link-quiet">
                Its journal
              </Link>
            )}
          </p>
        }
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button aria-keyshortcuts="H" onClick={acts.history}>
            History
          </Button>
          <PresentOnly>
            {may.discard && <Button onClick={() => acts.setEnding('discard')}>Discard</Button>}
            {may.reverse && (
              <Button aria-keyshortcuts="X" onClick={() => acts.setEnding('reverse')}>
                Reverse
              </Button>
            )}
            {may.edit && (
              <Button aria-keyshortcuts="E" onClick={acts.edit}>
                Edit
              </Button>
            )}
            {may.post && (
              <Button
                kind="primary"
                aria-keyshortcuts="Control+Enter"
                busyText={acts.busy ? 'Posting…' : null}
                onClick={acts.post}
              >
                Post bill
              </Button>
            )}
          </PresentOnly>
        </div>
      </PageHead>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <Facts bill={bill} />
      <Lines bill={bill} />
      <Totals bill={bill} />
      {bill.narration !== '' && (
        <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-line">
          {bill.narration}
        </p>
      )}
      {acts.ending !== null && (
        <EndingDialog
          bookId={bookId}
          bill={bill}
          ending={acts.ending}
          onClose={() => acts.setEnding(null)}
        />
      )}
    </>
  );
}

const orDash = (text: string): string => (text === '' ? '—' : text);

function Facts({ bill }: { readonly bill: PurchaseBillDetail }) {
  const { supplier } = bill;
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
      <KeyValue
        pairs={[
          { name: 'Our number', value: bill.number ?? '—' },
          { name: 'GSTIN', value: supplier?.gstin ?? '—' },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Bill date', value: orDash(dayText(bill.billDate)) },
          { name: 'Posted on', value: orDash(dayText(bill.postedOn)) },
          { name: 'Received on', value: orDash(dayText(bill.receivedOn)) },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Due', value: orDash(dayText(bill.dueDate)) },
          { name: 'Input credit', value: orDash(creditInWords(bill)) },
          { name: 'Outstanding', value: formatRupees(bill.outstandingPaise) },
        ]}
      />
    </div>
  );
}

/** What gives no credit is amber. */
const lookOf = ({ eligibility }: PurchaseBillItem): string =>
  eligibility === 'eligible' ? 'text-ink-2' : 'text-warn';

const measured = (thousandths: number | null): string =>
  thousandths === null ? '' : decimalText(thousandths, 3);

function Lines({ bill }: { readonly bill: PurchaseBillDetail }) {
  const isIgst = bill.heads === 'inter';
  const heads = isIgst ? ['IGST (₹)'] : ['CGST (₹)', 'SGST (₹)'];
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="table w-full">
        <caption className="sr-only">Lines of the bill</caption>
        <thead>
          <tr className="text-sm text-ink-2">
            {['#', 'Item or account', 'HSN/SAC'].map((name) => (
              <th key={name} scope="col" className="py-1 pr-3 text-left font-medium">
                {name}
              </th>
            ))}
            {['Qty', 'Rate (₹)', 'Taxable (₹)', 'GST %', ...heads].map((name) => (
              <th key={name} scope="col" className="py-1 pl-3 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bill.items.map((item) => (
            <tr key={item.line} className="border-t border-line align-top">
              <td className="py-2 pr-3 text-ink-2">{item.line}</td>
              <td className="py-2 pr-3">
                <span dir="auto">{item.name}</span>
                <span className={`block text-xs ${lookOf(item)}`}>
                  {eligibilityInWords(item)}
                  {item.batch !== null && ` · batch ${item.batch}`}
                </span>
              </td>
              <td className="py-2 pr-3">{item.hsn}</td>
              <td className="num py-2 pl-3">{measured(item.quantityThousandths)}</td>
              <td className="num py-2 pl-3">{measured(item.rateThousandths)}</td>
              <td className="num py-2 pl-3">{formatPaise(item.taxablePaise)}</td>
              <td className="num py-2 pl-3">{decimalText(item.taxBps, 2)}</td>
              {(isIgst ? [item.igstPaise] : [item.cgstPaise, item.sgstPaise]).map((tax, at) => (
                <td key={heads[at]} className="num py-2 pl-3">
                  {formatPaise(tax)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Totals({ bill: { totals } }: { readonly bill: PurchaseBillDetail }) {
  const rows = [
    { name: 'Taxable value', paise: totals.taxablePaise },
    { name: 'CGST', paise: totals.cgstPaise },
    { name: 'SGST', paise: totals.sgstPaise },
    { name: 'IGST', paise: totals.igstPaise },
    { name: 'Cess', paise: totals.cessPaise },
    { name: 'Round off', paise: totals.roundOffPaise },
  ].filter(({ name, paise }) => name === 'Taxable value' || paise !== 0);
  return (
    <div className="mt-3 ml-auto w-80 max-w-full">
      <KeyValue
        pairs={[
          ...rows.map(({ name, paise }) => ({ name, value: formatPaise(paise) })),
          { name: 'Total as printed', value: formatRupees(totals.totalPaise) },
        ]}
      />
    </div>
  );
}

type EndingProps = Props & {
  readonly ending: 'reverse' | 'discard';
  readonly onClose: () => void;
};

/** Reversing takes all of it back on a day; a draft that is discarded has done nothing. */
function EndingDialog({ bookId, bill, ending, onClose }: EndingProps) {
  const [today] = useState(todayInIndia);
  const [reason, setReason] = useState('');
  const [day, setDay] = useState(() => formatDate(today));
  const [submitted, setSubmitted] = useState(false);
  const notify = useSetAtom(noticeAtom);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const isReversal = ending === 'reverse';
  const date = parseDate(day, today);
  const at = { params: { billId: bill.id }, query: { book_id: bookId } };
  const body = { reason: reason.trim() };
  const act: AskedAct<PurchaseBillDetail> = isReversal
    ? actOf(reversePurchaseBill, { ...at, body: { ...body, ...(date !== null && { date }) } })
    : actOf(discardPurchaseBill, { ...at, body });
  const refused = fieldErrorsOf(failure);
  const submit = (): boolean => {
    setSubmitted(true);
    if (body.reason === '' || (isReversal && date === null)) return false;
    void send(act.send, async (written) => {
      await tookInBill(bookId, written);
      notify({ kind: 'done', text: isReversal ? 'Bill reversed.' : 'Draft discarded.' });
      onClose();
    });
    return true;
  };
  return (
    <Dialog
      title={isReversal ? `Reverse bill ${purchaseBillName(bill)}` : 'Discard this draft'}
      grows
      onClose={onClose}
    >
      <p className="mb-3 text-ink-2">
        {isReversal
          ? 'Its journal, its input credit, its goods and its open item go back on that day.'
          : 'Nothing of it is in the books.'}
      </p>
      <FormFrame form={{ busy, failure, submit }} save={isReversal ? 'Reverse' : 'Discard'}>
        <Required>
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            error={submitted && body.reason === '' ? 'Give a reason' : refused['reason']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
          />
        </Required>
        {isReversal && (
          <DateField
            label="Dated"
            text={day}
            onText={setDay}
            today={today}
            readOnly={busy}
            error={submitted && date === null ? UNREADABLE_DATE : refused['date']}
          />
        )}
      </FormFrame>
    </Dialog>
  );
}
