import { randomBytes } from 'node:crypto';
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { booksOf } from '#projections/books-and-members/read.ts';
import { findPersonByEmail } from '#projections/people/read.ts';
import type { BooksCore } from '#api/server/app.ts';
import { chaiStall } from '#api/jobs/demo/seed/books/chai-stall.ts';
import { cityCabs } from '#api/jobs/demo/seed/books/city-cabs.ts';
import { sahyadriTraders } from '#api/jobs/demo/seed/books/sahyadri-traders.ts';
import { writeBook } from '#api/jobs/demo/seed/write-book.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { setCredentials } from '#api/session/password/credentials.ts';
import { createPasswords } from '#api/session/password/hash.ts';
import { plainWords, UsageError } from './command.ts';
import type { CliCommand } from './command.ts';

const EMAIL = 'asha@example.in';
const PLANS = [sahyadriTraders, cityCabs, chaiStall];

export const seedCommand: CliCommand = {
  usage: 'seed [<password>]',
  summary: `three demo books with a year of trade, for ${EMAIL}; a second time adds nothing`,
  async run({ core, args, print }) {
    const ownerId = await demoPerson(core, plainWords(args)[0], print);
    const owned = new Set((await booksOf(core.db, ownerId)).map(({ name }) => name));
    const today = await readTodayInIndia(core.db);
    for (const plan of PLANS) {
      if (owned.has(plan.name)) {
        print(`${plan.name} is there already.`);
        continue;
      }
      const bookId = await writeBook(core, plan, ownerId, today);
      print(`${plan.name} is book ${bookId}.`);
    }
    return 0;
  },
};

/** @returns the person's id; who is registered already keeps the password. */
async function demoPerson(
  core: BooksCore,
  given: string | undefined,
  print: (line: string) => void,
): Promise<number> {
  const known = await findPersonByEmail(core.db, EMAIL);
  if (known !== null) return known.personId;
  const password = given ?? `Chai-${randomBytes(6).toString('base64url')}7a`;
  if (password.length < 8) throw new UsageError('A password has at least 8 characters.');
  const passwordHash = await createPasswords().hash(password, '');
  const [id = 0] = await core.nextIds('person', 1);
  const personId = id as PersonId;
  const profile = { name: 'Asha Kulkarni', email: EMAIL, phone: '+91 98200 00001', company: '' };
  const outcome = await core.writer.submit({
    bookId: INSTALLATION_BOOK,
    actorId: personId,
    command: { type: 'RegisterPerson', data: { personId, ...profile, setup: true } },
    also: async (sql) => {
      await setCredentials(sql, personId, passwordHash);
    },
  });
  if (outcome.kind === 'rejected') throw new UsageError(`Refused: ${outcome.rejection.kind}.`);
  const confirmed = { personId, email: EMAIL, by: 'admin' } as const;
  // Whoever runs this runs the installation.
  await core.writer.submit({
    bookId: INSTALLATION_BOOK,
    actorId: SYSTEM_PERSON,
    command: { type: 'ConfirmAddress', data: confirmed },
  });
  print(`Sign in as ${EMAIL} with the password ${password}`);
  return personId;
}
