import { describe, test } from 'vitest';
import { personDecider } from '#core/person/index.ts';
import type { PersonEvent } from '#core/person/index.ts';
import { iyer, meera, personFacts } from '#tests/specimens/books/people.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(personDecider, personFacts);

const register = (setup: boolean) =>
  ({ type: 'RegisterPerson', data: { personId: meera.id, setup, ...meera.profile } }) as const;
const registered: PersonEvent = {
  type: 'PersonRegistered',
  version: 1,
  data: { personId: meera.id, ...meera.profile },
};
const granted: PersonEvent = { type: 'AdminGranted', version: 1, data: { personId: meera.id } };
const asked: PersonEvent = {
  type: 'AddressConfirmationAsked',
  version: 1,
  data: { personId: meera.id },
};
const confirmed: PersonEvent = {
  type: 'AddressConfirmed',
  version: 1,
  data: { personId: meera.id, by: 'admin' },
};
const erased: PersonEvent = { type: 'PersonErased', version: 1, data: { personId: meera.id } };

describe('registering', () => {
  test('a person is registered with their profile, and asked to confirm the address', () => {
    given([]).when(register(false)).then([registered, asked]);
  });

  test('whoever may set the installation up becomes admin while there is none, confirmed by that', () => {
    given([], { adminCount: 0 }).when(register(true)).then([registered, granted, confirmed]);
  });

  test('others do not become admin', () => {
    given([], { adminCount: 0 }).when(register(false)).then([registered, asked]);
  });

  test('nobody becomes admin by registering once there is one', () => {
    given([]).when(register(true)).then([registered, asked]);
  });

  test('all of it lies on the stream of the person', () => {
    const streams = ['person-1', 'person-1', 'person-1'];
    given([], { adminCount: 0 }).when(register(true)).thenOnStreams(streams);
  });

  test('an e-mail address that somebody has is refused, without saying who', () => {
    given([], { emailTakenBy: iyer.id })
      .when(register(false))
      .thenRejected({ kind: 'email_taken' });
  });

  test('a person who exists is refused, so that a repeated request registers nobody', () => {
    given([registered])
      .when(register(false))
      .thenRejected({ kind: 'person_exists', personId: meera.id });
  });

  test('the number of an erased person is never given again', () => {
    given([registered, erased])
      .when(register(false))
      .thenRejected({ kind: 'person_exists', personId: meera.id });
  });
});
