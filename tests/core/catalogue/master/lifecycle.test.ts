// What holds for every kind of record in the catalogue alike.
import { describe, expect, test } from 'vitest';
import { assetDecider } from '#core/asset/index.ts';
import { brandDecider } from '#core/catalogue/brand/index.ts';
import { categoryDecider } from '#core/catalogue/category/index.ts';
import { companyDecider } from '#core/catalogue/company/index.ts';
import { isPresent, MASTER_KINDS } from '#core/catalogue/master/index.ts';
import type { LifecycleCommand, MasterKind, MasterState } from '#core/catalogue/master/index.ts';
import { godownDecider } from '#core/catalogue/godown/index.ts';
import { productDecider } from '#core/catalogue/product/index.ts';
import { serviceDecider } from '#core/catalogue/service/index.ts';
import { unitDecider } from '#core/catalogue/unit/index.ts';
import type { BooksEvent, Rejection } from '#core/domain.ts';
import type { Decider } from '#core/kernel/decider.ts';
import * as shop from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const { riceShop } = shop;

type NamedState = MasterState<{ readonly name: string }>;
type AnyDecider = Decider<NamedState, LifecycleCommand<MasterKind>, BooksEvent, object, Rejection>;

/** Seen alike, since only what they share is tried here. */
const alike = (decider: object, created: BooksEvent, id: number, facts: object) => ({
  decider: decider as AnyDecider,
  created,
  id,
  facts,
});

const KINDS = {
  product: alike(productDecider, shop.productCreated, riceShop.basmati, shop.productFacts),
  category: alike(categoryDecider, shop.categoryCreated, riceShop.rice, shop.categoryFacts),
  brand: alike(brandDecider, shop.brandCreated, riceShop.kohinoor, shop.masterFacts),
  unit: alike(unitDecider, shop.unitCreated, riceShop.kg, shop.masterFacts),
  service: alike(serviceDecider, shop.serviceCreated, riceShop.delivery, shop.serviceFacts),
  company: alike(companyDecider, shop.companyCreated, riceShop.family, shop.companyFacts),
  godown: alike(godownDecider, shop.godownCreated, riceShop.shopFloor, shop.masterFacts),
  asset: alike(assetDecider, shop.assetCreated, riceShop.scale, shop.assetFacts),
} as const satisfies Record<MasterKind, unknown>;

describe.each(MASTER_KINDS)('%s', (of) => {
  const { decider, created, id, facts } = KINDS[of];
  const given = scenarioOf(decider, facts);
  const asked = (type: LifecycleCommand<MasterKind>['type']) => ({ type, data: { of, id } });
  const after = (...types: readonly LifecycleCommand<MasterKind>['type'][]) =>
    types.reduce<BooksEvent[]>(
      (events, type) => {
        const state = events.reduce(decider.evolve, decider.initialState);
        const answer = decider.decide(state, asked(type), facts);
        return answer.ok ? [...events, ...answer.value] : events;
      },
      [created],
    );
  const named = () => {
    const state = decider.evolve(decider.initialState, created);
    return isPresent(state) ? state.name : '';
  };
  const statusAfter = (events: readonly BooksEvent[]) =>
    events.reduce(decider.evolve, decider.initialState).status;

  test('begins enabled, is disabled, and enabled again', () => {
    expect(statusAfter([created])).toBe('enabled');
    expect(statusAfter(after('DisableMaster'))).toBe('disabled');
    expect(statusAfter(after('DisableMaster', 'EnableMaster'))).toBe('enabled');
  });

  test('is retired for good, from either', () => {
    expect(statusAfter(after('RetireMaster'))).toBe('retired');
    expect(statusAfter(after('DisableMaster', 'RetireMaster'))).toBe('retired');
    for (const type of ['EnableMaster', 'DisableMaster'] as const) {
      given(after('RetireMaster'))
        .when(asked(type))
        .thenRejected({ kind: 'master_retired', of, id, name: named() });
    }
  });

  test.each([
    ['EnableMaster', []],
    ['DisableMaster', ['DisableMaster']],
    ['RetireMaster', ['RetireMaster']],
  ] as const)('is as it is: %s a second time leaves no trace', (type, before) => {
    given(after(...before))
      .when(asked(type))
      .thenNothing();
  });

  test('is removed while nothing uses it, a retired one too', () => {
    expect(statusAfter(after('RemoveMaster'))).toBe('removed');
    expect(statusAfter(after('RetireMaster', 'RemoveMaster'))).toBe('removed');
  });

  test('is not removed while it is used, and the uses are told', () => {
    const uses = [{ what: 'products', count: 214 }];
    given([created], { uses })
      .when(asked('RemoveMaster'))
      .thenRejected({ kind: 'master_in_use', of, id, name: named(), uses });
  });

  test('lies on its own stream', () => {
    given([created])
      .when(asked('RetireMaster'))
      .thenOnStreams([`${of}-${id}`]);
  });

  test.each(['EnableMaster', 'DisableMaster', 'RetireMaster', 'RemoveMaster'] as const)(
    'is not there before it is created, nor once it is removed: %s',
    (type) => {
      given([]).when(asked(type)).thenRejected({ kind: 'master_not_found', of, id });
      given(after('RemoveMaster'))
        .when(asked(type))
        .thenRejected({ kind: 'master_not_found', of, id });
    },
  );

  test('stays removed, whatever was on its way', () => {
    const late = { ...created, type: created.type.replace('Created', 'Enabled') } as BooksEvent;
    expect(statusAfter([...after('RemoveMaster'), late])).toBe('removed');
  });
});
