// A noun is spelt the same in every layer, and a file is called what it exports.
import { describe, expect, test } from 'vitest';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { aggregates, documentKinds, files, read } from './tree.ts';

describe('the aggregates', () => {
  test.each([...aggregates, ...documentKinds])(
    '%s warns in its events that they lie on disk',
    (name) => {
      const [first = ''] = read(`core/${name}/events.ts`).split('\n');
      expect(first).toMatch(/^\/\/ These shapes lie on disk for ever\./);
    },
  );

  test.each(aggregates)('%s has its examples under the same name', (name) => {
    const examples = files.filter(
      (file) => file.startsWith(`tests/core/${name}/`) && file.endsWith('.test.ts'),
    );
    expect(examples).not.toStrictEqual([]);
  });
});

/**
 * The route of a noun that is no master, all of which have one: people come by the session's door,
 * plain records by that of all kinds.
 */
const ROUTES: Readonly<Record<string, string>> = { person: 'session', record: 'entity' };

describe('the noun is spelt the same in every layer', () => {
  test.each(aggregates)('%s in core, in api and in the tests', (name) => {
    const [folder, master] = name.split('/');
    const noun = ROUTES[name] ?? folder;
    const routes = files.filter((file) => file.startsWith('api/routes/'));
    if (master === undefined) {
      expect(routes.filter((file) => file.endsWith(`/${noun}.ts`))).toHaveLength(1);
    } else {
      expect(MASTERS).toHaveProperty(wireKindOf(master as MasterKind));
    }
    expect(files.some((file) => file.startsWith(`tests/core/${name}/`))).toBe(true);
  });

  test.each(documentKinds)('%s in the contract and in the routes', (name) => {
    const noun = name.slice(name.lastIndexOf('/') + 1);
    expect(files).toContain(`api/contract/trade/${noun}.ts`);
    expect(files).toContain(`api/routes/trade/${noun}.ts`);
  });
});

/** What stands in a feature, at any depth: what a file is called says what it exports. */
const FURNITURE = [
  { kind: 'a component', named: /^[A-Z][A-Za-z]+\.tsx$/, exports: /export (function|const) [A-Z]/ },
  {
    kind: 'the fields of a form, some of which draw themselves',
    named: /^[a-z-]+-fields?\.tsx$/,
    exports: /export (function|const) [a-z]+\w*Fields?\b/,
  },
  {
    kind: 'a list that is declared for what it is drawn of',
    named: /^[a-z-]+-list\.tsx$/,
    exports: /export const [a-z]+\w*List\b/,
  },
  { kind: 'a hook', named: /^use-[a-z-]+\.tsx?$/, exports: /export (function|const) use[A-Z]/ },
  { kind: 'styles', named: /^[a-z-]+\.css$/, exports: /(?:)/ },
  {
    kind: 'rules, queries or words',
    named: /^(?!use-)[a-z-]+\.ts$/,
    exports: /^(?![^]*export (async )?(function|const) use[A-Z])(?![^]*\buse(State|Effect)\()/,
  },
] as const;

describe('the features of the browser', () => {
  const inFeatures = files.filter((file) => file.startsWith('web/features/'));
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

  test('hold components, hooks, styles and plain rules, each named as what it exports', () => {
    const odd = inFeatures.filter((file) => {
      const kind = FURNITURE.find(({ named }) => named.test(nameOf(file)));
      return kind === undefined || !kind.exports.test(read(file));
    });
    expect(odd).toStrictEqual([]);
  });

  test('have no folder beside another whose name is its plural', () => {
    const folders = new Set(
      inFeatures.flatMap((file) => {
        const parts = file.split('/').slice(0, -1);
        return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
      }),
    );
    expect([...folders].filter((folder) => folders.has(`${folder}s`))).toStrictEqual([]);
  });
});
