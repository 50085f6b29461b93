// A statement as a file: saved, or handed to another program of the device.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { readStatementPdf } from '#api/contract/customer/statement.ts';
import { begin } from '#web/client/call.ts';
import { fetchFile } from '#web/shell/sheet/fetch-file.ts';
import { pdfName, saveFile } from '#web/client/save-file.ts';

export type StatementFile = {
  readonly bookId: number;
  readonly customerId: number;
  readonly name: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

async function statementPdf(statement: StatementFile): Promise<File | null> {
  const { bookId, customerId, name, from, to } = statement;
  const query = { book_id: bookId, from, to };
  const file = await fetchFile(() => begin(readStatementPdf, { params: { customerId }, query }));
  const type = 'application/pdf';
  return file === null ? null : new File([file], pdfName(`Statement-${name}-${to}`), { type });
}

/** @returns whether the file could be had. */
export async function saveStatement(statement: StatementFile): Promise<boolean> {
  const file = await statementPdf(statement);
  if (file !== null) saveFile(file, file.name);
  return file !== null;
}

/** Whether this browser can hand files to other programs, such as WhatsApp. */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'a.pdf', { type: 'application/pdf' })] });

/** @returns whether the file could be had; who closes the choice has shared nothing, as wanted. */
export async function shareStatement(statement: StatementFile): Promise<boolean> {
  const file = await statementPdf(statement);
  if (file === null) return false;
  await navigator.share({ files: [file], title: file.name }).catch((error: unknown) => {
    const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
    if (!isCalledOff) saveFile(file, file.name);
  });
  return true;
}
