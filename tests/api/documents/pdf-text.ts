import { extractText, getDocumentProxy } from 'unpdf';

/**
 * @param pdf a file told by its bytes, each as a character.
 * @returns its text on one line, and the size of its first page in points.
 */
export async function readPdf(pdf: unknown) {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(String(pdf), 'latin1')));
  const { text } = await extractText(document, { mergePages: true });
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  const points = [Math.round(width), Math.round(height)] as const;
  return { text: text.replaceAll(/\s+/g, ' '), points };
}
