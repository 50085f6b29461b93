// What is asked of the people of the installation.
import type { Invitee } from '#core/book/index.ts';
import { isConfirmed } from '#core/person/index.ts';
import { countAdmins, findConfirmedByEmail, findPerson } from '#projections/people/read.ts';
import { perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

/** Who was shown to have an e-mail address, compared without regard to case. */
export const personByEmail: ReadDefinition<string, number | null> = {
  load: perKey((db, _bookId, email) => findConfirmedByEmail(db, email)),
  dependsOn: ['person'],
  fold: (answer, _key, { type }) =>
    type === 'AdminGranted' || type === 'AdminRevoked' ? answer : undefined,
};

export const adminCount: ReadDefinition<null, number> = {
  load: perKey((db) => countAdmins(db)),
  dependsOn: ['person'],
};

/** Who answers an invitation; null for nobody, and for whoever was erased. */
export const inviteeById: ReadDefinition<number, Invitee | null> = {
  load: perKey(async (db, _bookId, personId) => {
    const person = await findPerson(db, personId);
    if (person === null || person.erased) return null;
    return { email: person.email, isConfirmed: isConfirmed(person.confirmation) };
  }),
  dependsOn: ['person'],
  acrossBooks: true,
};
