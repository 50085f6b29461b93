// A paper as PDF, by one compiler of typst that is kept. The template is fixed and the data are
// JSON beside it, so that nothing that people write is ever markup. Slow: runs in a thread.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { renderSVG } from 'uqr';
import { isLogo } from '#core/book/index.ts';
import type { Logo, Paper } from '#core/paper/index.ts';
import { breakable } from './breakable.ts';

const TEMPLATE = readFileSync(join(import.meta.dirname, 'paper.typ'), 'utf8');

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

/** Where the template finds the logo. There is no such file: it lies in memory. */
const LOGO = 'logo';

let kept: NodeCompiler | null = null;
const compiler = (): NodeCompiler =>
  (kept ??= NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [
      { fontBlobs: FAMILIES.flatMap((family) => WEIGHTS.map((weight) => fontOf(family, weight))) },
    ],
  }));

/** @returns the PDF of a paper; a logo that is no picture is left out. */
export function renderPdf(paper: Paper): Buffer {
  const { logo } = paper.supplier;
  if (logo === null || !isLogo(logo)) return compiled(paper, null);
  try {
    return compiled(paper, logo);
  } catch {
    return compiled(paper, null);
  }
}

function compiled(paper: Paper, logo: Logo | null): Buffer {
  const typst = compiler();
  const logoPath = join(import.meta.dirname, LOGO);
  if (logo !== null) typst.mapShadow(logoPath, Buffer.from(logo.base64, 'base64'));
  try {
    const inputs = { paper: JSON.stringify(inputOf(paper, logo)), fonts: JSON.stringify(FAMILIES) };
    const result = typst.compile({ mainFileContent: TEMPLATE, inputs });
    const document = result.result;
    if (document === null) {
      throw new Error(
        `The paper was not drawn: ${JSON.stringify(result.takeDiagnostics()?.shortDiagnostics)}`,
      );
    }
    return typst.pdf(document);
  } finally {
    if (logo !== null) typst.unmapShadow(logoPath);
    typst.evictCache(REMEMBERED);
  }
}

/** The paper with its code drawn, and with places where words that are too long may break. */
function inputOf(paper: Paper, logo: Logo | null): object {
  const { upi, supplier } = paper;
  const { portal, ...others } = paper;
  const texts = breakable({ ...others, upi: null, supplier: { ...supplier, logo: null } });
  return {
    ...texts,
    upi: upi === null ? null : { label: upi.label, svg: renderSVG(upi.payload, { border: 0 }) },
    ...(portal !== undefined && {
      portal: {
        ...breakable({ ...portal, qr: null }),
        // As little as a scanner needs of what repairs a code: the portal's are long.
        qr: portal.qr && renderSVG(portal.qr.payload, { border: 0, ecc: 'L' }),
      },
    }),
    supplier: {
      ...texts.supplier,
      logo:
        logo === null
          ? null
          : { file: `/${LOGO}`, format: logo.mediaType === 'image/png' ? 'png' : 'jpg' },
    },
  };
}
