// Who may import whom, read from the imports themselves: every rule of the house, also those that a
// pattern of the linter cannot say. `lint-rules.test.ts` tries the linter's own.
import { builtinModules } from 'node:module';
import { describe, expect, test } from 'vitest';
import { files, importsOf, isCode } from '../tree.ts';
import type { Import } from '../tree.ts';

const OURS = /^(core|projections|api|web|migrations|tests)\//;
const isOurs = ({ to }: Import) => OURS.test(to);
const isUnder = (path: string, ...folders: readonly string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));
const part = (path: string, depth: number) => path.split('/').slice(0, depth).join('/');
/** Both lie in the same folder, so many steps below the top. */
const stayAt = ({ from, to }: Import, depth: number) => part(from, depth) === part(to, depth);

/**
 * The words of an aggregate, which the wire and the screens use as they are: zod and nothing else.
 */
const isTerms = (path: string) => /^core\/.+\/terms\.ts$/.test(path);

/** The records of an aggregate, which both ends of the wire decode by. */
const isShapes = (path: string) => /^core\/.+\/shapes\.ts$/.test(path);

/** What stands below the aggregates, and is open to all. */
const isGround = (path: string) => isUnder(path, 'core/kernel', 'core/shapes');

/** Of `core` everything is open but the inside of an aggregate that is not one's own. */
const passesTheDoor = (each: Import) =>
  !isUnder(each.to, 'core') ||
  isGround(each.to) ||
  ((isTerms(each.to) || isShapes(each.to)) && !isUnder(each.from, 'core')) ||
  // The contract reads a record with the words of others in it, and so no door.
  (isTerms(each.to) && isShapes(each.from)) ||
  ['core/domain.ts', 'core/event-versions.ts'].includes(each.to) ||
  each.to.endsWith('/index.ts') ||
  (isUnder(each.from, 'core') && stayAt(each, isUnder(each.from, 'core/catalogue') ? 3 : 2));

type Rule = {
  readonly name: string;
  readonly folders: readonly string[];
  readonly allows: (each: Import) => boolean;
  /** An import that it must refuse, so that a rule which refuses nothing is found. */
  readonly refuses: Import;
};

const RULES: readonly Rule[] = [
  {
    name: 'core-is-pure: core imports only core and zod',
    folders: ['core'],
    allows: ({ to }) => isUnder(to, 'core') || to === 'zod',
    refuses: { from: 'core/journal/decide.ts', to: 'node:crypto' },
  },
  {
    name: 'the kernel stands alone: it imports no aggregate',
    folders: ['core/kernel'],
    allows: ({ to }) => isUnder(to, 'core/kernel') || to === 'zod',
    refuses: { from: 'core/kernel/paise.ts', to: 'core/journal/index.ts' },
  },
  {
    name: 'records stand on the kernel: core/shapes imports no aggregate',
    folders: ['core/shapes'],
    allows: ({ to }) => isGround(to) || to === 'zod',
    refuses: { from: 'core/shapes/record.ts', to: 'core/journal/index.ts' },
  },
  {
    name: 'core-through-the-door: one aggregate reaches another through its index.ts',
    folders: ['core'],
    allows: passesTheDoor,
    refuses: { from: 'core/journal/decide.ts', to: 'core/account/evolve.ts' },
  },
  {
    name: 'core-from-outside-through-the-door: only tests look inside an aggregate',
    folders: ['projections', 'api', 'web'],
    allows: passesTheDoor,
    refuses: { from: 'api/routes/journal/journal.ts', to: 'core/journal/entries/check.ts' },
  },
  {
    name: 'projections-read-core-only',
    folders: ['projections'],
    allows: (each) => !isOurs(each) || isUnder(each.to, 'core', 'projections'),
    refuses: { from: 'projections/people/read.ts', to: 'api/store/append.ts' },
  },
  {
    name: 'projections-stay-apart: a projection imports no other, only the runner',
    folders: ['projections'],
    allows: (each) =>
      !isUnder(each.to, 'projections') ||
      each.from === 'projections/registry.ts' ||
      each.from === 'projections/masters.ts' ||
      isUnder(each.to, 'projections/runner') ||
      stayAt(each, 2),
    refuses: { from: 'projections/people/read.ts', to: 'projections/journal-list/table.ts' },
  },
  {
    name: 'api-not-to-web: nor to the tests, nor to a migration',
    folders: ['api'],
    allows: ({ to }) => !isUnder(to, 'web', 'tests', 'migrations'),
    refuses: { from: 'api/main.ts', to: 'web/paths.ts' },
  },
  {
    name: 'contract-is-plain: only itself, core/kernel, core/shapes, terms and shapes, and zod',
    folders: ['api/contract'],
    allows: ({ to }) =>
      isUnder(to, 'api/contract') || isGround(to) || isTerms(to) || isShapes(to) || to === 'zod',
    refuses: { from: 'api/contract/journal/journal.ts', to: 'core/journal/index.ts' },
  },
  {
    name: 'web-knows-the-contract-only: of the server',
    folders: ['web'],
    allows: (each) => !isOurs(each) || isUnder(each.to, 'web', 'core', 'api/contract'),
    refuses: { from: 'web/client/fetch.ts', to: 'api/http/app.ts' },
  },
  {
    name: 'web runs in a browser: nothing of Node',
    folders: ['web'],
    allows: ({ to }) => !to.startsWith('node:') && !builtinModules.includes(to),
    refuses: { from: 'web/main.tsx', to: 'node:path' },
  },
  {
    name: 'web-features-stay-apart: they meet in routes and ui',
    folders: ['web/features'],
    allows: (each) => !isUnder(each.to, 'web/features') || stayAt(each, 3),
    refuses: {
      from: 'web/features/journal/JournalForm.tsx',
      to: 'web/features/account/queries.ts',
    },
  },
  {
    name: 'ui-is-plain: ui knows neither router nor server nor feature',
    folders: ['web/ui'],
    allows: (each) =>
      !each.to.startsWith('react-router') &&
      (!isOurs(each) || isUnder(each.to, 'web/ui', 'web/format', 'core')),
    refuses: { from: 'web/ui/buttons/Button.tsx', to: 'react-router-dom' },
  },
  {
    name: 'migrations-are-frozen: no application code',
    folders: ['migrations'],
    allows: (each) => !isOurs(each),
    refuses: { from: 'migrations/0001_events.ts', to: 'core/domain.ts' },
  },
  {
    name: 'nothing imports the tests',
    folders: ['core', 'projections', 'api', 'web', 'migrations'],
    allows: ({ to }) => !isUnder(to, 'tests'),
    refuses: { from: 'api/cli/seed.ts', to: 'tests/specimens/journals.ts' },
  },
];

const all = files.filter(isCode).flatMap(importsOf);

const brokenBy = ({ folders, allows }: Rule, imports: readonly Import[]) =>
  imports
    .filter((each) => isUnder(each.from, ...folders) && !allows(each))
    .map(({ from, to }) => `${from} imports ${to}`);

const termsOfWire = new Set(
  all.filter(({ from, to }) => isUnder(from, 'api/contract') && isTerms(to)).map(({ to }) => to),
);

describe('who may import whom', () => {
  test('the terms that the contract reads import zod alone', () => {
    expect(termsOfWire.size).toBeGreaterThan(5);
    const others = [...termsOfWire].flatMap(importsOf).filter(({ to }) => to !== 'zod');
    expect(others).toStrictEqual([]);
  });

  test('the shapes that the contract reads import what it may read itself', () => {
    const shapes = all.filter(({ from, to }) => isUnder(from, 'api/contract') && isShapes(to));
    expect(shapes.length).toBeGreaterThan(0);
    const others = shapes
      .flatMap(({ to }) => importsOf(to))
      .filter(({ to }) => !isGround(to) && !isTerms(to) && to !== 'zod');
    expect(others).toStrictEqual([]);
  });

  test.each(RULES)('$name', (rule) => {
    expect(brokenBy(rule, all)).toStrictEqual([]);
  });

  test.each(RULES)('$name: and the rule refuses what it must', (rule) => {
    expect(brokenBy(rule, [rule.refuses])).toHaveLength(1);
  });

  test('the imports are found, by whichever way they are written', () => {
    expect(all).toContainEqual({ from: 'core/journal/decide.ts', to: 'core/kernel/result.ts' });
    expect(all).toContainEqual({
      from: 'tests/core/journal/post-journal.test.ts',
      to: 'core/journal/index.ts',
    });
  });
});
