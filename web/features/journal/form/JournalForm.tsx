// The voucher. Enter goes to the next thing that is missing, Ctrl+Enter posts, and nothing that was
// typed is lost when the server says no.
import { Suspense, lazy, useState } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import { postJournal } from '#api/contract/journal/journal.ts';
import type { PostedJournal } from '#api/contract/journal/journal.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useOpenBills } from '../bills/use-open-bills.ts';
import { BalanceBar } from './BalanceBar.tsx';
import { checkEntry, entryErrorTexts, journalBodyOf } from '../draft/check.ts';
import { entryRefusals } from '../draft/refusals.ts';
import { mayBearGstMark } from '../draft/choices.ts';
import type { UseCounts } from '../draft/choices.ts';
import { SIDES, draftTotalsOf } from '../draft/draft.ts';
import type { JournalDraft, ManualVoucherType, Prefill } from '../draft/draft.ts';
import { EffectLine } from './EffectLine.tsx';
import { firstMissing, journalPlaceName } from '../draft/next-field.ts';
import type { JournalPlace } from '../draft/next-field.ts';
import { useGhost } from '../habits/use-ghost.ts';
import type { AddRequest, FormParts } from './parts.ts';
import { PostBar } from './PostBar.tsx';
import { SideColumn } from './SideColumn.tsx';
import { useOutbox } from '../draft/use-outbox.ts';
import { useFormKeys } from '../draft/use-form-keys.ts';
import { usePosting } from '../draft/use-posting.ts';
import { focusJournalPlace } from '../draft/use-journal-draft.ts';
import type { JournalDraftStart, JournalTyping } from '../draft/use-journal-draft.ts';
import { VoucherHead } from './VoucherHead.tsx';

/** Below the form, where nobody types. */
const LatestOfType = lazy(async () => ({
  default: (await import('../habits/LatestOfType.tsx')).LatestOfType,
}));

/** Few entries are of another type than they say. */
const TypeOffer = lazy(async () => ({ default: (await import('./TypeOffer.tsx')).TypeOffer }));

/** Few entries set GST off or pay it. */
const GstMarks = lazy(async () => ({ default: (await import('./GstMarks.tsx')).GstMarks }));

type Props = JournalDraftStart & {
  readonly bookId: number;
  readonly scope: number | undefined;
  readonly accounts: readonly Account[];
  readonly journal: JournalTyping;
  readonly onAdd: (request: AddRequest) => void;
  readonly used: UseCounts;
  readonly lastNarration: string;
  readonly onPosted: (posted: PostedJournal, how: { readonly another: boolean }) => void;
};

export function JournalForm({ journal, accounts, bookId, scope, prefill, ...rest }: Props) {
  const { draft, today } = journal;
  const [submitted, setSubmitted] = useState(false);
  const posting = usePosting(journal, bookId);
  const keep = useOutbox({
    journal,
    bookId,
    failure: posting.failure,
    idempotencyKey: posting.key,
    onKept: () => {
      posting.renew();
      journal.startAfresh(draft.voucherType);
    },
  });
  const [autoFocusAt] = useState(() => journalPlaceName(beginning(draft, prefill)));
  const { lastNarration, used } = rest;
  const errors = entryErrorTexts([
    ...entryRefusals(posting.failure, posting.sent, draft),
    ...(submitted ? checkEntry(draft, today) : []),
  ]);
  const bills = useOpenBills({ bookId, accounts, now: journal.now, change: journal.change });
  const parts: FormParts = {
    bookId,
    scope,
    accounts,
    journal,
    errors,
    autoFocusAt,
    busy: posting.busy,
    used,
    ghost: useGhost(bookId, journal),
    bills,
    onAdd: rest.onAdd,
  };

  const post = (how: { readonly another: boolean }) => {
    const gap = checkEntry(journal.now(), today)[0];
    setSubmitted(gap !== undefined);
    if (gap !== undefined) return focusJournalPlace(gap.place);
    posting.post((posted) => {
      setSubmitted(false);
      bills.reset();
      rest.onPosted(posted, how);
    });
  };
  const showKeys = useFormKeys({ journal, scope, lastNarration, busy: posting.busy, onPost: post });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        post({ another: false });
      }}
    >
      <Restored
        form={{ restoredAt: journal.restoredAt, startAfresh: () => journal.startAfresh() }}
      />
      <div className="card flex flex-col">
        <VoucherHead {...parts} showKeys={showKeys} />
        <div className="grid md:grid-cols-2">
          {SIDES.map((side) => (
            <SideColumn key={side} side={side} {...parts} />
          ))}
        </div>
        <BalanceBar totals={draftTotalsOf(draft)} />
        <div className="border-t border-line px-4 py-1.5 text-sm text-ink-2">
          <Checkbox
            checked={draft.splitBoth}
            onChange={(splitBoth) => journal.change((now) => ({ ...now, splitBoth }))}
          >
            Split both sides
          </Checkbox>
        </div>
        <FormFoot
          bookId={bookId}
          journal={journal}
          accounts={accounts}
          posting={posting}
          onKeep={keep}
        />
      </div>
      <Suspense>
        <LatestOfType bookId={bookId} type={draft.voucherType} />
      </Suspense>
    </form>
  );
}

type FootProps = Pick<Props, 'bookId' | 'journal' | 'accounts'> & {
  readonly posting: ReturnType<typeof usePosting>;
  readonly onKeep: (() => void) | null;
};

function FormFoot({ bookId, journal, accounts, posting, onKeep }: FootProps) {
  const { draft, today } = journal;
  const isWhole = checkEntry(draft, today).length === 0;
  const body = isWhole && !posting.busy ? journalBodyOf(draft, today, bookId) : null;
  const warnings = useActWarnings(postJournal, body === null ? null : { body });
  const { busy, failure } = posting;
  const changeType = (type: ManualVoucherType) => {
    journal.changeType(type);
    posting.clearRefusal();
  };
  return (
    <>
      <div className="px-4 py-3 empty:hidden">
        <Suspense fallback={null}>
          <TypeOffer draft={draft} accounts={accounts} busy={busy} onChange={changeType} />
        </Suspense>
      </div>
      {mayBearGstMark(draft, accounts) && (
        <Suspense fallback={null}>
          <GstMarks
            bookId={bookId}
            accounts={accounts}
            draft={draft}
            today={journal.today}
            busy={busy}
            failure={failure}
            onChange={(update) => {
              journal.change(update);
              posting.clearRefusal();
            }}
          />
        </Suspense>
      )}
      <div className="px-4 pb-3 has-[>:empty]:hidden sm:order-last sm:pt-3">
        <ActWarnings texts={warnings} />
      </div>
      <PostBar journal={journal} busy={busy} failure={failure} onKeep={onKeep} />
      <EffectLine accounts={accounts} draft={draft} />
    </>
  );
}

/** The first thing that is missing; of an account that came with the address, its amount. */
function beginning(draft: JournalDraft, prefill: Prefill | undefined): JournalPlace {
  const first = prefill === undefined ? undefined : draft[prefill.side][0];
  if (prefill === undefined || first?.accountId !== prefill.accountId) {
    return firstMissing(draft).place;
  }
  return { field: 'amount', side: prefill.side, index: 0 };
}
