// What is generated is current, what is frozen has not moved, and what is said is there.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AGGREGATES } from '#core/domain.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { eventSchemaFiles } from '#api/cli/event-schemas.ts';
import { ALL_KINDS } from '#web/shell/commands/kinds.ts';
import { ROUTES } from './lists/routes.ts';
import { codeIn, entriesOf, files, read, root } from './tree.ts';

describe('the schemas of the events', () => {
  const schemas = [...eventSchemaFiles()];

  test('are there for each aggregate, and for nothing else', () => {
    expect(entriesOf('docs/events').toSorted()).toStrictEqual(
      schemas.map(([name]) => name).toSorted(),
    );
  });

  test.each(schemas)('%s is as the code has it; else a new version is due', (name, text) => {
    expect(read(`docs/events/${name}`)).toBe(text);
  });
});

describe('what was shipped', () => {
  test('has not changed since: no golden event was ever modified', () => {
    const inGit = existsSync(join(root, '.git'));
    const log = (filter: string) =>
      execFileSync('git', ['log', '--format=%h', filter, '--', 'tests/specimens/events'], {
        cwd: root,
        encoding: 'utf8',
      }).trim();
    expect(inGit ? log('--diff-filter=MDR') : '').toBe('');
  });
});

describe('the glossary', () => {
  const row = /^\| \*\*(.+?)\*\* *\| `(.+?)` *\| (.+?) *\| (.+?) *\|$/gm;
  const rows = [...read('core/README.md').matchAll(row)];
  const code = codeIn('core').map(read).join('\n');

  test('is a table of terms', () => {
    expect(rows.length).toBeGreaterThan(40);
  });

  test.each(rows.map(([, term = '', word = '']) => ({ term, word })))(
    '$term stands in core as $word',
    ({ word }) => {
      const known =
        new RegExp(`\\b${word}\\b`).test(code) ||
        files.some((file) => file.startsWith(`core/${word}`));
      expect(known).toBe(true);
    },
  );

  test('says each term in one sentence', () => {
    const loose = rows.filter(([, , , sentence = '']) => !/^[A-Z1].*\.$/.test(sentence));
    expect(loose.map(([, term]) => term)).toStrictEqual([]);
  });
});

describe('the README and its two pages', () => {
  const developing = read('docs/developing.md');
  const readme = ['README.md', 'docs/operating.md'].map(read).join('\n') + developing;
  const map = [...readme.matchAll(/^\| `([a-z]+)\/` *\|/gm)].map(([, folder = '']) => folder);

  test('has a map that equals the tree', () => {
    const tops = new Set(
      files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
    );
    const shown = [...tops].filter((folder) => !folder.startsWith('.'));
    expect(map.toSorted()).toStrictEqual(shown.toSorted());
  });

  test('names only files and folders that are there', () => {
    const named = [
      ...readme.matchAll(/`((?:core|projections|api|web|migrations|tests|docs)\/[\w./-]*)`/g),
    ];
    const links = ['README.md', 'docs/operating.md', 'docs/developing.md'].flatMap(linksOf);
    const paths = [...named.map(([, path = '']) => path), ...links];
    const missing = paths.filter((path) => !existsSync(join(root, path)));
    expect(missing).toStrictEqual([]);
  });

  test('names every file of what is added by its whole path', () => {
    const recipes = developing.slice(developing.indexOf('## Adding an event type'));
    const named = [...recipes.matchAll(/`([\w./<>-]+\.(?:tsx?|json|md)|[\w./<>-]+\/)`/g)].map(
      ([, path = '']) => path,
    );
    const missing = named.filter((path) => {
      const real = path
        .replace('<aggregate>', 'instant')
        .replace('<kind>', 'unit')
        .replace('<name>', 'journal-list');
      return !existsSync(join(root, real));
    });
    expect(named.length).toBeGreaterThan(40);
    expect(missing).toStrictEqual([]);
  });

  test('names only scripts that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...readme.matchAll(/npm run ([a-z:]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toStrictEqual([]);
  });
});

describe('the page of the projections', () => {
  const rows = [...read('projections/README.md').matchAll(/^\| `(.+?)` +\| (.+?) +\|/gm)];
  const rowOf = (name: string, tables: readonly string[]) =>
    `${name}: ${tables.toSorted().join(', ')}`;
  const listed = rows.map(([, name = '', tables = '']) =>
    rowOf(
      name,
      [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => table),
    ),
  );
  const registered = PROJECTIONS.map(({ name, tables }) =>
    rowOf(
      name,
      tables.map((table) => table.name),
    ),
  );

  test('lists each projection of the registry once with its tables, and nothing else', () => {
    expect(listed.toSorted()).toStrictEqual(registered.toSorted());
  });
});

describe('the decisions', () => {
  const names = entriesOf('docs/decisions').toSorted();

  test('are numbered in one row, in name and title, and say whether they are in force', () => {
    for (const [at, name] of names.entries()) {
      expect(name).toMatch(new RegExp(`^${String(at + 1).padStart(4, '0')}-[a-z-]+\\.md$`));
      expect(read(`docs/decisions/${name}`)).toMatch(
        new RegExp(`^# ${at + 1}\\. .+\n\nStatus: .+\\.\n\n`),
      );
    }
  });

  test('are referred to by numbers that they have', () => {
    const texts = files.filter((file) => /\.(ts|tsx|md)$/.test(file)).map(read);
    const numbers = texts.flatMap((text) => [...text.matchAll(/\(decision (\d+)\)/g)]);
    const missing = numbers.filter(([, number]) => Number(number) > names.length);
    expect(missing.map(([words]) => words)).toStrictEqual([]);
  });
});

describe('the screens that web/README.md lists', () => {
  const rows = read('web/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `/'));
  const quoted = (cell = '') => [...cell.matchAll(/`([^`?]+)`/g)].map(([, text = '']) => text);
  const screens = rows.flatMap((row) => quoted(row.split(' | ')[1]));

  test.each(screens)('%s is there', (screen) => {
    const place = join(root, 'web/features', screen);
    expect(existsSync(place) || existsSync(`${place}.tsx`)).toBe(true);
  });

  test('are those of every noun that has an address', () => {
    const nounOf = (address: string) => address.split('/')[1] ?? '';
    const listed = new Set(rows.flatMap((row) => quoted(row.split(' | ')[0])).map(nounOf));
    // Masters share a row, and the controls are shown in development alone.
    const left = new Set<string>([...ALL_KINDS, 'ui']);
    const missing = [...ROUTES].map(nounOf).filter((noun) => !listed.has(noun) && !left.has(noun));
    expect(missing).toStrictEqual([]);
  });
});

describe('the glossary of core', () => {
  const rows = [...read('core/README.md').matchAll(/^\| \*\*(.+?)\*\* +\| (.+?) +\|/gm)];
  /** Each term as the words of a name, singular: `lock date`, `starter chart`, `tally group`. */
  const terms = rows.flatMap(([, term = '', code = '']) => [
    ...term.split(', ').map(wordsOf),
    ...[...code.matchAll(/`(\w[\w-]*)`/g)].map(([, name = '']) => wordsOf(name)),
  ]);
  const hasTerm = (name: string) =>
    terms.some((term) => ` ${wordsOf(name)} `.includes(` ${term} `));

  test('has its rows', () => {
    expect(rows.length).toBeGreaterThan(80);
  });

  test.each(AGGREGATES.map((one) => [one.category, one] as const))(
    'names %s, and the noun of each of its commands and events',
    (category, { commands, schemas }) => {
      const names = [category, ...Object.keys(commands), ...schemas.map(({ type }) => type)];
      expect(names.filter((name) => !hasTerm(name))).toStrictEqual([]);
    },
  );
});

/** @returns the files that a page links to, by their paths from the top. */
const linksOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/\]\((?!http|#)([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(page), path),
  );

/** `SetLockDates` and `lock-date` as `set lock date` and `lock date`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/(?<=[^s])s$/, ''))
    .join(' ');
}
