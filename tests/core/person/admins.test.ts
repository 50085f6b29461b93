import { describe, test } from 'vitest';
import { personDecider } from '#core/person/index.ts';
import type { PersonEvent } from '#core/person/index.ts';
import { meera, personFacts } from '#tests/specimens/books/people.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(personDecider, personFacts);
const personId = meera.id;
const data = { personId };

const grant = { type: 'GrantAdmin', data } as const;
const revoke = { type: 'RevokeAdmin', data } as const;
const erase = { type: 'ErasePerson', data } as const;

const registered: PersonEvent = {
  type: 'PersonRegistered',
  version: 1,
  data: { personId, ...meera.profile },
};
const granted: PersonEvent = { type: 'AdminGranted', version: 1, data };
const revoked: PersonEvent = { type: 'AdminRevoked', version: 1, data };
const erased: PersonEvent = { type: 'PersonErased', version: 1, data };

describe('granting and revoking admin', () => {
  test('a person becomes admin', () => {
    given([registered]).when(grant).then([granted]);
  });

  test('an admin is not made admin again', () => {
    given([registered, granted]).when(grant).thenNothing();
  });

  test('an admin becomes an ordinary person', () => {
    given([registered, granted]).when(revoke).then([revoked]);
  });

  test('the last admin stays one', () => {
    given([registered, granted], { adminCount: 1 })
      .when(revoke)
      .thenRejected({ kind: 'last_admin' });
  });

  test('whoever is no admin loses nothing', () => {
    given([registered]).when(revoke).thenNothing();
    given([registered, granted, revoked]).when(revoke).thenNothing();
  });

  test('whoever was revoked may be granted anew', () => {
    given([registered, granted, revoked]).when(grant).then([granted]);
  });

  test('a person who does not exist is refused', () => {
    given([]).when(grant).thenRejected({ kind: 'person_not_found', personId });
    given([]).when(revoke).thenRejected({ kind: 'person_not_found', personId });
  });

  test('an erased person is refused', () => {
    given([registered, erased]).when(grant).thenRejected({ kind: 'person_erased', personId });
    given([registered, granted, erased])
      .when(revoke)
      .thenRejected({ kind: 'person_erased', personId });
  });
});

describe('erasing a person', () => {
  test('the erasure is recorded', () => {
    given([registered, granted]).when(erase).then([erased]);
  });

  test('an erased person is not erased again', () => {
    given([registered, erased]).when(erase).thenNothing();
  });

  test('what was on its way afterwards revives nobody', () => {
    given([registered, erased, granted]).when(erase).thenNothing();
  });

  test('a person who does not exist is refused', () => {
    given([]).when(erase).thenRejected({ kind: 'person_not_found', personId });
  });
});
