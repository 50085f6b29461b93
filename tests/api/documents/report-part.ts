// A report of two lines, as the browser sends it to be set in type.
import type { ReportPart } from '#api/contract/server/report-pdf.ts';

export const REPORT_PART: ReportPart = {
  width: 'usual',
  begin: {
    letterhead: { name: 'Sahyadri Traders', address: ['12 MG Road', 'Pune'], registration: [] },
    title: 'Cash book',
    period: 'from 1 April 2026 to 30 April 2026',
    remarks: [],
  },
  columns: [
    { head: 'Particulars', align: 'left', letters: 20, shares: true, sums: false },
    { head: 'Debit (₹)', align: 'right', letters: 12, shares: false, rule: 'pair', sums: true },
  ],
  lines: [
    { as: 'line', cells: ['Tea for the office', '1,234.50'] },
    { as: 'total', cells: ['Total', '1,234.50'] },
  ],
  end: {
    recorded: 'As recorded up to event 12 (ab12cd34), 20 Apr 2026, 10:00 IST.',
    printed: ['Printed by Meera'],
    signatures: ['Prepared by', 'Approved by'],
  },
  footer: 'Sahyadri Traders · Cash book',
};
