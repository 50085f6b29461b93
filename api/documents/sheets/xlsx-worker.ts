// The thread in which one workbook is drawn.
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { CellObject } from 'write-excel-file/node';
import type { SheetCell, SheetColumn, Sheet } from './sheet.ts';

/** ECMA-376, 22.9.2.19: `_x0041_` in a text means A, unless its first character is written so. */
const asItIs = (text: string): string => text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

/** Every text is a text: nothing that a person typed becomes a formula. */
function cellOf(cell: SheetCell, column: SheetColumn | undefined): CellObject | null {
  if (cell === null) return null;
  if (column?.kind === 'amount') return { type: Number, value: Number(cell), format: '#,##0.00' };
  if (column?.kind === 'number') return { type: Number, value: Number(cell) };
  return { type: String, value: asItIs(String(cell)) };
}

const { name, columns, rows } = workerData as Sheet;
const heads = columns.map(({ head }) => ({
  type: String,
  value: head,
  fontWeight: 'bold' as const,
}));
const data = [heads, ...rows.map((row) => row.map((cell, at) => cellOf(cell, columns[at])))];
const file = await writeExcelFile(data, {
  sheet: name,
  stickyRowsCount: 1,
  columns: columns.map(({ kind }) => ({ width: kind === 'text' ? 24 : 14 })),
}).toBuffer();
parentPort?.postMessage(new Uint8Array(file));
