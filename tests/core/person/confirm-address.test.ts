import { describe, expect, test } from 'vitest';
import { isConfirmed, personDecider } from '#core/person/index.ts';
import type { PersonEvent } from '#core/person/index.ts';
import type { ConfirmedBy } from '#core/person/terms.ts';
import { iyer, meera, personFacts } from '#tests/specimens/books/people.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(personDecider, personFacts);
const personId = meera.id;
const NEW_EMAIL = 'owner@sahyadri.example';

const confirm = (by: ConfirmedBy, email = meera.profile.email) =>
  ({ type: 'ConfirmAddress', data: { personId, email, by } }) as const;
const confirmed = (by: ConfirmedBy): PersonEvent => ({
  type: 'AddressConfirmed',
  version: 1,
  data: { personId, by },
});
const registered: PersonEvent = {
  type: 'PersonRegistered',
  version: 1,
  data: { personId, ...meera.profile },
};
const asked: PersonEvent = { type: 'AddressConfirmationAsked', version: 1, data: { personId } };
const moved: PersonEvent = {
  type: 'ProfileChanged',
  version: 1,
  data: { personId, changes: { email: NEW_EMAIL } },
};
const erased: PersonEvent = { type: 'PersonErased', version: 1, data: { personId } };

describe('confirming an address', () => {
  test.each(['link', 'admin', 'invitation', 'reset'] as const)('it is confirmed by %s', (by) => {
    given([registered, asked])
      .when(confirm(by))
      .then([confirmed(by)]);
  });

  test('a person from before, who is confirmed by use, may show that it is theirs', () => {
    given([registered])
      .when(confirm('link'))
      .then([confirmed('link')]);
  });

  test('that somebody else was shown to have is not theirs', () => {
    given([registered, asked], { emailTakenBy: iyer.id })
      .when(confirm('link'))
      .thenRejected({ kind: 'email_taken' });
    given([registered, asked, confirmed('link')], { emailTakenBy: personId })
      .when(confirm('admin'))
      .thenNothing();
  });

  test('what was shown once is not shown again', () => {
    given([registered, asked, confirmed('admin')])
      .when(confirm('link'))
      .thenNothing();
  });

  test('a link to an address that they had before says nothing of the new one', () => {
    given([registered, asked, moved, asked])
      .when(confirm('link'))
      .thenRejected({ kind: 'address_changed' });
  });

  test('the address that they have now is confirmed anew, whatever the one before was', () => {
    given([registered, asked, confirmed('link'), moved, asked])
      .when(confirm('link', NEW_EMAIL))
      .then([confirmed('link')]);
  });

  test('a person who does not exist is refused', () => {
    given([]).when(confirm('link')).thenRejected({ kind: 'person_not_found', personId });
  });

  test('an erased person has no address', () => {
    given([registered, erased])
      .when(confirm('link'))
      .thenRejected({ kind: 'person_erased', personId });
  });
});

describe('whether an address counts as the person’s own', () => {
  const confirmationAfter = (...events: PersonEvent[]) => {
    const state = events.reduce(personDecider.evolve, personDecider.initialState);
    return state.status === 'registered' ? state.confirmation : null;
  };

  test.each([
    ['by use, for who registered before there were confirmations', [registered], 'by-use', true],
    ['not while it is awaited', [registered, asked], 'awaited', false],
    ['once it was shown', [registered, asked, confirmed('link')], 'link', true],
    ['not after it was changed', [registered, moved, asked], 'awaited', false],
  ] as const)('%s', (_title, events, confirmation, counts) => {
    expect(confirmationAfter(...events)).toBe(confirmation);
    expect(isConfirmed(confirmation)).toBe(counts);
  });
});
