// An exported name means one thing in the repository, so that a search finds it, and is exported
// because another file uses it.
import { describe, expect, test } from 'vitest';
import { codeIn, read } from '../tree.ts';

const EXPORT =
  /^export (?:async )?(?:const|function\*?|type|interface|class) (?<name>[A-Za-z_$][\w$]*)/gm;

type Declaration = { readonly name: string; readonly file: string };

const declarationsIn = (file: string, text: string): readonly Declaration[] =>
  [...text.matchAll(EXPORT)].map(({ groups }) => ({ name: groups?.['name'] ?? '', file }));

/** What every aggregate has, each in the file of this name or beside it. */
const OF_EVERY_AGGREGATE = new Set(['decide', 'evolve', 'initialState', 'streamOf']);

/** A call as the contract describes it, and the function that answers it. */
const ANSWERED_IN = /^(api\/(queries|requests|session\/calls)|core)\//;

function isFurniture(name: string, files: readonly string[]): boolean {
  if (OF_EVERY_AGGREGATE.has(name)) return files.every((file) => file.startsWith('core/'));
  const answering = files.filter((file) => !file.startsWith('api/contract/'));
  const isCall = /^[a-z]/.test(name) && files.length === 2 && answering.length === 1;
  return isCall && answering.every((file) => ANSWERED_IN.test(file));
}

function ambiguousIn(declarations: readonly Declaration[]): readonly string[] {
  const byName = Map.groupBy(declarations, ({ name }) => name);
  return [...byName].flatMap(([name, found]) => {
    const files = [...new Set(found.map(({ file }) => file))];
    return files.length < 2 || isFurniture(name, files) ? [] : [`${name}: ${files.join(', ')}`];
  });
}

const declarations = codeIn('core', 'projections', 'api', 'web').flatMap((file) =>
  declarationsIn(file, read(file)),
);

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g));

/** @param texts of every file of code, by its path. */
function unusedElsewhere(
  exported: readonly Declaration[],
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const times = new Map<string, number>();
  for (const text of texts.values()) {
    for (const word of wordsOf(text)) times.set(word, (times.get(word) ?? 0) + 1);
  }
  return exported.flatMap(({ name, file }) => (times.get(name) === 1 ? [`${name}: ${file}`] : []));
}

describe('an exported name', () => {
  test('means one thing in core, projections, api and web', () => {
    expect(ambiguousIn(declarations)).toStrictEqual([]);
  });

  test('is used in another file', () => {
    const code = codeIn('core', 'projections', 'api', 'web', 'tests');
    const texts = new Map(code.map((file) => [file, read(file)]));
    expect(unusedElsewhere(declarations, texts)).toStrictEqual([]);
    const alone = ['web/a.ts', 'export const daysOf = 1;'] as const;
    expect(unusedElsewhere(declarationsIn(...alone), new Map([alone]))).toHaveLength(1);
  });

  test('is found where two files give it two meanings', () => {
    const twice = [
      ...declarationsIn('web/a.ts', 'export const daysOf = 1;'),
      ...declarationsIn('api/store/b.ts', 'export async function daysOf() {}'),
    ];
    expect(ambiguousIn(twice)).toStrictEqual(['daysOf: web/a.ts, api/store/b.ts']);
  });

  test('may be that of a call and of the query that answers it', () => {
    const text = 'export const readLedger = 1;';
    const both = ['api/contract/a.ts', 'api/queries/b.ts'].flatMap((file) =>
      declarationsIn(file, text),
    );
    expect(ambiguousIn(both)).toStrictEqual([]);
    expect(ambiguousIn([...both, ...declarationsIn('web/c.ts', text)])).toHaveLength(1);
  });
});
