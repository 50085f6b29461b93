// Earnings per share on paper and in files: under the result, with what they are reckoned from.
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import type { SheetLine } from '#core/kernel/writing/sheet.ts';
import type { FigureColumn } from '../../columns/figure-columns.ts';
import { perShareIn, perShareLines, perShareNotes, perShareTitle } from './per-share.ts';

/** @returns nothing for whoever has no shares, or has not said how many. */
export function perShareSheetLines(
  reply: ProfitAndLossReply,
  columns: readonly FigureColumn[],
  withNotes: boolean,
): readonly SheetLine[] {
  const { earnings_per_share: perShare } = reply;
  const lines = perShare === null ? [] : perShareLines(perShare);
  if (perShare === null || lines.length === 0) return [];
  const noNote = withNotes ? [null] : [];
  const blank = [...noNote, ...columns.map(() => null)];
  const title = perShareTitle(perShare, reply.columns[0]?.to ?? '');
  return [
    { as: 'group', level: 0, cells: [`${title} (₹)`, ...blank] },
    ...lines.map((line): SheetLine => ({
      as: 'line',
      level: 1,
      cells: [line.name, ...noNote, ...columns.map((column) => perShareIn(column, line))],
    })),
    { as: 'group', level: 0, cells: ['Note: earnings per share (AS 20)', ...blank] },
    ...perShareNotes(reply).map((note): SheetLine => ({
      as: 'line',
      level: 1,
      cells: [note, ...blank],
    })),
  ];
}
