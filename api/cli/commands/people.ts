import { join } from 'node:path';
import type { PersonCommand } from '#core/person/index.ts';
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { PersonId, CustomerId } from '#core/kernel/ids.ts';
import { isConfirmed } from '#core/person/index.ts';
import { findPeopleByEmail, findPerson } from '#projections/people/read.ts';
import type { PersonRow } from '#projections/people/table.ts';
import { withdrawInvitationsTo } from '#api/session/address/ended-invitations.ts';
import { removeMailsTo } from '#api/jobs/mail.ts';
import { forgetPerson } from '#api/session/sessions.ts';
import type { BooksCore } from '#api/server/app.ts';
import type { Sql } from '#api/store/sql.ts';
import { plainWords, UsageError, wholeNumberArgument } from './command.ts';
import type { CliCommand, CliWork } from './command.ts';
import { bookOfCustomer } from '#projections/customer-list/read.ts';
import { bookOfSupplier } from '#projections/supplier-list/read.ts';
import { supplierErasureReply } from '#api/queries/supplier/suppliers.ts';
import { rejectionWords } from '#api/http/rejections/words.ts';
import { submitErasure } from '#api/requests/erase-customers.ts';
import { erasureReply } from '#api/queries/as-of/customer.ts';
import { logAsOfIn } from '#api/queries/as-of/log-as-of.ts';
import type { ErasureOutcome } from '#api/contract/customer/erasure.ts';
import { forgetMailsIn } from '#api/server/outside.ts';

export const grantAdminCommand: CliCommand = {
  usage: 'grant-admin <e-mail or person number>',
  summary: 'make a registered person admin of the installation',
  run: (work) => change(work, 'GrantAdmin', 'is an admin now'),
};

export const revokeAdminCommand: CliCommand = {
  usage: 'revoke-admin <e-mail or person number>',
  summary: 'take the admin role back',
  run: (work) => change(work, 'RevokeAdmin', 'is no admin now'),
};

export const eraseCommand: CliCommand = {
  usage: 'erase <e-mail or person number> | erase customer|supplier <number> [--when-allowed]',
  summary: 'destroy the key of the personal data of a person or a party; the entries stay',
  run: async (work) => {
    const [noun, number] = plainWords(work.args);
    if (noun === 'customer' || noun === 'supplier') return erasePartyNumbered(work, noun, number);
    const person = await personNamed(work.core, plainWords(work.args)[0]);
    const code = await change(work, 'ErasePerson', 'is erased', async (sql, personId) => {
      const recordId = personId;
      const bookId = INSTALLATION_BOOK;
      await work.core.keys.destroy(sql, { bookId, kind: 'person', recordId });
      await forgetPerson(sql, personId);
    });
    if (code !== 0) return code;
    // What was sent to an address that somebody else has too is not this person's.
    if ((await findPeopleByEmail(work.core.db, person.email)).length > 0) return code;
    await withdrawInvitationsTo({ ...work.core, submit: work.core.writer.submit }, person.email);
    await removeMailsTo(join(work.dataDir, 'outbox'), person.email);
    return code;
  },
};

async function change(
  { core, args, print }: CliWork,
  type: Extract<PersonCommand['type'], 'GrantAdmin' | 'RevokeAdmin' | 'ErasePerson'>,
  done: string,
  also?: (sql: Sql, personId: PersonId) => Promise<void>,
): Promise<number> {
  const person = await personNamed(core, plainWords(args)[0]);
  const personId = person.personId as PersonId;
  const outcome = await core.writer.submit({
    bookId: INSTALLATION_BOOK,
    actorId: SYSTEM_PERSON,
    command: { type, data: { personId } },
    ...(also && { also: (sql) => also(sql, personId) }),
  });
  const refused = outcome.kind === 'rejected';
  print(refused ? `Refused: ${outcome.rejection.kind}.` : `Person ${personId} ${done}.`);
  return refused ? 1 : 0;
}

/** Of several who say that an address is theirs only one who was shown to have it is meant. */
export async function personNamed({ db }: BooksCore, word: string | undefined): Promise<PersonRow> {
  if (word === undefined) throw new UsageError('Name the person by e-mail or number.');
  if (/^[1-9][0-9]*$/.test(word)) {
    const person = await findPerson(db, Number(word));
    if (person === null) throw new UsageError(`Nobody is registered as ${word}.`);
    return person;
  }
  const people = await findPeopleByEmail(db, word);
  const [first] = people;
  if (first === undefined) throw new UsageError(`Nobody is registered as ${word}.`);
  if (people.length > 1 && !isConfirmed(first.confirmation)) {
    const numbers = people.map(({ personId }) => personId).join(', ');
    throw new UsageError(
      `Several people say that ${word} is theirs: name one by number, which are ${numbers}.`,
    );
  }
  return first;
}

// `erase customer <number>` and `erase supplier <number>`: refused, with the rule and the day,
// while the law has documents kept.

/** @returns 1 where the law forbids it; with `--when-allowed` it is noted for its day instead. */
async function erasePartyNumbered(
  { core, args, print, dataDir }: CliWork,
  noun: 'customer' | 'supplier',
  word: string | undefined,
): Promise<number> {
  const customerId = wholeNumberArgument(word, `Name the ${noun} by number`) as CustomerId;
  const { db, writer, pool, keys } = core;
  const isCustomer = noun === 'customer';
  const bookId = await (isCustomer ? bookOfCustomer : bookOfSupplier)(db, customerId);
  if (bookId === null) throw new UsageError(`There is no ${noun} ${customerId}.`);
  const whenAllowed = args.includes('--when-allowed');
  const parts = { db, submit: writer.submit, forgetMails: forgetMailsIn({ dataDir }) };
  const data = { customerId, reason: null, whenAllowed };
  const type = isCustomer ? 'EraseCustomer' : 'EraseSupplier';
  const command = { type, data } as const;
  const outcome = await submitErasure(parts, { bookId, actorId: SYSTEM_PERSON, command });
  if (outcome.kind === 'rejected') {
    print(`Refused. ${rejectionWords(outcome.rejection)}`);
    return 1;
  }
  const replyOf = isCustomer ? erasureReply : supplierErasureReply;
  const reply = await replyOf(logAsOfIn({ sql: pool, keys, db })(outcome), customerId);
  for (const line of erasureLines(`${isCustomer ? 'Customer' : 'Supplier'} ${customerId}`, reply))
    print(line);
  return 0;
}

function erasureLines(party: string, { erasedAt, dueOn, openTexts }: ErasureOutcome): string[] {
  if (erasedAt === null) {
    const day = dueOn === null ? 'when proceedings have ended' : `on ${dueOn}`;
    return [`${party} will be erased ${day}.`];
  }
  return [
    `${party} is erased.`,
    ...openTexts.map(
      ({ event, count }) => `Written in the open before, and staying so: ${count} × ${event}.`,
    ),
  ];
}
