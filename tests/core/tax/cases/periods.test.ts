import { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  parseReturnPeriod,
  parseTemplateDate,
  periodRefusal,
  returnPeriodOf,
  SPANS,
  spanOn,
} from '#core/tax/index.ts';
import { rule, runTable } from './table.ts';

const text = z.string();

const ERRORS = { 'before-gst': 'before GST', 'after-period': 'after the period' };

runTable('period', [
  rule(z.strictObject({ today: z.iso.date(), span: z.enum(SPANS) }), ({ today, span }) => ({
    ...spanOn(span, calendarDate(today)),
  })),
  rule(z.strictObject({ fy: text, month: text }), ({ fy, month }) => ({
    period: returnPeriodOf(fy, month),
  })),
  rule(z.strictObject({ text }), (input) => ({
    period: parseReturnPeriod(input.text),
    iso: parseTemplateDate(input.text),
  })),
  rule(z.strictObject({ date: z.iso.date(), period: text }), ({ date, period }) => {
    const reason = periodRefusal(calendarDate(date), period);
    return { error: reason === null ? null : ERRORS[reason] };
  }),
]);
