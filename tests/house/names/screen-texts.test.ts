// The texts of the screens have the words of web/format/terms.ts; the code is parsed to find them.
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { TERMS } from '#web/format/terms.ts';
import { codeIn, read } from '../tree.ts';

/** A text begins with a capital letter or has more than one word; everything else is a name. */
const isText = (text: string): boolean => /^\p{Lu}|\S \S/u.test(text);

const UNREAD = new Set(['className', 'id', 'type', 'keys']);

type Node = { readonly type: string; readonly [field: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function textsOf(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node) || /^(Import|ExportAll)/.test(node.type)) return [];
  if (node.type === 'JSXAttribute' && isNode(node['name'])) {
    if (UNREAD.has(String(node['name']['name']))) return [];
  }
  const own = ownText(node);
  if (own !== null) return [own.replaceAll(/\s+/g, ' ').trim()].filter(isText);
  return Object.values(node).flatMap(textsOf);
}

function ownText({ type, value }: Node): string | null {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return String(value);
  const isTemplate = type === 'TemplateElement' && typeof value === 'object' && value !== null;
  return isTemplate && 'cooked' in value ? String(value.cooked) : null;
}

const bannedIn = (text: string): readonly string[] =>
  TERMS.flatMap(({ use, never }) =>
    never
      .filter((word) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}])`, 'iu').test(text))
      .map((word) => `‘${word}’ in ‘${text}’: ${use}`),
  );

test('no text of a screen has a word that the terms ban', () => {
  const files = codeIn('web').filter((file) => file !== 'web/format/terms.ts');
  const texts = files.flatMap((file) => {
    const program = parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    return textsOf(program.body).map((text) => ({ file, text }));
  });
  expect(texts.length).toBeGreaterThan(1500);
  const banned = texts.flatMap(({ file, text }) => bannedIn(text).map((why) => `${file}: ${why}`));
  expect(banned).toStrictEqual([]);
});

test.each([
  'Take back',
  'Left empty, it has none',
  'Your email address',
  'The customer owes 5',
  'Open it again from the mail',
  'Take the role back',
  'Turnover of 25-26 taken away.',
  'You are no member any more',
  'What was entered stands here',
])('‘%s’ is found by that look', (text) => {
  expect(bannedIn(text)).toHaveLength(1);
});
