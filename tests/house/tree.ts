// The repository as the house tests see it: its files, and what each of them imports.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const NOT_OURS = new Set([
  '.git',
  '.cache',
  'node_modules',
  'dist',
  'data',
  'test-results',
  'playwright-report',
]);

function walk(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_OURS.has(entry.name)) return [];
    if (entry.isDirectory()) return walk(path);
    return entry.isFile() ? [relative(root, path)] : [];
  });
}

/** Every file of the repository, by its path from the top, as `core/journal/decide.ts`. */
export const files: readonly string[] = walk(root).toSorted();

export const isCode = (file: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(file);

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const codeIn = (...folders: readonly string[]): readonly string[] =>
  files.filter((file) => isCode(file) && folders.some((folder) => file.startsWith(`${folder}/`)));

export const topOf = (file: string): string => file.split('/')[0] ?? '';

/** The names directly in a folder. */
export function entriesOf(folder: string): readonly string[] {
  const below = files.filter((file) => file.startsWith(`${folder}/`));
  return [...new Set(below.map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''))];
}

/** Every folder that holds something of ours. */
export const folders: readonly string[] = [
  ...new Set(
    files.flatMap((file) => {
      const parts = file.split('/').slice(0, -1);
      return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    }),
  ),
];

export type Import = { readonly from: string; readonly to: string };

const IMPORT = /(?:from\s+|import\s+|import\s*\(\s*)['"]([^'"]+)['"]/g;

/** What a file imports: ours by its path from the top, anything else by its name. */
export function importsOf(file: string): readonly Import[] {
  return [...withoutComments(read(file)).matchAll(IMPORT)].map(([, name = '']) => ({
    from: file,
    to: resolved(file, name),
  }));
}

function resolved(file: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return posix.normalize(posix.join(dirname(file), name));
  return name;
}

/** The code alone; a `//` within a text is left standing after a colon. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

/** The folders of the kinds of documents, such as `trade/kinds/presale`. */
export const documentKinds: readonly string[] = entriesOf('core/trade/kinds').map(
  (name) => `trade/kinds/${name}`,
);

/** The folders of `core` that are aggregates: those that decide, such as `catalogue/brand`. */
export const aggregates: readonly string[] = files.flatMap((file) => {
  const name = /^core\/(.+)\/decide\.ts$/.exec(file)?.[1];
  return name === undefined ? [] : [name];
});
