import { describe, test } from 'vitest';
import { personDecider } from '#core/person/index.ts';
import type { PersonEvent } from '#core/person/index.ts';
import { iyer, meera, personFacts } from '#tests/specimens/books/people.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(personDecider, personFacts);
const personId = meera.id;

type Changes = Partial<typeof meera.profile>;
const change = (changes: Changes) =>
  ({ type: 'ChangeProfile', data: { personId, changes } }) as const;
const changed = (changes: Changes): PersonEvent => ({
  type: 'ProfileChanged',
  version: 1,
  data: { personId, changes },
});
const registered: PersonEvent = {
  type: 'PersonRegistered',
  version: 1,
  data: { personId, ...meera.profile },
};
const asked: PersonEvent = { type: 'AddressConfirmationAsked', version: 1, data: { personId } };
const erased: PersonEvent = { type: 'PersonErased', version: 1, data: { personId } };

describe('changing a profile', () => {
  test('only what changed is recorded', () => {
    given([registered])
      .when(change({ ...meera.profile, phone: '+91 98200 99999' }))
      .then([changed({ phone: '+91 98200 99999' })]);
  });

  test.each([
    ['name', { name: 'Meera Kulkarni' }],
    ['phone', { phone: '' }],
    ['company', { company: 'Sahyadri & Sons' }],
  ] as const)('the %s is changed, and asking again leaves no trace', (_field, changes) => {
    given([registered])
      .when(change(changes))
      .then([changed(changes)]);
    given([registered, changed(changes)])
      .when(change(changes))
      .thenNothing();
  });

  test('another e-mail address is to be confirmed, as nothing is known of it yet', () => {
    const moved = changed({ email: 'owner@sahyadri.example' });
    given([registered])
      .when(change({ email: 'owner@sahyadri.example' }))
      .then([moved, asked]);
    given([registered, moved, asked])
      .when(change({ email: 'owner@sahyadri.example' }))
      .thenNothing();
  });

  test('a profile that did not change leaves no trace', () => {
    given([registered], { emailTakenBy: personId }).when(change(meera.profile)).thenNothing();
    given([registered]).when(change({})).thenNothing();
  });

  test('another spelling of one’s own e-mail address is allowed', () => {
    given([registered], { emailTakenBy: personId })
      .when(change({ email: 'Meera@Sahyadri.example' }))
      .then([changed({ email: 'Meera@Sahyadri.example' }), asked]);
  });

  test('the e-mail address of somebody else is refused', () => {
    given([registered], { emailTakenBy: iyer.id })
      .when(change({ email: iyer.profile.email }))
      .thenRejected({ kind: 'email_taken' });
  });

  test('a change of name alone does not ask whose e-mail address it is', () => {
    given([registered], { emailTakenBy: iyer.id })
      .when(change({ name: 'Meera Kulkarni' }))
      .then([changed({ name: 'Meera Kulkarni' })]);
  });

  test('a person who does not exist is refused', () => {
    given([])
      .when(change({ name: 'X' }))
      .thenRejected({ kind: 'person_not_found', personId });
  });

  test('an erased person stays erased', () => {
    given([registered, erased])
      .when(change({ name: 'Meera Joshi' }))
      .thenRejected({ kind: 'person_erased', personId });
  });
});
