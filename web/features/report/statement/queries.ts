// What the statements read, as the address asks for it.
import {
  readBalanceSheet,
  readCashFlow,
  readProfitAndLoss,
} from '#api/contract/account/financial-statements.ts';
import { asking } from '#web/client/query.ts';
import type { StatementAddress } from './use-statement-address.ts';

type StatementRequest = Pick<StatementAddress, 'days' | 'columns' | 'form'>;

const common = ({ days, columns, form }: StatementRequest) => ({
  to: days.to,
  columns,
  ...(form !== null && { as: form }),
});

export type ResultQuery = StatementRequest & Pick<StatementAddress, 'compare'>;

export const resultQuery = (asked: ResultQuery) => ({
  ...common(asked),
  from: asked.days.from,
  compare: asked.compare,
});

export const resultIn = (bookId: number, asked: ResultQuery) =>
  asking(readProfitAndLoss, { params: { bookId }, query: resultQuery(asked) });

export const cashIn = (bookId: number, asked: ResultQuery) =>
  asking(readCashFlow, { params: { bookId }, query: resultQuery(asked) });

export type SheetQuery = StatementRequest & Pick<StatementAddress, 'comparedDay'>;

export const sheetQuery = (asked: SheetQuery) => ({
  ...common(asked),
  ...(asked.comparedDay !== null && { compare_to: asked.comparedDay }),
});

export const sheetIn = (bookId: number, asked: SheetQuery) =>
  asking(readBalanceSheet, { params: { bookId }, query: sheetQuery(asked) });
