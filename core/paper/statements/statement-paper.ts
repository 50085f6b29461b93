// A statement of account on paper: what was billed and received in a period, what that leaves, and
// at its foot the bills that are open and how late they are.
import { groupDigits } from '../../kernel/writing/indian-number.ts';
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import { shortHash } from '../../kernel/writing/short-hash.ts';
import type { StatementDocument } from '../document.ts';
import { bankOf, billTo, supplierBlock } from '../parties.ts';
import type { Fact, PaperSection, StatementPaper, Total } from '../paper.ts';
import {
  ageTable,
  billTable,
  closingPaiseOf,
  creditedPaise,
  debitedPaise,
  entryTable,
  isLate,
  sumOf,
} from './statement-tables.ts';
import { amountText, dateText, rupeesOnPaper } from '../texts.ts';
import { isOverseas } from '../../tax/index.ts';
import { upiCode } from '../bills/upi.ts';

const TITLE = 'Statement of account';
function sectionsOf({ bills, billsOn, ageingDays }: StatementDocument): readonly PaperSection[] {
  if (bills.length === 0) return [];
  return [
    { title: `Open bills on ${dateText(billsOn)}`, table: billTable(bills) },
    { title: 'Outstanding by days after the due date', table: ageTable(bills, ageingDays) },
  ];
}

function totalsOf(document: StatementDocument): readonly Total[] {
  const { openingPaise, lines } = document;
  const closing = closingPaiseOf(document);
  const total = (label: string, paise: number, strong = false): Total => ({
    label,
    amount: strong ? rupeesOnPaper(paise) : amountText(paise),
    strong,
  });
  return [
    total('Opening balance', openingPaise),
    total('Debits of the period', sumOf(lines, debitedPaise)),
    total('Credits of the period', -sumOf(lines, creditedPaise)),
    total(closing < 0 ? 'In your credit' : 'Outstanding', Math.abs(closing), true),
  ];
}

function factsOf(document: StatementDocument): readonly Fact[] {
  const { from, to, bills } = document;
  const closing = closingPaiseOf(document);
  const overdue = sumOf(bills.filter(isLate), ({ openPaise }) => openPaise);
  return [
    {
      label: closing < 0 ? 'In your credit' : 'Amount outstanding',
      text: rupeesOnPaper(Math.abs(closing)),
    },
    ...(overdue === 0 ? [] : [{ label: 'Of which overdue', text: rupeesOnPaper(overdue) }]),
    { label: 'From', text: dateText(from) },
    { label: 'To', text: dateText(to) },
  ];
}

/** What it was drawn from, small at the foot of each page: an auditor finds it, few others look. */
function recordedText({ recorded }: StatementDocument): string {
  if (recorded === null) return '';
  const { event, hash } = recorded;
  return ` · As recorded up to event ${groupDigits(String(event))} (${shortHash(hash)})`;
}

/** @returns the statement as blocks of texts, ready to be drawn on A4. */
export function statementPaper(document: StatementDocument): StatementPaper {
  const { supplier, recipient, countryName, to, payablePaise } = document;
  const note = { reference: null, note: `Statement to ${to}` };
  return {
    title: TITLE,
    copies: [null],
    watermark: null,
    supplier: supplierBlock(supplier, document.logo),
    declarations: [],
    parties: [{ ...billTo(recipient, countryName), label: 'To' }],
    facts: factsOf(document),
    table: entryTable(document),
    sections: sectionsOf(document),
    inWords: { label: 'Amount in words', text: rupeesInWords(Math.abs(closingPaiseOf(document))) },
    totals: totalsOf(document),
    hsnSummary: null,
    settlements: [],
    bank: bankOf(supplier),
    upi: isOverseas(recipient) ? null : upiCode(supplier.upi, note, payablePaise),
    remarks: [{ label: 'Notes', text: 'Please tell us if you do not agree with this statement.' }],
    thanks: null,
    signature: { of: `For ${supplier.name}`, by: 'Authorised signatory' },
    footer: `${TITLE}, ${supplier.name}${recordedText(document)}`,
  };
}
