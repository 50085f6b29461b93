// Beside a draft: why this tax, whether it may be issued, what it will post, and what is
// outstanding after it. What is missing leads to its field in the editor.
import { Link } from 'react-router-dom';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { invoicePlaceName } from '../draft/next-field.ts';
import type { InvoicePlace } from '../draft/next-field.ts';
import { isPlaceUnknown } from '../draft/priced.ts';
import { ASKING_CARD, TaxReason, TELLING_CARD } from '../editor/tax/TaxReason.tsx';
import { AfterThis } from './AfterThis.tsx';
import { DraftWaiting } from './DraftWaiting.tsx';
import { ReadyToIssue } from './ReadyToIssue.tsx';
import { useDraftPreview } from './use-draft-preview.ts';
import { WillPost } from './WillPost.tsx';

type Props = {
  readonly invoice: InvoiceDetail;
  /** Whether the person may change the draft; without it nothing leads there. */
  readonly mayEdit: boolean;
};

export function DraftPanel({ invoice, mayEdit }: Props) {
  const { id: bookId, name: bookName, scope } = usePageBook();
  const shown = useDraftPreview({ bookId, bookName }, invoice);
  if (shown === null) return <DraftWaiting />;
  const { draft, known, priced } = shown;
  const field = (place: InvoicePlace, words: string) =>
    mayEdit ? (
      <Link to={paths.editInvoice(invoice.id, scope, invoicePlaceName(place))} className="link">
        {words}
      </Link>
    ) : (
      words
    );
  const isUnknown = isPlaceUnknown(priced);
  const asked = isUnknown && priced.asks !== null ? 'service-place' : 'place';
  return (
    <aside aria-label="Before it is issued" className="flex flex-col gap-3 print:hidden">
      <div className={isUnknown ? ASKING_CARD : TELLING_CARD}>
        <p>
          <TaxReason priced={priced} known={known} reverseCharge={draft.reverseCharge} />{' '}
          {mayEdit && (
            <Link
              to={paths.editInvoice(invoice.id, scope, asked)}
              className="font-medium underline underline-offset-2"
            >
              {isUnknown ? 'Choose' : 'Change'}
            </Link>
          )}
        </p>
      </div>
      <ReadyToIssue
        bookId={bookId}
        draft={draft}
        known={known}
        priced={priced}
        number={invoice.number}
        toField={field}
      />
      <WillPost entries={priced.entries} />
      {known.customer !== null && (
        <AfterThis bookId={bookId} customer={known.customer} invoice={invoice} />
      )}
    </aside>
  );
}
