// The journals of documents go through the rules of journals as any other, in the same decision, so
// that a document is refused when its journal is.
import { lockedToOf, returnsOf } from '../../book/index.ts';
import type { PostingRole } from '../../book/index.ts';
import { journalDecider, mayReachLimit } from '../../journal/index.ts';
import type { JournalAccount, JournalCommand, JournalFacts } from '../../journal/index.ts';
import type { AccountId, JournalId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { accountsOfRoles } from '../accounts-of.ts';
import { gstFactsOf } from '../gst-facts.ts';
import type { DocumentRejection, RoleAccount, StreamEvent } from '../facts.ts';
import type { PostingContext } from '../posting-context.ts';
import type { DocumentJournal } from './journals-of.ts';
import type { Posting } from './posting.ts';

/**
 * @param before events of the same decision that make accounts, such as those of its money.
 * @returns the events of the accounts that are made for the journals, then those of the journals.
 */
export function postJournals(
  journals: readonly DocumentJournal[],
  context: PostingContext,
  before: readonly StreamEvent[],
): Result<readonly StreamEvent[], DocumentRejection> {
  const accounts = accountsOfRoles(rolesOf(journals), context, before);
  const created = [...before, ...accounts.events];
  const posted: StreamEvent[] = [];
  for (const journal of journals) {
    const command = 'post' in journal ? postingOf(journal.post, accounts.ids) : reversalOf(journal);
    const decided = journalDecider.decide(
      context.states.journal(command.data.journalId),
      command,
      journalFacts(command, context, { created, count: posted.length }),
    );
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      posted.push({ event, stream: journalDecider.streamOf(event, command) });
    }
  }
  return accepted([...accounts.events, ...posted]);
}

function rolesOf(journals: readonly DocumentJournal[]): readonly PostingRole[] {
  const roles = journals.flatMap((journal) =>
    'post' in journal
      ? journal.post.entries.flatMap(({ to }) => ('role' in to ? [to.role] : []))
      : [],
  );
  return [...new Set(roles)];
}

function postingOf(posting: Posting, ids: ReadonlyMap<PostingRole, number>): JournalCommand {
  const entries = posting.entries.map(({ to, side, amountPaise, references }) => {
    const accountId = 'role' in to ? ids.get(to.role) : to.accountId;
    invariant(accountId !== undefined, 'Every role has its account.');
    return { accountId, side, amountPaise, ...(references && { references: [...references] }) };
  });
  const { voucherType, entryDate, narration, source, credit } = posting;
  const journalId = posting.journalId as JournalId;
  const named = source === null ? {} : { source };
  const gst = credit && [{ mark: 'credit', ...credit, lines: null } as const];
  const data = {
    journalId,
    voucherType,
    entryDate,
    narration,
    ...named,
    entries,
    ...(gst && { gst }),
  };
  return { type: 'PostJournal', data };
}

const reversalOf = ({
  reverse,
}: Extract<DocumentJournal, { reverse: unknown }>): JournalCommand => ({
  type: 'ReverseJournal',
  data: reverse,
});

/** An account that is made in the same decision is known by its code and name too. */
function bearingOf({ event }: StreamEvent): readonly RoleAccount[] {
  if (event.type !== 'AccountCreated') return [];
  const { accountId, name, code, classification } = event.data;
  return [{ accountId, name, code, group: classification.group, open: true }];
}

type SameDecision = { readonly created: readonly StreamEvent[]; readonly count: number };

function journalFacts(
  command: JournalCommand,
  { states: { book, account }, facts }: PostingContext,
  { created, count }: SameDecision,
): JournalFacts {
  const entries = command.type === 'ReverseJournal' ? [] : command.data.entries;
  const accounts = new Map<AccountId, JournalAccount>();
  for (const { accountId } of entries) {
    const state = account(accountId);
    if (!('name' in state)) continue;
    const { name, status, classification } = state;
    const { group } = classification;
    accounts.set(accountId as AccountId, { name, open: status === 'open', group });
  }
  for (const { event } of created) {
    if (event.type !== 'AccountCreated') continue;
    const { accountId, name, classification } = event.data;
    const { group } = classification;
    accounts.set(accountId as AccountId, { name, open: true, group });
  }
  return {
    today: facts.today,
    nextNumber: facts.nextJournalNumber + count,
    turnoverPaise: mayReachLimit(entries) ? facts.turnoverPaise : 0,
    accounts,
    lockedTo: lockedToOf(book),
    hardLockedTo: book.status === 'open' ? book.hard : null,
    beginsOn: book.status === 'open' ? book.beginsOn : null,
    returns: returnsOf(book),
    gst: gstFactsOf(book, [...facts.roleAccounts, ...created.flatMap(bearingOf)]),
    reversalOf: null,
  };
}
