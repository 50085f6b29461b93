// Whether the law asks a book for its cash flow statement, and by which figures.
import { z } from 'zod';
import { rupeesText } from '#api/contract/wire/values.ts';

export const cashFlowDutyReply = z.strictObject({
  is_asked: z.boolean().describe('Of a company: taken for a private one without a subsidiary.'),
  year: z.string().describe('The financial year before, whose figures decide.'),
  turnover: rupeesText.describe('Of that year.'),
  capital: rupeesText.nullable().describe('Share capital on the last day; null of no company.'),
  borrowings: rupeesText
    .nullable()
    .describe('The larger of both ends of that year; null of a company.'),
  level: z.enum(['I', 'II', 'III', 'IV']).nullable().describe('Null of a company.'),
  limits: z
    .strictObject({ since: z.string(), capital: rupeesText, turnover: rupeesText })
    .nullable()
    .describe('Of a small company on the last day; null of others.'),
});
export type CashFlowDutyReply = z.infer<typeof cashFlowDutyReply>;
