/** Gives a file to the browser to save under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn; a while longer does no harm.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A number of a document may hold a slash, and no file's name may. */
export const pdfName = (number: string): string => `${number.replace(/[^\w.-]+/g, '-')}.pdf`;
