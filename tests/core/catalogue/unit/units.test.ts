import { describe, expect, test } from 'vitest';
import { unitDecider, UQCS, uqcOfName } from '#core/catalogue/unit/index.ts';
import type { UnitCommand, UnitEvent } from '#core/catalogue/unit/index.ts';
import { masterFacts, riceShop, unitCreated } from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(unitDecider, masterFacts);
const { kg: unitId, other } = riceShop;

type Create = Extract<UnitCommand, { type: 'CreateUnit' }>['data'];
const create = (changes: Partial<Create> = {}): UnitCommand => ({
  type: 'CreateUnit',
  data: { unitId, name: 'kg', uqc: null, decimals: null, ...changes },
});
type Changes = Extract<UnitCommand, { type: 'ChangeUnit' }>['data']['changes'];
const change = (changes: Changes): UnitCommand => ({
  type: 'ChangeUnit',
  data: { unitId, changes },
});
const changed = (changes: object) =>
  ({ type: 'UnitChanged', version: 1, data: { unitId, changes } }) as UnitEvent;

describe('a unit', () => {
  test('takes the code that its name stands for, with the usual decimals', () => {
    given([]).when(create()).then([unitCreated]);
  });

  test('takes the code and the decimals that are given', () => {
    given([])
      .when(create({ name: 'Katta', uqc: 'BAG', decimals: 1 }))
      .then([
        {
          type: 'UnitCreated',
          version: 1,
          data: { unitId, name: 'Katta', uqc: 'BAG', decimals: 1 },
        },
      ]);
  });

  test('is refused when the portal does not know its code', () => {
    given([])
      .when(create({ uqc: 'KIL' }))
      .thenRejected({ kind: 'uqc_unknown', uqc: 'KIL' });
    given([unitCreated])
      .when(change({ uqc: 'kgs' }))
      .thenRejected({ kind: 'uqc_unknown', uqc: 'kgs' });
  });

  test('is created once, under a name that is free', () => {
    given([unitCreated])
      .when(create())
      .thenRejected({ kind: 'master_exists', of: 'unit', id: unitId });
    given([], { nameTakenBy: other })
      .when(create())
      .thenRejected({ kind: 'master_name_taken', of: 'unit', name: 'kg', takenBy: other });
  });

  test.each([{ name: 'Kilogram' }, { uqc: 'QTL' }, { decimals: 2 }] as const)(
    'is changed to %j, and asking again leaves no trace',
    (changes) => {
      given([unitCreated])
        .when(change(changes))
        .then([changed(changes)]);
      given([unitCreated, changed(changes)])
        .when(change(changes))
        .thenNothing();
    },
  );

  test('a unit that is not there is not changed', () => {
    given([])
      .when(change({ decimals: 1 }))
      .thenRejected({ kind: 'master_not_found', of: 'unit', id: unitId });
  });
});

describe('the unit quantity codes', () => {
  test('are the 46 of the portal, each once', () => {
    expect(UQCS).toHaveLength(46);
    expect(new Set(UQCS.map(({ code }) => code)).size).toBe(46);
    for (const { code, decimals } of UQCS) {
      expect(code).toMatch(/^[A-Z]{2,3}$/);
      expect([0, 3]).toContain(decimals);
    }
  });

  test.each([
    ['kg', 'KGS'],
    ['  KG ', 'KGS'],
    ['Kilograms', 'KGS'],
    ['nos', 'NOS'],
    ['Metric  Ton', 'MTS'],
    ['piece', 'PCS'],
    ['sq ft', 'SQF'],
    ['Katta', 'OTH'],
    ['constructor', 'OTH'],
    ['', 'OTH'],
  ])('%j stands for %s', (name, code) => {
    expect(uqcOfName(name)).toBe(code);
  });
});
