// What fast-check draws to be asked of each aggregate.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { AccountCommand } from '#core/account/index.ts';
import type { AccountTypeCommand } from '#core/account-type/index.ts';
import type { BookCommand } from '#core/book/index.ts';
import type {
  AccountId,
  AccountTypeId,
  BookId,
  InvitationId,
  PersonId,
  RecordId,
} from '#core/kernel/ids.ts';
import type { PersonCommand } from '#core/person/index.ts';
import type { RecordCommand } from '#core/record/index.ts';
import { chaiStall, shelf } from '#tests/specimens/books/chai-stall.ts';
import { anyDate } from '#tests/support/arbitraries.ts';

const record = <Shape>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { noNullPrototype: true });
const text = fc.constantFrom('Cash', 'cash', 'Milk', 'Chai and milk', '');
const orNull = <Value>(arbitrary: Arbitrary<Value>) => fc.option(arbitrary);
const some = <Shape extends object>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { requiredKeys: [], noNullPrototype: true }) as Arbitrary<Partial<Shape>>;

/** Commands of one type, their data drawn anew each time. */
const command = <Type extends string, Data>(type: Type, data: Arbitrary<Data>) =>
  data.map((drawn) => ({ type, data: drawn }));

const bookId = fc.constant(7 as BookId);
const personId = fc.constantFrom(1, 2, 3).map((id) => id as PersonId);
const invitationId = fc.constantFrom(31, 32, 33).map((id) => id as InvitationId);
const answer = record({ bookId, invitationId, personId, byLink: fc.boolean() });
const email = fc.constantFrom('a@chai.example', 'A@chai.example', 'b@chai.example');
const role = fc.constantFrom('owner', 'accountant', 'data entry', 'auditor');
const lockKind = fc.constantFrom('soft', 'hard');

export const bookCommands: Arbitrary<BookCommand> = fc.oneof(
  command('CreateBook', record({ bookId, name: text, ownerId: personId })),
  command('RenameBook', record({ bookId, name: text })),
  command('ChangeBookSettings', record({ bookId, changes: some({ beginsOn: orNull(anyDate) }) })),
  command(
    'SetLockDate',
    record({ bookId, kind: lockKind, lockedTo: orNull(anyDate), reason: text }),
  ),
  command('InviteMember', record({ bookId, invitationId, email, role })),
  command('WithdrawInvitation', record({ bookId, invitationId })),
  command('AcceptInvitation', answer),
  command('DeclineInvitation', answer),
  command('ChangeMemberRole', record({ bookId, personId, role })),
  command('RemoveMember', record({ bookId, personId })),
  command('LeaveBook', record({ bookId, personId })),
);

const accountId = fc.constant(chaiStall.sugar as AccountId);
const asset = record({
  kind: fc.constantFrom('stock', 'asset', 'other'),
  categoryId: fc.constantFrom(shelf.category, 999),
  productId: fc.constant(shelf.samovar as number),
});
const details = {
  name: text,
  typeId: fc.constantFrom(1, 2, 301, 999),
  gstin: orNull(fc.constantFrom('27AAPFU0939F1ZV', 'wrong')),
  companyTypeId: orNull(fc.constant(shelf.shopCompany as number)),
  email: orNull(fc.constantFrom('a@chai.example', 'b@chai.example')),
  asset: orNull(asset),
};

export const accountCommands: Arbitrary<AccountCommand> = fc.oneof(
  command('CreateAccount', record({ accountId, ...details })),
  command('ChangeAccount', record({ accountId, changes: some(details) })),
  command('RetireAccount', record({ accountId })),
  command('RemoveAccount', record({ accountId })),
);

const typeId = fc.constant(301 as AccountTypeId);
const newGroup = fc.constantFrom('cash-in-hand', 'suspense');
const group = orNull(newGroup);
export const accountTypeCommands: Arbitrary<AccountTypeCommand> = fc.oneof(
  command('AddAccountType', record({ typeId, name: text, group })),
  command('ChangeAccountType', record({ typeId, name: text, group: newGroup })),
  command('RemoveAccountType', record({ typeId })),
);

const profile = { name: text, email: text, phone: text, company: text };
const confirmedBy = fc.constantFrom('link', 'admin', 'invitation', 'reset');
const anna = fc.constant(1 as PersonId);
export const personCommands: Arbitrary<PersonCommand> = fc.oneof(
  command('RegisterPerson', record({ personId: anna, setup: fc.boolean(), ...profile })),
  command('ChangeProfile', record({ personId: anna, changes: some(profile) })),
  command('ConfirmAddress', record({ personId: anna, email: text, by: confirmedBy })),
  command('GrantAdmin', record({ personId: anna })),
  command('RevokeAdmin', record({ personId: anna })),
  command('ErasePerson', record({ personId: anna })),
);

const recordId = fc.constant(17 as RecordId);
const kind = fc.constantFrom('photo', 'order');
const fields = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
  { noNullPrototype: true },
);
export const recordCommands: Arbitrary<RecordCommand> = fc.oneof(
  command('AddRecord', record({ kind, recordId, name: text, fields })),
  command('ChangeRecord', record({ kind, recordId, name: text, fields })),
  command('RemoveRecord', record({ kind, recordId })),
);
