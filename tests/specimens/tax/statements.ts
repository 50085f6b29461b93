// A statement of account to be printed, and whatever else a test makes of it.
import type { StatementDocument } from '#core/paper/index.ts';
import { invoiceDocument } from './papers.ts';

export function statementDocument(asked: Partial<StatementDocument> = {}): StatementDocument {
  const { supplier, recipient } = invoiceDocument().invoice;
  return {
    supplier,
    recipient,
    logo: null,
    countryName: null,
    from: '2026-08-01',
    to: '2026-11-20',
    openingPaise: 159_600_00,
    lines: [
      { date: '2026-09-14', text: 'Receipt RV-007', amountPaise: -95_800_00 },
      { date: '2026-10-01', text: 'Invoice INV-046', amountPaise: 153_230_00 },
      { date: '2026-10-02', text: 'Freight charged back', amountPaise: 500_00 },
      { date: '2026-11-16', text: 'Receipt RV-011', amountPaise: -92_400_00 },
      { date: '2026-11-18', text: 'Receipt RV-011 reversed', amountPaise: 92_400_00 },
    ],
    billsOn: '2026-11-20',
    ageingDays: [30, 60, 90],
    bills: [
      {
        number: 'INV-025',
        date: '2026-07-06',
        dueDate: '2026-08-05',
        amountPaise: 159_600_00,
        openPaise: 63_800_00,
        isBilled: true,
        days: 107,
      },
      {
        number: 'INV-046',
        date: '2026-10-01',
        dueDate: '2026-11-20',
        amountPaise: 153_230_00,
        openPaise: 153_230_00,
        isBilled: true,
        days: 0,
      },
      {
        number: null,
        date: '2026-10-02',
        dueDate: null,
        amountPaise: 500_00,
        openPaise: 500_00,
        isBilled: false,
        days: 49,
      },
    ],
    payablePaise: 217_530_00,
    recorded: null,
    ...asked,
  };
}
