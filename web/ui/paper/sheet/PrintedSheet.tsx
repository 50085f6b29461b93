// A list or report on its own A4 sheet. It stands beside the page, is seen by nobody, and is what
// the browser prints while it is there.
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { sheetFor } from '#core/kernel/writing/sheet.ts';
import type { Letterhead, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { usePageFoot } from '../use-page-foot.ts';
import { paperWidth } from './paper-width.ts';
import { SheetTable } from './SheetTable.tsx';
import './sheet.css';

export type Report = {
  readonly sheet: ReportSheet;
  readonly letterhead: Letterhead;
  /** Whether the books are shown at a moment of the past. */
  readonly isOfPast: boolean;
  /** Up to which event the books are shown, and by whom and when it was printed. */
  readonly foot: { readonly recorded: string; readonly printed: readonly string[] };
};

/** Who stands for a report that is handed in. */
export const SIGNATURES = ['Prepared by', 'Approved by'] as const;

type Props = {
  readonly report: Report;
  /** Called once the sheet is drawn. */
  readonly onDrawn: () => void;
  /** Called when the browser has the sheet, or was told not to print it. */
  readonly onDone: () => void;
};

export function PrintedSheet({ report, onDrawn, onDone }: Props) {
  const { letterhead, foot } = report;
  const sheet = sheetFor('paper', report.sheet);
  const width = paperWidth(sheet.columns);
  usePageFoot(letterhead.name, width === 'wide' ? 'wide report' : 'report');
  const drawn = useEffectEvent(onDrawn);
  const done = useEffectEvent(onDone);
  // Printing is the browser's: it says when it has what it needs.
  useEffect(() => {
    const over = () => done();
    window.addEventListener('afterprint', over);
    drawn();
    return () => window.removeEventListener('afterprint', over);
  }, []);
  return createPortal(
    <section className={`report-sheet report-${width}`} data-printed-sheet="">
      <header className="report-letterhead">
        <div>
          <b dir="auto">{letterhead.name}</b>
          {letterhead.address.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </div>
        <div className="report-registration">
          {letterhead.registration.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      <h1 dir="auto">{sheet.title}</h1>
      <p className="report-period">{sheet.period}</p>
      {sheet.remarks.map((remark) => (
        <p key={remark} className="report-remark" dir="auto">
          {remark}
        </p>
      ))}
      <SheetTable sheet={sheet}>
        {sheet.isSigned === true && (
          <div className="report-signatures">
            {SIGNATURES.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        )}
        <footer className="report-foot">
          <p>{foot.recorded}</p>
          <div>
            {foot.printed.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </footer>
      </SheetTable>
    </section>,
    document.body,
  );
}
