// Every "no" has a name, and each name has an example; the status table and the table of words are
// made complete by the compiler, and here by name.
import { describe, expect, test } from 'vitest';
import { aggregates, codeIn, documentKinds, files, read, withoutComments } from './tree.ts';

const kindsOf = (aggregate: string): readonly string[] =>
  [...read(`core/${aggregate}/rejections.ts`).matchAll(/kind: '([a-z_]+)'/g)].map(
    ([, kind = '']) => kind,
  );

const examplesOf = (room: string): string => {
  const isShared = room === 'catalogue/master' || isOfTrade(room);
  const folder = isShared ? room.slice(0, room.indexOf('/')) : room;
  return codeIn(`tests/core/${folder}`).map(read).join('\n');
};

const isOfTrade = (room: string): boolean => room.startsWith('trade/');

/** A bill is refused by a table of what it says, and what is refused of it. */
const rejectedIn = (aggregate: string): ReadonlySet<string> => {
  const example = isOfTrade(aggregate)
    ? /(?:\.thenRejected\(|[[( ])\{\s*kind: '([a-z_]+)'/g
    : /\.thenRejected\(\{\s*kind: '([a-z_]+)'/g;
  return new Set([...examplesOf(aggregate).matchAll(example)].map(([, kind = '']) => kind));
};

/**
 * Beside the aggregates and the kinds of documents, what every record of the catalogue and every
 * supply may be refused for.
 */
const rooms = [...aggregates, ...documentKinds, 'catalogue/master', 'tax'];

describe.each(rooms)('the refusals of %s', (aggregate) => {
  test('each occur in a thenRejected', () => {
    const rejected = rejectedIn(aggregate);
    expect(kindsOf(aggregate).filter((kind) => !rejected.has(kind))).toStrictEqual([]);
  });

  test('each are decided in its own folder', () => {
    const rules = codeIn(`core/${aggregate}`)
      .filter((file) => !file.endsWith('/rejections.ts'))
      .map(read)
      .join('\n');
    expect(kindsOf(aggregate).filter((kind) => !rules.includes(`'${kind}'`))).toStrictEqual([]);
  });
});

describe('all refusals', () => {
  const kinds = rooms.flatMap(kindsOf);

  test('are named once', () => {
    expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toStrictEqual([]);
  });

  test('have a status and words', () => {
    const text = codeIn('api/http/rejections').map(read).join('\n');
    for (const answer of ['{ status:', '(']) {
      const lacks = (kind: string) => !text.includes(`\n  ${kind}: ${answer}`);
      expect(kinds.filter(lacks)).toStrictEqual([]);
    }
  });
});

describe('an exception', () => {
  test('is thrown in core by invariant alone', () => {
    const throwing = files
      .filter((file) => file.startsWith('core/') && file.endsWith('.ts'))
      .filter((file) => /\bthrow\b/.test(withoutComments(read(file))));
    expect(throwing).toStrictEqual(['core/kernel/invariant.ts']);
  });
});
