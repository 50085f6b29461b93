// What stands against issuing an invoice because of its place, its buyer or its kind.
import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import { today } from '#tests/specimens/days.ts';
import {
  agroMills,
  buying,
  drafted,
  dubaiStores,
  fans,
  invoiceFacts,
  raviAtHome,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { aDraft, issue } from './issuing.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const ride = { ...fans, hsn: '9965', uqc: null, nature: 'passenger-transport' } as const;
const room = { ...fans, hsn: '9965', uqc: null, nature: 'immovable-property' } as const;

describe('an invoice is refused', () => {
  test('while nobody has said where the passenger boards', () => {
    given([aDraft({ lines: [ride] })], buying(raviAtHome))
      .when(issue)
      .thenRejected({ kind: 'service_place_missing', nature: 'passenger-transport' });
  });

  test('when a service ends in what is no state', () => {
    given([aDraft({ lines: [ride], servicePlace: '99' })], buying(raviAtHome))
      .when(issue)
      .thenRejected({ kind: 'service_place_unknown', servicePlace: '99' });
  });

  test('when a service has a code of goods', () => {
    given([aDraft({ lines: [{ ...ride, hsn: '8414' }] })], buying(agroMills))
      .when(issue)
      .thenRejected({ kind: 'line_nature_of_goods', line: 1, hsn: '8414' });
  });

  test('when two services on it end in two states', () => {
    given([aDraft({ lines: [ride, room], servicePlace: '27' })], buying(agroMills))
      .when(issue)
      .thenRejected({ kind: 'lines_end_apart', line: 2, other: 1 });
  });

  test('when a buyer overseas has no country', () => {
    const unknown = { ...dubaiStores, country: 'IN' };
    given([aDraft({ supply: 'export-with-payment' })], buying(unknown))
      .when(issue)
      .thenRejected({ kind: 'buyer_country_missing', name: dubaiStores.name });
  });

  test('when it is under a letter of undertaking and none is in force', () => {
    given([aDraft({ supply: 'export-without-payment' })], buying(dubaiStores))
      .when(issue)
      .thenRejected({ kind: 'undertaking_missing', on: today });
  });

  test('when a draft to an SEZ was written as one within India', () => {
    given([drafted], buying({ ...agroMills, registration: 'sez' }))
      .when(issue)
      .thenRejected({ kind: 'sez_supply_is_zero_rated', supply: 'domestic' });
  });
});
