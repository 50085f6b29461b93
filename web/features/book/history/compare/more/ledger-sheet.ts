// The ledger of an account at two moments as a working paper: each figure with its events.
import { furtherComparisons } from '#api/contract/book/log/compare-more.ts';
import type { ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { counted, formatCount, paiseFromWire } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { COLUMNS_OF_CHANGE, eventLine, changeLine, readFigure } from '../comparison-sheet.ts';
import type { ComparisonQuery } from '../queries.ts';
import { bothMomentsInWords } from './more-sheets.ts';
import { figureInWords, figureOfLedger, ledgerQuery } from './queries.ts';

export async function comparedLedgerSheet(
  work: SheetWork,
  bookId: number,
  asked: ComparisonQuery,
  accountId: number,
): Promise<ReportSheet> {
  const query = ledgerQuery(asked, accountId);
  const compared = await work.read(furtherComparisons.compareLedger, { params: { bookId }, query });
  const lines: SheetLine[] = [];
  for (const row of compared.rows) {
    const isMonth = row.figure === 'month';
    lines.push(
      changeLine(row.figure === 'closing' ? 'total' : 'group', 0, {
        text: figureInWords(row),
        words: `${formatCount(row.events)} events`,
        aPaise: paiseFromWire(row.a),
        bPaise: paiseFromWire(row.b),
        changePaise: paiseFromWire(row.change),
      }),
    );
    // The closing balance is the sum of what stands above it.
    if (row.events > 0 && (isMonth || row.figure === 'opening')) {
      for (const page of await readFigure(work, bookId, figureOfLedger(compared, row))) {
        lines.push(...page.events.map((event) => changeLine('line', 1, eventLine(event))));
      }
    }
    const rest = paiseFromWire(row.reclassified);
    if (rest !== 0 && row.figure !== 'closing') {
      lines.push(changeLine('line', 1, { text: 'Reclassified', changePaise: rest }));
    }
  }
  return {
    title: `${compared.account.name}: what changed`,
    period: `ledger ${asOnInWords(dateFromWire(compared.as_on))}`,
    remarks: [
      ...bothMomentsInWords(compared.a, compared.b),
      `${counted(compared.unchanged, 'month')} did not change`,
    ],
    upToEvent: compared.b.event,
    columns: COLUMNS_OF_CHANGE,
    lines,
  };
}
