// An exported name means one thing in the repository, so that a search finds it.
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

/** Participles and words for anything, which do not say what a value of the type is. */
const NO_NOUNS =
  /^(Answered|Asked|Chosen|Given|Kept|Keyed|Known|Made|Named|Of|Put|Refused|Settled|Shown|Taken|Told|Wanted|Whole|Worked|Written)$/;
/** As the end of a name they do not either; an event is named by what has happened. */
const NO_NOUN_AT_END = /(Asked|Known|Made|Wanted)$/;
const TYPE = /^(?:export )?(?:type|interface) (?<name>\w+)(?<event> = DomainEvent<)?/gm;

/** What others import has a name that says it by itself: no participle alone. */
const PARTICIPLE = /^(?!Seed|Speed|Need|Feed)[A-Z][a-z]+ed$/;

const participlesIn = (text: string): readonly string[] =>
  [...text.matchAll(EXPORT)].flatMap(({ 0: line, groups: { name = '' } = {} }) =>
    /(type|interface) \w+$/.test(line) && PARTICIPLE.test(name) ? [name] : [],
  );

const unclearIn = (text: string): readonly string[] =>
  [...text.matchAll(TYPE)].flatMap(({ groups }) => {
    const name = groups?.['name'] ?? '';
    const isEvent = groups?.['event'] !== undefined;
    return NO_NOUNS.test(name) || (NO_NOUN_AT_END.test(name) && !isEvent) ? [name] : [];
  });

describe('an exported name', () => {
  test('means one thing in core, projections, api and web', () => {
    expect(ambiguousIn(declarations)).toStrictEqual([]);
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

describe('a type', () => {
  const code = codeIn('core', 'projections', 'api', 'web', 'tests');

  test('is named by a noun, not by a participle', () => {
    const unclear = code.flatMap((file) => unclearIn(read(file)).map((name) => `${file}: ${name}`));
    expect(unclear).toStrictEqual([]);
  });

  test('that is exported is named by no participle alone', () => {
    const unclear = codeIn('core', 'projections', 'api', 'web').flatMap((file) =>
      participlesIn(read(file)).map((name) => `${file}: ${name}`),
    );
    expect(unclear).toStrictEqual([]);
  });

  test('is found where a participle names it', () => {
    expect(participlesIn('export type Posted = {};\ntype Counted = {};')).toStrictEqual(['Posted']);
    expect(unclearIn('type Asked = {};\nexport type AskedDay = {};')).toStrictEqual(['Asked']);
    const events = 'type PageAsked = {};\nexport type LinkAsked = DomainEvent<';
    expect(unclearIn(events)).toStrictEqual(['PageAsked']);
  });
});
