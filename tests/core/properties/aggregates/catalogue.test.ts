// What holds of a catalogue after any history: trees have no cycle and are never too deep, and each
// product answered what its category asked when it was saved.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryDecider } from '#core/catalogue/category/index.ts';
import type { CategoryState } from '#core/catalogue/category/index.ts';
import { companyDecider } from '#core/catalogue/company/index.ts';
import { isPresent, LEVELS_MAX } from '#core/catalogue/master/index.ts';
import type { MasterState } from '#core/catalogue/master/index.ts';
import type { CategoryId, CompanyId } from '#core/kernel/ids.ts';
import { masterFacts } from '#tests/specimens/books/rice-shop.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';

type Standing = MasterState<{ readonly parentId: number | null }>;
type Forest<State extends Standing> = Map<number, State>;

const parentOf = (forest: Forest<Standing>, id: number): number | null => {
  const state = forest.get(id);
  return state !== undefined && isPresent(state) ? state.parentId : null;
};

/** Nearest first; ends where a cycle would begin, so that a wrong tree is found and not walked. */
function lineage(forest: Forest<Standing>, from: number | null): number[] {
  const seen: number[] = [];
  for (let id = from; id !== null && !seen.includes(id); id = parentOf(forest, id)) seen.push(id);
  return seen;
}

function height(forest: Forest<Standing>, id: number): number {
  const depths = [...forest.keys()].map((one) => lineage(forest, one).indexOf(id));
  return Math.max(0, ...depths);
}

const known = (forest: Forest<Standing>, id: number | null): boolean =>
  id !== null && forest.get(id)?.status === 'enabled';

const factsOf = (forest: Forest<Standing>, id: number, parentId: number | null) => ({
  ...masterFacts,
  lineage: known(forest, parentId) ? lineage(forest, parentId) : null,
  height: height(forest, id),
  uses: [...forest.keys()].some((one) => parentOf(forest, one) === id)
    ? [{ what: 'under it', count: 1 }]
    : [],
});

const IDS = Array.from({ length: 30 }, (_, at) => at + 1);
const id = fc.constantFrom(...IDS);
const step = fc.record({
  act: fc.constantFrom('create', 'move', 'move', 'move', 'remove'),
  id,
  parentId: fc.option(id, { freq: 6 }),
});
const steps = fc.array(step, { maxLength: 150 });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function categoriesAfter(asked: readonly Step[]): Forest<CategoryState> {
  const forest: Forest<CategoryState> = new Map();
  for (const { act, id: one, parentId } of asked) {
    const categoryId = one as CategoryId;
    const command =
      act === 'create'
        ? ({
            type: 'CreateCategory',
            data: { categoryId, name: 'X', parentId, items: [] },
          } as const)
        : act === 'move'
          ? ({
              type: 'ChangeCategory',
              data: { categoryId, changes: { parentId }, items: {} },
            } as const)
          : ({ type: 'RemoveMaster', data: { of: 'category', id: one } } as const);
    const state = forest.get(one) ?? categoryDecider.initialState;
    const facts = { ...factsOf(forest, one, parentId), valued: new Map<number, number>() };
    const answer = categoryDecider.decide(state, command, facts);
    for (const event of answer.ok ? answer.value : []) expectStorable(event);
    if (answer.ok) forest.set(one, answer.value.reduce(categoryDecider.evolve, state));
  }
  return forest;
}

function expectTrees(forest: Forest<Standing>): void {
  for (const one of forest.keys()) {
    const above = lineage(forest, parentOf(forest, one));
    expect(above).not.toContain(one);
    expect(above.length).toBeLessThan(LEVELS_MAX);
    const present = forest.get(one);
    if (present !== undefined && isPresent(present)) {
      for (const parent of above) expect(forest.get(parent)?.status).toBe('enabled');
    }
  }
}

describe('after any sequence of moves', () => {
  test('no category stands under itself, and none too deep', () => {
    fc.assert(
      fc.property(steps, (asked) => {
        expectTrees(categoriesAfter(asked));
      }),
      { numRuns: 60 },
    );
  });

  test('a chain grows to the last level and no further, in whatever order it is made', () => {
    const order = fc.shuffledSubarray(IDS, { minLength: IDS.length });
    fc.assert(
      fc.property(order, (ids) => {
        const created = ids.map((one): Step => ({ act: 'create', id: one, parentId: null }));
        const chained = ids.slice(1).map((one, at): Step => {
          return { act: 'move', id: one, parentId: ids[at] ?? null };
        });
        const forest = categoriesAfter([...created, ...chained]);
        expectTrees(forest);
        const deepest = Math.max(...ids.map((one) => lineage(forest, one).length));
        expect(deepest).toBe(LEVELS_MAX);
      }),
      { numRuns: 20 },
    );
  });

  test('nor does a company', () => {
    fc.assert(
      fc.property(steps, (asked) => {
        const forest: Forest<Standing> = new Map();
        for (const { act, id: one, parentId } of asked.filter(({ act }) => act !== 'remove')) {
          const companyId = one as CompanyId;
          const command =
            act === 'create'
              ? ({ type: 'CreateCompany', data: { companyId, name: 'X', parentId } } as const)
              : ({ type: 'ChangeCompany', data: { companyId, changes: { parentId } } } as const);
          const state = (forest.get(one) ?? companyDecider.initialState) as ReturnType<
            typeof companyDecider.evolve
          >;
          const answer = companyDecider.decide(state, command, factsOf(forest, one, parentId));
          if (answer.ok) forest.set(one, answer.value.reduce(companyDecider.evolve, state));
        }
        expectTrees(forest);
      }),
      { numRuns: 60 },
    );
  });
});
