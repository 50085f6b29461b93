// The journals that documents make: each goes through the rules of journals as any other, in the
// same decision, so that a document is refused when its journal is.
import { isPartyGroup } from '#core/account-type/index.ts';
import type { Rejection } from '#core/domain.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalCommand, JournalFacts, SourceKind } from '#core/journal/index.ts';
import type { PostingRole } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { accepted } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Posting } from '#core/documents/index.ts';
import type { NewEvent } from '#api/store/append.ts';
import type { FactSource } from '../../desk.ts';
import { stateOf } from '../../memory.ts';
import { journalFacts } from '../journal.ts';
import { postingAccountsFor } from './posting-accounts.ts';

type Made = Omit<NewEvent, 'actorId'>;

export type Reversal = {
  readonly journalId: number;
  readonly reversalId: JournalId;
  readonly reason: string;
  readonly document: { readonly kind: SourceKind; readonly id: number };
};

export type Asked = { readonly post: Posting } | { readonly reverse: Reversal };

/**
 * @param beforehand events of the same decision that make accounts, such as those of its money.
 * @returns the events of the journals and of the accounts made for them, accounts first.
 */
export async function journalsFor(
  source: FactSource,
  asked: readonly Asked[],
  beforehand: readonly Made[] = [],
): Promise<Result<readonly Made[], Rejection>> {
  const roles = new Set<PostingRole>();
  for (const one of asked) {
    if (!('post' in one)) continue;
    for (const { to } of one.post.entries) if ('role' in to) roles.add(to.role);
  }
  const accounts = await postingAccountsFor(source, [...roles]);
  const created = [...beforehand, ...accounts.events];
  const journals: Made[] = [];
  for (const one of asked) {
    const command = 'post' in one ? posted(one.post, accounts.ids) : reversed(one.reverse);
    const { journalId } = command.data;
    if (command.type === 'ReverseJournal') await source.load([streamName('journal', journalId)]);
    await source.load(accountStreams(command));
    const facts = await journalFacts(source, command);
    const decided = journalDecider.decide(
      stateOf(source.desk.memory, 'journal', journalId),
      command,
      {
        ...facts,
        nextNumber: facts.nextNumber + journals.length,
        accounts: withCreated(facts.accounts, created),
      },
    );
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      journals.push({ event, stream: journalDecider.streamOf(event, command) });
    }
  }
  return accepted([...accounts.events, ...journals]);
}

function posted(posting: Posting, ids: ReadonlyMap<PostingRole, number>): JournalCommand {
  const entries = posting.entries.map(({ to, side, amountPaise }) => {
    const accountId = 'role' in to ? ids.get(to.role) : to.accountId;
    invariant(accountId !== undefined, 'Every role has its account.');
    return { accountId, side, amountPaise };
  });
  const { voucherType, entryDate, narration, source } = posting;
  const journalId = posting.journalId as JournalId;
  const data = { journalId, voucherType, entryDate, narration, source, entries };
  return { type: 'PostJournal', data };
}

const reversed = ({ journalId, ...rest }: Reversal): JournalCommand => ({
  type: 'ReverseJournal',
  data: { journalId: journalId as JournalId, ...rest },
});

const accountStreams = (command: JournalCommand): string[] =>
  command.type === 'ReverseJournal'
    ? []
    : command.data.entries.map(({ accountId }) => streamName('account', accountId));

type Accounts = JournalFacts['accounts'];

/** Accounts that this very decision makes are not in memory yet. */
function withCreated(known: Accounts, made: readonly Made[]): Accounts {
  const accounts = new Map(known);
  for (const { event } of made) {
    if (event.type !== 'AccountCreated') continue;
    const { accountId, name, classification } = event.data;
    const isParty = isPartyGroup(classification.group);
    accounts.set(accountId as AccountId, { name, open: true, isParty });
  }
  return accounts;
}
