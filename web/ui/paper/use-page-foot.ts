// Size and margins of the printed page, and its foot: the document's name and the page's number.
import { useEffect } from 'react';

/** Chromium 131 and Safari 18.2 print margin boxes; elsewhere the foot is a block at the end. */
export const printsFoot = 'CSSMarginRule' in globalThis;

/** Every sign by its number, so that no name ends the text of a rule. */
const quoted = (text: string): string =>
  `"${[...text].map((sign) => `\\${(sign.codePointAt(0) ?? 32).toString(16)} `).join('')}"`;

const FONT = 'font: 8pt "IBM Plex Sans Variable", "Lekha Scripts", sans-serif; color: #444;';

/** Of the page: A4 upright or on its side, and what stays free around it. */
const PAGES = {
  document: 'size: A4; margin: 12mm 12mm 16mm;',
  report: 'size: A4; margin: 14mm 12mm 16mm;',
  'wide report': 'size: A4 landscape; margin: 14mm 12mm 16mm;',
} as const;
type PageKind = keyof typeof PAGES;

const rulesOf = (footer: string, kind: PageKind): string => `@page {
  ${PAGES[kind]}
  @bottom-left { content: ${quoted(footer)}; ${FONT} }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); ${FONT} }
}
/* A border lies half outside its table: at the very edge it would be cut off. */
@media print {
  main { max-width: none; padding: 0 1pt; }
}`;

/**
 * Holds while the paper is shown: no other page of ours is printed this way.
 * @param footer null for a paper that is not printed.
 */
export function usePageFoot(footer: string | null, kind: PageKind = 'document'): void {
  useEffect(() => {
    if (footer === null) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rulesOf(footer, kind));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [footer, kind]);
}
