// A document before an invoice while it is a draft: what is kept of it, by its kind.
import { calendarDate, daysAfter } from '../../../kernel/calendar-date.ts';
import { isSame } from '../../../kernel/decider.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { customerRefusal, unregisteredRateRefusal } from '../../../invoice/index.ts';
import type { DraftLine } from '../../../invoice/index.ts';
import type { ChangePresaleDraft, DraftPresale, PresaleFacts, PresaleInput } from './commands.ts';
import { PRESALE_DRAFT_VERSION } from './events.ts';
import type { PresaleEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { DraftedPresale, PresaleState } from './evolve.ts';
import { issueDraft } from './issuing.ts';
import { PRESALE_KINDS } from './presale.ts';
import { pricePresale } from './pricing.ts';
import type { PresaleRejection } from './rejections.ts';
import type { PresaleKind } from './terms.ts';

type Decision = Result<readonly PresaleEvent[], PresaleRejection>;

/** A draft has no number before it is issued. */
export function draftPresale(
  state: PresaleState,
  { data }: DraftPresale,
  facts: PresaleFacts,
): Decision {
  const { presaleId, kind } = data;
  if (state.status !== 'absent') return rejected({ kind: 'presale_exists', presaleId });
  const written = writtenOf(kind, data, facts);
  if (!written.ok) return written;
  const drafted: PresaleEvent = {
    type: 'PresaleDrafted',
    version: PRESALE_DRAFT_VERSION,
    data: { presaleId, kind, ...written.value },
  };
  if (!data.issue) return accepted([drafted]);
  const after = evolve(state, drafted);
  const issued = after.status === 'draft' ? issueDraft(after, presaleId, facts) : accepted([]);
  return issued.ok ? accepted([drafted, ...issued.value]) : issued;
}

/** What says the same leaves no trace. */
export function changePresaleDraft(
  state: DraftedPresale,
  { data }: ChangePresaleDraft,
  facts: PresaleFacts,
): Decision {
  const issueDate = data.draft.issueDate ?? calendarDate(state.draft.issueDate);
  const input = { ...data, draft: { ...data.draft, issueDate } };
  const written = writtenOf(state.kind, input, facts, state.draft.lines);
  if (!written.ok) return written;
  const { presaleId } = data;
  if (isSame(evolve(state, changed(presaleId, written.value)), state)) return accepted([]);
  return accepted([changed(presaleId, written.value)]);
}

type DraftContent = Omit<
  Extract<PresaleEvent, { type: 'PresaleDraftChanged' }>['data'],
  'presaleId'
>;

const changed = (presaleId: number, written: DraftContent): PresaleEvent => ({
  type: 'PresaleDraftChanged',
  version: PRESALE_DRAFT_VERSION,
  data: { presaleId, ...written },
});

/** @returns what is kept of a draft: only what its kind says, with the days that were not given. */
function writtenOf(
  kind: PresaleKind,
  input: PresaleInput,
  facts: PresaleFacts,
  had: readonly DraftLine[] = [],
): Result<DraftContent, PresaleRejection> {
  const { customerId } = input;
  const { saysReason, validDays } = PRESALE_KINDS[kind];
  const challan = saysReason ? input.challan : null;
  if (saysReason && challan === null) return rejected({ kind: 'challan_reason_missing' });
  const refusal =
    customerRefusal(customerId, facts.invoice) ??
    unregisteredRateRefusal(input.draft.lines, facts.invoice, had);
  if (refusal !== null) return rejected(refusal);
  const priced = pricePresale(input.draft, challan, facts.invoice);
  if (!priced.ok) return priced;
  const { heads, draft: document } = priced.value;
  const { issueDate } = document;
  const validUntil =
    validDays === null ? null : (input.validUntil ?? daysAfter(calendarDate(issueDate), validDays));
  if (validUntil !== null && validUntil < issueDate) {
    return rejected({ kind: 'quotation_ends_before_issue', validUntil, issueDate });
  }
  return accepted({ customerId, validUntil, challan, heads, draft: document });
}
