import { join } from 'node:path';
import type { PersonCommand } from '#core/person/index.ts';
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { findPerson, findPersonByEmail } from '#projections/people/read.ts';
import type { PersonRow } from '#projections/people/table.ts';
import { withdrawInvitationsTo } from '#api/session/address/ended-invitations.ts';
import { removeMailsTo } from '#api/jobs/mail.ts';
import { forgetPerson } from '#api/session/sessions.ts';
import type { BooksCore } from '#api/server/app.ts';
import type { Sql } from '#api/store/sql.ts';
import { plainWords, UsageError } from './command.ts';
import { eraseCustomerNumbered } from './erase-customer.ts';
import type { CliCommand, CliWork } from './command.ts';

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
  usage: 'erase <e-mail or person number> | erase customer <customer number> [--when-allowed]',
  summary: 'destroy the key of a person’s or a customer’s personal data; the entries stay',
  run: async (work) => {
    const [noun, number] = plainWords(work.args);
    if (noun === 'customer') return eraseCustomerNumbered(work, number);
    const person = await personNamed(work.core, plainWords(work.args)[0]);
    const code = await change(work, 'ErasePerson', 'is erased', async (sql, personId) => {
      const recordId = personId;
      const bookId = INSTALLATION_BOOK;
      await work.core.keys.destroy(sql, { bookId, kind: 'person', recordId });
      await forgetPerson(sql, personId);
    });
    if (code !== 0) return code;
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

async function personNamed({ db }: BooksCore, word: string | undefined): Promise<PersonRow> {
  if (word === undefined) throw new UsageError('Name the person by e-mail or number.');
  const person = /^[1-9][0-9]*$/.test(word)
    ? await findPerson(db, Number(word))
    : await findPersonByEmail(db, word);
  if (person === null) throw new UsageError(`Nobody is registered as ${word}.`);
  return person;
}
