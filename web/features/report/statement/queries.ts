// What the statements read, as the address asks for it.
import {
  readBalanceSheet,
  readCashFlow,
  readProfitAndLoss,
} from '#api/contract/account/financial-statements.ts';
import { asking } from '#web/client/query.ts';
import type { StatementAddress } from './use-statement-address.ts';

type StatementRequest = Pick<
  StatementAddress,
  'days' | 'columns' | 'compare' | 'form' | 'hidesZero'
>;

export const sheetQuery = ({ days, columns, compare, form, hidesZero }: StatementRequest) => ({
  to: days.to,
  columns,
  compare,
  ...(form !== null && { as: form }),
  ...(!hidesZero && ({ zero: 'shown' } as const)),
});

export const resultQuery = (asked: StatementRequest) => ({
  ...sheetQuery(asked),
  from: asked.days.from,
});

export const resultIn = (bookId: number, asked: StatementRequest) =>
  asking(readProfitAndLoss, { params: { bookId }, query: resultQuery(asked) });

export const cashIn = (bookId: number, asked: StatementRequest) =>
  asking(readCashFlow, { params: { bookId }, query: resultQuery(asked) });

export const sheetIn = (bookId: number, asked: StatementRequest) =>
  asking(readBalanceSheet, { params: { bookId }, query: sheetQuery(asked) });
