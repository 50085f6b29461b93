// A statement at two moments as a working paper: each line with its accounts and their events.
import { compareStatement } from '#api/contract/book/log/compare-statement.ts';
import type { StatementComparison } from '#api/contract/book/log/compare-statement.ts';
import type { ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { counted, formatCount, paiseFromWire } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords, periodInWords } from '#web/shell/sheet/words.ts';
import { changeLine, COLUMNS_OF_CHANGE, eventLine, readFigure } from '../comparison-sheet.ts';
import { bothMomentsInWords } from '../more/more-sheets.ts';
import type { ComparedStatement, ComparisonQuery } from '../queries.ts';
import {
  figureOfPart,
  linesOfSum,
  reclassifiedInWords,
  reclassifyingEvents,
  statementQuery,
} from './queries.ts';
import type { StatementPart, StatementRow } from './queries.ts';

const NAMES: Readonly<Record<ComparedStatement, string>> = {
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'cash-flow': 'Cash flow',
};

export async function comparedStatementSheet(
  work: SheetWork,
  bookId: number,
  asked: ComparisonQuery,
  of: ComparedStatement,
): Promise<ReportSheet> {
  const query = statementQuery(asked, of);
  const compared = await work.read(compareStatement, { params: { bookId }, query });
  const lines: SheetLine[] = [];
  for (const row of compared.rows) {
    const { name: text } = row;
    const isSum = row.made_of.length > 0 || row.parts.length === 0;
    if (row.as === 'side') lines.push({ as: 'group', level: 0, cells: [text, ...NO_CELLS] });
    else
      lines.push(changeLine(isSum ? 'total' : 'group', isSum ? 0 : 1, { text, ...paiseOf(row) }));
    for (const { name, ...figures } of linesOfSum(compared, row)) {
      lines.push(changeLine('line', 2, { text: name, ...figures }));
    }
    for (const part of row.parts) lines.push(...(await partLines(work, bookId, compared, part)));
  }
  const [from, to] = [dateFromWire(compared.from), dateFromWire(compared.as_on)];
  return {
    title: `${NAMES[of]}: what changed`,
    period: of === 'balance-sheet' ? asOnInWords(to) : periodInWords({ from, to }),
    remarks: [
      ...bothMomentsInWords(compared.a, compared.b),
      `${counted(compared.unchanged, 'line')} did not change`,
    ],
    upToEvent: compared.b.event,
    columns: COLUMNS_OF_CHANGE,
    lines,
  };
}

const NO_CELLS = COLUMNS_OF_CHANGE.slice(1).map(() => null);

const paiseOf = ({ a, b, change }: Pick<StatementRow, 'a' | 'b' | 'change'>) => ({
  aPaise: paiseFromWire(a),
  bPaise: paiseFromWire(b),
  changePaise: paiseFromWire(change),
});

async function partLines(
  work: SheetWork,
  bookId: number,
  compared: StatementComparison,
  part: StatementPart,
): Promise<readonly SheetLine[]> {
  const lines = [changeLine('line', 2, { text: part.name, ...paiseOf(part) })];
  const { figure } = part;
  const asked = figure === null ? null : figureOfPart(compared, figure);
  for (const page of asked === null ? [] : await readFigure(work, bookId, asked)) {
    for (const event of page.events) {
      const line = eventLine(event);
      const changePaise = part.on_credit ? 0 - line.changePaise : line.changePaise;
      lines.push(changeLine('line', 3, { ...line, changePaise }));
    }
  }
  const changePaise = paiseFromWire(part.reclassified);
  if (changePaise !== 0) {
    const by = reclassifyingEvents(part).map(
      ({ text, event }) => `${text}, event ${formatCount(event)}`,
    );
    const words = by.join('; ');
    lines.push(changeLine('line', 3, { text: reclassifiedInWords(part), words, changePaise }));
  }
  return lines;
}
