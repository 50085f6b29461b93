// One debit note to a supplier: what went back, of which bill, and what may be done with it.
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  discardPurchaseDebitNote,
  postPurchaseDebitNote,
  reversePurchaseDebitNote,
  reversePurchaseDebitNoteMatch,
} from '#api/contract/trade/purchase-debit-note.ts';
import type { PurchaseDebitNoteDetail } from '#api/contract/trade/purchase-debit-note.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { DocumentLines, taxColumns } from '../DocumentLines.tsx';
import { DocumentAtAddress, DocumentPage } from '../DocumentPage.tsx';
import type { DocumentWords } from '../DocumentPage.tsx';
import { DocumentTotals } from '../DocumentTotals.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { purchaseNoteOf, tookInNote } from './queries.ts';
import { noteCreditInWords, noteStatusInWords, purchaseNoteName } from './wording.ts';

export function PurchaseNotePage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['noteId']);
  const list = { name: 'Debit notes', to: paths.purchaseNotes(scope) };
  const words = { noun: 'debit note', title: 'Debit note', list };
  return (
    <DocumentAtAddress
      words={words}
      id={id}
      query={purchaseNoteOf(bookId, id)}
      page={(note) => <Note key={id} bookId={bookId} note={note} words={words} />}
    />
  );
}

type Props = {
  readonly bookId: number;
  readonly note: PurchaseDebitNoteDetail;
  readonly words: DocumentWords;
};

function Note({ bookId, note, words }: Props) {
  const { scope } = usePageBook();
  const has = useRights();
  const at = { params: { noteId: note.id }, query: { book_id: bookId } };
  const [answering, setAnswering] = useState<'enter' | 'take-out' | null>(null);
  const isOpen = note.status === 'posted' && note.creditState === 'open';
  return (
    <DocumentPage
      bookId={bookId}
      document={note}
      words={words}
      name={purchaseNoteName(note)}
      title={titleOf(note)}
      status={noteStatusInWords(note)}
      kind="purchase_debit_note"
      rights={{
        draft: has('DraftPurchaseDebitNote'),
        post: has('PostPurchaseDebitNote'),
        reverse: has('ReversePurchaseDebitNote'),
      }}
      editAt={paths.editPurchaseNote(note.id, scope)}
      post={actOf(postPurchaseDebitNote, { ...at, body: { expected: note.seq } })}
      reverse={(body) => actOf(reversePurchaseDebitNote, { ...at, body })}
      discard={(body) => actOf(discardPurchaseDebitNote, { ...at, body })}
      reversalDoes="Its journal, its goods and what it settled go back on that day."
      onWritten={(written) => tookInNote(bookId, written)}
      acts={[
        ...(isOpen && has('PostPurchaseDebitNote')
          ? [{ keys: 'M', name: 'Supplier’s answer', run: () => setAnswering('enter') }]
          : []),
        ...(note.answer !== null && has('ReversePurchaseDebitNote')
          ? [{ keys: 'U', name: 'Take the answer out', run: () => setAnswering('take-out') }]
          : []),
      ]}
    >
      <Facts note={note} />
      <DocumentLines
        caption="Lines of the debit note"
        items={note.items}
        taxes={taxColumns(note.heads === 'inter')}
        numberOf={({ line, billLine }) => billLine ?? line}
        remark={({ eligibility }) =>
          eligibility !== 'eligible' && (
            <span className="block text-xs text-warn">What gave no credit is cost</span>
          )
        }
      />
      <DocumentTotals
        totals={note.totals}
        total="Total"
        less={{ tdsPaise: note.tdsPaise, left: 'Owed by the supplier' }}
      />
      <Answer bookId={bookId} note={note} />
      {answering === 'enter' && (
        <MatchDialog bookId={bookId} note={note} onClose={() => setAnswering(null)} />
      )}
      {answering === 'take-out' && (
        <ReasonDialog
          title={`Take the answer to ${purchaseNoteName(note)} out`}
          about="The note is open again, and what the answer posted is reversed on its own day."
          confirm="Take it out"
          done="The answer is taken out."
          act={(reason) => actOf(reversePurchaseDebitNoteMatch, { ...at, body: { reason } })}
          onDone={(written) => tookInNote(bookId, written)}
          onClose={() => setAnswering(null)}
        />
      )}
    </DocumentPage>
  );
}

/** What was entered from the supplier's credit note bears its number too. */
function titleOf({ number, creditNote, answer }: PurchaseDebitNoteDetail): string {
  const isTheirs = creditNote !== null && answer === null;
  if (number === null) return isTheirs ? 'Draft credit note of a supplier' : 'Draft debit note';
  return isTheirs ? `Credit note ${creditNote.number}, ${number}` : `Debit note ${number}`;
}

/** What the supplier answered, and what that says otherwise. */
function Answer({ bookId, note: { answer, creditNote } }: Pick<Props, 'bookId' | 'note'>) {
  if (answer === null) return null;
  const { matchedOn, journalId, totalPaise } = answer;
  const by = creditNote === null ? 'Without a credit note' : `By credit note ${creditNote.number}`;
  return (
    <p className="mt-3 text-sm text-ink-2">
      {by}, entered on {dayText(matchedOn)}
      {journalId === null ? ', which says the same.' : `: ${differsBy(totalPaise)} `}
      {journalId !== null && (
        <Link to={paths.journal(journalId, bookId)} className="link-quiet underline">
          Its journal
        </Link>
      )}
    </p>
  );
}

const differsBy = (paise: number): string =>
  paise === 0
    ? 'GST and value differ.'
    : `${formatRupees(Math.abs(paise))} ${paise > 0 ? 'more' : 'less'} is credited.`;

const orDash = (text: string): string => (text === '' ? '—' : text);

/** The bills that it gives back of, each with what it settles. */
function BillLinks({ note }: { readonly note: PurchaseDebitNoteDetail }) {
  const { scope } = usePageBook();
  if (note.bills.length === 0) return note.billId === null ? '—' : (note.billNumber ?? '—');
  return note.bills.map(({ billId, billNumber }, at) => (
    <span key={billId}>
      {at > 0 && ', '}
      <Link to={paths.purchaseBill(billId, scope)} className="link-name">
        {billNumber}
      </Link>
    </span>
  ));
}

function Facts({ note }: { readonly note: PurchaseDebitNoteDetail }) {
  const [bill, ...others] = note.bills;
  const { creditNote } = note;
  const settledPaise = note.bills.reduce((sum, { againstPaise }) => sum + againstPaise, 0);
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
      <KeyValue
        pairs={[
          { name: others.length > 0 ? 'Of bills' : 'Of bill', value: <BillLinks note={note} /> },
          ...(others.length > 0
            ? []
            : [{ name: 'Bill date', value: orDash(dayText(bill?.billDate ?? null)) }]),
          {
            name: 'Credit note',
            value:
              creditNote === null ? '—' : `${creditNote.number} of ${dayText(creditNote.date)}`,
          },
        ]}
      />
      <KeyValue
        pairs={[
          { name: 'Dated', value: orDash(dayText(note.postedOn)) },
          { name: 'Input credit', value: orDash(noteCreditInWords(note)) },
        ]}
      />
      <KeyValue
        pairs={[
          {
            name: others.length > 0 ? 'Settles the bills by' : 'Settles the bill by',
            value: formatRupees(settledPaise),
          },
          { name: 'Unadjusted', value: formatRupees(note.outstandingPaise) },
        ]}
      />
    </div>
  );
}
