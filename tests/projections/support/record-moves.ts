// Random changes of everything in a book that is not a journal: members, accounts, types, people.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { BooksEvent } from '#core/domain.ts';
import { accountPool } from '#tests/support/arbitraries.ts';
import { classified } from '#tests/specimens/tally/types.ts';

const BOOK = 7;
const person = fc.integer({ min: 1, max: 3 });
const account = fc.constantFrom(...accountPool);
const role = fc.constantFrom('owner', 'accountant', 'data entry', 'auditor');
const text = fc.string({ maxLength: 12 });
const day = fc.constantFrom(null, '2025-04-01', '2026-03-31');

const event = <Type extends string, Data>(type: Type, data: Arbitrary<Data>) =>
  data.map((drawn) => ({ type, version: 1, data: drawn }) as const);

/** Any subset of the fields, as a change names them. */
const some = <Fields extends object>(fields: { [Key in keyof Fields]: Arbitrary<Fields[Key]> }) =>
  fc.record(fields, { requiredKeys: [] });

const accountChanges = some({
  name: text,
  classification: fc.constantFrom(classified('suspense'), classified('sales-accounts')),
  gstin: fc.constantFrom(null, '27AAPFU0939F1ZV'),
  companyTypeId: fc.constantFrom(null, 53),
  email: fc.constantFrom(null, 'till@chai.example'),
  asset: fc.constantFrom(null, { kind: 'stock' as const, categoryId: 1, productId: 2 }),
});

const recordKey = {
  kind: fc.constantFrom('photo', 'order'),
  recordId: fc.integer({ min: 1, max: 3 }),
};
const scalar = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));
const plainRecord = fc.record({
  ...recordKey,
  name: text,
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'c'), scalar),
});

const invitation = { bookId: fc.constant(BOOK), invitationId: fc.integer({ min: 1, max: 4 }) };

/** On the records that a paper book has: book 7, its owner and the accounts of the pool. */
const bookMove: Arbitrary<BooksEvent> = fc.oneof(
  event('BookRenamed', fc.record({ bookId: fc.constant(BOOK), name: text })),
  event(
    'BookSettingsChanged',
    fc.record({ bookId: fc.constant(BOOK), changes: some({ beginsOn: day }) }),
  ),
  event(
    'LockDateSet',
    fc.record({
      bookId: fc.constant(BOOK),
      kind: fc.constantFrom('soft', 'hard'),
      lockedTo: day,
      reason: text,
    }),
  ),
  event(
    'MemberInvited',
    fc.record({ ...invitation, email: text, role, endsOn: fc.constant('2026-12-05') }),
  ),
  event('InvitationWithdrawn', fc.record(invitation)),
  event('InvitationDeclined', fc.record({ ...invitation, personId: person })),
  event('InvitationAccepted', fc.record({ ...invitation, personId: person })),
  event('MemberAdded', fc.record({ bookId: fc.constant(BOOK), personId: person, role })),
  event('MemberRoleChanged', fc.record({ bookId: fc.constant(BOOK), personId: person, role })),
  event('MemberRemoved', fc.record({ bookId: fc.constant(BOOK), personId: person })),
  event('AccountChanged', fc.record({ accountId: account, changes: accountChanges })),
  event('AccountRetired', fc.record({ accountId: account })),
  event('AccountRemoved', fc.record({ accountId: account })),
  event('RecordAdded', plainRecord),
  event('RecordChanged', plainRecord),
  event('RecordRemoved', fc.record(recordKey)),
);

const profile = { name: text, email: text, phone: text, company: text };
const personMove: Arbitrary<BooksEvent> = fc.oneof(
  event('ProfileChanged', fc.record({ personId: person, changes: some(profile) })),
  event('AddressConfirmationAsked', fc.record({ personId: person })),
  event('AddressConfirmed', fc.record({ personId: person, by: fc.constantFrom('link', 'admin') })),
  event('AdminGranted', fc.record({ personId: person })),
  event('AdminRevoked', fc.record({ personId: person })),
  event('PersonErased', fc.record({ personId: person })),
  event('AccountTypeRenamed', fc.record({ typeId: fc.integer({ min: 1, max: 28 }), name: text })),
  event(
    'AccountTypeGroupChanged',
    fc.record({ typeId: fc.integer({ min: 1, max: 28 }), group: fc.constant('suspense') }),
  ),
);

/** What is removed stays so: nothing happens to it any more. */
function untilRemoved(events: readonly BooksEvent[]): BooksEvent[] {
  const states = new Map<string, 'there' | 'gone'>();
  return events.filter(({ type, data }) => {
    const key = 'recordId' in data ? `${data.kind} ${data.recordId}` : null;
    const account = 'accountId' in data ? `account ${data.accountId}` : null;
    const record = key ?? account;
    if (record === null) return true;
    const state = states.get(record) ?? (key === null ? 'there' : undefined);
    if (state === 'gone') return false;
    if ((type === 'RecordAdded') === (state === 'there') && key !== null) return false;
    states.set(record, type.endsWith('Removed') ? 'gone' : 'there');
    return true;
  });
}

/** An invitation is made once, and something becomes of it only while it is there. */
function whileInvited(events: readonly BooksEvent[]): BooksEvent[] {
  const states = new Map<number, 'there' | 'gone'>();
  return events.filter(({ type, data }) => {
    if (!('invitationId' in data)) return true;
    const state = states.get(data.invitationId);
    if ((type === 'MemberInvited') !== (state === undefined) || state === 'gone') return false;
    const stays = type === 'MemberInvited' || type === 'InvitationDeclined';
    states.set(data.invitationId, stays ? 'there' : 'gone');
    return true;
  });
}

/** A member is added only when absent, and changed or removed only when there. */
function possible(events: readonly BooksEvent[]): BooksEvent[] {
  const members = new Set([1]);
  return events.filter(({ type, data }) => {
    if (!('personId' in data) || !type.startsWith('Member')) return true;
    if ((type === 'MemberAdded') === members.has(data.personId)) return false;
    if (type === 'MemberAdded') members.add(data.personId);
    if (type === 'MemberRemoved') members.delete(data.personId);
    return true;
  });
}

export const bookMoves: Arbitrary<readonly BooksEvent[]> = fc
  .array(bookMove, { maxLength: 20 })
  .map((events) => untilRemoved(possible(whileInvited(events))));

const registered: Arbitrary<readonly BooksEvent[]> = fc
  .tuple(
    ...[1, 2, 3].map((personId) =>
      event('PersonRegistered', fc.record({ personId: fc.constant(personId), ...profile })),
    ),
  )
  .map((events) => events);

/** What happens in book 0: three people register, and change. */
export const installationMoves: Arbitrary<readonly BooksEvent[]> = fc
  .tuple(registered, fc.array(personMove, { maxLength: 12 }))
  .map((parts) => parts.flat());
