// A statement of account to be printed, and whatever else a test makes of it.
import type { StatementDocument } from '#core/paper/index.ts';
import { invoiceDocument } from './papers.ts';

const invoice = (number: string) => ({ kind: 'invoice', number }) as const;
const receipt = (number: string) => ({ kind: 'receipt', number }) as const;
const plain = { narration: '', takesBack: false };

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
      { ...plain, date: '2026-09-14', document: receipt('RV-007'), amountPaise: -95_800_00 },
      { ...plain, date: '2026-10-01', document: invoice('INV-046'), amountPaise: 153_230_00 },
      {
        ...plain,
        date: '2026-10-02',
        document: null,
        narration: 'Freight charged back',
        amountPaise: 500_00,
      },
      { ...plain, date: '2026-11-16', document: receipt('RV-011'), amountPaise: -92_400_00 },
      {
        date: '2026-11-18',
        document: receipt('RV-011'),
        narration: 'Cheque bounced',
        takesBack: true,
        amountPaise: 92_400_00,
      },
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
        daysLate: 107,
      },
      {
        number: 'INV-046',
        date: '2026-10-01',
        dueDate: '2026-11-20',
        amountPaise: 153_230_00,
        openPaise: 153_230_00,
        daysLate: 0,
      },
      {
        number: null,
        date: null,
        dueDate: null,
        amountPaise: 500_00,
        openPaise: 500_00,
        daysLate: null,
      },
    ],
    payablePaise: 217_530_00,
    recorded: null,
    ...asked,
  };
}
