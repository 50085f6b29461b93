// How a quotation, a proforma invoice or a delivery challan comes and goes: drafted, issued, turned
// into invoices, closed or withdrawn. It is not the lifecycle of what posts (`trade/lifecycle.ts`):
// see decision 103.
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { financialYearLabelOf } from '../../../invoice/index.ts';
import type { DraftPresale, PresaleCommand, PresaleFacts, ReportPresaleEmail } from './commands.ts';
import { changePresaleDraft, draftPresale } from './drafting.ts';
import { reportPresaleEmail, requestPresaleEmail } from './emailing.ts';
import type { PresaleEvent } from './events.ts';
import type { DraftedPresale, NumberedPresale, PresaleState } from './evolve.ts';
import { cameBack, goodsOpen, lockedDayRefusal, neverWent } from './goods.ts';
import { issueDraft } from './issuing.ts';
import type { PresaleRejection } from './rejections.ts';

type Decision = Result<readonly PresaleEvent[], PresaleRejection>;

export function decide(
  state: PresaleState,
  command: PresaleCommand,
  facts: PresaleFacts,
): Decision {
  const { presaleId } = command.data;
  if (command.type === 'DraftPresale') return draftPresale(state, command, facts);
  if (state.status === 'absent') return rejected({ kind: 'presale_not_found', presaleId });
  if (command.type === 'ReportPresaleEmail') return reportPresaleEmail(state, command);
  if (state.status === 'withdrawn') {
    if (command.type === 'WithdrawPresale') return accepted([]);
    return rejected({ kind: 'presale_is_withdrawn', number: state.number });
  }
  return state.status === 'draft'
    ? decideDraft(state, command, facts)
    : decideNumbered(state, command, facts);
}

type LaterCommand = Exclude<PresaleCommand, DraftPresale | ReportPresaleEmail>;

function decideDraft(state: DraftedPresale, command: LaterCommand, facts: PresaleFacts): Decision {
  const { presaleId } = command.data;
  const { kind } = state;
  switch (command.type) {
    case 'ChangePresaleDraft':
      return changePresaleDraft(state, command, facts);
    case 'IssuePresale':
      return issueDraft(state, presaleId, facts);
    case 'WithdrawPresale': {
      const data = { presaleId, kind, number: null, reason: command.data.reason };
      return accepted([{ type: 'PresaleWithdrawn', version: 3, data }]);
    }
    default:
      return rejected({ kind: 'presale_is_a_draft', of: kind });
  }
}

function decideNumbered(
  state: NumberedPresale,
  command: LaterCommand,
  facts: PresaleFacts,
): Decision {
  const { presaleId } = command.data;
  const { today, nextInvoice } = facts.invoice;
  const { kind, number } = state;
  if (command.type === 'ChangePresaleDraft' || command.type === 'IssuePresale') {
    return rejected({ kind: 'presale_is_issued', number });
  }
  if (command.type === 'RequestPresaleEmail') return requestPresaleEmail(state, command, facts);
  const goodsOut = goodsOpen(state, facts.standing);
  const isOver = state.status === 'closed' && goodsOut.length === 0;
  if (command.type === 'ClosePresale' && isOver) return accepted([]);
  const refusal = invoicedRefusal(state, command, facts);
  if (refusal !== null) return rejected(refusal);
  const { issueDate } = state;
  if (command.type === 'WithdrawPresale') {
    const back = neverWent({ goodsOut, issueDate }, facts.invoice);
    const data = { presaleId, kind, number, reason: command.data.reason, ...back };
    return backOn(back, facts) ?? accepted([{ type: 'PresaleWithdrawn', version: 3, data }]);
  }
  if (command.type === 'ClosePresale') {
    const back = cameBack({ goodsOut, issueDate }, facts.invoice);
    const data = { presaleId, number, reason: command.data.reason, ...back };
    return backOn(back, facts) ?? accepted([{ type: 'PresaleClosed', version: 3, data }]);
  }
  if (state.status === 'closed') return rejected({ kind: 'presale_is_closed', number });
  const { number: invoiceNumber } = nextInvoice(financialYearLabelOf(today));
  const data = { presaleId, number, invoiceId: command.data.invoiceId, invoiceNumber };
  return accepted([{ type: 'PresaleInvoiced', version: 1, data }]);
}

/** @returns the refusal of goods that would come back on a locked day. */
function backOn(
  { broughtBack }: ReturnType<typeof cameBack>,
  { invoice }: PresaleFacts,
): Decision | null {
  const refusal = broughtBack === undefined ? null : lockedDayRefusal(broughtBack.on, invoice);
  return refusal === null ? null : rejected(refusal);
}

/**
 * What an invoice takes whole waits for it. A challan of which goods are open may be billed further
 * and closed, and is withdrawn no more.
 */
function invoicedRefusal(
  state: NumberedPresale,
  { type }: Pick<PresaleCommand, 'type'>,
  { standing }: Pick<PresaleFacts, 'standing'>,
): PresaleRejection | null {
  const made = state.invoices.filter(({ invoiceId }) => standing.has(invoiceId));
  const last = made.find(({ invoiceId }) => standing.get(invoiceId) === null) ?? made.at(-1);
  if (last === undefined) return null;
  const isWhole = standing.get(last.invoiceId) === null;
  const isOpen = !isWhole && goodsOpen(state, standing).length > 0;
  const { number } = state;
  return isOpen && type !== 'WithdrawPresale'
    ? null
    : { kind: 'presale_is_invoiced', number, invoiceNumber: last.number };
}
