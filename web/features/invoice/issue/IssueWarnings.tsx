// What is unusual about an invoice, or a document before one, before it is issued. That the date of
// an invoice is earlier than that of a lower number stands among what is checked, with the way to
// the field.
import { createInvoice, issueInvoice } from '#api/contract/invoice/invoice.ts';
import type { PresaleKind } from '#core/trade/kinds/presale/index.ts';
import { createPresale, issuePresale } from '#api/contract/trade/presale.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { checkInvoice, invoiceBodyOf } from '../draft/body.ts';
import type { BookOfDraft } from '../draft/body.ts';
import type { InvoiceDraft } from '../draft/draft.ts';
import { checkKind, presaleBodyOf } from '../presale/presale-body.ts';

const CHECKED = ['earlier_date'] as const;

type TypedProps = {
  readonly book: BookOfDraft;
  readonly draft: InvoiceDraft;
  readonly busy: boolean;
};

/** Of one that is typed, as if it were issued at once. */
export function TypedWarnings({ book, draft, busy }: TypedProps) {
  const today = todayInIndia();
  const isWhole = !busy && checkInvoice(draft, today).length === 0;
  const body = isWhole ? { ...invoiceBodyOf(draft, today, book), issue: true } : null;
  const texts = useActWarnings(createInvoice, body === null ? null : { body }, CHECKED);
  return <ActWarnings texts={texts} />;
}

type TypedPresaleProps = TypedProps & { readonly kind: PresaleKind };

/** A challan takes goods out as an invoice does. */
export function TypedPresaleWarnings({ book, draft, kind, busy }: TypedPresaleProps) {
  const today = todayInIndia();
  const missing = [...checkInvoice(draft, today), ...checkKind(draft, kind)];
  const body = { ...presaleBodyOf(draft, kind, { today, book }), kind, issue: true };
  const isWhole = !busy && missing.length === 0;
  return <ActWarnings texts={useActWarnings(createPresale, isWhole ? { body } : null)} />;
}

type DraftProps = { readonly bookId: number; readonly invoiceId: number };

/** Of a draft that the books have. */
export function DraftWarnings({ bookId, invoiceId }: DraftProps) {
  const input = { params: { invoiceId }, query: { book_id: bookId }, body: {} };
  return <ActWarnings texts={useActWarnings(issueInvoice, input, CHECKED)} />;
}

/** Of a draft of a document before an invoice. */
export function DraftPresaleWarnings({
  bookId,
  presaleId,
}: {
  readonly bookId: number;
  readonly presaleId: number;
}) {
  const input = { params: { presaleId }, query: { book_id: bookId }, body: {} };
  return <ActWarnings texts={useActWarnings(issuePresale, input)} />;
}
