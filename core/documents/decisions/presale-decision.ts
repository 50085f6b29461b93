// Decides on a document before an invoice. It posts nothing; what is turned into an invoice drafts
// that in the same act, by the invoice's own rules.
import type { DraftInput, InvoiceRejection } from '../../invoice/index.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import {
  draftOfOpen,
  goodsOpen,
  PRESALE_KINDS,
  presaleDecider,
} from '../../trade/kinds/presale/index.ts';
import type {
  PresaleCommand,
  PresaleFacts,
  PresaleRejection,
  PresaleState,
  StandingInvoices,
} from '../../trade/kinds/presale/index.ts';
import type { CustomerId, InvoiceId } from '../../kernel/ids.ts';
import { onStreams } from '../decide-with-journals.ts';
import type { DocumentContext, DocumentRejection, StreamEvent } from '../facts.ts';
import { decideInvoice, invoiceFacts } from './invoice-decision.ts';
import { nextOf } from '../numbers/numbers.ts';
import { invoiceCustomerOf } from '../customers/parties.ts';

/** What a decision on such a document is made from. */
export type PresaleContext = DocumentContext & { readonly presale: PresaleState };

type PresaleDecisionRejection = PresaleRejection | InvoiceRejection | DocumentRejection;

/** All of it is accepted, or nothing: the document refuses first, then its invoice. */
export function decidePresale(
  command: PresaleCommand,
  context: PresaleContext,
): Result<readonly StreamEvent[], PresaleDecisionRejection> {
  const { presale } = context;
  const decided = presaleDecider.decide(presale, command, presaleFacts(command, context));
  if (!decided.ok) return decided;
  const own = onStreams(presaleDecider, decided.value, command);
  if (command.type !== 'InvoicePresale' || own.length === 0) return accepted(own);
  const invoice = draftInvoice(command.data.invoiceId, context);
  return invoice.ok ? accepted([...invoice.value, ...own]) : invoice;
}

function presaleFacts(command: PresaleCommand, context: PresaleContext): PresaleFacts {
  const { states, presale } = context;
  const customerId = presaleCustomerIdOf(presale, command);
  return {
    invoice: {
      ...invoiceFacts(context),
      customer: invoiceCustomerOf(states.customer(customerId ?? 0)),
      credit: null,
      moneyAccountId: null,
      refundOfNote: null,
    },
    nextNumber: (kind, financialYear) => nextOf(kind, context)(financialYear),
    standing: standingOf(context),
  };
}

/** @returns whom a command is about: whom it names, else the document's customer. */
export function presaleCustomerIdOf(
  state: PresaleState,
  { data }: PresaleCommand,
): CustomerId | null {
  if ('customerId' in data) return data.customerId;
  return state.status === 'absent' ? null : (state.customerId as CustomerId);
}

/** @returns the invoices that were made of a document, whether or not they stand. */
export const invoicesMadeOf = (state: PresaleState): readonly number[] =>
  'invoices' in state ? state.invoices.map(({ invoiceId }) => invoiceId) : [];

function standingOf({ presale, states }: PresaleContext): StandingInvoices {
  const made = invoicesMadeOf(presale).map((id) => [id, states.invoice(id)] as const);
  return new Map(
    made
      .filter(([, { status }]) => status !== 'cancelled')
      .map(([id, one]) => [
        id,
        one.status === 'issued' ? (one.issued.delivered?.goods ?? null) : null,
      ]),
  );
}

/** Of today, due by the usual term; without a reference of its own it names the document. */
function draftInvoice(invoiceId: InvoiceId, context: PresaleContext) {
  const { presale } = context;
  invariant('invoices' in presale, 'Only a numbered document is turned into an invoice.');
  const { kind, number, customerId } = presale;
  const standing = standingOf(context);
  const whole =
    standing.size === 0 ? presale.draft : draftOfOpen(presale.draft, goodsOpen(presale, standing));
  const { book } = context.states;
  const isOutside = book.status === 'open' && book.billing.registration === 'unregistered';
  // A rate that was written while the book had a GSTIN is charged no more.
  const lines = whole.lines.map((line) => (isOutside ? { ...line, rateBps: 0 } : line));
  const draft = { ...whole, lines };
  const reference = draft.reference ?? `${PRESALE_KINDS[kind].title} ${number}`;
  const input: DraftInput = { ...draft, issueDate: null, dueDate: null, reference };
  const data = { invoiceId, customerId: customerId as CustomerId, draft: input, issueAs: null };
  return decideInvoice({ type: 'DraftInvoice', data }, context);
}
