// One debit note to a supplier: what went back, of which bill, and what may be done with it.
import { Link, useParams } from 'react-router-dom';
import {
  discardPurchaseDebitNote,
  postPurchaseDebitNote,
  reversePurchaseDebitNote,
} from '#api/contract/trade/purchase-debit-note.ts';
import type { PurchaseDebitNoteDetail } from '#api/contract/trade/purchase-debit-note.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { DocumentLines } from '../DocumentLines.tsx';
import { DocumentAtAddress, DocumentPage } from '../DocumentPage.tsx';
import type { DocumentWords } from '../DocumentPage.tsx';
import { DocumentTotals } from '../DocumentTotals.tsx';
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
  return (
    <DocumentPage
      bookId={bookId}
      document={note}
      words={words}
      name={purchaseNoteName(note)}
      title={note.number === null ? 'Draft debit note' : `Debit note ${note.number}`}
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
    >
      <Facts note={note} />
      <DocumentLines
        caption="Lines of the debit note"
        items={note.items}
        isIgst={note.heads === 'inter'}
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
    </DocumentPage>
  );
}

const orDash = (text: string): string => (text === '' ? '—' : text);

function Facts({ note }: { readonly note: PurchaseDebitNoteDetail }) {
  const { scope } = usePageBook();
  const [bill] = note.bills;
  return (
    <div className="card grid gap-x-8 gap-y-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
      <KeyValue
        pairs={[
          {
            name: 'Of bill',
            value:
              note.billId === null ? (
                '—'
              ) : (
                <Link to={paths.purchaseBill(note.billId, scope)} className="link-name">
                  {note.billNumber ?? 'The bill'}
                </Link>
              ),
          },
          { name: 'Bill date', value: orDash(dayText(bill?.billDate ?? null)) },
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
          { name: 'Settles the bill by', value: formatRupees(bill?.againstPaise ?? 0) },
          { name: 'Unadjusted', value: formatRupees(note.outstandingPaise) },
        ]}
      />
    </div>
  );
}
