// One compiler of typst, which is kept. A template is fixed and the data are JSON beside it, so
// that nothing that people write is ever markup. Slow: runs in a thread.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

/** One after the other until a sign is found. The first has Latin, Devanagari and the rupee. */
const FAMILIES = [
  'Noto Sans',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  'Noto Sans Bengali',
  'Noto Sans Gujarati',
  'Noto Sans Gurmukhi',
  'Noto Sans Oriya',
  'Noto Sans Arabic',
];
const WEIGHTS = ['400Regular', '700Bold'] as const;

/** The fonts come from packages: a paper is the same on every machine. */
const require = createRequire(import.meta.url);
const fontOf = (family: string, weight: string): Buffer => {
  const name = `${family.replaceAll(' ', '')}_${weight}.ttf`;
  const folder = family.toLowerCase().replaceAll(' ', '-');
  return readFileSync(require.resolve(`@expo-google-fonts/${folder}/${weight}/${name}`));
};

/** Beyond so many papers, what the compiler remembers of one is forgotten. */
const REMEMBERED = 2;

let kept: NodeCompiler | null = null;
export const typstCompiler = (): NodeCompiler =>
  (kept ??= NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [
      { fontBlobs: FAMILIES.flatMap((family) => WEIGHTS.map((weight) => fontOf(family, weight))) },
    ],
  }));

/**
 * @param data read by the template as the input of that name, beside `fonts`.
 * @param draw makes of the document what is wanted, before it is forgotten.
 */
export function compiled<Made>(
  template: string,
  data: Readonly<Record<string, object>>,
  draw: (typst: NodeCompiler, document: NodeTypstDocument) => Made,
): Made {
  const typst = typstCompiler();
  const inputs = Object.fromEntries(
    Object.entries({ ...data, fonts: FAMILIES }).map(([name, value]) => [
      name,
      JSON.stringify(value),
    ]),
  );
  try {
    const result = typst.compile({ mainFileContent: template, inputs });
    const document = result.result;
    if (document === null) {
      throw new Error(
        `The paper was not drawn: ${JSON.stringify(result.takeDiagnostics()?.shortDiagnostics)}`,
      );
    }
    return draw(typst, document);
  } finally {
    typst.evictCache(REMEMBERED);
  }
}
