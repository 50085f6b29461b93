// Whether the law asks a book for its cash flow statement, and by which figures.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';

export const cashFlowDutyReply = record({
  isAsked: z.boolean().describe('Of a company: taken for a private one without a subsidiary.'),
  year: z.string().describe('The financial year before, whose figures decide.'),
  turnoverPaise: wireMoney.describe('Of that year.'),
  capitalPaise: wireMoney.nullable().describe('Share capital on the last day; null of no company.'),
  borrowingsPaise: wireMoney
    .nullable()
    .describe('The larger of both ends of that year; null of a company.'),
  level: z.enum(['I', 'II', 'III', 'IV']).nullable().describe('Null of a company.'),
  limits: record({ since: wireDay, capitalPaise: wireMoney, turnoverPaise: wireMoney })
    .nullable()
    .describe('Of a small company on the last day; null of others.'),
});
export type CashFlowDutyReply = z.output<typeof cashFlowDutyReply>;
