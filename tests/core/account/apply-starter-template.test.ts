import { describe, expect, test } from 'vitest';
import { accountDecider, STARTER_CHARTS } from '#core/account/index.ts';
import type { AccountEvent, ChartName } from '#core/account/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { accountFacts } from '#tests/specimens/books/chai-stall.ts';
import { classified, groupTypes } from '#tests/specimens/tally/types.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(accountDecider, { ...accountFacts, names: new Map() });

const FIRST_ID = 1001;
const accountIds = Array.from({ length: 120 }, (_, index) => (FIRST_ID + index) as AccountId);
const apply = (template: ChartName) =>
  ({ type: 'ApplyStarterTemplate', data: { template, accountIds } }) as const;

const wholeChart = (template: ChartName): AccountEvent[] =>
  STARTER_CHARTS[template].map(({ code, name, group }, index) => ({
    type: 'AccountCreated',
    version: 2,
    data: {
      accountId: FIRST_ID + index,
      code,
      name,
      classification: classified(group),
      gstin: null,
      companyTypeId: null,
      email: null,
      asset: null,
    },
  }));

const codesOf = (template: ChartName) => new Set(STARTER_CHARTS[template].map(({ code }) => code));

describe('applying a starter chart', () => {
  test.each(['sales', 'cabes'] as const)('a fresh book gets every account of %s', (template) => {
    given([]).when(apply(template)).then(wholeChart(template));
  });

  test('each account lies on its own stream', () => {
    given([])
      .when(apply('sales'))
      .thenOnStreams(STARTER_CHARTS.sales.map((_, index) => `account-${FIRST_ID + index}`));
  });

  test.each(['sales', 'cabes'] as const)('%s applied twice adds nothing', (template) => {
    given([], { codes: codesOf(template) })
      .when(apply(template))
      .thenNothing();
  });

  test('a renamed account of the chart is not added again', () => {
    const names = new Map([[nameKey('Galla'), 41 as AccountId]]);
    given([], { codes: codesOf('sales'), names })
      .when(apply('sales'))
      .thenNothing();
  });

  test('the second chart adds only what the first one lacks', () => {
    const codes = codesOf('sales');
    const lacking = wholeChart('cabes').filter(
      (event) => event.type === 'AccountCreated' && !codes.has(event.data.code ?? ''),
    );
    given([], { codes }).when(apply('cabes')).then(lacking);
  });

  test('an account of the person’s own with the same name is left as it is', () => {
    const names = new Map([[nameKey('CASH'), 41 as AccountId]]);
    const others = wholeChart('sales').filter(
      (event) => event.type === 'AccountCreated' && event.data.name !== 'Cash',
    );
    given([], { names }).when(apply('sales')).then(others);
  });

  test('a group that was renamed still classifies its accounts', () => {
    const renamed = new Map(groupTypes).set('cash-in-hand', {
      ...classified('cash-in-hand'),
      typeId: 777,
    });
    const expected = wholeChart('sales').map((event) =>
      event.type === 'AccountCreated' && event.data.classification.group === 'cash-in-hand'
        ? {
            ...event,
            data: { ...event.data, classification: { ...classified('cash-in-hand'), typeId: 777 } },
          }
        : event,
    );
    given([], { groupTypes: renamed }).when(apply('sales')).then(expected);
  });

  test('too few fresh ids, or a group without its type, is a bug and not a shorter chart', () => {
    const withoutIds = { template: 'sales', accountIds: [] } as const;
    const apply0 = () => given([]).when({ type: 'ApplyStarterTemplate', data: withoutIds });
    expect(() => apply0().thenNothing()).toThrow();
    const ungrouped = () => given([], { groupTypes: new Map() }).when(apply('sales'));
    expect(() => ungrouped().thenNothing()).toThrow();
  });
});
