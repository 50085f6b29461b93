// A paper as PDF: an invoice, a note, a receipt, a statement of account.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSVG } from 'uqr';
import { isLogo } from '#core/book/index.ts';
import type { Logo, Paper } from '#core/paper/index.ts';
import { withBreakableText } from './breakable.ts';
import { compiled, typstCompiler } from './compiler.ts';

const TEMPLATE = readFileSync(join(import.meta.dirname, 'paper.typ'), 'utf8');

/** Where the template finds the logo. There is no such file: it lies in memory. */
const LOGO = 'logo';

/** @returns the PDF of a paper; a logo that is no picture is left out. */
export function renderPdf(paper: Paper): Buffer {
  const { logo } = paper.supplier;
  if (logo === null || !isLogo(logo)) return drawn(paper, null);
  try {
    return drawn(paper, logo);
  } catch {
    return drawn(paper, null);
  }
}

function drawn(paper: Paper, logo: Logo | null): Buffer {
  const logoPath = join(import.meta.dirname, LOGO);
  if (logo !== null) typstCompiler().mapShadow(logoPath, Buffer.from(logo.base64, 'base64'));
  try {
    return compiled(TEMPLATE, { paper: inputOf(paper, logo) }, (typst, document) =>
      typst.pdf(document),
    );
  } finally {
    if (logo !== null) typstCompiler().unmapShadow(logoPath);
  }
}

/** The paper with its code drawn, and with places where words that are too long may break. */
function inputOf(paper: Paper, logo: Logo | null): object {
  const { upi, supplier } = paper;
  const { portal, ...others } = paper;
  const texts = withBreakableText({ ...others, upi: null, supplier: { ...supplier, logo: null } });
  return {
    ...texts,
    upi: upi === null ? null : { label: upi.label, svg: renderSVG(upi.payload, { border: 0 }) },
    ...(portal !== undefined && {
      portal: {
        ...withBreakableText({ ...portal, qr: null }),
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
