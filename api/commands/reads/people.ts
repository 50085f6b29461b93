// What is asked of the people of the installation.
import type { Invitee } from '#core/book/index.ts';
import { isConfirmed } from '#core/person/index.ts';
import { countAdmins, findPerson, findPersonByEmail } from '#projections/people/read.ts';
import { perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

const sameEmail = (left: string, right: string): boolean =>
  left.toLowerCase() === right.toLowerCase();

/** Who has an e-mail address, compared without regard to case. */
export const personByEmail: ReadDefinition<string, number | null> = {
  load: perKey(
    async (db, _bookId, email) => (await findPersonByEmail(db, email))?.personId ?? null,
  ),
  dependsOn: ['person'],
  fold: (answer, key, event) => {
    switch (event.type) {
      case 'AddressConfirmationAsked':
      case 'AddressConfirmed':
      case 'AdminGranted':
      case 'AdminRevoked':
        return answer;
      case 'PersonRegistered':
        return sameEmail(event.data.email, key) ? undefined : answer;
      default:
        return undefined;
    }
  },
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
