// What the statements of the two small books of FY 2025-26 come to, worked out of their vouchers
// alone. It shares nothing with the program that it judges, and runs by itself:
// `node tests/specimens/statements/expected.mjs`. Amounts are whole paise; the lines are those of
// the ICAI's form for businesses that are no companies.
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const FIRST = '2025-04-01';
const LAST = '2026-03-31';

const bookOf = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));

/** `-1234.50` is -123450. */
function paise(text) {
  const [, sign, rupees, rest] = /^(-?)(\d+)\.(\d\d)$/.exec(text);
  const amount = Number(rupees) * 100 + Number(rest);
  return sign === '-' ? -amount : amount;
}

/** Debits less credits of an account, of the vouchers from one day to another. */
function moved(book, account, from, to) {
  let sum = 0;
  for (const [date, , lines] of book.vouchers) {
    if (date >= from && date <= to && account in lines) sum += paise(lines[account]);
  }
  return sum;
}

const inYear = (book, account) => moved(book, account, FIRST, LAST);
const atEnd = (book, account) => moved(book, account, '1900-01-01', LAST);
const atStart = (book, account) => moved(book, account, '1900-01-01', '2025-03-31');

/** Every voucher balances, or nothing below means anything. */
function check(book) {
  for (const [date, text, lines] of book.vouchers) {
    const sum = Object.values(lines).reduce((total, one) => total + paise(one), 0);
    if (sum !== 0) throw new Error(`${book.name}, ${date}, ${text}: off by ${sum} paise.`);
    for (const account of Object.keys(lines)) {
      if (!(account in book.accounts)) throw new Error(`${account} is no account of the book.`);
    }
  }
}

export function proprietor() {
  const book = bookOf('proprietor');
  check(book);
  const year = (account) => inYear(book, account);
  const end = (account) => atEnd(book, account);
  const sales = -year('Sales');
  const openingStock = atStart(book, 'Stock-in-Hand');
  const closingStock = end('Stock-in-Hand');
  const cost = openingStock + year('Purchases') + year('Carriage inwards') - closingStock;
  const gross = sales - cost;
  const other = -year('Interest received');
  const indirect =
    year('Salaries') + year('Rent') + year('Interest on term loan') + year('Depreciation');
  const profit = gross + other - indirect;
  const capital = -atStart(book, 'Capital Account');
  const introduced = -year('Capital Account');
  const drawings = -end('Drawings');
  const loan = -end('Term loan from bank');
  const payables = -end('Deccan Mills');
  const gst = end('Output GST') + end('Input GST');
  const funds = capital + introduced + profit + drawings;
  return {
    result: {
      'Revenue from operations': sales,
      'Cost of goods sold': cost,
      'Gross profit': gross,
      'Other income': other,
      'Total indirect expenses': indirect,
      'Net profit': profit,
    },
    sheet: {
      'Capital, at the start of the year': capital,
      'Capital introduced': introduced,
      'Profit for the period': profit,
      'Less: drawings': drawings,
      'Long-term borrowings': loan,
      'Trade payables': payables,
      'Duties and taxes, net of input credit': gst < 0 ? -gst : 0,
      'Property, plant and equipment, at cost': end('Furniture'),
      'Less: accumulated depreciation': end('Accumulated Depreciation'),
      Inventories: closingStock,
      'Trade receivables': end('Rao Stores'),
      'Bank balances': end('Bank'),
      'Cash in hand': end('Cash'),
      'Duties and taxes recoverable': gst > 0 ? gst : 0,
    },
    total: funds + loan + payables + (gst < 0 ? -gst : 0),
    assets:
      end('Furniture') +
      end('Accumulated Depreciation') +
      closingStock +
      end('Rao Stores') +
      end('Bank') +
      end('Cash') +
      (gst > 0 ? gst : 0),
  };
}

export function firm() {
  const book = bookOf('firm');
  check(book);
  const year = (account) => inYear(book, account);
  const end = (account) => atEnd(book, account);
  const fees = -year('Professional fees');
  const indirect = year('Salaries') + year('Rent') + year('Audit fee') + year('Depreciation');
  const interest = year('Interest on Capital');
  const remuneration = year('Partners Remuneration');
  const profit = fees - indirect - interest - remuneration;
  const capital = {
    'Asha, capital': -end('Asha, capital'),
    'Vikram, capital': -end('Vikram, capital'),
  };
  const current = {
    'Asha, current': -end('Asha, current'),
    'Vikram, current': -end('Vikram, current'),
  };
  const sum = (amounts) => Object.values(amounts).reduce((total, one) => total + one, 0);
  // A customer who has paid in advance owes nothing: the advance is a liability.
  const receivables = end('Municipal Council');
  const advances = -end('Patel Homes');
  const gst = -end('Output GST');
  const provisions = -end('Audit fee payable');
  return {
    result: {
      'Revenue from operations': fees,
      'Gross profit': fees,
      'Total indirect expenses': indirect,
      'Interest on partners’ capital': interest,
      'Partners’ remuneration': remuneration,
      'Net profit': profit,
    },
    sheet: {
      'Partners’ capital accounts': sum(capital),
      'Partners’ current accounts': sum(current),
      'Undistributed profit': profit,
      'Duties and taxes, net of input credit': gst,
      'Advances from customers': advances,
      Provisions: provisions,
      'Property, plant and equipment, at cost': end('Computers'),
      'Less: accumulated depreciation': end('Accumulated Depreciation'),
      Deposits: end('Office deposit'),
      'Short-term loans and advances': end('TDS Receivable'),
      'Trade receivables': receivables,
      'Bank balances': end('Bank'),
    },
    partners: { 'Partners’ capital accounts': capital, 'Partners’ current accounts': current },
    total: sum(capital) + sum(current) + profit + gst + advances + provisions,
    assets:
      end('Computers') +
      end('Accumulated Depreciation') +
      end('Office deposit') +
      end('TDS Receivable') +
      receivables +
      end('Bank'),
  };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify({ proprietor: proprietor(), firm: firm() }, null, 2));
}
