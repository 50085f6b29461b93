// Many invoices by e-mail: which of them go and to whom, and then how far each mail has come.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Selection } from '#web/ui/lists/register/use-register.ts';
import { Badge, Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import type { InvoiceListQuery } from '../../queries.ts';
import { MAILS } from '../../wording.ts';
import { BULK_MAX, chosenCards } from './chosen-cards.ts';
import { useInvoiceEmails } from './use-invoice-emails.ts';
import type { MailState } from './use-invoice-emails.ts';

const TITLE = 'E-mail invoices';

type Props = {
  readonly bookId: number;
  readonly narrowing: InvoiceListQuery;
  readonly selection: Selection<InvoiceCard>;
  readonly onClose: () => void;
};

export function EmailInvoicesDialog({ bookId, narrowing, selection, onClose }: Props) {
  // As it was opened: a change elsewhere does not move what a person is about to send.
  const [chosen] = useState({ bookId, narrowing, selection });
  const [cards, setCards] = useState<readonly InvoiceCard[] | 'failed' | null>(null);
  // A whole list is read over several calls, which leaving calls off.
  useEffect(() => {
    const reading = new AbortController();
    void chosenCards({ ...chosen, signal: reading.signal }).then((found) => {
      if (!reading.signal.aborted) setCards(found ?? 'failed');
    });
    return () => reading.abort();
  }, [chosen]);
  if (cards !== null && cards !== 'failed')
    return <Mails bookId={bookId} cards={cards} onClose={onClose} />;
  return (
    <Dialog title={TITLE} size="large" onClose={onClose}>
      {cards === null ? (
        <Skeletons label="Loading the invoices" count={6} item="h-(--row)" layout="grid gap-px" />
      ) : (
        <Notice kind="problem">Could not read the list. Try again.</Notice>
      )}
    </Dialog>
  );
}

type MailsProps = Pick<Props, 'bookId' | 'onClose'> & { readonly cards: readonly InvoiceCard[] };

function Mails({ bookId, cards, onClose }: MailsProps) {
  const { phase, failure, sendable, send, stateOf } = useInvoiceEmails(bookId, cards);
  const mail = useQuery(billingSettingsOf(bookId)).data?.mail;
  const states = cards.map((card) => ({ card, state: stateOf(card) }));
  const submit = () => void send();
  return (
    <Dialog
      title={TITLE}
      size="large"
      onClose={onClose}
      foot={
        <div className="flex w-full flex-wrap items-center justify-end gap-2">
          <p role="status" className="mr-auto text-ink-2">
            {howFar(states.map(({ state }) => state))}
          </p>
          <Button onClick={onClose}>{phase === 'ready' ? 'Cancel' : 'Close'}</Button>
          {(phase !== 'asked' || sendable.length > 0) && (
            <Button
              kind="primary"
              data-first=""
              aria-keyshortcuts="Control+Enter"
              reason={sendable.length === 0 ? 'None of these can be sent' : null}
              busyText={phase === 'sending' ? 'Sending…' : null}
              onClick={submit}
            >
              {sendable.length === 1
                ? 'Send one e-mail'
                : `Send ${formatCount(sendable.length)} e-mails`}{' '}
              <Kbd onBrand>Ctrl ↵</Kbd>
            </Button>
          )}
        </div>
      }
    >
      <EmailsKeys submit={submit} />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <p className="pb-2 text-sm text-ink-2">
        Each goes to its customer’s own address. {mail !== undefined && MAILS[mail].hint}
        {cards.length >= BULK_MAX && ` At most ${BULK_MAX} are sent at once.`}
      </p>
      <ul aria-label="Invoices" className="max-h-112 overflow-auto border-t border-line">
        {states.map(({ card, state }) => (
          <MailLine key={card.id} card={card} state={state} />
        ))}
      </ul>
    </Dialog>
  );
}

function EmailsKeys({ submit }: { readonly submit: () => void }) {
  useKeys('E-mails', acceptKeys('Send the e-mails', submit));
  return null;
}

const WORDS = {
  ready: 'to be sent',
  waiting: 'on their way',
  sent: 'sent',
  failed: 'failed',
  refused: 'refused',
  'left-out': 'left out',
} as const;

/** @returns how many are in each state, those that matter first. */
function howFar(states: readonly MailState[]): string {
  const parts = (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((is) => {
    const count = states.filter((state) => state.is === is).length;
    return count === 0 ? [] : [`${formatCount(count)} ${WORDS[is]}`];
  });
  return parts.join(', ');
}

const BADGES = {
  waiting: { kind: 'warn', text: 'Waiting' },
  sent: { kind: 'good', text: 'Sent' },
  failed: { kind: 'overdue', text: 'Failed' },
  refused: { kind: 'overdue', text: 'Refused' },
} as const;

type LineProps = { readonly card: InvoiceCard; readonly state: MailState };

function MailLine({ card, state }: LineProps) {
  const badge = state.is === 'ready' || state.is === 'left-out' ? null : BADGES[state.is];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-2 py-1.5">
      <span className="w-24 shrink-0 text-brand-ink">{card.number}</span>
      <span className="min-w-0 flex-1 basis-48">
        <span dir="auto" className="wrap-anywhere">
          {card.customerName}
        </span>
        {card.customerEmail !== null && (
          <span className="block text-sm wrap-anywhere text-ink-2">{card.customerEmail}</span>
        )}
        {'why' in state && (
          <span
            className={`block text-sm ${state.is === 'left-out' ? 'text-warn' : 'text-overdue'}`}
          >
            {state.is === 'left-out' ? `${state.why}: left out` : state.why}
          </span>
        )}
      </span>
      {badge !== null && <Badge kind={badge.kind}>{badge.text}</Badge>}
    </li>
  );
}
