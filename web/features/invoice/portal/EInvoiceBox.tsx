// How an invoice and its notes stand with the e-invoice portal, and what may be done about it.
import { useState } from 'react';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { EInvoiceReply } from '#api/contract/invoice/portal.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { Box, ITEM } from '../page/Box.tsx';
import { useAllowed } from '#web/client/use-rights.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { CancelIrnDialog } from './CancelIrnDialog.tsx';
import { PortalFileButton } from './PortalFileButton.tsx';
import {
  CANCEL_REASON_NAMES,
  momentText,
  NOUNS,
  PORTAL_BADGES,
  portalDocumentsOf,
  reportByText,
} from './portal.ts';
import type { DocumentOnPage } from './portal.ts';

type Props = { readonly bookId: number; readonly invoice: InvoiceDetail };
type Open = { readonly dialog: 'answer' | 'cancel'; readonly document: DocumentOnPage };

export function EInvoiceBox({ bookId, invoice }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const allowed = useAllowed(bookId);
  const documents = portalDocumentsOf(invoice);
  const given = { bookId, invoiceId: invoice.id, onClose: () => setOpen(null) };
  return (
    <Box title="E-invoice">
      <ul>
        {documents.map((document) => (
          <li key={`${document.kind} ${document.id}`} className={`${ITEM} flex flex-col gap-2`}>
            <State document={document} />
            {document.registration.status === 'to-register' && (
              <PortalFileButton
                bookId={bookId}
                text="Download JSON"
                of={`of ${document.number}`}
                find={() => Promise.resolve([{ kind: document.kind, id: document.id }])}
              />
            )}
            <Acts document={document} allowed={allowed} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      {open?.dialog === 'answer' && <AnswerDialog {...given} document={open.document} />}
      {open?.dialog === 'cancel' && <CancelIrnDialog {...given} document={open.document} />}
    </Box>
  );
}

type ActsProps = {
  readonly document: DocumentOnPage;
  readonly allowed: ReturnType<typeof useAllowed>;
  readonly onOpen: (open: Open) => void;
};

function Acts({ document, allowed, onOpen }: ActsProps) {
  const { status } = document.registration;
  const of = <span className="sr-only"> of {document.number}</span>;
  if (status === 'to-register' && allowed('RegisterEInvoice')) {
    return (
      <span>
        <Button onClick={() => onOpen({ dialog: 'answer', document })}>
          Enter the portal’s response{of}
        </Button>
      </span>
    );
  }
  if (status === 'registered' && allowed('CancelEInvoice')) {
    return (
      <span>
        <Button onClick={() => onOpen({ dialog: 'cancel', document })}>Cancel IRN{of}</Button>
      </span>
    );
  }
  return null;
}

function State({
  document: { kind, number, registration },
}: {
  readonly document: DocumentOnPage;
}) {
  const badge = PORTAL_BADGES[registration.status];
  const reportBy = reportByText(registration);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-2">
          {kind === 'invoice' ? 'This invoice' : `${NOUNS[kind]} ${number}`}
        </span>
        <Badge kind={badge.kind}>{badge.text}</Badge>
      </p>
      {registration.status === 'to-register' && (
        <p className="text-sm text-ink-2">
          {kind === 'invoice' && 'Not an invoice until registered (CGST Rule 48(5)). '}
          {reportBy}
        </p>
      )}
      {registration.irn !== null && <Registration registration={registration} />}
    </>
  );
}

function Registration({ registration }: { readonly registration: EInvoiceReply }) {
  const { irn, ackNumber: number, acknowledgedAt: at, verifiedBy: key } = registration;
  const { cancelledAt: cancelled, cancelReason: reason, cancelRemark: remark } = registration;
  const why = CANCEL_REASON_NAMES.find(({ value }) => value === reason)?.label ?? '';
  const { cancellableUntil: until } = registration;
  return (
    <dl className="flex flex-col gap-1 text-sm">
      <Fact name="IRN" text={irn ?? ''} />
      <Fact name="Ack no." text={number ?? ''} />
      {at !== null && <Fact name="Ack date" text={momentText(at)} />}
      <Fact
        name="Signature"
        text={
          key === null
            ? 'Not checked: no stored key of the portal confirms it'
            : `Checked with the key ${key}`
        }
      />
      {until !== null && (
        <Fact name="Can be cancelled at the portal until" text={momentText(until)} />
      )}
      {cancelled !== null && (
        <Fact name="Cancelled" text={`${momentText(cancelled)}, ${why}: ${remark ?? ''}`} />
      )}
    </dl>
  );
}

const Fact = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt className="text-ink-2">{name}</dt>
    <dd className="wrap-anywhere">{text}</dd>
  </div>
);
